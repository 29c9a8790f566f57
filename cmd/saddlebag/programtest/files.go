package programtest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
)

// WholeGames are the ledgers of whole games in the testdata of a game's rulebook.
func WholeGames(t *testing.T, id string) []string {
	t.Helper()
	files, err := filepath.Glob("../../../scoring/*/testdata/games/*.ledger")
	if err != nil {
		t.Fatal(err)
	}
	files = slices.DeleteFunc(files, func(file string) bool {
		return !strings.HasPrefix(Read(t, file), "saddlebag 1 "+id+"\n")
	})
	if len(files) == 0 {
		t.Fatalf("%s has no game in its testdata", id)
	}
	return files
}

// Worksheets are those of a title that nobody has written on, and of every
// game of it that is kept as an example.
func Worksheets(t *testing.T, title sheets.Title) []press.Job {
	t.Helper()
	info := title.Game.Info()
	house, err := command.FindHouse(title.Game, "", 0)
	if err != nil {
		t.Fatal(err)
	}
	blank, err := title.Blank(ledger.Header{Game: info.ID}, house)
	if err != nil {
		t.Fatal(err)
	}
	jobs := []press.Job{blank}
	for _, file := range WholeGames(t, info.ID) {
		text := Read(t, file)
		o, err := command.OpenLedger(file, text, DataBeside(file, text))
		if err != nil {
			t.Fatal(err)
		}
		ledger.Check(o.Fold, o.Doc)
		filled, err := sheets.Filled(filepath.Base(file), o.Opened)
		if err != nil {
			t.Fatal(err)
		}
		jobs = append(jobs, filled)
	}
	return jobs
}

// DataBeside is the file of the house data that an example was played on, where
// it is data of its own: that lies beside it.
func DataBeside(file, text string) string {
	before, _, ok := strings.Cut(text, " sha256:")
	if !ok {
		return ""
	}
	return filepath.Join(filepath.Dir(file), before[strings.LastIndex(before, " ")+1:]+".yaml")
}

// SlippedFinals has filled sheets in which somebody made a slip, and the same without it;
// the script settle says what they come to.
const SlippedFinals = "../check/testdata/finals/slips"

// BrokenLedger has a finding of each kind: a rule, a claim, a line that cannot
// be read.
const BrokenLedger = `saddlebag 1 coal-n-write
player Ann
player "Bob Tanner"
title "A windy night"

table roll 1+1+4   # both go for borax
Ann claim borax-1 4
"Bob Tanner" claim silver-1 4
Ann dance
"Bob Tanner claim
table note "a note that is as long as people write them when the evening is late and the lamp is low"
Ann correct cash +12 "the box was counted twice"
table stop "tired"
table result Ann 312
`

// Shell carries out a line in a folder, as a shell does.
func Shell(t *testing.T, dir, line string) {
	t.Helper()
	cmd := exec.Command("sh", "-e", "-c", line)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%s: %v\n%s", strings.TrimSpace(line), err, out)
	}
}

// Write writes a file for its owner alone.
func Write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// Read is what a file holds.
func Read(tb testing.TB, file string) string {
	tb.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		tb.Fatal(err)
	}
	return string(text)
}

// Change changes the one place of a file that has a text, as the owner of a
// bad disk finds it.
func Change(t *testing.T, file, was, is string) {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(content, []byte(was)); n != 1 || len(was) != len(is) {
		t.Fatalf("%q is there %d times", was, n)
	}
	if err := os.WriteFile(file, bytes.Replace(content, []byte(was), []byte(is), 1), 0o600); err != nil {
		t.Fatal(err)
	}
}
