package final

import "saddlebag/scoring"

// A group is the cells that a name stands for: one cell, or all of a
// [scoring.CellGroup].
type group struct {
	name  string
	alone bool // the name is that of its only cell
	cells []scoring.Cell
}

// A catalogue is what the lines of one owner can name.
type catalogue struct {
	cells  map[string]scoring.Cell
	groups map[string]*group
	order  []*group // in sheet order
}

// catalogueOf lists what lines of an owner can name. A name that is a cell's is
// never a group's: such a group's cells are named one by one.
func catalogueOf(paper []scoring.Cell, owner int) catalogue {
	c := catalogue{cells: map[string]scoring.Cell{}, groups: map[string]*group{}}
	for _, cell := range paper {
		if cell.Owner == owner {
			c.cells[cell.ID] = cell
		}
	}
	for _, cell := range paper {
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
	}
	return c
}

// of is the group with a name, or the one cell that has it.
func (c catalogue) of(name string) (group, bool) {
	if cell, ok := c.cells[name]; ok {
		return group{name: name, alone: true, cells: []scoring.Cell{cell}}, true
	}
	if g, ok := c.groups[name]; ok {
		return *g, true
	}
	return group{}, false
}
