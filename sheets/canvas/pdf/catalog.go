package pdf

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/sheets/canvas"
)

// titleOf is what a document is called: the game, and the sheets that it holds.
func titleOf(pages []canvas.Page, o Options) string {
	if names := sheetsOf(pages); len(names) > 0 {
		return o.Title + ": " + strings.Join(names, ", ")
	}
	return o.Title
}

// sheetsOf are the sheets that pages are of, each once, in their order.
func sheetsOf(pages []canvas.Page) []string {
	var names []string
	for _, p := range pages {
		if p.Sheet != "" && !slices.Contains(names, p.Sheet) {
			names = append(names, p.Sheet)
		}
	}
	return names
}

// catalogOf is what fpdf has no words for: how the document is printed (at its
// size, on one side or both, on paper of its pages' size) and what its pages are
// called.
func catalogOf(pages []canvas.Page, duplex string) string {
	var b strings.Builder
	b.WriteString("/Version /1.7\n")
	fmt.Fprintf(&b, "/ViewerPreferences <</DisplayDocTitle true /PrintScaling /None /PickTrayByPDFSize true /Duplex /%s>>\n", duplex)
	b.WriteString("/PageLabels <</Nums [")
	for i, p := range pages {
		fmt.Fprintf(&b, "%d <</P <%X>>> ", i, utf16Text(p.Name))
	}
	b.WriteString("]>>\n")
	return b.String()
}

// A heading is an entry of a document's outline.
type heading struct {
	text  string
	level int
}

// outlineOf are the headings of a document by the number of their page: its
// sheets, and under one of several pages each of these. Of copies the first has
// them.
func outlineOf(pages []canvas.Page) map[int][]heading {
	named := make(map[string][]string) // pages by their sheet
	at := make(map[int][]heading)
	for i, p := range pages {
		if p.Sheet == "" || p.Blank || slices.Contains(named[p.Sheet], p.Name) {
			continue
		}
		if len(named[p.Sheet]) == 0 {
			at[i] = append(at[i], heading{p.Sheet, 0})
		}
		named[p.Sheet] = append(named[p.Sheet], p.Name)
		at[i] = append(at[i], heading{p.Name, 1})
	}
	for i, headings := range at {
		if last := len(headings) - 1; len(named[pages[i].Sheet]) == 1 {
			at[i] = headings[:last]
		}
	}
	return at
}

// boxesOf says where a page of some size lies on its medium, which is larger by a
// bleed on every side: where it is trimmed, and how far what is printed may reach.
func boxesOf(s canvas.Size, bleed float64) string {
	return fmt.Sprintf("/TrimBox [%.2f %.2f %.2f %.2f]\n/BleedBox [0 0 %.2f %.2f]\n",
		bleed/canvas.Point, bleed/canvas.Point, (bleed+s.W)/canvas.Point, (bleed+s.H)/canvas.Point, (s.W+2*bleed)/canvas.Point, (s.H+2*bleed)/canvas.Point)
}
