package maloney_test

import (
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// Saver is for those who have little ink.
func TestSaver(t *testing.T) {
	sheetstest.Saves(t, maloney.Title, "board", "board-small", "cards", "box", "money", "tokens")
}

// Banknotes are all picture, and many: in saver and in grey they take little ink, front and
// back.
func TestBanknotesTakeLittleInk(t *testing.T) {
	const most = 0.12
	job := blank(t, 3)
	job.Duplex = press.LongEdge
	pages := made(t, job, "money")[:2]
	for _, ink := range []canvas.Ink{canvas.Saver, canvas.Grey} {
		if got := sheetstest.Coverage(t, maloney.Title, pages, ink); got > most {
			t.Errorf("%s: %.1f %% of the paper is ink, want %.0f at most", ink, 100*got, 100*most)
		}
	}
}
