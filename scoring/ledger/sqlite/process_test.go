//go:build unix

package sqlite_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/scoring/waittest"
)

// What a child process does, in the variable of this name; its argument is the
// file.
const (
	task         = "SADDLEBAG_TEST_TASK"
	appending    = "append" // until it is killed, and prints each number that was accepted
	unprivileged = "open"   // as a user who may only read, and prints the error
)

// killed is the table that is appended to.
const killed = "t1"

// nobody is a user to whom no file belongs.
const nobody = 65534

func TestMain(m *testing.M) {
	var err error
	switch os.Getenv(task) {
	case "":
		os.Exit(m.Run())
	case appending:
		err = appendForever(os.Args[1])
	case unprivileged:
		err = openUnprivileged(os.Args[1])
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

func appendForever(file string) error {
	ctx := context.Background()
	s, err := sqlite.Open(ctx, file)
	if err != nil {
		return err
	}
	log, err := s.Load(ctx, killed)
	if err != nil {
		return err
	}
	for {
		n := len(log.Records) + 1
		r := note(log, text(n))
		if err := s.Append(ctx, killed, r); err != nil {
			return err
		}
		log.Records = append(log.Records, r)
		fmt.Println(n)
	}
}

func text(number int) string { return fmt.Sprintf("this is entry %d", number) }

func openUnprivileged(file string) error {
	if os.Geteuid() == 0 { // to whom no file is read-only
		if err := syscall.Setuid(nobody); err != nil {
			return err
		}
	}
	if _, err := sqlite.Open(context.Background(), file); !errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("Open: %w; want %w", err, fs.ErrPermission)
	}
	s, err := sqlite.OpenReadOnly(context.Background(), file)
	if err != nil {
		return err
	}
	_, err = s.Load(context.Background(), "t1")
	return errors.Join(err, s.Close())
}

// A process is a child that was started for a task.
type process struct {
	cmd *exec.Cmd
	out io.Reader
}

func start(t *testing.T, what, file string) process {
	t.Helper()
	program, err := os.Executable()
	must(t, err)
	cmd := exec.CommandContext(t.Context(), program, file)
	cmd.Env = append(os.Environ(), task+"="+what)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	return process{cmd, out}
}

// A process is killed in the middle of writing, again and again. Whatever it
// has said yes to is in the file, and what it was about to say yes to is there
// whole or not at all.
func TestKilled(t *testing.T) {
	const rounds, enough = 5, 20
	file := newFile(t)
	s, err := sqlite.Open(t.Context(), file)
	must(t, err)
	must(t, s.Create(t.Context(), killed, header, nil))
	must(t, s.Close())

	accepted := 0
	for round := range rounds {
		child := start(t, appending, file)
		lines := bufio.NewScanner(child.out)
		for seen := 0; lines.Scan(); seen++ {
			n, err := strconv.Atoi(lines.Text())
			if err != nil || n <= accepted {
				t.Fatalf("the child says %q after entry %d", lines.Text(), accepted)
			}
			accepted = n
			if seen == enough {
				// Later in each round, to meet it in another moment, mostly in a write.
				waitForWrites(t, file, round)
				_ = child.cmd.Process.Kill()
			}
		}
		_ = child.cmd.Wait()
		if status, ok := child.cmd.ProcessState.Sys().(syscall.WaitStatus); !ok || status.Signal() != syscall.SIGKILL {
			t.Fatalf("the child ended by itself: %v", child.cmd.ProcessState)
		}

		s, err := sqlite.Open(t.Context(), file)
		must(t, err)
		log, err := s.Load(t.Context(), killed)
		must(t, err)
		// The last may have been written and not yet spoken of.
		if n := len(log.Records); n != accepted && n != accepted+1 {
			t.Errorf("%d entries, where %d were accepted", n, accepted)
		}
		accepted = len(log.Records)
		whole(t, s, killed, accepted)
		for i, r := range log.Records {
			if want := (ledger.Entry{Actor: "table", Verb: "note", Args: []string{text(i + 1)}}); r.Entry.String() != want.String() {
				t.Errorf("entry %d is %v; want %v", i+1, r.Entry, want)
			}
		}
		must(t, s.Close())
	}
	if accepted < rounds*enough {
		t.Errorf("%d entries in all; want %d or more", accepted, rounds*enough)
	}
}

// waitForWrites waits until a file's write-ahead log has been seen to grow so often.
func waitForWrites(t *testing.T, file string, times int) {
	t.Helper()
	size := func() int64 {
		log, err := os.Stat(file + "-wal")
		must(t, err)
		return log.Size()
	}
	grown, last := 0, size()
	waittest.For(t, "the log grows", func() bool {
		if now := size(); now > last {
			grown, last = grown+1, now
		}
		return grown >= times
	})
}

// A backup waits for no writer and no writer for a backup; entries of other
// processes are in it.
func TestBackupOfABusyFile(t *testing.T) {
	file := newFile(t)
	s := open(t, file)
	must(t, s.Create(t.Context(), killed, header, nil))
	child := start(t, appending, file)
	lines := bufio.NewScanner(child.out)
	accepted := 0
	for range 3 {
		for range 10 {
			if !lines.Scan() {
				t.Fatalf("the child ended: %v", lines.Err())
			}
			accepted++
		}
		to := newFile(t)
		must(t, s.Backup(t.Context(), to))
		copied := open(t, to)
		log, err := copied.Load(t.Context(), killed)
		must(t, err)
		if len(log.Records) < accepted {
			t.Errorf("the copy has %d entries of %d accepted ones", len(log.Records), accepted)
		}
		whole(t, copied, killed, len(log.Records))
	}
}

// A file that may only be read is refused when it is opened, not at the first
// entry; in a folder where nothing may be made it can be looked at all the same.
func TestReadOnlyFile(t *testing.T) {
	for name, mode := range map[string]fs.FileMode{"the file": 0o777, "its folder too": 0o555} {
		t.Run(name, func(t *testing.T) {
			file := newFile(t)
			s, err := sqlite.Open(t.Context(), file)
			must(t, err)
			filled(t, s, "t1", 1)
			must(t, s.Close())
			must(t, os.Chmod(filepath.Dir(filepath.Dir(file)), 0o755)) // the test's own folder
			must(t, os.Chmod(filepath.Dir(file), mode))
			must(t, os.Chmod(file, 0o444))
			before := read(t, file)

			child := start(t, unprivileged, file)
			said, err := io.ReadAll(child.out)
			must(t, err)
			if err := child.cmd.Wait(); err != nil {
				t.Errorf("the child: %v: %s", err, said)
			}
			if read(t, file) != before {
				t.Error("the file has changed")
			}
			must(t, os.Chmod(filepath.Dir(file), 0o700)) // to be cleared away
		})
	}
}
