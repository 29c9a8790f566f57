package sheets

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// A Course teaches a game in two minutes: a game begins, and what there is to see is
// shown on the game's own panels. Phones and paper have the same pictures.
type Course struct {
	Aim     speech.Text // what players are after, before anything else is said
	Begin   string      // the header of the game's ledger
	Lessons []Lesson    // in the order of a turn
	Wins    speech.Text // when the game ends, and who has won
}

// lessonAir is left round what a picture shows, mm.
const lessonAir = 2.0

// A Lesson teaches one thing. Its cells are those of its panel, by their ids or by the
// beginning of their ids before a slash: "borax-1" means all of that tunnel.
type Lesson struct {
	Title   speech.Text
	Text    speech.Text
	Clauses string // that say so: "FN11, FN15"
	// Moves are what has happened since the lesson before, each on a line of its own as in
	// a ledger.
	Moves string
	Panel func(press.Job) panel.Panel    // what it is shown on
	Show  []string                       // the picture shows these cells; none for the whole panel
	Air   float64                        // round them, mm
	Wide  bool                           // it is as wide as the panel
	Part  canvas.Area                    // it shows this part in their place; zero for none
	Alone bool                           // what is round that stays blank
	Ring  [][]string                     // each of these gets a ring round it
	Over  func(press.Job, canvas.Canvas) // what else is drawn over the panel; nil for nothing
}

// A Picture is a lesson as people see it. Both panels have the same size, and at least their
// part in Window is shown.
type Picture struct {
	Lesson
	Printed panel.Panel // what doesn't change during a game
	Written panel.Panel // what the moves have written on it, and what the text is about
	Window  canvas.Area
}

// On finds a panel of a seat, or of the table, among those that a title has for phones.
func On(panels func(press.Job, int) []panel.Panel, seat int, id string) func(press.Job) panel.Panel {
	return func(job press.Job) panel.Panel {
		all := panels(job, seat)
		return all[slices.IndexFunc(all, func(p panel.Panel) bool { return p.ID == id })]
	}
}

// Below puts panels of one owner below one another.
func Below(parts ...func(press.Job) panel.Panel) func(press.Job) panel.Panel {
	const gap = 3.0
	return func(job press.Job) panel.Panel {
		var all panel.Panel
		var draw []func(canvas.Canvas)
		for i, part := range parts {
			p := part(job)
			y := all.H
			if i == 0 {
				all.ID, all.Owner, all.Title = p.ID, p.Owner, p.Title
			} else {
				y += gap
			}
			for _, s := range p.Slots {
				all.Slots = append(all.Slots, s.Moved(0, y, 1))
			}
			draw = append(draw, func(c canvas.Canvas) {
				c.Push(0, y, 1)
				p.Part().Draw(c)
				c.Pop()
			})
			all.W, all.H = max(all.W, p.W), y+p.H
		}
		all.Static = func(c canvas.Canvas) {
			for _, d := range draw {
				d(c)
			}
		}
		return all
	}
}

// Teaches says whether the title has lessons.
func (t Title) Teaches() bool { return len(t.Course.Lessons) > 0 }

// Pictures draws the lessons of a game's course in a language; nil for English. It fails
// if a move is illegal, or if a panel lacks a cell.
func (t Title) Pictures(l *speech.Language) ([]Picture, error) {
	return t.Course.pictures(t.Game, l)
}

func (c Course) pictures(game scoring.Game, l *speech.Language) ([]Picture, error) {
	jobs, err := c.Jobs(game)
	if err != nil {
		return nil, err
	}
	pictures := make([]Picture, len(jobs))
	for i, job := range jobs {
		job.Language = l
		if pictures[i], err = c.Lessons[i].picture(job); err != nil {
			return nil, fmt.Errorf("lesson %d: %w", i+1, err)
		}
	}
	return pictures, nil
}

// Jobs are the jobs of a game's sheets, one for each lesson, with what is on them by then.
func (c Course) Jobs(game scoring.Game) ([]press.Job, error) {
	jobs, text := make([]press.Job, len(c.Lessons)), c.Begin
	for i, lesson := range c.Lessons {
		text += "\n" + lesson.Moves
		var err error
		if jobs[i], err = taughtOn(game, text); err != nil {
			return nil, fmt.Errorf("lesson %d: %w", i+1, err)
		}
	}
	return jobs, nil
}

// taughtOn is the job of the sheets that the moves of a ledger have filled in.
func taughtOn(game scoring.Game, text string) (press.Job, error) {
	shelf := ledger.Catalog{Games: []scoring.Game{game}, House: templates.House, Houses: templates.Houses}
	o, err := shelf.Open("lessons", text, nil)
	if err != nil {
		return press.Job{}, err
	}
	for _, f := range ledger.Check(o.Fold, o.Doc) {
		err = errors.Join(err, fmt.Errorf("%s: %s", f.Clause, f.Message))
	}
	if err != nil {
		return press.Job{}, err
	}
	return Filled("lessons", o)
}

