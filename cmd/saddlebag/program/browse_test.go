//go:build linux

package program_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
)

// Who opens the program by its icon is shown the first page, the second time too, and
// has time to read why there is none.
func TestOpenedByItsIcon(t *testing.T) {
	folder := t.TempDir()
	opened := filepath.Join(folder, "opened")
	browser := "#!/bin/sh\necho \"$1\" >> " + opened + "\n"
	if err := os.WriteFile(filepath.Join(folder, "xdg-open"), []byte(browser), 0o700); err != nil { //nolint:gosec // it is run
		t.Fatal(err)
	}
	t.Setenv("PATH", folder)
	address := net.JoinHostPort("127.0.0.1", programtest.FreePort(t))
	t.Setenv("SADDLEBAG_ADDR", address)
	t.Setenv("SADDLEBAG_DB", filepath.Join(folder, "tables.db"))

	ctx, end := context.WithCancel(t.Context())
	ended := make(chan int)
	var said bytes.Buffer
	go func() { ended <- program.RunByIcon(ctx, nil, strings.NewReader(""), io.Discard, &said) }()
	waitForText(t, opened, "http://"+address+"/\n")
	if code := program.RunByIcon(t.Context(), nil, strings.NewReader(""), io.Discard, t.Output()); code != command.ExitDone {
		t.Errorf("the second time: exit code %d", code)
	}
	waitForText(t, opened, "http://"+address+"/\n"+"http://"+strings.Replace(address, "127.0.0.1", "localhost", 1)+"/\n")
	end()
	if code := <-ended; code != command.ExitDone || said.Len() > 0 {
		t.Errorf("exit code %d, said %q", code, said.String())
	}

	t.Setenv("SADDLEBAG_DB", folder)
	pressed := strings.NewReader("\nmore")
	var why bytes.Buffer
	if code := program.RunByIcon(t.Context(), nil, pressed, io.Discard, &why); code != command.ExitFailed || pressed.Len() == len("\nmore") {
		t.Errorf("exit code %d, %d bytes not read", code, pressed.Len())
	}
	if got := why.String(); !strings.HasPrefix(got, "saddlebag: "+folder+": ") || !strings.HasSuffix(got, "\nPress Enter to close this window.\n") {
		t.Errorf("said %q", got)
	}
}

// waitForText waits until a file holds a text.
func waitForText(t *testing.T, file, want string) {
	t.Helper()
	waittest.For(t, fmt.Sprintf("%s has %q", file, want), func() bool {
		got, _ := os.ReadFile(file)
		return string(got) == want
	})
}
