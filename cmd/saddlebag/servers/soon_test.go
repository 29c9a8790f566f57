package servers

import (
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
)

// must wants something to work.
func must[T any](t testing.TB) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// soon wants something to come true.
func soon(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := programtest.Latest(t); !is(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not so in all the time that there is", what)
		}
	}
}