func (l Lesson) picture(job press.Job) (Picture, error) {
	on := panel.In(job.Language, []panel.Panel{l.Panel(job)})[0]
	window, err := l.window(on)
	if err != nil {
		return Picture{}, err
	}
	rings := make([]canvas.Area, len(l.Ring))
	for i, cells := range l.Ring {
		if rings[i], err = areaOf(on, cells); err != nil {
			return Picture{}, err
		}
		if r := rings[i]; r.X < window.X || r.Y < window.Y || r.X+r.W > window.X+window.W || r.Y+r.H > window.Y+window.H {
			return Picture{}, fmt.Errorf("panel %s is not shown where %s is", on.ID, cells)
		}
	}
	written := panel.Panel{ID: on.ID + "-written", W: on.W, H: on.H, Language: on.Language, Static: func(c canvas.Canvas) {
		for _, s := range on.Slots {
			if cell, ok := job.Cells.Find(on.Owner, s.Cell); ok && s.Draw != nil {
				s.Draw(c, s, cell)
			}
		}
		if l.Alone {
			c.Path(roundIt(on, window), canvas.Paint{Fill: canvas.Paper})
		}
		if l.Over != nil {
			l.Over(job, c)
		}
		for _, at := range rings {
			drawRing(c, at, window.W)
		}
	}}
	printed := on
	printed.Slots, printed.Pieces, printed.Laid = nil, nil, nil
	return Picture{Lesson: l, Printed: printed, Written: written, Window: window}, nil
}

// window is what a picture has to show of a lesson's panel.
func (l Lesson) window(on panel.Panel) (canvas.Area, error) {
	if l.Part != (canvas.Area{}) {
		return l.Part, nil
	}
	if len(l.Show) == 0 {
		return around([]canvas.Area{{W: on.W, H: on.H}}, lessonAir), nil
	}
	at, err := areaOf(on, l.Show)
	if err != nil {
		return canvas.Area{}, err
	}
	at = around([]canvas.Area{at}, l.Air)
	if l.Wide {
		at.X, at.W = -lessonAir, on.W+2*lessonAir
	}
	return at, nil
}

// roundIt is what is round a window on a panel.
func roundIt(on panel.Panel, window canvas.Area) canvas.Path {
	right, bottom := window.X+window.W, window.Y+window.H
	edge := canvas.Area{X: -lessonAir, Y: -lessonAir, W: on.W + 2*lessonAir, H: on.H + 2*lessonAir}
	return slices.Concat(
		canvas.Rect(edge.X, edge.Y, edge.W, window.Y-edge.Y),
		canvas.Rect(edge.X, bottom, edge.W, edge.Y+edge.H-bottom),
		canvas.Rect(edge.X, window.Y, window.X-edge.X, window.H),
		canvas.Rect(right, window.Y, edge.X+edge.W-right, window.H),
	)
}

// In is what a frame of this width and height shows of the panels: the window, and as much
// round it as there's room for. What stays blank round a window is the same on both sides.
func (p Picture) In(wide, high float64) canvas.Area {
	k := max(p.Window.W/wide, p.Window.H/high)
	wide, high = k*wide, k*high
	at := canvas.Area{X: p.Window.X + (p.Window.W-wide)/2, Y: p.Window.Y + (p.Window.H-high)/2, W: wide, H: high}
	if p.Alone {
		return at
	}
	left, top := min(0, p.Window.X), min(0, p.Window.Y)
	right, bottom := max(p.Printed.W, p.Window.X+p.Window.W), max(p.Printed.H, p.Window.Y+p.Window.H)
	at.X, at.Y = inside(at.X, left, right-wide), inside(at.Y, top, bottom-high)
	return at
}

// inside is a place between two; the middle of them if there is no room between.
func inside(at, first, last float64) float64 {
	if last <= first {
		return (first + last) / 2
	}
	return max(first, min(at, last))
}

// areaOf is the area that cells of a panel take up.
func areaOf(p panel.Panel, cells []string) (canvas.Area, error) {
	var found []canvas.Area
	for _, cell := range cells {
		many := len(found)
		for _, s := range p.Slots {
			if s.Cell == cell || strings.HasPrefix(s.Cell, cell+"/") {
				found = append(found, canvas.Area{X: s.X, Y: s.Y, W: s.W, H: s.H})
			}
		}
		if len(found) == many {
			return canvas.Area{}, fmt.Errorf("panel %s has no cell %s", p.ID, cell)
		}
	}
	return around(found, 0), nil
}

// around is the area of several, with air on all sides.
func around(areas []canvas.Area, air float64) canvas.Area {
	left, top := areas[0].X, areas[0].Y
	right, bottom := left, top
	for _, a := range areas {
		left, top = min(left, a.X), min(top, a.Y)
		right, bottom = max(right, a.X+a.W), max(bottom, a.Y+a.H)
	}
	return canvas.Area{X: left - air, Y: top - air, W: right - left + 2*air, H: bottom - top + 2*air}
}

// drawRing draws a ring round an area, as wide as is seen in a picture of so many mm.
func drawRing(c canvas.Canvas, at canvas.Area, wide float64) {
	thick := 0.01 * wide
	const bend = 0.55 // of a corner's radius, for a quarter of a circle
	a := around([]canvas.Area{at}, 0.9*thick)
	r := min(a.W, a.H) / 3
	b := r * (1 - bend)
	left, top, right, bottom := a.X, a.Y, a.X+a.W, a.Y+a.H
	ring := canvas.Path{}.Move(left+r, top).Line(right-r, top).Curve(right-b, top, right, top+b, right, top+r).
		Line(right, bottom-r).Curve(right, bottom-b, right-b, bottom, right-r, bottom).
		Line(left+r, bottom).Curve(left+b, bottom, left, bottom-b, left, bottom-r).
		Line(left, top+r).Curve(left, top+b, left+b, top, left+r, top).Close()
	c.Path(ring, canvas.Paint{Stroke: canvas.Paper, Width: 1.5 * thick})
	c.Path(ring, canvas.Paint{Stroke: canvas.Spot, Width: thick})
}
