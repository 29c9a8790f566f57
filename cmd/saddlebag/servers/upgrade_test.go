//go:build unix

package servers

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
)

// What TestRollingUpgrade does.
const (
	upgradeTables  = 3  // of four phones each
	upgradeEntries = 96 // that are acknowledged in each of its parts
)

// The program of the commit that UPGRADE_FROM names serves a database; this one comes to
// its side, and the other one goes. Phones play all the time by way of a balancer: each
// program shows and takes back what was entered by way of the other, phones of the one that
// goes go on at the other soon, and what was acknowledged is there once and in order.
func TestRollingUpgrade(t *testing.T) {
	t.Parallel()
	from := os.Getenv("UPGRADE_FROM")
	if from == "" {
		t.Skip("UPGRADE_FROM names no commit whose program is to be upgraded")
	}
	database := newDatabase(t)
	old := programtest.StartCommand(t, exec.Command(programOf(t, from), "serve", "--addr", "127.0.0.1:0", "--db", database, "--limits", "off", "--quotas", "off", "--drain", "1"))
	c := &chaos{balancer: startBalancer(t, old)}
	for range upgradeTables {
		c.sitDown(t)
	}
	code := strings.TrimPrefix(programtest.NewTableOf(t, old.At, "coal-n-write", live.Virtual, "Ann", "Bob"), "/t/")
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var following, playing sync.WaitGroup
	for _, p := range c.phones {
		following.Go(func() { p.follow(ctx, c) })
		playing.Go(func() { p.play(ctx, t, c) })
	}
	c.goOn(t, upgradeEntries)
	current := programtest.StartServer(t, database)
	c.balancer.join(current.At)
	takeTurns(t, programtest.ProgramAt(t, old.At, code), programtest.ProgramAt(t, current.At, code))
	c.goOn(t, upgradeEntries)
	if err := old.Cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := old.Cmd.Wait(); err != nil {
		t.Errorf("the old program did not end in order: %v\n%s", err, old.Said)
	}
	c.goOn(t, upgradeEntries)
	c.end(t, database, &playing, stop, &following)
}

// takeTurns has two programs, one and then the other, throw at a table, where the other one
// takes the throw back and writes a note: both show the same.
func takeTurns(t *testing.T, a, b programtest.Program) {
	t.Helper()
	seen := 0
	for _, by := range [][2]programtest.Program{{a, b}, {b, a}} {
		thrown := seen
		for i, event := range []string{"table roll *", "table undo", "table note mine"} {
			if !by[min(i, 1)].Enters(seen, event) {
				t.Fatalf("%s is refused after %d", event, seen)
			}
			if seen++; !slices.Equal(a.State(0).Moves, b.State(0).Moves) || len(a.State(0).Moves) != seen {
				t.Fatalf("after %s one shows %+v, the other %+v", event, a.State(0), b.State(0))
			}
		}
		if m := b.State(0).Moves[thrown]; m.Stands || strings.HasSuffix(m.Event, "*") {
			t.Errorf("the throw that was taken back is %+v", m)
		}
	}
}

// programOf builds the program of a commit. The test is skipped where there is no such
// history.
func programOf(t *testing.T, commit string) (program string) {
	t.Helper()
	const root = "../../.."
	run := func(folder, name string, args ...string) ([]byte, error) {
		cmd := exec.CommandContext(t.Context(), name, args...)
		cmd.Dir = folder
		return cmd.CombinedOutput()
	}
	if out, err := run(root, "git", "rev-parse", "--verify", commit+"^{commit}"); err != nil {
		t.Skipf("there is no commit %s here: %s", commit, out)
	}
	source := t.TempDir()
	program = filepath.Join(source, "old", "saddlebag")
	archive := filepath.Join(source, "source.tar")
	if out, err := run(root, "git", "archive", "--output", archive, commit); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if out, err := run(source, "tar", "-xf", archive); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if out, err := run(source, "go", "build", "-buildvcs=false", "-o", program, "./cmd/saddlebag"); err != nil {
		t.Fatalf("%s: %v: %s", commit, err, out)
	}
	return program
}
