//go:build unix

package servers

import (
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
)

// said runs the program, and wants an exit code.
func said(t *testing.T, code int, args ...string) string {
	t.Helper()
	cmd := exec.Command("saddlebag", args...)
	out, _ := cmd.CombinedOutput() // the code tells
	if got := cmd.ProcessState.ExitCode(); got != code {
		t.Fatalf("saddlebag %s: exit code %d, want %d: %s", strings.Join(args, " "), got, code, out)
	}
	return string(out)
}

// A server keeps its tables in PostgreSQL as in a file, and they go from one to the
// other and back, whole.
func TestTablesInPostgreSQL(t *testing.T) {
	t.Parallel()
	folder, database := t.TempDir(), newDatabase(t)
	file := filepath.Join(folder, "tables.db")
	secret := strings.Replace(database, "postgres:///", "postgres://saddlebag:secret@/", 1)

	var code string
	t.Run("begun in a file", func(t *testing.T) {
		at := programtest.ServeFrom(t, file, "--limits", "off")
		code = playOn(t, at, strings.TrimPrefix(programtest.NewTableOf(t, at, "coal-n-write", live.Virtual, "Ann", "Bob"), "/t/"), 12)
	})
	if out := said(t, command.ExitDone, "copy", file, secret); !strings.Contains(out, "1 table, with 12 entries") || strings.Contains(out, "secret") {
		t.Errorf("copy said %q", out)
	}
	t.Run("served from PostgreSQL", func(t *testing.T) {
		at := programtest.ServeFrom(t, database, "--limits", "off")
		playOn(t, at, code, 8)
		if out := said(t, command.ExitDone, "tables", "list", "--db", secret); !strings.Contains(out, "coal-n-write  Ann Bob  20 entries") {
			t.Errorf("the list is %q", out)
		}
		if out := said(t, command.ExitRefused, "backup", "--db", secret, filepath.Join(folder, "b.db")); !strings.Contains(out, "pg_dump") || strings.Contains(out, "secret") {
			t.Errorf("backup said %q", out)
		}
	})
	if out := said(t, command.ExitDone, "verify", secret); !strings.Contains(out, "the chain of 20 entries is whole") || strings.Contains(out, "secret") {
		t.Errorf("verify said %q", out)
	}
	for _, want := range []string{"1 table, with 8 entries", "1 table, with 0 entries"} { // the rest, and nothing more
		if out := said(t, command.ExitDone, "copy", database, file); !strings.Contains(out, want) {
			t.Errorf("copy said %q, want %s", out, want)
		}
	}
	for _, x := range [][2]string{{file, filepath.Join(folder, ".", "tables.db")}, {database, secret}} {
		if out := said(t, command.ExitRefused, "copy", x[0], x[1]); !strings.Contains(out, "that's the same database twice") || strings.Contains(out, "secret") {
			t.Errorf("copy %s to itself said %q", x[0], out)
		}
	}
	chain := regexp.MustCompile("last [0-9a-f]{64}")
	if a, b := chain.FindString(said(t, command.ExitDone, "verify", database)), chain.FindString(said(t, command.ExitDone, "verify", file)); a != b || a == "" {
		t.Errorf("the chains end with %q and %q", a, b)
	}
}

// playOn enters some events, and returns the code of who did.
func playOn(t *testing.T, at, code string, events int) string {
	t.Helper()
	p, r := programtest.ProgramAt(t, at, code), rand.New(rand.NewPCG(1, 2))
	for range events {
		if !p.Enters(p.State(0).Seen, p.Some(r)) {
			t.Fatal("nothing was entered")
		}
	}
	return code
}
