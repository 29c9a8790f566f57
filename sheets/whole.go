package sheets

// wholeFoot is the room under a board on one page, for the ruler.
const wholeFoot = RulerHeight + 3

// WholeSide is the side of the largest square board that a page holds with a
// ruler under it, mm.
func WholeSide(inside Area) float64 { return min(inside.W, inside.H-wholeFoot) }

// Whole puts a square board in the middle of one page, with a ruler under it.
// It is as large as WholeSide says, but no larger than most, mm; panel draws it
// with a side. A *Refusal says that the margin is impossible.
func Whole(job Job, name string, most float64, panel func(side float64) Panel) ([]Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	side := min(most, WholeSide(inside))
	at := Placed{Panel: panel(side), X: inside.X + (inside.W-side)/2, Y: inside.Y + (inside.H-wholeFoot-side)/2}
	return []Page{{
		Size: job.Paper, Name: name, Placed: []Placed{at}, Cells: job.TableCells(),
		Furniture: func(c Canvas) { DrawRuler(c, inside.X+(inside.W-RulerLength)/2, at.Y+side+3) },
	}}, nil
}
