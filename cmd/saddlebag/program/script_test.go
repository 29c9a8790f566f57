package program_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

// TestScript runs testdata/script: what a user types, and what comes back.
func TestScript(t *testing.T) {
	t.Parallel()
	finals, err := filepath.Abs(programtest.SlippedFinals)
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("XDG_CONFIG_HOME", env.WorkDir+"/config")
			env.Setenv("XDG_DATA_HOME", env.WorkDir+"/share")
			env.Setenv("NEWLINE", "\n")
			env.Setenv("FINALS", finals)
			env.Setenv("GORACE", "atexit_sleep_ms=0") // else each process waits a second at its end
			return nil
		},
		Condition: func(cond string) (bool, error) {
			if cond == "root" { // to whom no file is read-only
				return os.Geteuid() == 0, nil
			}
			return false, errors.New("no condition " + strconv.Quote(cond))
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exits,
			"fails": fails,
			"keep":  keep,
			"noise": noise,
		},
	})
}

// exits runs the program and wants an exit code: exits CODE ARG…
func exits(ts *testscript.TestScript, neg bool, args []string) {
	want, err := strconv.Atoi(args[0])
	if neg || err != nil {
		ts.Fatalf("usage: exits CODE ARG…")
	}
	got := command.ExitDone
	var exit *exec.ExitError
	if err := ts.Exec("saddlebag", args[1:]...); errors.As(err, &exit) {
		got = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

// complaint is all that a command that fails may say: what, why, and perhaps
// a hint. Only the name of a variable may start it with a capital.
var complaint = regexp.MustCompile(`^saddlebag: ([^A-Z\n]|SADDLEBAG_)[^\n]*: [^\n]+\n(  hint: [^\n]+\n)?$`)

// fails is exits for a command that says nothing but why it did nothing.
func fails(ts *testscript.TestScript, neg bool, args []string) {
	exits(ts, neg, args)
	if out := ts.ReadFile("stdout"); out != "" {
		ts.Fatalf("standard output is not empty")
	}
	if said := ts.ReadFile("stderr"); !complaint.MatchString(said) {
		ts.Fatalf("standard error is not one complaint: %q", said)
	}
}

// keep puts what JSON exports hold into a database: keep DATABASE TABLE EXPORT…
func keep(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 || len(args)%2 != 1 {
		ts.Fatalf("usage: keep DATABASE TABLE EXPORT…")
	}
	ctx := context.Background()
	store, err := sqlite.Open(ctx, ts.MkAbs(args[0]))
	ts.Check(err)
	for pair := range slices.Chunk(args[1:], 2) {
		var log logbook.Log
		ts.Check(json.Unmarshal([]byte(ts.ReadFile(pair[1])), &log))
		ts.Check(store.Create(ctx, pair[0], log.Header, nil, log.Records...))
	}
	ts.Check(store.Close())
}

// noise puts 10 MB of a kind after what a file holds, if it is there:
// noise zeros|random|line FILE
func noise(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: noise zeros|random|line FILE")
	}
	const size = 10_000_000
	content := make([]byte, size)
	switch args[0] {
	case "zeros":
	case "random":
		_, _ = rand.NewChaCha8([32]byte{}).Read(content)
	case "line":
		content = bytes.Repeat([]byte("a"), size)
	default:
		ts.Fatalf("no noise %q", args[0])
	}
	f, err := os.OpenFile(ts.MkAbs(args[1]), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	ts.Check(err)
	_, err = f.Write(content)
	ts.Check(err)
	ts.Check(f.Close())
}
