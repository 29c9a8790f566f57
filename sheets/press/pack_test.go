package press

import (
	"strings"
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// boardSheet is a board of two tiles of a4, each 190 mm wide and as high: 281 mm less that
// and 8 for its ruler leave 83 under each.
func boardSheet(beside ...string) Sheet {
	return Sheet{Name: "board", Craft: Craft{Stock: "Board", Do: "Lay it."}, Beside: beside, Make: func(job Job) ([]Page, error) {
		return Tile(panel.Panel{ID: "board", Title: "Board", W: 370, H: 190}, nil, job.Paper, job.Margin)
	}}
}

// pieceSheet is a sheet that is cut into so many cards.
func pieceSheet(name string, stock speech.Text, card canvas.Size, cards []Card) Sheet {
	pieces := func(Job) ([]Batch, error) { return []Batch{{Card: card, Cards: cards}}, nil }
	return Sheet{Name: name, Craft: Craft{Stock: stock, Do: "Cut it."}, Pieces: pieces, Make: CutOut(speech.Words(name), pieces)}
}

// frontNames are the names of the fronts of a print.
func frontNames(t *testing.T, pages []Page, duplex Duplex) string {
	t.Helper()
	var names []string
	for _, l := range Leaves(pages, duplex) {
		names = append(names, l.Front.Name.String())
	}
	return strings.Join(names, "; ")
}

var tokenSize = canvas.Size{Name: "token", W: 18, H: 18}

// Twenty tokens of 18 mm lie under the first tile where the board takes them, in two rows of
// ten: 180 mm. Their marks of 2.5 mm lie in the margin, which has 3 mm that printers print. The
// plan says so, and where they are. Else they lie under the plan, which has room.
func TestPiecesLieBesideABoard(t *testing.T) {
	job := Job{Game: played, Paper: a4, Margin: 8}
	tokens := pieceSheet("tokens", "Card", tokenSize, deck(tokenSize, 20))
	for beside, want := range map[string]string{
		"tokens": "how to make it; board A1 with tokens; board A2",
		"cards":  "how to make it with tokens; board A1; board A2",
	} {
		pages, err := Pages([]Sheet{boardSheet(beside), tokens}, job, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := frontNames(t, pages, OneSided); got != want {
			t.Errorf("beside %s: %s, want %s", beside, got, want)
		}
	}
	pages, err := Pages([]Sheet{boardSheet("tokens"), tokens}, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	first := pages[1].placedOf("tokens")
	if len(first) != 20 || !near(first[0].X, 8) || !near(first[0].Y, 8+190+8+2.5) || !near(first[19].X, 8+9*18) || !near(first[19].Y, 8+190+8+2.5+18) {
		t.Errorf("%d tokens from %v to %v", len(first), first[0], first[len(first)-1])
	}
	// Four round all of it, one under the tile, one over the tokens, and one at their right, as
	// they are less wide; one into rows, and nine in each.
	if cuts, ok := Leaves(pages, OneSided)[1].Cuts(); !ok || cuts != 4+1+1+1+1+18 {
		t.Errorf("%d cuts, %v", cuts, ok)
	}
	plan, err := pages[0].List()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"2 to 3"`, `"2"`, `That makes 20 cards.`, "Leaf 2 also has tokens on it"} {
		if !strings.Contains(plan, want) {
			t.Errorf("the plan doesn't say %s:\n%s", want, plan)
		}
	}
	if line := leafOf(t, pages[1]); !strings.Contains(line, "leaf 2 of 3: board A1 with tokens") {
		t.Errorf("the leaf says %s", line)
	}
}

// What has a back lies on no leaf with what has none: the tokens with backs have one, the
// figures without lie beside the board.
func TestBacksShareNoLeafWithOthers(t *testing.T) {
	figure := canvas.Size{Name: "figure", W: 16, H: 60}
	set := []Sheet{
		boardSheet("tokens", "figures"),
		pieceSheet("tokens", "Card", tokenSize, deck(tokenSize, 20)),
		pieceSheet("figures", "Card", figure, withoutBacks(deck(figure, 4))),
	}
	for duplex, want := range map[Duplex]string{
		OneSided:   "how to make it; board A1 with figures, tokens; board A2",
		LongEdge:   "how to make it; board A1 with figures; board A2; tokens 1",
		GutterFold: "how to make it; board A1 with figures; board A2; tokens 1",
		BacksAfter: "how to make it; board A1 with figures; board A2; tokens 1; tokens 1 backs",
	} {
		pages, err := Pages(set, Job{Game: played, Paper: a4, Margin: 8, Duplex: duplex}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := frontNames(t, pages, duplex); got != want {
			t.Errorf("%d: %s, want %s", duplex, got, want)
		}
	}
}

// Of eleven cards nine fill a leaf. The last two share one with the tokens on the same
// stock, and with nothing on another. Without backs, both lie under the plan.
func TestRestsShareALeaf(t *testing.T) {
	set := []Sheet{
		pieceSheet("cards", "Card", Poker, deck(Poker, 11)),
		pieceSheet("tokens", "Card", tokenSize, deck(tokenSize, 30)),
		pieceSheet("notes", "Paper", canvas.Size{Name: "note", W: 63, H: 33}, deck(canvas.Size{W: 63, H: 33}, 3)),
	}
	for duplex, want := range map[Duplex]string{
		OneSided:   "how to make it with cards, tokens; cards 1; notes 1",
		LongEdge:   "how to make it; cards 1; cards 2 with tokens; notes 1",
		BacksAfter: "how to make it; cards 1; cards 2 with tokens; notes 1; cards 1 backs; cards 2 with tokens backs; notes 1 backs",
	} {
		pages, err := Pages(set, Job{Game: played, Paper: a4, Margin: 8, Duplex: duplex}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := frontNames(t, pages, duplex); got != want {
			t.Errorf("%d: %s, want %s", duplex, got, want)
		}
	}
}
