package coal

import (
	"fmt"
	"math"
	"slices"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A worksheetOf is the worksheet of one player, in panels.
type worksheetOf struct {
	west, east panel.Panel
	column     []panel.Panel // under the mine, on the left: stash, burros, investments
	cash       []panel.Panel // more than one where the cash column is full
	order      []panel.Panel // under it, where the other column is full
	cells      []scoring.Cell
}

// A use is what a worksheet is for: a phone has all parts, paper those that so many
// players need.
type use int

const (
	onPhone use = iota
	forOne
	forCompany
)

// A lean worksheet does without what paper that is full has no room for.
type lean int

const (
	whole lean = iota
	withoutOrder
	withoutPrices
	leanest = withoutPrices
)

func newWorksheet(sheet *rules.Sheet, cells []scoring.Cell, seat int, use use, lean lean) worksheetOf {
	w := worksheetOf{
		column: []panel.Panel{stashPanel(sheet, seat, use), burrosPanel(sheet, seat, use), extrasPanel(sheet, seat, use, lean < withoutPrices)},
		cash:   cashPanels(cells, seat, use), cells: cells,
	}
	if use != forCompany {
		w.column = append(w.column, saloonPanel(seat))
	}
	switch {
	case use == forCompany:
		w.column = append(w.column, orderPanel(use))
	case use == forOne && lean < withoutOrder:
		w.order = []panel.Panel{orderPanel(use)}
	}
	w.west, w.east = wings(sheet, seat)
	return w
}

// all are the panels in reading order.
func (w worksheetOf) all() []panel.Panel {
	return slices.Concat([]panel.Panel{w.west, w.east}, w.column, w.cash)
}

// The layout of a worksheet's page, in mm.
const (
	gutter      = panel.Gutter
	pageWidth   = panel.TwoWidth
	panelGap    = 1.4 // between panels, at least
	panelSpace  = 6.0 // and at most, where there is room
	titleHeight = 16.6
	qrSide      = 16.0
)

// place lays the worksheet out in an area: the country, the mine, and below it two columns.
func (w worksheetOf) place(a canvas.Area) ([]panel.Placement, error) {
	if a.W < pageWidth {
		return nil, tooWide("coal.paper-too-wide", a)
	}
	a.X += (a.W - pageWidth) / 2
	columns := [][]panel.Panel{append([]panel.Panel{{H: w.west.H}}, w.column...), append([]panel.Panel{{H: w.west.H}, w.cash[0]}, w.order...)}
	room := math.Inf(1) // above the mine, with the panels close together
	for _, column := range columns {
		room = min(room, a.H-stacked(column))
	}
	var placed []panel.Placement
	if high := min(room, sceneHigh); high >= sceneLeast {
		scene := scenePanel(high)
		placed = append(placed, panel.Placement{Panel: scene, X: a.X + gutter/2, Y: a.Y})
		_, a = a.Cut(high)
	}
	gap := panelSpace
	for _, column := range columns {
		gap = min(gap, panel.EvenGap(a.H, panelGap, panelSpace, column))
	}
	mine, below := a.Cut(w.west.H + gap)
	placed = append(placed,
		panel.Placement{Panel: w.west, X: a.X + gutter/2, Y: mine.Y},
		panel.Placement{Panel: w.east, X: a.X + gutter/2 + Width, Y: mine.Y})
	left, err := panel.Column(below, gap, w.column...)
	if err != nil {
		return nil, err
	}
	below.X += Width + gutter
	right, err := panel.Column(below, gap, append(w.cash[:1:1], w.order...)...)
	if err != nil {
		return nil, err
	}
	return append(append(placed, left...), right...), nil
}

// stacked is the height of panels close together.
func stacked(column []panel.Panel) float64 {
	h := -panelGap
	for _, p := range column {
		h += p.H + panelGap
	}
	return h
}

// tooWide refuses paper that a page is too wide for.
func tooWide(says string, a canvas.Area) error {
	return canvas.Refused(says, "width", int(pageWidth), "paper", a.On, "left", speech.Decimal(fmt.Sprintf("%.1f", a.W)))
}

// tunnelsFit refuses a sheet of somebody's own with more deposits in a tunnel
// than a page is wide.
func tunnelsFit(job press.Job) error {
	for i, t := range houseOf(job.Setup).Tunnels {
		if missing := -space(t) * float64(len(t.Deposits)); missing > canvas.Slack {
			return job.Undrawable(fmt.Sprintf("tunnels[%d].deposits", i), "coal.paper-too-many-deposits", "tunnel", t.ID, "more", speech.Decimal(fmt.Sprintf("%.1f", missing)))
		}
	}
	return nil
}

// worksheet makes a page for each player, and more where more was bought and
// sold than one cash column holds; where nobody is named, one for company and one for
// the solo player.
func worksheet(job press.Job) ([]press.Page, error) {
	if job.Players > 0 {
		return worksheets(job)
	}
	company, err := job.Nameless(game.Game, companyLeast)
	if err != nil {
		return nil, err
	}
	alone, err := job.Nameless(game.Game, 1)
	if err != nil {
		return nil, err
	}
	pages, err := worksheets(company)
	if err != nil {
		return nil, err
	}
	more, err := worksheets(alone)
	if err != nil {
		return nil, err
	}
	return forEither(pages[0], more[0]), nil
}

// forEither are two blank sheets, called by who each is for: whoever prints many wants
// to know that there are two.
func forEither(company, alone press.Page) []press.Page {
	company.Name = speech.Say("coal.page-for-company", "page", company.Name)
	alone.Name = speech.Say("coal.page-for-one", "page", alone.Name)
	return []press.Page{company, alone}
}

// companyLeast is how few are company.
const companyLeast = 2

func worksheets(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	var pages []press.Page
	for seat := range job.Setup.Players {
		page, more, err := seatPages(job, seat, inside)
		if err != nil {
			return nil, err
		}
		pages = append(append(pages, page), more...)
	}
	return pages, nil
}

// seatPages lays a player's worksheet out in an area of a page, and the cash
// columns that follow its first one on pages of their own.
func seatPages(job press.Job, seat int, inside canvas.Area) (page press.Page, more []press.Page, err error) {
	if err := tunnelsFit(job); err != nil {
		return press.Page{}, nil, err
	}
	use := forCompany
	if len(job.Setup.Players) == 1 {
		use = forOne
	}
	top, rest := inside.Cut(titleHeight)
	var w worksheetOf
	var placed []panel.Placement
	for lean := whole; lean <= leanest; lean++ {
		w = newWorksheet(houseOf(job.Setup), job.Cells.Of(seat), seat, use, lean)
		if placed, err = w.place(rest); err == nil {
			break
		}
	}
	if err != nil {
		return press.Page{}, nil, err
	}
	more, err = w.cashPages(job, seat)
	return w.page("worksheet", job, seat, top, placed), more, err
}

// cashPages are the pages of the cash columns that follow the first one.
func (w worksheetOf) cashPages(job press.Job, seat int) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(titleHeight)
	rest.X += (rest.W - pageWidth) / 2
	var pages []press.Page
	for waiting := w.cash[1:]; len(waiting) > 0; {
		placed, n, err := panel.AsMany(rest, waiting)
		if err != nil {
			return nil, err
		}
		pages, waiting = append(pages, w.page("cash", job, seat, top, placed)), waiting[n:]
	}
	return pages, nil
}
