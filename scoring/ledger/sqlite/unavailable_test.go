package sqlite_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"saddlebag/scoring/ledger/logbook"
)

// Where the file is not what was opened, or not to be written to, nothing is
// accepted. Once it is again, all goes on.
func TestFileTakenAway(t *testing.T) {
	for name, test := range map[string]struct {
		spoil   func(t *testing.T, file string) (mend func())
		why     string
		legible bool // it can be read all the same
	}{
		"moved away":         {moveAway(""), "gone", false},
		"its log moved away": {moveAway("-wal"), "gone", false},
		"replaced": {func(t *testing.T, file string) func() {
			back := moveAway("")(t, file)
			must(t, os.WriteFile(file, nil, 0o600))
			return back
		}, "gone", false},
		"read-only": {func(t *testing.T, file string) func() {
			must(t, os.Chmod(file, 0o400))
			return func() { must(t, os.Chmod(file, 0o600)) }
		}, "is read-only", true},
	} {
		t.Run(name, func(t *testing.T) {
			file := newFile(t)
			s := open(t, file)
			log := filled(t, s, "t1", 2)
			must(t, s.Ready(t.Context()))
			mend := test.spoil(t, file)
			_, loading := s.Load(t.Context(), "t1")
			if test.legible {
				whole(t, s, "t1", 2)
				loading = s.Ready(t.Context())
			}
			for what, err := range map[string]error{
				"Load":   loading,
				"Append": s.Append(t.Context(), "t1", note(log, "3")),
				"Create": s.Create(t.Context(), "t2", header, nil),
				"Ready":  s.Ready(t.Context()),
			} {
				var unavailable *logbook.UnavailableError
				if !errors.As(err, &unavailable) || !strings.Contains(unavailable.Why.String(), test.why) {
					t.Errorf("%s: %v; want an UnavailableError with %q", what, err, test.why)
				}
			}
			mend()
			must(t, s.Ready(t.Context()))
			must(t, s.Append(t.Context(), "t1", note(log, "3")))
			must(t, s.Close())
			whole(t, open(t, file), "t1", 3)
		})
	}
}

func moveAway(suffix string) func(*testing.T, string) func() {
	return func(t *testing.T, file string) func() {
		t.Helper()
		must(t, os.Rename(file+suffix, file+".away"))
		return func() { must(t, os.Rename(file+".away", file+suffix)) }
	}
}
