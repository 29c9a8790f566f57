package check_test

import (
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring/waittest"
)

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
	patience := time.AfterFunc(time.Until(waittest.Latest(t)), func() { _ = cmd.Process.Kill() })
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
