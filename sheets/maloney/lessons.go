package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// course teaches the game by its first day, a Wednesday.
var course = sheets.Course{
	Aim: "maloney.lessons-aim", Wins: "maloney.lessons-wins",
	Begin: `saddlebag 1 maloneys-inheritance
player Ann
player Ben
player Cy
map cities-1
`,
	Lessons: []sheets.Lesson{
		{
			Title: "maloney.lesson-car", Text: "maloney.lesson-car-text", Clauses: "MI3, MI7",
			Moves: "table start 3 wed",
			Panel: printedMap, Show: []string{rules.SuitcaseCell(2), rules.CityCell(2)}, Air: 5, Ring: [][]string{{rules.SuitcaseCell(2), rules.CityCell(2)}},
		},
		{
			Title: "maloney.lesson-auction", Text: "maloney.lesson-auction-text", Clauses: "MI2, MI11, MI13",
			Moves: "Ann bid 300\nBen bid 500\nAnn bid 700\nAnn buys 700",
			Panel: sheets.On(panels, 0, "purse"), Part: canvas.Area{X: 1, Y: 0.6, W: 60, H: 27.4}, Alone: true, Ring: [][]string{{rules.PurseCell}},
		},
		{
			Title: "maloney.lesson-joker", Text: "maloney.lesson-joker-text", Clauses: "MI13",
			Panel: sheets.On(panels, scoring.Table, "week"), Show: weekdays(), Air: 2, Alone: true, Ring: jokerDays(), Over: jokers,
		},
		{
			Title: "maloney.lesson-drive", Text: "maloney.lesson-drive-text", Clauses: "MI3, MI15",
			Moves: "Ann drives 1",
			Panel: printedMap, Show: []string{rules.SuitcaseCell(2), rules.CityCell(2), rules.SuitcaseCell(0), rules.CityCell(0)}, Air: 3, Ring: [][]string{{rules.SuitcaseCell(0), rules.CityCell(0)}}, Over: drive(3, 1),
		},
		{
			Title: "maloney.lesson-suitcase", Text: "maloney.lesson-suitcase-text", Clauses: "MI5, MI16, MI19",
			Moves: "Ann suitcase +3",
			Panel: printedMap, Show: []string{rules.SuitcaseCell(0), rules.CityCell(0)}, Air: 8, Ring: [][]string{{rules.SuitcaseCell(0)}}, Over: opened(1, rules.Suitcase{Points: 3}),
		},
		{
			Title: "maloney.the-action-cards", Text: "maloney.lesson-cards-text", Clauses: "MI4, MI6, MI17",
			Moves: "Ann lays 1 wed\nBen lays 1 mon",
			Panel: func(job press.Job) panel.Panel { return shortCard(world(job), 0, 1) }, Part: canvas.Area{X: 1, Y: 1, W: press.Poker.W - 2, H: shortHigh - 2},
		},
		{
			Title: "maloney.the-week", Text: "maloney.lesson-week-text", Clauses: "MI13, MI18, MI20",
			Panel: sheets.On(panels, scoring.Table, "week"), Show: weekdays(), Air: 2, Alone: true, Ring: [][]string{{rules.WeekdayCell(rules.Tuesday)}, {rules.WeekdayCell(rules.Friday)}, {rules.WeekdayCell(rules.Sunday)}}, Over: sundayCard,
		},
		{
			Title: "maloney.lesson-end", Text: "maloney.lesson-end-text", Clauses: "MI30, MI31, MI32",
			Moves: "table day",
			Panel: sheets.On(panels, 0, "purse"), Part: canvas.Area{X: 30.4, Y: 29.5, W: 59, H: 17.5}, Alone: true, Ring: [][]string{{rules.TogetherCell}},
		},
	},
}

// drive draws how the car went from the sign of a city to that of another, which is below.
func drive(from, to int) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		l := layoutOf(world(job))
		parked := onPaper.parking(signOf(l, from-1))
		x := parked.X + 0.25*parked.W
		art.DrawArrow(c, x, parked.Y+1, x, signOf(l, to-1).Y+0.5, 1.8, canvas.Black)
	}
}

// opened draws what lay in the suitcase of a city in its place.
func opened(city int, found rules.Suitcase) func(press.Job, canvas.Canvas) {
	return func(job press.Job, c canvas.Canvas) {
		token := suitcaseFront("found", found)
		bay := onPaper.bay(signOf(layoutOf(world(job)), city-1))
		k := min(bay.W/token.W, bay.H/token.H)
		c.Push(bay.X+(bay.W-k*token.W)/2, bay.Y+(bay.H-k*token.H)/2, k)
		c.Path(canvas.Rect(-1, -1, token.W+2, token.H+2), canvas.Paint{Fill: canvas.Paper})
		token.Static(c)
		c.Pop()
	}
}

// weekdays are the days of the week.
func weekdays() []string {
	return scoring.Each(rules.Days, func(d int) string { return rules.WeekdayCell(rules.Weekday(d)) })
}

// jokerDays are the days on which a joker counts (MI13).
func jokerDays() (days [][]string) {
	for d := range rules.Weekday(rules.Days) {
		if d.Jokers() {
			days = append(days, []string{rules.WeekdayCell(d)})
		}
	}
	return days
}

// jokers draws a joker on the days on which it counts.
func jokers(_ press.Job, c canvas.Canvas) {
	for d := range rules.Weekday(rules.Days) {
		if d.Jokers() {
			at := column(phoneWeek.days, int(d), rules.Days, phoneWeek.gap)
			drawPicture(c, "joker", at.X+at.W/2, at.Y+at.H/2, 0.8*at.W)
		}
	}
}

// sundayCard draws the card that is turned on Sunday.
func sundayCard(_ press.Job, c canvas.Canvas) {
	at := column(phoneWeek.days, int(rules.Sunday), rules.Days, phoneWeek.gap)
	side := 0.8 * at.W
	art.DrawIcon(c, art.Cards, at.X+(at.W-side)/2, at.Y+(at.H-side)/2, side, canvas.Black)
}

// shortHigh is how high a short card is, mm.
const shortHigh = countsTop + 2.4 - countryH + cardField

// shortCard is an action card without the country between its head and its week, and with less
// under that, so that a picture has all words large enough to read.
func shortCard(m *rules.Map, i, j int) panel.Panel {
	card := actionFront("card", m, i, j)
	city, best := m.Cities[i], m.Cities[i].Best[j]
	card.H = shortHigh
	card.Key = ""
	card.Static = func(c canvas.Canvas) {
		c.Path(canvas.Rect(cardField-1.4, cardField-1.4, card.W-2*cardField+2.8, card.H-2*cardField+2.8), canvas.Paint{Stroke: canvas.Black, Width: 0.9})
		drawCorner(c, city.Number, best)
		drawCityName(c, m, canvas.Area{X: cardField + cornerW + 1.5, Y: cardField + 1, W: card.W - 2*cardField - cornerW - 3, H: headH - 2}, city.Name)
		c.Path(canvas.Line(cardField, cardField+headH, card.W-cardField, cardField+headH), art.FinePen)
		c.Push(0, -countryH, 1)
		drawCalendar(c, best)
		c.Pop()
	}
	return card
}
