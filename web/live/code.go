package live

import (
	"encoding/base32"
	"io"
	"strings"
)

// The lengths of codes.
const (
	codeBytes    = 16 // 128 bits: nobody guesses it
	shortLetters = 6  // to be read aloud; opens nothing without the host
)

// plain is an alphabet that can be typed from a screenshot: base32 in lower
// case, without padding.
var plain = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// newCode makes an unguessable code.
func (c Config) newCode() (string, error) {
	b, err := c.newNonce()
	return plain.EncodeToString(b), err
}

// newNonce makes what blinds a record.
func (c Config) newNonce() ([]byte, error) {
	b := make([]byte, codeBytes)
	_, err := io.ReadFull(c.Keys, b)
	return b, err
}

// The letters of short codes: none that sounds or looks like another, and no
// vowels, so that no words come out. They are 16, so that each is as likely.
const letters = "BCDFGHJKLMNPRSTX"

// newShort makes a short code.
func (c Config) newShort() (string, error) {
	b := make([]byte, shortLetters)
	if _, err := io.ReadFull(c.Keys, b); err != nil {
		return "", err
	}
	for i := range b {
		b[i] = letters[int(b[i])%len(letters)]
	}
	return string(b), nil
}

// cleanShort is a short code as somebody typed it.
func cleanShort(typed string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(typed))
}
