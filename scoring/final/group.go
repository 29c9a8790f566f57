package final

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
)

// A group is the cells that a name stands for: one cell, all of a
// [scoring.CellGroup], or all of an [audit.Part].
type group struct {
	name   string
	alone  bool // the name is that of its only cell
	column bool // its cells are rows that a line each fills, one after the other
	shown  bool // nobody writes that down: what a line says of it is passed over
	cells  []scoring.Cell
	all    []scoring.Cell // of a group that is a part, with those of other parts; nil where there are none
}

// scoreNames are what people write before what they score, where nothing else is called so.
var scoreNames = []string{"total", "score", "result", "sum", "final", "altogether"}

// A catalogue is what the lines of one owner can name.
type catalogue struct {
	cells   map[string]scoring.Cell
	groups  map[string]*group
	order   []*group // in sheet order
	parts   map[string]*audit.Part
	shown   map[string]bool
	columns map[string][]*group // the rows of columns, by the name of the part and what stands before their numbers
	called  map[string][]string // exact names, by what people call them
	begins  map[string][]string // those of cells in no group, by the first words of their labels, sums before others
	within  map[string][]string // those of cells, by what they are in their group
	short   map[string][]string // those of groups and parts, of which the beginning is enough
	looked  map[string][]string // what has been found by its beginning
	abroad  *foreign            // exact names, by what they are in other languages; nil until one is asked for
}

// catalogueOf lists what lines of an owner can name.
func (d *Document) catalogueOf(owner int) *catalogue {
	c, known := d.catalogues[owner]
	if !known {
		c = d.newCatalogue(owner)
		d.catalogues[owner] = c
	}
	return c
}

// newCatalogue makes the catalogue of an owner. A name that is a cell's is never a
// group's: such a group's cells are named one by one.
func (d *Document) newCatalogue(owner int) *catalogue {
	c := &catalogue{cells: map[string]scoring.Cell{}, groups: map[string]*group{}, parts: map[string]*audit.Part{}, shown: map[string]bool{}, columns: map[string][]*group{}}
	for _, names := range []*map[string][]string{&c.called, &c.begins, &c.within, &c.short, &c.looked} {
		*names = map[string][]string{}
	}
	for _, cell := range d.Paper {
		if cell.Owner == owner {
			c.cells[cell.ID] = cell
		}
	}
	for _, cell := range d.Paper {
		if cell.Owner != owner {
			continue
		}
		name := scoring.CellGroup(cell.ID)
		_, alone := c.cells[name]
		if alone {
			name = cell.ID
		}
		if c.groups[name] == nil {
			c.groups[name] = &group{name: name, alone: alone}
			c.order = append(c.order, c.groups[name])
		}
		c.groups[name].cells = append(c.groups[name].cells, cell)
		c.callCell(cell, d.list.Printed[cell.ID])
	}
	for _, g := range c.order {
		c.call(g.name, g.name)
		note(c.short, g.name, g.name)
	}
	for i := range d.Parts {
		if p := &d.Parts[i]; p.Owner == owner {
			c.parts[p.Name] = p
			if rows := c.rows(p); len(rows) > 1 {
				c.columns[p.Name], c.columns[scoring.CellGroup(rows[0].name)] = rows, rows
			}
			for _, name := range []string{p.Name, p.Title.String()} {
				c.call(name, p.Name)
				note(c.short, name, p.Name)
			}
		}
	}
	c.narrow()
	if _, has := c.cells[d.list.Score]; has {
		for _, name := range scoreNames {
			if len(c.called[name]) == 0 && len(c.within[name]) == 0 {
				c.call(name, d.list.Score)
			}
		}
	}
	for _, cell := range d.shown {
		if cell.Owner == owner {
			c.shown[cell.ID], c.shown[scoring.CellGroup(cell.ID)] = true, true
		}
	}
	return c
}

// forgetNames forgets by what names things are found, once all lines have been read: the
// document may be kept for long.
func (c *catalogue) forgetNames() {
	c.called, c.begins, c.within, c.short, c.looked, c.abroad = nil, nil, nil, nil, nil, nil
}

// narrow leaves in a group that is called like a part what that part has of it:
// people write down no more. Other cells of it are named one by one.
func (c *catalogue) narrow() {
	var order []*group
	for _, g := range c.order {
		order = append(order, g)
		p := c.parts[g.name]
		if p == nil || g.alone {
			continue
		}
		own, others := []scoring.Cell(nil), []scoring.Cell(nil)
		for _, cell := range g.cells {
			if slices.Contains(p.Cells, cell.ID) {
				own = append(own, cell)
			} else {
				others = append(others, cell)
			}
		}
		if len(own) == 0 || len(others) == 0 {
			continue
		}
		g.cells, g.all = own, g.cells
		for _, cell := range others {
			order = append(order, &group{name: cell.ID, alone: true, cells: []scoring.Cell{cell}})
		}
	}
	c.order = order
}

// callCell notes what people call a cell: what is printed of it, and what it is in
// its group, where nothing else is called so ("deliveries").
func (c *catalogue) callCell(cell scoring.Cell, printed []speech.Text) {
	for _, name := range append([]string{cell.Label.String(), cell.ID}, speech.Strings(printed...)...) {
		c.call(name, cell.ID)
	}
	at := strings.LastIndexByte(cell.ID, '/')
	if cell.Use == scoring.Once {
		note(c.within, cell.ID[at+1:], cell.ID)
	}
	if at >= 0 {
		return
	}
	words := strings.Fields(cell.Label.String())
	for n := range words {
		first := strings.Join(words[:n+1], " ")
		others := c.begins[keyOf(first)]
		if len(others) > 0 && cell.Sum && !c.cells[others[0]].Sum {
			delete(c.begins, keyOf(first))
		}
		if len(others) == 0 || cell.Sum || !c.cells[others[0]].Sum {
			note(c.begins, first, cell.ID)
		}
	}
}

