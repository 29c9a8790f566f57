package maloney

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	rules "saddlebag/scoring/maloney"
	papers "saddlebag/scoring/maloney/sheet"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// pursesOf are what a seat has at the close of each day that is over, in dollars, as far as
// the days tell; nil before a game has begun. A purse that the table has corrected is known
// at the last close alone.
func pursesOf(job press.Job, seat int) []string {
	if !job.Started {
		return nil
	}
	start, err := papers.Start(job.Setup)
	if err != nil || days(job) > papers.PaperDays {
		return nil
	}
	filled := scoring.Filled{}
	for _, c := range job.Cells {
		filled[scoring.Place{Owner: c.Owner, Cell: c.ID}] = scoring.Written{Value: c.Value, Struck: c.Struck}
	}
	marks := papers.Marks{Paper: papers.NewPaper(start.State), Sheet: audit.NewSheet(filled)}
	begun, closed := lastDays(marks, seat)
	now, _ := job.Cells.Find(seat, rules.PurseCell)
	purses := make([]string, closed)
	if purseAt(marks, seat, begun) == now.Value {
		for day := range purses {
			purses[day] = purseAt(marks, seat, day+1)
		}
	}
	if closed > 0 && begun == closed {
		purses[closed-1] = now.Value
	}
	return purses
}

// lastDays are the last day on which a purse can have changed, and the last one that has been
// closed.
func lastDays(marks papers.Marks, seat int) (begun, closed int) {
	for i := range marks.Days {
		d := &marks.Days[i]
		if marks.Value(d.Bids)+marks.Value(d.Driver)+marks.Value(d.Found) != "" {
			begun = i + 1
		}
		if marks.Value(d.Total[seat]) != "" {
			closed = i + 1
		}
	}
	return max(begun, closed), closed
}

// purseAt is what a seat has at the end of a day; empty where that isn't certain.
func purseAt(marks papers.Marks, seat, day int) string {
	if p := marks.Purse(seat, day); p.Known() {
		return strconv.Itoa(p.Least)
	}
	return ""
}

// drawPurseBox prints the box for the money of a day, counted from 0, and writes what is
// known of it.
func drawPurseBox(c canvas.Canvas, box panel.Slot, day int, purses []string) {
	c.Path(box.Outline(), art.BoxPen)
	if day < len(purses) {
		drawWritten(c, box, scoring.Cell{Value: purses[day]})
	}
}
