package live

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/base64"
	"io"
	"slices"
	"strings"
)

// The lengths of codes.
const (
	codeBytes    = 16 // 128 bits: nobody guesses it
	codeLetters  = 26 // that a code has
	tagLetters   = 10 // of a table's id
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

// A key is what opens a seat, as it is kept: by the hash of a code that only
// the phone or the program knows that sits there. The code is random and long:
// nobody finds it by its hash.
type key struct {
	Hash string `json:"hash"`
	// Tag tells the tables apart that one code opens: at the table played next
	// everybody has the code of before with the new table's tag.
	Tag string `json:"tag,omitempty"`
	// Left says that the phone does not want to be shown the table.
	Left bool `json:"left,omitempty"`
}

// keyOf is the key of a code with its tag, as addresses have it.
func keyOf(code string) key {
	secret, tag := split(code)
	return key{Hash: hashOf(secret), Tag: tag}
}

// split takes the tag off a code.
func split(code string) (secret, tag string) {
	if len(code) > codeLetters {
		return code[:codeLetters], code[codeLetters:]
	}
	return code, ""
}

// tagOf is the tag of a table.
func tagOf(id string) string { return id[:min(len(id), tagLetters)] }

// hashOf is how a code or a link is kept.
func hashOf(code string) string {
	sum := sha256.Sum256([]byte(code))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// has says whether a key opens the seat.
func (s *seat) has(k key) bool {
	return slices.ContainsFunc(s.Keys, func(own key) bool { return own.Hash == k.Hash && own.Tag == k.Tag })
}

// codeFor is the code by which one of some keys, as a phone keeps them, opens the
// seat; empty where none does.
func (s *seat) codeFor(secrets []string) string {
	for _, secret := range secrets {
		hash := hashOf(secret)
		for _, k := range s.Keys {
			if k.Hash == hash {
				return secret + k.Tag
			}
		}
	}
	return ""
}

// Key is the part of a code that a phone keeps, the same at all tables that were
// played on from one another.
func Key(code string) string {
	secret, _ := split(code)
	return secret
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