// call notes what people call something.
func (c *catalogue) call(name, exact string) { note(c.called, name, exact) }

// note notes by what name something is found.
func note(names map[string][]string, name, exact string) {
	if key := keyOf(name); key != "" && !slices.Contains(names[key], exact) {
		names[key] = append(names[key], exact)
	}
}

// of is the group with a name, or the one cell that has it; else the part.
func (c *catalogue) of(name string) (group, bool) {
	if cell, ok := c.cells[name]; ok {
		return group{name: name, alone: true, cells: []scoring.Cell{cell}}, true
	}
	if g, ok := c.groups[name]; ok {
		return *g, true
	}
	if p, ok := c.parts[name]; ok {
		return c.part(p), true
	}
	return group{name: name, shown: true}, c.shown[name]
}

// part is all cells of a part, which may be the rows of a column.
func (c *catalogue) part(p *audit.Part) group {
	g := group{name: p.Name}
	for _, id := range p.Cells {
		g.cells = append(g.cells, c.cells[id])
	}
	g.column = c.columns[p.Name] != nil
	return g
}

// partOf is the part that a cell is in.
func (c *catalogue) partOf(cell string) *audit.Part {
	for _, p := range c.parts {
		if slices.Contains(p.Cells, cell) {
			return p
		}
	}
	return &audit.Part{}
}

// rows are the groups of a part whose cells are those of a row each.
func (c *catalogue) rows(p *audit.Part) []*group {
	var all []*group
	for _, id := range p.Cells {
		g := c.groups[scoring.CellGroup(id)]
		if c.cells[id].Use == scoring.Row && g != nil && g.isRow() && (len(all) == 0 || all[len(all)-1] != g) {
			all = append(all, g)
		}
	}
	return all
}

// isRow says whether a group is one row of a column: it is numbered, and has
// several values.
func (g *group) isRow() bool {
	at := strings.LastIndexAny(g.name, "/-")
	_, err := strconv.Atoi(g.name[at+1:])
	return err == nil && len(g.cells) > 1 && g.cells[0].Use == scoring.Row
}

// isTotals says whether a group of several cells is filled in together with the score.
func (c *catalogue) isTotals(g group, score string) bool {
	p := c.parts[g.name]
	return !g.alone && len(g.cells) > 1 && (p != nil && slices.Contains(p.Cells, score) || slices.ContainsFunc(g.cells, func(c scoring.Cell) bool { return c.ID == score }))
}

// exactly is what is called so, in any case, with blanks or hyphens left out, or as
// it is printed.
func (c *catalogue) exactly(name string) (g group, ok bool) {
	if g, ok = c.of(name); ok {
		return g, true
	}
	key := keyOf(strings.TrimRight(name, ":="))
	for _, names := range []map[string][]string{c.called, c.begins, c.within} {
		if named := names[key]; len(named) == 1 {
			return c.of(named[0])
		}
	}
	return group{}, false
}

// find is what a name stands for: in any case, with blanks or hyphens left out, as
// it is printed, or by the beginning of it. Where it stands for nothing the choices
// are the names that look most like it.
func (c *catalogue) find(name string) (g group, choices []string, ok bool) {
	if g, ok = c.exactly(name); ok {
		return g, nil, true
	}
	key := keyOf(strings.TrimRight(name, ":="))
	exact, looked := c.looked[key]
	if !looked {
		exact = c.cutShort(key)
		c.looked[key] = exact // whoever asks again does not look again
	}
	if len(exact) == 1 {
		g, ok = c.of(exact[0])
		return g, nil, ok
	}
	if len(exact) == 0 {
		return group{}, nearest(name, c.names()), false
	}
	return group{}, exact[:min(len(exact), mostChoices)], false
}

// cutShort are the names that one can stand for which is none of them: it is in the
// plural or singular, their beginning, or their initial and number.
func (c *catalogue) cutShort(key string) []string {
	one, many := strings.CutSuffix(key, "s")
	switch {
	case many && len(c.called[one]) > 0: // "cards"
		return c.called[one]
	case many && len(c.within[one]) > 0:
		return c.within[one]
	case key != "" && len(c.called[key+"s"]) > 0: // "turn"
		return c.called[key+"s"]
	case len(c.called[key]) > 0:
		return c.called[key]
	case len(c.within[key]) > 0:
		return c.within[key]
	}
	var exact []string
	if len([]rune(key)) >= fewestLetters {
		for called, names := range c.short {
			if strings.HasPrefix(called, key) {
				exact = append(exact, names...)
			}
		}
	}
	if len(exact) == 0 {
		exact = c.numbered(key)
	}
	slices.Sort(exact)
	return slices.Compact(exact)
}

// numbered are the parts that a beginning and a number stand for, else the groups:
// "b6" is burro-6.
func (c *catalogue) numbered(key string) []string {
	names := c.numberedGroups(key)
	if parts := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return c.parts[name] == nil }); len(parts) > 0 {
		return parts
	}
	return names
}

// numberedGroups are the parts and groups that a beginning and a number stand for.
func (c *catalogue) numberedGroups(key string) []string {
	letters, number := cutNumber(key)
	if letters == "" || number == "" {
		return nil
	}
	var all []string
	for called, names := range c.short {
		if name, n := cutNumber(called); n == number && strings.HasPrefix(name, letters) {
			all = append(all, names...)
		}
	}
	return all
}

// names are those of all groups and parts.
func (c *catalogue) names() []string {
	var all []string
	for _, g := range c.order {
		all = append(all, g.name)
	}
	for name := range c.parts {
		all = append(all, name)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
