package art

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

// A code is read by machines: it is the same in every ink mode.
func TestSaverLeavesCodesAlone(t *testing.T) {
	full, saved := canvas.NewListing(), canvas.NewListing()
	if err := DrawQR(full, 10, 10, 20, "coal n' ann"); err != nil {
		t.Fatal(err)
	}
	if err := DrawQR(canvas.Saver.On(saved), 10, 10, 20, "coal n' ann"); err != nil {
		t.Fatal(err)
	}
	if full.String() != saved.String() {
		t.Errorf("full\n%ssaver\n%s", full, saved)
	}
}

// A lump of coal is black with light cracks. Where the saver leaves only its
// outline, the cracks must stay, or it is but a shape among others.
func TestSaverKeepsWhatIsScratchedIntoSolids(t *testing.T) {
	l := canvas.NewListing()
	DrawIcon(canvas.Saver.On(l), Coal, 0, 0, 6, canvas.Black)
	ops := painted(l.String())
	if last := ops[len(ops)-1]; !strings.HasPrefix(last, "path stroke ink ") {
		t.Errorf("the cracks are drawn by %q, all of it by %q", last, ops)
	}
}

// Letters of a word are alike, and numbers that one plays by are as black in saver as in full:
// up to 8 mm they're solid. The letters of a large title are open.
func TestSaverLeavesWordsReadable(t *testing.T) {
	for _, lettered := range []struct {
		caps float64
		word string
		want string
	}{
		{3, "13", "path fill ink"},
		{8, "$100", "path fill ink"},
		{10, "Score", "path fill paper stroke ink "},
	} {
		l := canvas.NewListing()
		DrawLettered(canvas.Saver.On(l), 50, 50, lettered.caps, lettered.word, canvas.Black)
		if ops := painted(l.String()); len(ops) != 1 || !strings.HasPrefix(ops[0], lettered.want) {
			t.Errorf("%s, %.0f mm high, is drawn by %q, want %q", lettered.word, lettered.caps, ops, lettered.want)
		}
	}
}

// A number on a black disc, which saver hatches, is black with paper round it.
func TestSaverKeepsLettersOnSolids(t *testing.T) {
	l := canvas.NewListing()
	c := canvas.Saver.On(l)
	c.Path(canvas.Circle(10, 10, 4.1), canvas.Paint{Fill: canvas.Black})
	DrawLettered(c, 10, 10, 4.7, "8", canvas.Paper)
	ops := painted(l.String())
	if last := ops[len(ops)-1]; last != "path fill ink" || !strings.HasPrefix(ops[len(ops)-2], "path stroke paper ") {
		t.Errorf("the number is drawn by %q", ops)
	}
}
