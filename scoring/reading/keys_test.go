package reading

import (
	"errors"
	"testing"
)

// A key counts as another only where no field has both.
func TestKeysOnce(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]TwiceError{
		`{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}`: {},
		`{"a": 1, "a": 2}`:                 {"a", 12},
		`{"a": 1, "A": 2}`:                 {"A", 12},
		`{"c": [{"a": 3, "\u0061": 4}]}`:   {"c.0.a", 24},
		`[1, "a", "a", null, true, 2.5e3]`: {},
	} {
		var twice *TwiceError
		if err := KeysOnce([]byte(text)); err != nil && !errors.As(err, &twice) {
			t.Errorf("%s: %v", text, err)
		}
		if twice == nil {
			twice = &TwiceError{}
		}
		if *twice != want {
			t.Errorf("%s: %q twice at %d, want %q at %d", text, twice.Field, twice.At, want.Field, want.At)
		}
	}
}
