package maloney

import (
	"testing"

	"saddlebag/scoring"
)

// What people write is read, where it can mean one thing.
func TestReadSloppy(t *testing.T) {
	blank, err := start(scoring.Setup{Players: []string{"Ann", "Bob", "Ann (joker)", "Bea"}, House: ours(t)})
	if err != nil {
		t.Fatal(err)
	}
	a := newAuditor(blank)
	row := func(column string) scoring.Place { return onTable(RowCell(3, column)) }
	for _, test := range []struct {
		place        scoring.Place
		text, values string // an empty value: it cannot be read
	}{
		{row(ColumnDay), "Monday", "mon"},
		{row(ColumnDay), "TH", "thu"},
		{row(ColumnDay), "Weds.", "wed"},
		{row(ColumnDay), "t", ""},
		{row(ColumnCity), "kansas city", "9"},
		{row(ColumnCity), "9 Kansas City", "9"},
		{row(ColumnCity), "chic", "8"},
		{row(ColumnCity), "9 Chicago", ""},
		{row(ColumnCity), "san", ""},
		{row(ColumnCity), "17", ""},
		{row(ColumnFound), "4", "+4"},
		{row(ColumnFound), "500", "+$500"},
		{row(ColumnFound), "−$1,000", "-$1000"},
		{row(ColumnFound), "500$", "+$500"},
		{row(ColumnFound), "50", ""},
		{row(ColumnDriver), "bob", "Bob"},
		{row(ColumnDriver), "BOB joker", "Bob (joker)"},
		{row(ColumnDriver), "Bo, no bid", "Bob (no bid)"},
		{row(ColumnDriver), "B", ""},
		{row(ColumnDriver), "Ann (Joker) (joker)", "Ann (joker) (joker)"},
		{row(ColumnBids), "ann 300, Bob 400", "Ann 300, Bob 400"},
		{row(ColumnBids), "bob $1,200; ann: 300", "Ann 300, Bob 1200"},
		{row(ColumnBids), "Bea fined 2,000 bo 300", "Bob 300, Bea fined 2000"},
		{row(ColumnBids), "Ann 300, Ann 500", "Ann 500"},
		{row(ColumnBids), "somebody 300", ""},
		{scoring.Place{Owner: 0, Cell: CardCell(0)}, "3 monday", "3-mon"},
		{scoring.Place{Owner: 0, Cell: CardCell(0)}, "Sacramento (Mon)", "3-mon"},
		{onTable(TestamentCell), "bob", "Bob"},
		{onTable(DeckCell), "Kansas City Tue", "9-tue"},
		{scoring.Place{Owner: 0, Cell: PointsCell}, "12", ""},
	} {
		value, ok := a.readSloppy(test.place, test.text)
		if ok != (test.values != "") || ok && value != test.values {
			t.Errorf("%s %q: %q, %v; want %q", test.place.Cell, test.text, value, ok, test.values)
		}
	}
}

// Whoever is called as if the joker had been played is told apart.
func TestNamesLikeSales(t *testing.T) {
	names := []string{"Ann", "Ann (joker)", "Ann (joker) (paid)"}
	seen := map[string]bool{}
	for seat := range names {
		for _, by := range []sale{bought, byJoker, byDefault} {
			text := writeDriver(names[seat], by)
			if d, ok := readDriver(names, text); !ok || d != (drive{seat, by}) || seen[text] {
				t.Errorf("%q is read as %+v", text, d)
			}
			seen[text] = true
		}
	}
}
