package sheet_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
)

// What people write is read, where it can mean one thing.
func TestReadSloppy(t *testing.T) {
	blank, err := sheet.Start(scoring.Setup{Players: []string{"Ann", "Bob", "Ann (joker)", "Bea"}, House: scoringtest.House(t, game.Game, "../../../templates/maloneys-inheritance/cities-1.yaml")})
	if err != nil {
		t.Fatal(err)
	}
	paper := sheet.NewPaper(blank.State)
	row := func(column string) scoring.Place { return sheet.OnTable(maloney.RowCell(3, column)) }
	for _, test := range []struct {
		place        scoring.Place
		text, values string // an empty value: it cannot be read
	}{
		{row(maloney.ColumnDay), "Monday", "mon"},
		{row(maloney.ColumnDay), "TH", "thu"},
		{row(maloney.ColumnDay), "Weds.", "wed"},
		{row(maloney.ColumnDay), "t", ""},
		{row(maloney.ColumnCity), "kansas city", "9"},
		{row(maloney.ColumnCity), "9 Kansas City", "9"},
		{row(maloney.ColumnCity), "chic", "8"},
		{row(maloney.ColumnCity), "9 Chicago", ""},
		{row(maloney.ColumnCity), "san", ""},
		{row(maloney.ColumnCity), "17", ""},
		{row(maloney.ColumnFound), "4", "+4"},
		{row(maloney.ColumnFound), "500", "+$500"},
		{row(maloney.ColumnFound), "−$1,000", "-$1000"},
		{row(maloney.ColumnFound), "500$", "+$500"},
		{row(maloney.ColumnFound), "50", ""},
		{row(maloney.ColumnDriver), "bob", "Bob"},
		{row(maloney.ColumnDriver), "BOB joker", "Bob (joker)"},
		{row(maloney.ColumnDriver), "Bo, no bid", "Bob (no bid)"},
		{row(maloney.ColumnDriver), "B", ""},
		{row(maloney.ColumnDriver), "Ann (Joker) (joker)", "Ann (joker) (joker)"},
		{row(maloney.ColumnBids), "ann 300, Bob 400", "Ann 300, Bob 400"},
		{row(maloney.ColumnBids), "bob $1,200; ann: 300", "Ann 300, Bob 1200"},
		{row(maloney.ColumnBids), "Bea fined 2,000 bo 300", "Bob 300, Bea fined 2000"},
		{row(maloney.ColumnBids), "Ann 300, Ann 500", "Ann 500"},
		{row(maloney.ColumnBids), "somebody 300", ""},
		{scoring.Place{Owner: 0, Cell: maloney.CardCell(0)}, "3 monday", "3-mon"},
		{scoring.Place{Owner: 0, Cell: maloney.CardCell(0)}, "Sacramento (Mon)", "3-mon"},
		{sheet.OnTable(maloney.TestamentCell), "bob", "Bob"},
		{sheet.OnTable(maloney.DeckCell), "Kansas City Tue", "9-tue"},
		{scoring.Place{Owner: 0, Cell: maloney.PointsCell}, "12", ""},
	} {
		value, ok := paper.Read(test.place, test.text)
		if ok != (test.values != "") || ok && value != test.values {
			t.Errorf("%s %q: %q, %v; want %q", test.place.Cell, test.text, value, ok, test.values)
		}
	}
}

// Whoever is called as if the joker had been played is told apart.
func TestNamesLikeSales(t *testing.T) {
	names := []string{"Ann", "Ann (joker)", "Ann (joker) (paid)"}
	paper, seen := sheet.Paper{Names: names}, map[string]bool{}
	for seat := range names {
		for _, by := range []maloney.Sale{maloney.Bought, maloney.ByJoker, maloney.ByDefault} {
			text := sheet.WriteDriver(names[seat], by)
			if d, ok := paper.ReadDriver(text); !ok || d != (sheet.Drive{seat, by}) || seen[text] {
				t.Errorf("%q is read as %+v", text, d)
			}
			seen[text] = true
		}
	}
}
