package storms

import (
	"context"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
)

// A second server on the same file is refused, and those who only look are
// not. One that was killed leaves nothing behind that stops the next.
func TestSecondServer(t *testing.T) {
	database := filepath.Join(t.TempDir(), "tables.db")
	first := programtest.StartServer(t, database)
	table := programtest.NewTable(t, first.At, "Ann", "Bob")

	ctx, stop := context.WithDeadline(t.Context(), waittest.Latest(t)) // for one that serves
	defer stop()
	second := exec.CommandContext(ctx, "saddlebag", "serve", "--addr", "127.0.0.1:0", "--db", database)
	said, err := second.CombinedOutput()
	if code := second.ProcessState.ExitCode(); code != command.ExitFailed {
		t.Errorf("exit code %d, %v", code, err)
	}
	want := "saddlebag: " + database + ": another saddlebag serves this database\n  hint: stop the other server first, or keep the tables elsewhere with --db FILE; any number of servers share a PostgreSQL database with --db postgres://USER@HOST/NAME\n"
	if string(said) != want {
		t.Errorf("said %q", said)
	}
	for _, args := range [][]string{{"verify", database}, {"backup", "--db", database, filepath.Join(t.TempDir(), "copy.db")}} {
		if out, err := exec.Command("saddlebag", args...).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", strings.Join(args, " "), err, out)
		}
	}
	if _, ok := programtest.TakeEvent(first.At+table, "0", "table note here"); !ok {
		t.Error("the first server takes nothing any more")
	}
	first.Kill(t)
	programtest.Exported(t, programtest.ServeFrom(t, database)+table)
}
