package logbook

import "crypto/sha256"

// Seal is the checksum of something that a store keeps beside a chain, which doesn't
// cover it: a header or a card, and whose table it is.
func Seal[T string | []byte](table string, content T) []byte {
	h := sha256.New()
	h.Write([]byte(table))
	h.Write([]byte{0}) // no id has one
	h.Write([]byte(content))
	return h.Sum(nil)
}
