package house

import (
	"bytes"
)

// DecodePart reads one top-level key of a document that is known to be sound, with its
// value, as [Decode] reads a document that has no other: what is asked of much data at
// a time need not read all of it. Errors count lines from that key.
func DecodePart(file string, text []byte, key string, v any) error {
	_, err := Decode(file, part(text, key), v)
	return err
}

// part is the lines of a top-level key.
func part(text []byte, key string) []byte {
	var lines []byte
	inside := false
	for line := range bytes.Lines(text) {
		if !bytes.ContainsAny(line[:1], " \t\r\n#") { // a top-level key
			inside = bytes.HasPrefix(line, []byte(key+":"))
		}
		if inside {
			lines = append(lines, line...)
		}
	}
	return lines
}
