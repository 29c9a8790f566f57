package web

import (
	"crypto/rand"
	"net/http"
	"strings"
	"time"
)

// A phone is known by a name that it was given by chance, and by nothing else.
// It opens no seat: it only helps a phone back to the seats that it has.
const (
	phoneCookie = "saddlebag-phone"
	phoneKept   = 365 * 24 * time.Hour
	phoneLength = 26 // of rand.Text: more than 128 bits
)

// phone is the name of the phone that asks; it is given one if it has none.
func phone(w http.ResponseWriter, r *http.Request) string {
	name := knownPhone(r)
	if name == "" {
		name = rand.Text()
	}
	remember(w, r, phoneCookie, name, phoneKept) // for another year
	return name
}

// knownPhone is the name of the phone that asks; empty where it has none.
func knownPhone(r *http.Request) string {
	c, err := r.Cookie(phoneCookie)
	if err != nil || len(c.Value) != phoneLength || strings.Trim(c.Value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") != "" {
		return ""
	}
	return c.Value
}
