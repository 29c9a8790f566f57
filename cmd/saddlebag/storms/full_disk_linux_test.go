package storms

import (
	"errors"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"saddlebag/cmd/saddlebag/programtest"
)

// A disk that is full takes no entry, and nobody is told that it did: the
// phone is asked to try again. Once there is room all goes on by itself.
func TestFullDisk(t *testing.T) {
	t.Run("a small file system", func(t *testing.T) {
		if os.Geteuid() != 0 {
			t.Skip("only root may mount one; the other test needs no right")
		}
		dir := t.TempDir()
		if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=3m"); err != nil {
			t.Skipf("no file system can be mounted here: %v", err)
		}
		t.Cleanup(func() {
			if err := syscall.Unmount(dir, 0); err != nil {
				t.Error(err)
			}
		})
		ballast := filepath.Join(dir, "ballast")
		fill := func(int) {
			if err := os.WriteFile(ballast, make([]byte, 4<<20), 0o600); !errors.Is(err, syscall.ENOSPC) {
				t.Fatal(err)
			}
		}
		free := func(int) {
			if err := os.Remove(ballast); err != nil {
				t.Fatal(err)
			}
		}
		meetFullDisk(t, filepath.Join(dir, "tables.db"), "the server's disk is full", fill, free)
	})
	t.Run("a limit to the size of files", func(t *testing.T) {
		var usual unix.Rlimit
		if err := unix.Prlimit(0, unix.RLIMIT_FSIZE, nil, &usual); err != nil {
			t.Fatal(err)
		}
		limit := func(size uint64) func(pid int) {
			return func(pid int) {
				if err := unix.Prlimit(pid, unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: size, Max: usual.Max}, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		meetFullDisk(t, filepath.Join(t.TempDir(), "tables.db"), "the server's disk isn't working properly", limit(0), limit(usual.Cur))
	})
}

// meetFullDisk plays while a disk fills up and is freed again.
func meetFullDisk(t *testing.T, database, why string, fill, free func(pid int)) {
	t.Helper()
	s := programtest.StartServer(t, database)
	n := notebook{t: t, table: s.At + programtest.NewTable(t, s.At, "Ann", "Bob")}
	for range 3 {
		n.note(http.StatusCreated)
	}
	programtest.WantAnswer(t, s.At+"/readyz", http.StatusOK, "ready\n")

	fill(s.Cmd.Process.Pid)
	var refused answered
	for len(n.taken) < 300 && refused.status != http.StatusServiceUnavailable { // there is room in what the file has already
		refused = n.note(0)
	}
	if want := "We can't save anything right now: " + why + ". This wasn't saved; send it again later."; refused.sentence != want || refused.retry != "5" {
		t.Fatalf("refused with %+v; want %q", refused, want)
	}
	programtest.WaitForAnswer(t, s.At+"/readyz", http.StatusServiceUnavailable, "not ready: "+why+"\n")
	programtest.WantAnswer(t, s.At+"/healthz", http.StatusOK, "ok\n")
	programtest.WantAnswer(t, n.table, http.StatusOK, "") // what is there can be looked at
	form := url.Values{"game": {"coal-n-write"}, "player": {"Cy"}, "me": {"1"}, "dice": {"physical"}}
	if answer, err := http.PostForm(s.At+"/tables", form); err != nil || answer.StatusCode != http.StatusServiceUnavailable { //nolint:noctx // the test ends with it
		t.Errorf("a new table: %v, %v", answer, err)
	} else {
		_ = answer.Body.Close()
	}

	free(s.Cmd.Process.Pid)
	n.note(http.StatusCreated) // as a phone sends it again
	for range 3 {
		n.note(http.StatusCreated)
	}
	programtest.WaitForAnswer(t, s.At+"/readyz", http.StatusOK, "ready\n")
	s.Kill(t)
	n.table = strings.Replace(n.table, s.At, programtest.ServeFrom(t, database), 1)
	n.compare()
	if out, err := exec.Command("saddlebag", "verify", database).CombinedOutput(); err != nil {
		t.Errorf("verify: %v\n%s", err, out)
	}
}

// A database that is moved away under a server takes nothing more, and goes on
// where it is put back.
func TestDatabaseTakenAway(t *testing.T) {
	database := filepath.Join(t.TempDir(), "tables.db")
	s := programtest.StartServer(t, database)
	n := notebook{t: t, table: s.At + programtest.NewTable(t, s.At, "Ann", "Bob")}
	n.note(http.StatusCreated)
	for _, taken := range []struct {
		why         string
		spoil, mend func() error
	}{
		{"the file with the tables is gone", func() error { return os.Rename(database, database+".away") }, func() error { return os.Rename(database+".away", database) }},
		{"the file with the tables is read-only", func() error { return os.Chmod(database, 0o400) }, func() error { return os.Chmod(database, 0o600) }},
	} {
		if err := taken.spoil(); err != nil {
			t.Fatal(err)
		}
		if got := n.note(http.StatusServiceUnavailable); !strings.Contains(got.sentence, taken.why) {
			t.Errorf("refused with %+v", got)
		}
		programtest.WaitForAnswer(t, s.At+"/readyz", http.StatusServiceUnavailable, "not ready: "+taken.why+"\n")
		programtest.WantAnswer(t, s.At+"/healthz", http.StatusOK, "ok\n")
		if err := taken.mend(); err != nil {
			t.Fatal(err)
		}
		n.note(http.StatusCreated) // as a phone sends it again
	}
	n.compare()
}
