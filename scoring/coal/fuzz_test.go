package coal_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// Whatever is written below a header, each line is played or refused, and a
// refused one changes nothing.
func FuzzEvents(f *testing.F) {
	f.Add(false, "table roll 2+3+4\nAnn claim borax-1 4\nAnn dig tin-1 2+3\nBob store pistol 3 burro-2\n")
	f.Add(false, "table roll 1+1+1\nAnn store varmint 1 6+6+6\ntable roll 1+1\ntable roll 1\nAnn load burro-1 S T C B\nBob load burro-2\n")
	f.Add(true, "table roll 1+2+2\nAnn tonic\nAnn store blackjack 2 5+6\nAnn store tonic 2 9\nAnn correct cash +5 \"x\"\nAnn undo\n")
	house := lode(f)
	f.Fuzz(func(t *testing.T, solo bool, events string) {
		header := "saddlebag 1 coal-n-write\nplayer Ann\noption start-cash 100\n"
		if !solo {
			header += "player Bob\n"
		}
		doc, err := ledger.Parse(header + "\n" + events)
		if err != nil {
			return // too long
		}
		fold, err := ledger.Open(game.Game, &doc.Header, house)
		if err != nil {
			t.Fatal(err)
		}
		ledgertest.Taken(t, fold, doc)
		for seat, score := range fold.State().Tally() {
			if score.Total() < 0 {
				t.Errorf("seat %d has %s", seat, score.Total())
			}
		}
	})
}

// House data is read, or refused with the place of what is wrong.
func FuzzReadHouse(f *testing.F) {
	text, _ := templates.House("coal-n-write", "lode-1")
	f.Add(string(text))
	f.Add(strings.Replace(string(text), "digs: 1", "digs: -1", 1))
	f.Add("tunnels: []\nstash: 40\nburros: []\nprices: {}\n")
	f.Fuzz(func(t *testing.T, text string) {
		_, err := game.Game.ReadHouse("sheet.yaml", []byte(text))
		scoringtest.Placed(t, err, "sheet.yaml")
	})
}
