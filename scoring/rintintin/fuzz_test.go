package rintintin_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// Whatever is written below a header, each line is played or refused, and a
// refused one changes nothing.
func FuzzEvents(f *testing.F) {
	f.Add(uint8(0), "Ann spin red\nAnn man red-1\nBob spin dog\nBob dog red-1\nAnn undo\nAnn spin line\n")
	f.Add(uint8(1), "Ann spin free\nAnn man red-1\nBob boodle ?\nBob reveal 10 0\ntable undo\ntable redo\n")
	f.Add(uint8(2), "Ann spin red\nAnn man red-1 2\nBob spin dog\nBob dog red-1 1\nAnn boodle 10\nAnn correct outlaws +5 \"x\"\n")
	for i, kind := range kinds {
		_, events, _ := strings.Cut(randomGame(f, kind.players, kind.options, uint64(i)).String(), "\n\n")
		f.Add(uint8(i), strings.NewReplacer(`"Player 1"`, "Ann", `"Player 2"`, "Bob", `"Player 3"`, "Cid", `"Player 4"`, "Dot").Replace(events))
	}
	f.Fuzz(func(t *testing.T, n uint8, events string) {
		kind := kinds[int(n)%len(kinds)]
		header := ledger.Header{Game: game.Game.Info().ID, Players: []string{"Ann", "Bob", "Cid", "Dot"}[:kind.players], Options: kind.options}
		doc, err := ledger.Parse(header.String() + "\n" + events)
		if err != nil {
			return // too long
		}
		ledgertest.Taken(t, open(t, doc), doc)
	})
}

// House data is read, or refused with the place of what is wrong.
func FuzzReadHouse(f *testing.F) {
	text, _ := templates.House("rin-tin-tin", "territories-1")
	f.Add(string(text))
	f.Add(strings.Replace(string(text), "[0, 0", "[0, -1", 1))
	f.Add("groups: []\nspinner: []\nboodle: []\n")
	f.Fuzz(func(t *testing.T, text string) {
		_, err := game.Game.ReadHouse("board.yaml", []byte(text))
		scoringtest.Placed(t, err, "board.yaml")
	})
}
