// Package codes makes the codes that open seats, and keeps them as hashes: long codes
// that nobody guesses, their keys, and short codes to read aloud.
package codes

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/base64"
	"io"
	"strings"
)

// The lengths of codes.
const (
	Bytes        = 16 // 128 bits: nobody guesses it
	codeLetters  = 26 // that a code has
	tagLetters   = 10 // of a table's id
	shortLetters = 6  // to be read aloud; opens nothing without the host
)

// plain is an alphabet that can be typed from a screenshot: base32 in lower
// case, without padding.
var plain = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// New makes an unguessable code.
func New(random io.Reader) (string, error) {
	b, err := Nonce(random)
	return plain.EncodeToString(b), err
}

// A Key is what opens a seat, as it's kept: the hash of a code that only the phone or
// program in that seat knows. The code is random and long, so nobody finds it from its
// hash.
type Key struct {
	Hash string `json:"hash"`
	// Tag tells apart the tables that one code opens: at the next table everybody
	// keeps their code, with the new table's tag.
	Tag string `json:"tag,omitempty"`
	// Left says that the phone doesn't want the table in its list.
	Left bool `json:"left,omitempty"`
	// From is the address that an onlooker came from with a link, as that of a table's maker.
	From string `json:"from,omitempty"`
}

// KeyOf is the key of a code with its tag, as in addresses.
func KeyOf(code string) Key {
	secret, tag := Split(code)
	return Key{Hash: Hash(secret), Tag: tag}
}

// Split takes the tag off a code.
func Split(code string) (secret, tag string) {
	if len(code) > codeLetters {
		return code[:codeLetters], code[codeLetters:]
	}
	return code, ""
}

// Tag is the tag of a table.
func Tag(id string) string { return id[:min(len(id), tagLetters)] }

// Hash is how a code or a link is kept.
func Hash(code string) string {
	sum := sha256.Sum256([]byte(code))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// Derived is a code derived from another. Whoever knows that one knows it, and its hash can
// be kept where nobody knows either.
func Derived(code string) string {
	sum := sha256.Sum256([]byte("derived " + code))
	return plain.EncodeToString(sum[:Bytes])
}

// Nonce makes random bytes, as many as a code has.
func Nonce(random io.Reader) ([]byte, error) {
	b := make([]byte, Bytes)
	_, err := io.ReadFull(random, b)
	return b, err
}

// The letters of short codes: none that sounds or looks like another, and no
// vowels, so that no words come out. They are 16, so that each is as likely.
const letters = "BCDFGHJKLMNPRSTX"

// Short makes a short code.
func Short(random io.Reader) (string, error) {
	b := make([]byte, shortLetters)
	if _, err := io.ReadFull(random, b); err != nil {
		return "", err
	}
	for i := range b {
		b[i] = letters[int(b[i])%len(letters)]
	}
	return string(b), nil
}

// CleanShort is a short code that somebody typed, cleaned up.
func CleanShort(typed string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(typed))
}

// Number makes two digits for two people to compare.
func Number(random io.Reader) (string, error) {
	b, err := Nonce(random)
	if err != nil {
		return "", err
	}
	return string([]byte{'0' + b[0]%10, '0' + b[1]%10}), nil
}

// A word is made of syllables, each of one of 16 consonants and one of 4 vowels:
// 36 bits, for who may try only so often.
const (
	consonants = "bdfghklmnprstvwz"
	vowels     = "aeio"
	syllables  = 6
)

// Word makes a word to copy by hand, like "tamoke-luriba".
func Word(random io.Reader) (string, error) {
	b, err := Nonce(random)
	if err != nil {
		return "", err
	}
	var word strings.Builder
	for i := range syllables {
		if i == syllables/2 {
			word.WriteByte('-')
		}
		word.WriteByte(consonants[b[2*i]%byte(len(consonants))])
		word.WriteByte(vowels[b[2*i+1]%byte(len(vowels))])
	}
	return word.String(), nil
}

// CleanWord is a word that somebody typed, without the parts that people leave out.
func CleanWord(typed string) string {
	return strings.ToLower(strings.NewReplacer(" ", "", "-", "").Replace(typed))
}
