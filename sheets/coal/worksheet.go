package coal

import (
	"fmt"

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
	gutter      = 4.0 // between its two columns
	pageWidth   = 2*Width + gutter
	panelGap    = 2.0 // between panels, at least
	panelSpace  = 6.0 // and at most, where there is room
	titleHeight = 17.4
	qrSide      = 16.0
)

// place lays the worksheet out in an area: the mine, and below it two columns.
func (w worksheetOf) place(a sheets.Area) ([]sheets.Placed, error) {
	if a.W < pageWidth {
		return nil, sheets.Refuse("a worksheet is %d mm wide, and %s leaves %.1f mm", int(pageWidth), a.On, a.W)
	}
	a.X += (a.W - pageWidth) / 2
	column := []sheets.Panel{w.stash, w.burros, w.extras, w.saloon}
	gap := spread(a.H-w.west.H, panelGap, panelSpace, append([]sheets.Panel{{}}, column...))
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

// worksheet makes a page for each player.
func worksheet(job sheets.Job) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	var pages []sheets.Page
	for seat := range job.Setup.Players {
		made, err := worksheetPages(job, seat, inside)
		if err != nil {
			return nil, err
		}
		pages = append(pages, made...)
	}
	return pages, nil
}

// worksheetPages are the page of a player's worksheet and, where more was
// bought and sold than one column holds, a page with the columns that follow.
func worksheetPages(job sheets.Job, seat int, inside sheets.Area) ([]sheets.Page, error) {
	if err := tunnelsFit(houseOf(job.Setup)); err != nil {
		return nil, err
	}
	w := newWorksheet(houseOf(job.Setup), owned(job.Game.Cells(), seat), seat)
	top, rest := inside.Cut(titleHeight)
	placed, err := w.place(rest)
	if err != nil {
		return nil, err
	}
	name := job.Setup.Players[seat]
	printed := onTop(top, topPanel(job))
	miner := func(c sheets.Canvas) { drawMiner(c, printed.X, printed.Y, job, seat) }
	first := sheets.Page{
		Size: job.Paper, Name: "worksheet " + name, Placed: append(placed, printed), Cells: w.cells, Furniture: miner,
	}
	pages := []sheets.Page{first}
	if len(w.cash) > 1 {
		centred := rest
		centred.X += (rest.W - pageWidth) / 2
		more, err := sheets.Flow(centred, gutter, w.cash[1:]...)
		if err != nil {
			return nil, err
		}
		pages = append(pages, sheets.Page{
			Size: job.Paper, Name: "cash " + name, Placed: append(more, printed), Cells: w.cells, Furniture: miner,
		})
	}
	return pages, nil
}

// onTop places a panel as wide as all columns at the top of a page.
func onTop(top sheets.Area, p sheets.Panel) sheets.Placed {
	return sheets.Placed{Panel: p, X: top.X + (top.W-pageWidth)/2, Y: top.Y}
}

// The top of a worksheet.
const (
	minerLine  = 16.0                   // the line for the name
	minerRight = pageWidth - qrSide - 2 // where it ends
	titleCaps  = 7.8                    // height of the title's capitals
)

// topPanel is what the tops of all worksheets of a game have alike: the game,
// the sheet, the rulings, a line for the name.
func topPanel(job sheets.Job) sheets.Panel {
	title, sheet, rulings := rules.Game.Info().Title, "sheet "+job.Data, optionsOf(job)
	return sheets.Panel{
		ID: "top", Owner: scoring.Table, Title: title, W: pageWidth, H: titleHeight, Key: key("top", sheet, rulings),
		Static: func(c sheets.Canvas) {
			sheets.DrawTitle(c, 0, 8.2, titleCaps, title, sheets.Shaded, sheets.Left)
			c.Text(0, minerLine-0.6, "Miner", strong)
			c.Path(sheets.Line(11, minerLine, minerRight, minerLine), rule)
			note := caption
			note.Align = sheets.Right
			from := sheets.TitleWidth(title, titleCaps) + 6
			sheets.Fit(c, sheets.Area{X: from, Y: 1, W: minerRight - from, H: 4}, sheet, note)
			sheets.Fit(c, sheets.Area{X: from, Y: 4.6, W: minerRight - from, H: 4}, rulings, note)
		},
	}
}

// drawMiner draws what is a player's own at the top of a worksheet: the name,
// and a code that begins a ledger with it.
func drawMiner(c sheets.Canvas, x, y float64, job sheets.Job, seat int) {
	name := job.Setup.Players[seat]
	sheets.Fit(c, sheets.Area{X: x + 12, Y: y + minerLine - 5.4, W: minerRight - 13, H: 5.4}, name,
		sheets.Type{Face: sheets.Bold, Size: 13, Colour: sheets.Black})
	// A name has 64 characters at the most: the code always has room.
	_ = sheets.DrawQR(c, x+pageWidth-qrSide, y, qrSide, codeOf(job, name))
}

// codeOf is what the code of a worksheet says: the beginning of a ledger.
func codeOf(job sheets.Job, name string) string {
	code := "saddlebag 1 " + rules.Game.Info().ID
	if name != "" {
		code += "\nplayer " + fmt.Sprintf("%q", name)
	}
	return code + "\nsheet " + job.Data
}

// optionsOf names the rulings that the table has changed.
func optionsOf(job sheets.Job) string {
	text := ""
	for _, o := range rules.Game.Info().Options {
		if v, ok := job.Setup.Options[o.Name]; ok && v != o.Default {
			if text != "" {
				text += ", "
			}
			text += o.Name + " " + v
		}
	}
	return text
}

// worksheetHalf puts two worksheets on a page, where the paper is twice what
// one needs: its boxes are no smaller.
func worksheetHalf(job sheets.Job) ([]sheets.Page, error) {
	size := job.Paper.Turned()
	inside, err := size.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	half := inside
	half.W = (inside.W - 2*job.Margin) / 2
	half.On = "half of " + job.Paper.Name
	if half.W < pageWidth {
		return nil, sheets.Refuse("two worksheets on %s would have boxes of %.1f mm, and a pencil needs %g: take a3 or tabloid",
			job.Paper.Name, Box*half.W/pageWidth, leastBox)
	}
	if job.Players == 0 {
		if job, err = blankJob(job, 2); err != nil {
			return nil, err
		}
	}
	var pages []sheets.Page
	n := len(job.Setup.Players)
	for seat := 0; seat < n; seat += 2 {
		page := sheets.Page{Size: size, Name: "worksheet-half"}
		var draws []func(sheets.Canvas)
		for i := range min(2, n-seat) {
			at := half
			at.X += float64(i) * (half.W + 2*job.Margin)
			made, err := worksheetPages(job, seat+i, at)
			if err != nil {
				return nil, err
			}
			page.Placed = append(page.Placed, made[0].Placed...)
			page.Cells = append(page.Cells, made[0].Cells...)
			page.Name += " " + job.Setup.Players[seat+i]
			draws = append(draws, made[0].Furniture)
			pages = append(pages, made[1:]...)
		}
		page.Furniture = func(c sheets.Canvas) {
			for _, draw := range draws {
				draw(c)
			}
			x := size.W / 2
			c.Path(sheets.Line(x, inside.Y, x, inside.Y+inside.H), dashed)
		}
		pages = append(pages, page)
	}
	return pages, nil
}
