package goldfever_test

import (
	"os"
	"strings"
	"testing"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/scoringtest"
)

// Whatever is written below a header, each line is played or refused, and a
// refused one changes nothing.
func FuzzEvents(f *testing.F) {
	const dealt = "table deals-joker Ted ?\ntable deals-joker Lena charm\ntable deals-joker Fred ?\ntable deals-joker Silas flask\n"
	f.Add(dealt + "table activate Ted\nTed shoot Fred colt\ntable card average panic\ntable card panic flee\nFred flee c2\nTed pick colt ?\nTed end\n")
	f.Add(dealt + "table activate Silas\nSilas throw dynamite d2\ntable card average miss\ntable card easy two-wounds\nSilas joker flask\nSilas ambush\n" +
		"table activate Lena\nLena move b2\nSilas react pass\nLena swap rock whisky Ted\nLena correct points +1 \"x\"\ntable undo\n")
	f.Add(dealt + "table activate Ted\nTed drop knife\nTed move c2\nTed pick nugget-1 3\nTed pick nugget-2 ?\nTed give nugget-1 Lena\n")
	for i := range uint64(2) {
		_, events, _ := strings.Cut(randomGame(f, tinyName, 2, i).String(), "\n\n")
		f.Add(events)
	}
	f.Fuzz(func(t *testing.T, events string) {
		header := ledger.Header{
			Game: game.Game.Info().ID, Players: []string{"Ann", "Bob"}, Data: ledger.Data{Word: "scenario", Name: tinyName},
		}
		doc, err := ledger.Parse(header.String() + "\n" + events)
		if err != nil {
			return // too long
		}
		ledgertest.Taken(t, open(t, doc), doc)
	})
}

// House data is read, or refused with the place of what is wrong.
func FuzzReadHouse(f *testing.F) {
	text, err := os.ReadFile("testdata/games/tiny.yaml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	f.Add(strings.Replace(string(text), "guns: [colt]", "guns: [knife]", 1))
	f.Add(strings.Replace(string(text), "[[Ted, Lena], [Fred, Silas]]", "[[Ted]]", 1))
	f.Add("scenario: {}\n")
	f.Fuzz(func(t *testing.T, text string) {
		_, err := game.Game.ReadHouse("fight.yaml", []byte(text))
		scoringtest.Placed(t, err, "fight.yaml")
	})
}
