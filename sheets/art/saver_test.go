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
