package scoring

import (
	"strconv"
	"time"

	"saddlebag/scoring/speech"
)

// Date is a day as people write it: "2 January 2006".
func Date(t time.Time) speech.Text {
	return speech.Say("scoring.date", "n", t.Day(), "month", month(t), "year", t.Format("2006"))
}

// Day is a day as data have it, "2006-01-02", as people write it; what is no such day stays as it is.
func Day(of string) speech.Text {
	t, err := time.Parse(time.DateOnly, of)
	if err != nil {
		return speech.Words(of)
	}
	return Date(t)
}

// DayOfMonth is a day without its year: "2 January".
func DayOfMonth(t time.Time) speech.Text {
	return speech.Say("scoring.day-of-month", "n", t.Day(), "month", month(t))
}

func month(t time.Time) speech.Text {
	return speech.Text("scoring.month-" + strconv.Itoa(int(t.Month())))
}
