package web

import (
	"net/http"
	"net/url"
	"strconv"

	"saddlebag/scoring"
)

// sentForm reads a form that came with a request.
func sentForm(r *http.Request) (url.Values, error) {
	if err := r.ParseForm(); err != nil {
		return nil, malformed(err)
	}
	return r.PostForm, nil
}

// seatOf reads the field of a form that names a seat; scoring.Table where it
// names none.
func seatOf(form url.Values) (int, error) {
	value := form.Get("seat")
	if value == "" || value == nobody {
		return scoring.Table, nil
	}
	return numberOf(value, "seat")
}

// numberOf reads a whole number from 0 of an address or a form.
func numberOf(value, what string) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		return 0, refuse(http.StatusBadRequest, "%q is no number of a %s.", value, what)
	}
	return n, nil
}
