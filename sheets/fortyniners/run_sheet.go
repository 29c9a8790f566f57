package fortyniners

import (
	"math"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The layout of run sheets on paper, mm.
const (
	runsGap     = 4.0 // between what stands below one another
	stripHigh   = 12.0
	mostColumns = 4
	leastStreet = 15.0 // height of the street that is worth its ink
)

// runSheet makes the sheriff's record of four runs, each a journey, two on a page of a4.
// A run that no page holds goes on on the next one.
func runSheet(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	columns := min(mostColumns, int((inside.W-2*verge)/leastPlace))
	if columns <= 0 {
		return nil, canvas.Refused("fortyniners.run-too-wide", "width", canvas.Tenths(leastPlace+2*verge), "paper", job.Paper.Name, "room", canvas.Tenths(inside.W))
	}
	place := min(mostPlace, (inside.W-2*verge)/float64(columns))
	width := float64(columns)*place + 2*verge
	left := inside.X + (inside.W-width)/2
	strips := strip{width, columns}
	room := inside.H - press.BannerHeight - strips.high() - runsGap - canvas.Slack
	rows := int((room - journey{columns: columns, last: true}.high()) / leastLeg)
	if rows <= 0 {
		return nil, canvas.Refused("fortyniners.run-too-high", "height", int(math.Ceil(journey{columns: columns, legs: 1, leg: leastLeg, last: true}.high())), "paper", job.Paper.Name, "room", int(math.Floor(room)))
	}
	pagesOf := paginate(journeys(job, columns, place, rows), room)
	if len(pagesOf) == 1 && stacked(pagesOf[0]) > room-strips.high()-runsGap { // who plays and the results on one page
		last := pagesOf[0][len(pagesOf[0])-1]
		pagesOf = [][]journey{pagesOf[0][:len(pagesOf[0])-1], {last}}
	}
	var pages []press.Page
	for i, runs := range pagesOf {
		page := press.Page{Size: job.Paper, Name: "run", Cells: job.Cells}
		y := inside.Y
		put := func(p panel.Panel, gap float64) {
			page.Placed = append(page.Placed, panel.Placement{Panel: p, X: left, Y: y})
			y += p.H + gap
		}
		put(press.Banner(game.Game.Info(), job.OnPage(i), "fortyniners.run-sheet", "fortyniners.run-kept-by", width), 0)
		spare := room - stacked(runs)
		if i == 0 {
			put(strips.roles(job), runsGap)
		}
		if i == len(pagesOf)-1 && i == 0 {
			spare -= strips.high() + runsGap
		}
		if k := min(width/streetLong, (spare-runsGap)/(streetHigh+streetDeep)); k*(streetHigh+streetDeep) >= leastStreet {
			street := streetPanel(width, k)
			put(street, runsGap)
			spare -= street.H + runsGap
		}
		for _, run := range runs {
			run.leg = min(mostLeg, leastLeg+spare/float64(legs(runs)))
			put(run.panel(job), runsGap)
		}
		if i == len(pagesOf)-1 {
			put(strips.results(job), 0)
		}
		pages = append(pages, page)
	}
	return pages, nil
}

// journeys are the runs, each in parts of at most so many legs.
func journeys(job press.Job, columns int, place float64, most int) []journey {
	var all []journey
	for seat := range job.Setup.Players {
		places := max(turns(job, seat), game.Game.Info().Number(job.Setup.Options, sheet.OptionCap))
		for from := 0; from < places; from += most * columns {
			to := min(from+most*columns, places)
			all = append(all, journey{
				seat: seat, from: from, to: to, last: to == places, columns: columns, place: place,
				legs: (to - from + columns - 1) / columns, leg: leastLeg,
			})
		}
	}
	return all
}

// paginate puts journeys on as few pages as hold them, about as many on each.
func paginate(all []journey, room float64) [][]journey {
	pages := paginated(all, room, len(all))
	even := (len(all) + len(pages) - 1) / len(pages)
	if spread := paginated(all, room, even); len(spread) == len(pages) {
		return spread
	}
	return pages
}

// paginated puts as many journeys on each page as it holds, at most so many.
func paginated(all []journey, room float64, most int) (pages [][]journey) {
	for from := 0; from < len(all); {
		to := from + 1
		for to < min(len(all), from+most) && stacked(all[from:to+1]) <= room {
			to++
		}
		pages = append(pages, all[from:to])
		from = to
	}
	return pages
}

// stacked is the height of journeys below one another.
func stacked(runs []journey) float64 {
	h := -runsGap
	for _, r := range runs {
		h += r.high() + runsGap
	}
	return h
}

// legs is how many legs journeys have together.
func legs(runs []journey) (n int) {
	for _, r := range runs {
		n += r.legs
	}
	return n
}

// streetPanel is the town that the runs set out from, which paper alone has.
func streetPanel(width, k float64) panel.Panel {
	high := k * (streetHigh + streetDeep)
	return panel.Panel{
		ID: "street", Owner: scoring.Table, Title: "fortyniners.run-sheet", W: width, H: high, Key: key("street", width, k),
		Static: func(c canvas.Canvas) { drawStreet(c, width/2, k*streetHigh, k) },
	}
}

// A strip is a row for all four players; two rows on narrow paper.
type strip struct {
	width   float64
	columns int
}

func (s strip) high() float64 {
	if s.columns < mostColumns {
		return 2 * stripHigh
	}
	return stripHigh
}

// each calls draw with the place of each player.
func (s strip) each(draw func(i int, a canvas.Area)) {
	beside := int(rules.Roles)
	if s.columns < mostColumns {
		beside /= 2
	}
	w := s.width / float64(beside)
	for i := range int(rules.Roles) {
		draw(i, canvas.Area{X: float64(i%beside) * w, Y: float64(i/beside) * stripHigh, W: w, H: stripHigh})
	}
}

// roles is who plays what in the order of turns.
func (s strip) roles(job press.Job) panel.Panel {
	names := namesOf(job)
	return panel.Panel{
		ID: "roles", Owner: scoring.Table, Title: "fortyniners.the-run", W: s.width, H: s.high(), Key: key("roles", s, names),
		Static: func(c canvas.Canvas) {
			s.each(func(i int, a canvas.Area) {
				role := rules.Role(i)
				if role == rules.Blackjack {
					art.DrawIcon(c, art.Coach, a.X+0.5, a.Y+1, a.H-2, inks[role])
				} else {
					drawStanding(c, a.X+a.H/2, a.Y+a.H-0.4, a.H-0.8, role)
				}
				words := canvas.Area{X: a.X + a.H + 0.5, Y: a.Y + 0.6, W: a.W - a.H - 3, H: 5}
				canvas.Fit(c, words, c.Say(speech.Say("fortyniners.status-role", "role", role.String(), "piece", role.Piece())), art.SmallType.InBold())
				words.Y += 5.2
				drawName(c, words, names[i])
			})
		},
	}
}

// results is the result of the game: a box for each player, and none of the
// state's cells, which stand beside the runs.
func (s strip) results(job press.Job) panel.Panel {
	results := make([]string, len(job.Setup.Players))
	for seat := range results {
		if c, _ := job.Cells.Find(seat, rules.ResultCell); job.Started {
			results[seat] = c.Value
		}
	}
	return panel.Panel{
		ID: "totals", Owner: scoring.Table, Title: "fortyniners.the-result", W: s.width, H: s.high(),
		Static: func(c canvas.Canvas) {
			const box = 17.0
			s.each(func(i int, a canvas.Area) {
				canvas.Fit(c, canvas.Area{X: a.X + 1, Y: a.Y + 0.6, W: a.W - box - 4, H: 5}, c.Say("fortyniners.head-result"), art.SmallType.InBold())
				drawName(c, canvas.Area{X: a.X + 1, Y: a.Y + 5.8, W: a.W - box - 4, H: 5}, job.Setup.Players[i])
				at := panel.Slot{X: a.X + a.W - box - 2, Y: a.Y + 1, W: box, H: a.H - 2}
				c.Path(at.Outline(), canvas.Paint{Stroke: canvas.Black, Fill: canvas.Paper, Width: 0.7})
				drawWritten(c, at, scoring.Cell{Value: results[i]})
			})
		},
	}
}

// drawName writes a name, or leaves a line for it.
func drawName(c canvas.Canvas, a canvas.Area, name string) {
	if name == "" {
		c.Path(canvas.Line(a.X, a.Y+a.H, a.X+a.W, a.Y+a.H), art.RulePen)
		return
	}
	canvas.Fit(c, a, name, art.SmallType)
}
