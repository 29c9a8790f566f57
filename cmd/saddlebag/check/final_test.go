package check_test

import (
	"bytes"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
	"saddlebag/scoring/final/finaltest"
)

// Of every whole game in the testdata of all games, the final document is right
// and agrees with its ledger. What a table has stopped has no sheets.
func TestEmitFinal(t *testing.T) {
	t.Parallel()
	for _, id := range titles.IDs() {
		t.Run(id, func(t *testing.T) { emitFinals(t, programtest.WholeGames(t, id)) })
	}
}

// takenBack finds a stop that the next line takes back.
var takenBack = regexp.MustCompile(`\ntable stop .*\ntable undo\n`)

func emitFinals(t *testing.T, files []string) {
	t.Helper()
	for _, file := range files {
		text := programtest.Read(t, file)
		check := func(args ...string) (string, int) {
			args = append([]string{"check", file}, args...)
			if data := programtest.DataBeside(file, text); data != "" {
				args = append(args, "--data", data)
			}
			var said bytes.Buffer
			code := program.Run(t.Context(), args, strings.NewReader(""), &said, &said)
			return said.String(), code
		}
		sheets, code := check("--emit-final")
		if strings.Contains(takenBack.ReplaceAllString(text, "\n"), "\ntable stop") {
			if code != command.ExitRefused {
				t.Errorf("%s was stopped, and has sheets: exit code %d\n%s", file, code, sheets)
			}
			continue
		}
		if code != command.ExitDone {
			t.Errorf("%s: exit code %d\n%s", file, code, sheets)
			continue
		}
		of := filepath.Join(t.TempDir(), "its.final")
		programtest.Write(t, of, sheets)
		report, code := check("--final", of)
		if code != command.ExitDone || !strings.Contains(report, "filled sheets: right\n") || !strings.Contains(report, "the sheets agree with "+file) {
			t.Errorf("%s: exit code %d\n%s", file, code, report)
		}
		d, err := final.Open(titles.Shelf(), of, sheets, command.OwnData(programtest.DataBeside(file, text)))
		if err != nil {
			t.Fatal(err)
		}
		written := finaltest.AsPeople(rand.New(rand.NewPCG(1, 2)), d)
		programtest.Write(t, of, written)
		report, code = check("--final", of)
		if code != command.ExitDone || !strings.Contains(report, "filled sheets: right\n") {
			t.Errorf("%s, as people write it: exit code %d\n%s\n%s", file, code, report, written)
		}
	}
}

// Sheets to fill in are a page of text for up to four players of any game, with
// nothing cut short; as they are, they say nothing.
func TestForms(t *testing.T) {
	t.Parallel()
	names := []string{"Ann", "Bob", "Cy", "Dee"}
	for _, title := range titles.List {
		info := title.Game.Info()
		for players := info.MinPlayers; players <= min(info.MaxPlayers, len(names)); players++ {
			args := []string{"new", info.ID, "--final", "--date", "2026-11-20"}
			for _, name := range names[:players] {
				args = append(args, "--player", name)
			}
			var said bytes.Buffer
			if code := program.Run(t.Context(), args, strings.NewReader(""), &said, &said); code != command.ExitDone {
				if strings.Contains(said.String(), "this scenario is for") {
					continue
				}
				t.Fatalf("%q: %s", args, said.String())
			}
			text := said.String()
			if n := strings.Count(text, "\n"); n > 60 {
				t.Errorf("%s for %d has %d lines", info.ID, players, n)
			}
			for line := range strings.Lines(text) {
				if utf8.RuneCountInString(line) > 101 || strings.HasSuffix(line, "…\n") {
					t.Errorf("%s for %d: too wide: %s", info.ID, players, line)
				}
			}
			d, err := final.Open(titles.Shelf(), "form", text, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(d.Filled) > 0 || len(d.Unread) > 0 {
				t.Errorf("%s for %d says something: %v", info.ID, players, d.Filled)
			}
		}
	}
}

// Documents as they were written when every blank had a line, and a row of the cash
// column was one entry ("+15 varmint 3"), are read as they were meant.
func TestOldDocuments(t *testing.T) {
	files, err := filepath.Glob("testdata/finals/*.final")
	if err != nil || len(files) == 0 {
		t.Fatalf("no documents: %v", err)
	}
	for _, file := range files {
		var said bytes.Buffer
		if code := program.Run(t.Context(), []string{"check", file}, strings.NewReader(""), &said, &said); code != command.ExitDone || !strings.Contains(said.String(), "filled sheets: right\n") {
			t.Errorf("exit code %d\n%s", code, said.String())
		}
	}
}
