package site

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// SentForm reads a form that came with a request.
func SentForm(r *http.Request) (url.Values, error) {
	if err := r.ParseForm(); err != nil {
		return nil, malformed(err)
	}
	return r.PostForm, nil
}

// A form that was not taken leads back to a page that can be read again: whoever comes
// back to it later is not asked by the browser whether to send the form once more. Why
// it was not taken goes along in a cookie of that page, and is said once.
const (
	returnCookie = "saddlebag-return"
	returnKept   = time.Minute
)

// What can be sayable is said in a language before it goes along.
type sayable interface{ In(l *speech.Language) any }

// Return leads from a form that was not taken to the address of a page, which gets the
// reason by Returned. The reason must be a few hundred bytes of JSON at the most.
func (s *Site) Return(w http.ResponseWriter, r *http.Request, to string, reason any) error {
	if said, ok := reason.(sayable); ok {
		reason = said.In(Language(r))
	}
	text, err := json.Marshal(reason)
	if err != nil {
		return err
	}
	path, _, _ := strings.Cut(to, "?")
	path, _, _ = strings.Cut(path, "#")
	http.SetCookie(w, &http.Cookie{
		Name: returnCookie, Value: base64.RawURLEncoding.EncodeToString(text), Path: path, MaxAge: int(returnKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteStrictMode, Secure: s.https(r),
	})
	http.Redirect(w, r, to, http.StatusSeeOther)
	return nil
}

// Returned reads the reason why a form was just refused and led back to a page, and says
// whether there is one.
func Returned(w http.ResponseWriter, r *http.Request, reason any) bool {
	c, err := r.Cookie(returnCookie)
	if err != nil {
		return false
	}
	http.SetCookie(w, &http.Cookie{Name: returnCookie, Path: r.URL.Path, MaxAge: -1})
	text, err := base64.RawURLEncoding.DecodeString(c.Value)
	return err == nil && json.Unmarshal(text, reason) == nil
}

// NumberOf reads a whole number, 0 or more, from an address or a form.
func NumberOf(value string, what speech.Text) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		return 0, Refuse(http.StatusBadRequest, "site.no-number", "value", strconv.Quote(value), "what", what)
	}
	return n, nil
}

// WholeNumber reads a number from 1 to most.
func WholeNumber(of speech.Text, text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, Refuse(http.StatusUnprocessableEntity, "site.no-whole-number", "of", of, "value", strconv.Quote(text), "most", most)
	}
	return n, nil
}

// Capital is a text that begins with a capital letter.
func Capital(text speech.Text) speech.Text { return speech.Say("site.capital", "what", text) }

// Sentence is an error as a sentence.
func Sentence(err error) speech.Text {
	var data *house.Error
	if errors.As(err, &data) {
		return data.Sentence()
	}
	return speech.Say("site.sentence", "what", speech.OfError(err))
}

// Cut shortens a text to at most so many characters. If something is left out, the last
// one is an ellipsis.
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
