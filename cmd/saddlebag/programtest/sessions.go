package programtest

import (
	"path/filepath"
	"strings"
	"testing"
)

// TypedInto keeps a game from a pipe: lines with "|" between them are typed into a
// ledger that has a header. It returns the events of the ledger and what was shown.
func TypedInto(t *testing.T, header, typed string) (kept []string, shown string, code int) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "night.ledger")
	Write(t, file, header)
	var out, complaints strings.Builder
	code = Run(t.Context(), []string{"play", file}, strings.NewReader(strings.ReplaceAll(typed, "|", "\n")), &out, &complaints)
	if complaints.String() != "" {
		t.Errorf("%q: %s", typed, complaints.String())
	}
	return strings.Split(strings.TrimSpace(strings.TrimPrefix(Read(t, file), header)), "\n"), out.String(), code
}
