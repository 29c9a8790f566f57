package site

import (
	"net/http"
	"net/url"
	"strconv"
	"unicode/utf8"
)

// SentForm reads a form that came with a request.
func SentForm(r *http.Request) (url.Values, error) {
	if err := r.ParseForm(); err != nil {
		return nil, malformed(err)
	}
	return r.PostForm, nil
}

// NumberOf reads a whole number from 0 of an address or a form.
func NumberOf(value, what string) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		return 0, Errorf(http.StatusBadRequest, "%q is no number of a %s.", value, what)
	}
	return n, nil
}

// WholeNumber reads a number from 1 to most.
func WholeNumber(of, text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, Errorf(http.StatusUnprocessableEntity, "the number of %s is %q, not a whole number from 1 to %d", of, text, most)
	}
	return n, nil
}

// Cut shortens a text to so many characters, the last one an ellipsis where
// something is left out.
func Cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	runes := 0
	for at := range text {
		if runes++; runes == most {
			if rest := text[at:]; utf8.RuneCountInString(rest) > 1 {
				return text[:at] + "…"
			}
		}
	}
	return text
}
