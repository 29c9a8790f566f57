package alike

import (
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// keptGames are the whole games of all rulebooks.
func keptGames(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../../../scoring/*/testdata/games/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d games: %v", len(files), err)
	}
	return files
}

// opened starts the game of a kept ledger, with its own house data where it has
// some; nil where the program does not offer the game.
func opened(t *testing.T, file string) *ledger.Opened {
	t.Helper()
	text := programtest.Read(t, file)
	if strings.HasPrefix(text, "saddlebag 1 nugget") {
		return nil
	}
	o, err := command.OpenLedger(file, text, programtest.DataBeside(file, text))
	if err != nil {
		t.Fatal(err)
	}
	return o.Opened
}

// What is written in the notation reads as it is, whoever has acted before, and
// so it does in small letters and with dice in one word.
func TestNotationReadsAsItIs(t *testing.T) {
	for _, file := range keptGames(t) {
		o := opened(t, file)
		if o == nil {
			continue
		}
		actor := ""
		for _, line := range o.Doc.Lines {
			words, err := ledger.Words(line.Entry.String())
			if err != nil {
				t.Fatal(err)
			}
			for _, typed := range [][]string{plainWords(words), small(line.Entry, words)} {
				if got, err := reading.Read(speech.English, o.Fold, actor, typed); err != nil || got.String() != line.Entry.String() {
					t.Errorf("%s:%d: %q reads as %s, %v, not %s", file, line.Number, typed, got, err, line.Entry)
				}
			}
			if v := o.Fold.Apply(line.Number, line.Entry); v != nil {
				t.Fatalf("%s:%d: %v", file, line.Number, v)
			}
			actor = line.Entry.Actor
		}
	}
}

func plainWords(words []ledger.Word) (list []string) {
	for _, w := range words {
		list = append(list, w.Text)
	}
	return list
}

// small writes an event in small letters, but for texts, and dice without "+".
func small(e ledger.Entry, words []ledger.Word) []string {
	typed := plainWords(words)
	if ledger.Unplayed(e.Verb) || e.Verb == ledger.VerbStop || e.Verb == ledger.VerbCorrect || e.Verb == ledger.VerbRename {
		return typed
	}
	for i, w := range typed {
		typed[i] = strings.ToLower(w)
		if i > 1 && strings.Trim(w, "123456+") == "" && !strings.HasPrefix(w, "+") {
			typed[i] = strings.ReplaceAll(w, "+", "")
		}
	}
	return typed
}
