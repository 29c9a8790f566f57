package club

import (
	"fmt"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Measures of a calendar, mm: two halves of a year over one another, a column for each week.
const (
	weekdays   = 4.6 // for their letters
	weeks      = 28  // that half a year has at most, some of them in part
	dayStep    = (width - weekdays) / weeks
	daySide    = dayStep - 0.35
	blankDay   = 0.6 // the dot of a day without games
	monthHigh  = 4.8
	halfHigh   = monthHigh + 7*dayStep + 1.5
	yearHigh   = 5.4
	daysHigh   = yearHigh + 2*halfHigh
	dayKeyHigh = 5.0
)

// dayTones are those of days with one game, two, three, and more.
var dayTones = [...]canvas.Tone{
	{Pattern: canvas.Diagonal, Pitch: 1.0, Weight: 0.24, Colour: canvas.Spot},
	{Pattern: canvas.Cross, Pitch: 1.0, Weight: 0.24, Colour: canvas.Spot},
	{Pattern: canvas.Cross, Pitch: 0.7, Weight: 0.26, Colour: canvas.Spot},
	{Pattern: canvas.Cross, Pitch: 0.5, Weight: 0.3, Colour: canvas.Spot},
}

// calendar shows when the group has played in its year.
func (cl Club) calendar() Chart {
	plays, all, rows := map[string]int{}, 0, [][]speech.Text(nil)
	for _, n := range cl.Stats.Nights {
		if n.Day[:4] == fmt.Sprintf("%04d", cl.Year) {
			plays[n.Day] = n.Plays
			all += n.Plays
			rows = append(rows, []speech.Text{scoring.Day(n.Day), number(n.Plays)})
		}
	}
	says := speech.Say("club.no-nights-in", "year", cl.Year)
	if all > 0 {
		says = speech.Say("club.year", "year", cl.Year, "nights", speech.Say("club.nights", "n", len(rows)), "games", speech.Say("club.times", "n", all))
	}
	ch := cl.chart("calendar", "club.calendar", Game{}, daysHigh+dayKeyHigh, func(c canvas.Canvas) {
		canvas.Fit(c, canvas.Area{W: width, H: yearHigh - 0.6}, c.Say(says), art.PlainType)
		for half := range 2 {
			drawHalf(c, yearHigh+float64(half)*halfHigh, cl.Year, time.Month(1+6*half), plays)
		}
		drawDayKeys(c, daysHigh)
	})
	ch.Heads, ch.Rows = []speech.Text{"club.night", "club.games"}, rows
	return ch
}

// drawHalf draws six months from y on. Weeks begin on Mondays.
func drawHalf(c canvas.Canvas, y float64, year int, from time.Month, plays map[string]int) {
	first := time.Date(year, from, 1, 0, 0, 0, 0, time.UTC)
	before := (int(first.Weekday()) + 6) % 7 // days from Monday to the first
	for day := range 7 {
		canvas.Fit(c, canvas.Area{Y: y + monthHigh + float64(day)*dayStep, W: weekdays - 0.6, H: daySide}, c.Say(speech.Text(fmt.Sprint("club.weekday-", day+1))), art.TinyType.Sized(6).Centred())
	}
	x := func(day time.Time) float64 {
		return weekdays + float64((before+int(day.Sub(first).Hours())/24)/7)*dayStep
	}
	var blank canvas.Path
	var played [len(dayTones)]canvas.Path
	for day := first; day.Month() < from+6 && day.Year() == year; day = day.AddDate(0, 0, 1) {
		if next := day.AddDate(0, 1, 0); day.Day() == 1 {
			canvas.Fit(c, canvas.Area{X: x(day), Y: y, W: x(next) - x(day) - 0.4, H: monthHigh - 0.3}, c.Say(speech.Text(fmt.Sprint("scoring.month-", int(day.Month())))), art.CaptionType)
		}
		square := canvas.Rect(x(day), y+monthHigh+float64((int(day.Weekday())+6)%7)*dayStep, daySide, daySide)
		if n := plays[day.Format(time.DateOnly)]; n > 0 {
			i := min(n, len(dayTones)) - 1
			played[i] = append(played[i], square...)
		} else {
			blank = append(blank, dot(square[0].X+daySide/2, square[0].Y+daySide/2)...)
		}
	}
	c.Path(blank, canvas.Paint{Stroke: canvas.Black, Width: blankDay, Round: true, Kept: true})
	for i, days := range played {
		drawDays(c, days, i)
	}
}

// dot is a line so short that only its round ends are seen.
func dot(x, y float64) canvas.Path {
	const long = 0.01
	return canvas.Line(x, y, x+long, y)
}

// drawDays draws the squares of days with so many games, less one.
func drawDays(c canvas.Canvas, days canvas.Path, i int) {
	if len(days) > 0 {
		c.Hatch(days, dayTones[i])
		c.Path(days, art.RulePen)
	}
}

// drawDayKeys says what the squares mean.
func drawDayKeys(c canvas.Canvas, y float64) {
	a := canvas.Area{X: weekdays, Y: y, W: 26, H: daySide}
	canvas.Fit(c, a, c.Say("club.that-night"), art.CaptionType)
	const step = 10.0
	x := a.X + a.W + 1
	for i := range dayTones {
		drawDays(c, canvas.Rect(x, y, daySide, daySide), i)
		says, room := number(i+1), step
		if i == len(dayTones)-1 {
			says, room = speech.Say("club.or-more", "number", i+1), width-x
		}
		canvas.Fit(c, canvas.Area{X: x + daySide + 1, Y: y, W: room - daySide - 1, H: daySide}, c.Say(says), art.CaptionType)
		x += step
	}
}
