package maloney

import (
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The pieces that are laid.
const (
	suitcasePiece speech.Text = "maloney.piece-suitcase"
	notePiece     speech.Text = "maloney.piece-note"
)

// laidOn is what lies and stands on a board: a suitcase beside each city and the car
// in one, the marker on a day, and in the boxes the card turned last, the testament
// and the bank's notes. Names and numbers of cities can be read beside it.
func laidOn(m *rules.Map, cardBay bool) panel.Laid {
	var land, week panel.Laid
	l := layoutOf(m)
	for i, city := range m.Cities {
		s := signOf(l, i)
		car := onPaper.parking(s)
		land.Places = append(land.Places,
			panel.Place{Name: city.Name, Piece: suitcasePiece, Most: 1, At: onPaper.bay(s)},
			panel.Place{Name: city.Name + ", car", Piece: press.Standing, Most: 1, At: car})
		land.Names = append(land.Names, city.Name)
		p := onPanel(l.of[i].at)
		land.Legible = append(land.Legible,
			canvas.Area{X: car.X, Y: s.Y, W: car.W, H: car.Y - s.Y},
			canvas.Area{X: p.x - ringRadius, Y: p.y - ringRadius, W: 2 * ringRadius, H: 2 * ringRadius})
	}
	for d := range rules.Weekday(rules.Days) {
		day := column(boardWeek.days, int(d), rules.Days, boardWeek.gap)
		name, words := 2*boardWeek.caps, 2*boardWeek.label.Leading()+boardWeek.caps
		week.Places = append(week.Places, panel.Place{
			Name: d.Name().String(), Piece: press.Standing, Most: 1, At: canvas.Area{X: day.X, Y: day.Y + name, W: day.W, H: day.H - name - words},
		})
		week.Legible = append(week.Legible, canvas.Area{X: day.X, Y: day.Y, W: day.W, H: name})
	}
	for i, piece := range []speech.Text{press.CardPiece, press.Standing, notePiece} {
		if i > 0 || cardBay {
			week.Places = append(week.Places, panel.Place{Name: tableBoxes[i].label.String(), Piece: piece, Most: 1, At: boardWeek.boxes[i]})
		}
	}
	land, week = land.At(boardEdge, boardEdge, 1), week.At(boardEdge, boardEdge+mapH, 1)
	return panel.Laid{Places: append(land.Places, week.Places...), Legible: append(land.Legible, week.Legible...), Names: land.Names}
}
