package coal

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// A worksheetOf is the worksheet of one player, in panels.
type worksheetOf struct {
	west, east                    sheets.Panel
	stash, burros, extras, saloon sheets.Panel
	cash                          []sheets.Panel // more than one where the cash column is full
	cells                         []scoring.Cell
}

func newWorksheet(sheet *rules.Sheet, cells []scoring.Cell, seat int) worksheetOf {
	w := worksheetOf{
		stash: stashPanel(sheet, seat), burros: burrosPanel(sheet, seat),
		extras: extrasPanel(seat), saloon: saloonPanel(seat), cash: cashPanels(cells, seat), cells: cells,
	}
	w.west, w.east = wings(sheet, seat)
	return w
}

// all are the panels in reading order.
func (w worksheetOf) all() []sheets.Panel {
	return append([]sheets.Panel{w.west, w.east, w.stash, w.burros, w.extras, w.saloon}, w.cash...)
}

// The layout of a worksheet's page, in mm.
const (
	gutter      = sheets.Gutter
	pageWidth   = sheets.TwoWidth
	panelGap    = 2.0 // between panels, at least
	panelSpace  = 6.0 // and at most, where there is room
	titleHeight = sheets.BannerHeight
	qrSide      = 16.0
)

// place lays the worksheet out in an area: the mine, and below it two columns.
func (w worksheetOf) place(a sheets.Area) ([]sheets.Placed, error) {
	if a.W < pageWidth {
		return nil, sheets.Refuse("a worksheet is %d mm wide, and %s leaves %.1f mm", int(pageWidth), a.On, a.W)
	}
	a.X += (a.W - pageWidth) / 2
	column := []sheets.Panel{w.stash, w.burros, w.extras, w.saloon}
	gap := sheets.EvenGap(a.H-w.west.H, panelGap, panelSpace, append([]sheets.Panel{{}}, column...))
	mine, below := a.Cut(w.west.H + gap)
	placed := []sheets.Placed{
		{Panel: w.west, X: a.X + gutter/2, Y: mine.Y},
		{Panel: w.east, X: a.X + gutter/2 + Width, Y: mine.Y},
	}
	left, err := sheets.Column(below, gap, column...)
	if err != nil {
		return nil, err
	}
	below.X += Width + gutter
	right, err := sheets.Column(below, gap, w.cash[0])
	if err != nil {
		return nil, err
	}
	return append(append(placed, left...), right...), nil
}

// tunnelsFit refuses a sheet of somebody's own with more deposits in a tunnel
// than a page is wide.
func tunnelsFit(sheet *rules.Sheet) error {
	for _, t := range sheet.Tunnels {
		if missing := -space(t) * float64(len(t.Deposits)); missing > 0 {
			return sheets.Refuse("%s has more deposits than a worksheet has room for: they need %.1f mm more", t.ID, missing)
		}
	}
	return nil
}

// leastBox is the smallest box that a pencil can write into, mm.
const leastBox = 6.0

// worksheet makes a page for each player, and more where more was bought and
// sold than one cash column holds.
func worksheet(job sheets.Job) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	var pages []sheets.Page
	for seat := range job.Setup.Players {
		page, err := worksheetPage(job, seat, inside)
		if err != nil {
			return nil, err
		}
		more, err := cashPages(job, seat)
		if err != nil {
			return nil, err
		}
		pages = append(append(pages, page), more...)
	}
	return pages, nil
}

// worksheetPage lays a player's worksheet out in an area of a page.
func worksheetPage(job sheets.Job, seat int, inside sheets.Area) (sheets.Page, error) {
	if err := tunnelsFit(houseOf(job.Setup)); err != nil {
		return sheets.Page{}, err
	}
	w := newWorksheet(houseOf(job.Setup), owned(job.Game.Cells(), seat), seat)
	top, rest := inside.Cut(titleHeight)
	placed, err := w.place(rest)
	if err != nil {
		return sheets.Page{}, err
	}
	page := topped(job, seat, top)
	page.Name = "worksheet " + job.Setup.Players[seat]
	page.Placed, page.Cells = append(page.Placed, placed...), w.cells
	return page, nil
}

// cashPages are the cash columns that follow a player's first one, on pages of
// their own.
func cashPages(job sheets.Job, seat int) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(titleHeight)
	rest.X += (rest.W - pageWidth) / 2
	cells := owned(job.Game.Cells(), seat)
	var pages []sheets.Page
	for waiting := cashPanels(cells, seat)[1:]; len(waiting) > 0; {
		placed, n, err := sheets.AsMany(rest, waiting)
		if err != nil {
			return nil, err
		}
		page := topped(job, seat, top)
		page.Name = "cash " + job.Setup.Players[seat]
		page.Placed, page.Cells = append(page.Placed, placed...), cells
		pages, waiting = append(pages, page), waiting[n:]
	}
	return pages, nil
}
