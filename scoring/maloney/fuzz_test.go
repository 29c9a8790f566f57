package maloney_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// Whatever is written below a header, each line is played or refused, and a
// refused one changes nothing.
func FuzzEvents(f *testing.F) {
	f.Add(uint8(0), "table start 3 fri\nAnn bid 500\nBob overbids 20000\nAnn buys 500\nAnn drives 9\nAnn suitcase +3\nBob lays 9 thu\ntable day\n")
	f.Add(uint8(0), "table start 3 sun\ntable nobid\nAnn undo\ntable redo\nAnn correct money -500 \"x\"\nAnn correct points +0.5 \"x\"\n")
	f.Add(uint8(2), "table deals Ann ? ? ? ? ? ? ? ? ? ? ? ?\ntable deals Bob 1-mon\n")
	players := strings.NewReplacer(`"Player 1"`, "Ann", `"Player 2"`, "Bob", `"Player 3"`, "Cid", `"Player 4"`, "Dot", `"Player 5"`, "Eve", `"Player 6"`, "Fay")
	for i, kind := range kinds {
		_, events, _ := strings.Cut(randomGame(f, kind.players, kind.options, uint64(i)).String(), "\n\n")
		f.Add(uint8(i), players.Replace(events))
	}
	f.Fuzz(func(t *testing.T, n uint8, events string) {
		kind := kinds[int(n)%len(kinds)]
		header := ledger.Header{Game: game.Game.Info().ID, Players: []string{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay"}[:kind.players], Options: kind.options}
		doc, err := ledger.Parse(header.String() + "\n" + events)
		if err != nil {
			return // too long
		}
		ledgertest.Taken(t, open(t, doc), doc)
	})
}

// House data is read, or refused with the place of what is wrong.
func FuzzReadHouse(f *testing.F) {
	text, _ := templates.House("maloneys-inheritance", "cities-1")
	f.Add(string(text))
	f.Add(strings.Replace(string(text), "[2, 3", "[3, 3", 1))
	f.Add("cities: []\nsuitcases: []\n")
	f.Fuzz(func(t *testing.T, text string) {
		_, err := game.Game.ReadHouse("map.yaml", []byte(text))
		scoringtest.Placed(t, err, "map.yaml")
	})
}
