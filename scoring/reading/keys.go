package reading

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
)

// A TwiceError is a key that an object of JSON has twice.
type TwiceError struct {
	Field string // the key, behind those of what the object is in
	At    int    // how many bytes in, where the second one ends
}

func (e *TwiceError) Error() string { return e.Field + " twice" }

// KeysOnce fails with a [*TwiceError] if an object in JSON, which has been decoded once, has a
// key twice: otherwise nobody would notice that the first has no effect. Names of fields that
// differ in case are decoded into the same one.
func KeysOnce(text []byte) error {
	return keysOnce(json.NewDecoder(bytes.NewReader(text)), nil)
}

func keysOnce(d *json.Decoder, within []string) error {
	begins, err := d.Token()
	list, object := begins == json.Delim('['), begins == json.Delim('{')
	if err != nil || !list && !object {
		return err
	}
	keys := map[string]bool{}
	for n := 0; d.More(); n++ {
		name := strconv.Itoa(n)
		if object {
			key, err := d.Token()
			if err != nil {
				return err
			}
			name, _ = key.(string)
			folded := strings.ToLower(strings.ToUpper(name)) // some small letters share a capital
			if keys[folded] {
				return &TwiceError{strings.Join(append(within, name), "."), int(d.InputOffset())}
			}
			keys[folded] = true
		}
		if err := keysOnce(d, append(within, name)); err != nil {
			return err
		}
	}
	_, err = d.Token() // the end
	return err
}
