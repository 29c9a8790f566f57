package web

import (
	"fmt"
	"html/template"
	"strings"
	"sync"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/web/live"
)

// pictures are the sheets of a table as one viewer sees them. They are kept
// up cell by cell: what has not changed is not drawn again, and is not sent
// again.
type pictures struct {
	viewer int // as in sheets.Job

	mu     sync.Mutex
	view   *live.View      // that they show
	sheets []*sheetPicture // the table's, then each player's
}

// A sheetPicture is the sheet of one owner.
type sheetPicture struct {
	owner  int
	panels []sheets.Panel
	shape  string // changes where panels come, go or are drawn otherwise
	at     int64  // stamp of when the shape changed last
	cells  []*drawnCell
	index  map[string]*drawnCell // by the cell's id
}

// A drawnCell is a cell as it was drawn last.
type drawnCell struct {
	panel int // of the picture
	slot  sheets.Slot
	cell  scoring.Cell
	svg   string
	at    int64 // stamp of when it changed last
}

// A part is a piece of a table's page that is sent when it changes: the
// element with its id takes its place.
type part struct {
	ID   string `json:"id"`
	HTML string `json:"html"`
}

// update draws what a view shows otherwise than the last one did. Stamp makes
// the stamp of what has changed.
func (p *pictures) update(title sheets.Title, v *live.View, stamp func() int64) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.view == v || p.view != nil && v.Version < p.view.Version {
		return nil
	}
	job, err := jobOf(v)
	if err != nil {
		return err
	}
	job.Viewer = p.viewer
	now := stamp()
	for owner := scoring.Table; owner < len(v.Names); owner++ {
		at := owner + 1
		if at == len(p.sheets) {
			p.sheets = append(p.sheets, &sheetPicture{owner: owner})
		}
		p.sheets[at].lay(title.Panels(job, owner), now)
	}
	for i := range v.Cells {
		if c := &v.Cells[i]; c.Owner+1 < len(p.sheets) {
			p.sheets[c.Owner+1].draw(*c, now)
		}
	}
	p.view = v
	return nil
}

// lay takes over the panels of a sheet.
func (p *sheetPicture) lay(panels []sheets.Panel, now int64) {
	var shape strings.Builder
	for i := range panels {
		panels[i].ID = fmt.Sprintf("s%d-%s", p.owner+1, panels[i].ID)
		fmt.Fprintf(&shape, "%s %d %g %g %s\n", panels[i].ID, len(panels[i].Slots), panels[i].W, panels[i].H, panels[i].Key)
	}
	p.panels = panels
	if shape.String() == p.shape {
		return
	}
	p.shape, p.at, p.cells, p.index = shape.String(), now, nil, map[string]*drawnCell{}
	for i, panel := range panels {
		for _, s := range panel.Slots {
			d := &drawnCell{panel: i, slot: s}
			p.cells, p.index[s.Cell] = append(p.cells, d), d
		}
	}
}

// draw draws a cell if it is not what it was.
func (p *sheetPicture) draw(c scoring.Cell, now int64) {
	d, ok := p.index[c.ID]
	if !ok || d.cell == c {
		return
	}
	d.cell, d.at = c, now
	d.svg = sheets.SVGCell(p.panels[d.panel], d.slot, c)
}

// element is the id of a cell's element on the page.
func (p *sheetPicture) element(d *drawnCell) string { return p.panels[d.panel].ID + "-" + d.slot.Cell }

// since lists what has changed after a stamp: a whole sheet, or single cells.
func (p *pictures) since(stamp int64) []part {
	p.mu.Lock()
	defer p.mu.Unlock()
	parts := []part{} // not null in JSON
	for _, s := range p.sheets {
		if s.at > stamp {
			parts = append(parts, part{s.id(), string(s.html(sheets.SVGStatic))})
			continue
		}
		for _, d := range s.cells {
			if d.at > stamp {
				parts = append(parts, part{s.element(d), d.svg})
			}
		}
	}
	return parts
}

// whole is the sheet of an owner, on a page that has those plates.
func (p *pictures) whole(owner int, on *plates) template.HTML {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.sheets[owner+1].html(on.use)
}

// sheetID is the id of the element round the sheet of an owner.
func sheetID(owner int) string { return fmt.Sprintf("sheet-%d", owner+1) }

// id is that of the element round the sheet.
func (p *sheetPicture) id() string { return sheetID(p.owner) }

// html is the sheet with all its panels. Static draws what does not change in
// one.
func (p *sheetPicture) html(static func(sheets.Panel) string) template.HTML {
	var b strings.Builder
	fmt.Fprintf(&b, `<div class="panels" id="%s">`, p.id())
	for i, panel := range p.panels {
		b.WriteString(p.picture(i, static(panel), ""))
	}
	b.WriteString("</div>")
	return template.HTML(b.String()) // the canvas escapes all text
}

// picture is one panel with its cells as they were drawn, between what lies
// under and what lies over them.
func (p *sheetPicture) picture(panel int, under, over string) string {
	groups := []string{under}
	for _, d := range p.cells {
		if d.panel == panel {
			groups = append(groups, d.svg)
		}
	}
	return framed(p.panels[panel], sheets.SVGPicture(p.panels[panel], strings.Join(append(groups, over), "")))
}

// cellAt finds the cell of an element.
func (p *pictures) cellAt(element string) (owner int, cell string, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.sheets {
		for _, d := range s.cells {
			if s.element(d) == element {
				return s.owner, d.slot.Cell, true
			}
		}
	}
	return 0, "", false
}

// elementOf finds the element of a cell; empty where it has none.
func (p *pictures) elementOf(owner int, cell string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if owner+1 >= len(p.sheets) {
		return ""
	}
	if d, ok := p.sheets[owner+1].index[cell]; ok {
		return p.sheets[owner+1].element(d)
	}
	return ""
}

// jobOf is the job of a table's sheets as they stand. The cells of a view are
// listed already, and every panel asks for them.
func jobOf(v *live.View) (sheets.Job, error) {
	setup, err := v.Header.Setup(v.Info, v.House.House)
	if err != nil {
		return sheets.Job{}, err
	}
	setup.Players = v.Names
	return sheets.Job{
		Game: sheets.WithCells(v.State, v.Cells), Outcome: v.Outcome, Setup: setup, Players: len(v.Names), Started: true,
		Data: v.House.Data.Name, House: v.House.Ours(),
	}, nil
}
