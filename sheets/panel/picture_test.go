package panel_test

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A picture has the words of its panel that are 6 points or more as it is printed, and
// nothing for the others: half as large, of 12 and 11 points the first.
func TestPictureLeavesOutWhatIsTooSmall(t *testing.T) {
	land := panel.Panel{ID: "land", W: 100, H: 50, Pieces: []panel.Piece{{Name: "chip"}}, Static: func(c canvas.Canvas) {
		c.Text(10, 10, "large", canvas.Type{Size: 12, Colour: canvas.Black})
		c.Text(10, 20, "small", canvas.Type{Size: 11, Align: canvas.Right, Colour: canvas.Black})
	}}
	shown := land.Scaled(0.25).AsPicture(2)
	list, err := press.Page{Placed: []panel.Placement{{Panel: shown}}}.List()
	if err != nil || shown.Pieces != nil {
		t.Fatalf("%v, pieces %v", err, shown.Pieces)
	}
	if !strings.Contains(list, `"large"`) || strings.Contains(list, `"small"`) || strings.Contains(list, "path") {
		t.Errorf("drawn:\n%s", list)
	}
}
