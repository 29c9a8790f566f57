package play_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
)

// Processes that write to one ledger at once take turns: nothing is lost and
// no line is torn.
func TestManySayAtOnce(t *testing.T) {
	const header = "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\n"
	const writers = 16
	file := filepath.Join(t.TempDir(), "night.ledger")
	programtest.Write(t, file, header)

	var wg sync.WaitGroup
	for i := range writers {
		wg.Go(func() {
			note := fmt.Sprintf(`table note "message %02d"`, i)
			if out, err := exec.Command("saddlebag", "say", file, note).CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", note, err, out)
			}
		})
	}
	wg.Wait()

	events, ok := strings.CutPrefix(programtest.Read(t, file), header)
	if !ok {
		t.Fatal("the header has changed")
	}
	if n := strings.Count(events, "\n"); n != writers {
		t.Errorf("%d lines were written, want %d", n, writers)
	}
	for i := range writers {
		if want := fmt.Sprintf("table note \"message %02d\"\n", i); strings.Count(events, want) != 1 {
			t.Errorf("%q is not there once", want)
		}
	}
}

// Of two that spend the same die at once, the later is judged by the ledger
// that the earlier has left.
func TestOneDieIsSpentOnce(t *testing.T) {
	file := filepath.Join(t.TempDir(), "night.ledger")
	programtest.Write(t, file, "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\ntable roll 2+3+4\n")
	codes := make([]int, 2)
	var wg sync.WaitGroup
	for i, tunnel := range []string{"tin-1", "tin-2"} {
		wg.Go(func() {
			cmd := exec.Command("saddlebag", "say", file, "Ann", "dig", tunnel, "4")
			_ = cmd.Run()
			codes[i] = cmd.ProcessState.ExitCode()
		})
	}
	wg.Wait()
	if codes[0]+codes[1] != command.ExitRefused {
		t.Errorf("exit codes %d, want one %d and one %d", codes, command.ExitDone, command.ExitRefused)
	}
	if n := strings.Count(programtest.Read(t, file), "Ann dig "); n != 1 {
		t.Errorf("the die was spent %d times", n)
	}
}
