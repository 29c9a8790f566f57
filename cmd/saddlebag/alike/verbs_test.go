package alike

import (
	"path/filepath"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
)

// legalEvents are all events of the kept ledgers of a game, as they are written.
func legalEvents(t *testing.T) map[string]map[string]bool {
	t.Helper()
	files := keptGames(t)
	examples, err := filepath.Glob("../../../scoring/*/testdata/verbs/*.ledger")
	if err != nil {
		t.Fatal(err)
	}
	legal := map[string]map[string]bool{}
	for _, file := range append(files, examples...) {
		o := opened(t, file)
		if o == nil {
			continue
		}
		id := o.Fold.Game().Info().ID
		if legal[id] == nil {
			legal[id] = map[string]bool{}
		}
		for _, line := range o.Doc.Lines {
			if v := o.Fold.Apply(line.Number, line.Entry); v != nil {
				t.Errorf("%s:%d: %v", file, line.Number, v)
			}
			legal[id][line.Entry.String()] = true
		}
	}
	return legal
}

// Every example of a verb is an event of a game that was played: of a whole game,
// or of one in testdata/verbs that was begun to have it.
func TestExamplesArePlayed(t *testing.T) {
	legal := legalEvents(t)
	for _, title := range titles.List {
		info := title.Game.Info()
		for _, v := range ledger.AllVerbs(info) {
			if !legal[info.ID][v.Example] {
				t.Errorf("%s: no game has %s", info.ID, v.Example)
			}
		}
	}
}
