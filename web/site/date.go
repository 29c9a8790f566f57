package site

import (
	"strconv"
	"time"

	"saddlebag/scoring/speech"
)

// Date is a day as people write it: "2 January 2006".
func Date(t time.Time) speech.Text {
	return speech.Say("site.date", "day", t.Day(), "month", month(t), "year", t.Format("2006"))
}

// DayOfMonth is a day without its year: "2 January".
func DayOfMonth(t time.Time) speech.Text {
	return speech.Say("site.day-of-month", "day", t.Day(), "month", month(t))
}

func month(t time.Time) speech.Text { return speech.Text("site.month-" + strconv.Itoa(int(t.Month()))) }
