package main

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
)

// Processes that write to one ledger at once take turns: nothing is lost and
// no line is torn.
func TestManySayAtOnce(t *testing.T) {
	const header = "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\n"
	const writers = 16
	file := filepath.Join(t.TempDir(), "night.ledger")
	write(t, file, header)

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

	events, ok := strings.CutPrefix(read(t, file), header)
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
	write(t, file, "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\ntable roll 2+3+4\n")
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
	if codes[0]+codes[1] != exitRefused {
		t.Errorf("exit codes %d, want one %d and one %d", codes, exitDone, exitRefused)
	}
	if n := strings.Count(read(t, file), "Ann dig "); n != 1 {
		t.Errorf("the die was spent %d times", n)
	}
}

// An interrupt ends a command that waits for its input.
func TestInterruptEndsWaiting(t *testing.T) {
	if signal.Ignored(os.Interrupt) {
		t.Skip("interrupts are ignored here, and by all that is started from here")
	}
	cmd := exec.Command("saddlebag", "check", "-")
	if _, err := cmd.StdinPipe(); err != nil { // stays open until the end
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	patience := time.AfterFunc(time.Until(latest(t)), func() { _ = cmd.Process.Kill() })
	defer patience.Stop()
	// Until the program has started, the interrupt is the runtime's to deal
	// with, to the same end.
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	err := cmd.Wait()
	if err == nil || !strings.Contains(err.Error(), "interrupt") {
		t.Errorf("the command ended with %v", err)
	}
}

// What the README tells a newcomer to type works, in its order, in one folder.
func TestReadme(t *testing.T) {
	t.Parallel()
	readme := read(t, filepath.Join("..", "..", "README.md"))
	dir := t.TempDir()
	var typed int
	for _, block := range regexp.MustCompile("(?s)\n```\n(.*?)\n```\n").FindAllStringSubmatch(readme, -1) {
		if strings.HasPrefix(block[1], "saddlebag 1 ") {
			write(t, filepath.Join(dir, "readme.ledger"), block[1]+"\n")
			shell(t, dir, "saddlebag check readme.ledger")
			continue
		}
		for line := range strings.Lines(block[1]) {
			if strings.HasPrefix(line, "saddlebag ") || strings.Contains(line, "| saddlebag ") {
				shell(t, dir, line)
				typed++
			}
		}
	}
	if typed == 0 {
		t.Error("the README has no command to type")
	}
}

func shell(t *testing.T, dir, line string) {
	t.Helper()
	cmd := exec.Command("sh", "-e", "-c", line)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%s: %v\n%s", strings.TrimSpace(line), err, out)
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func read(tb testing.TB, file string) string {
	tb.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		tb.Fatal(err)
	}
	return string(text)
}
