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

// catalogOf is what a reader begins with: the pages with what they are called, in which
// language they are, the outline, and how the document is printed: at its size, on one side
// or both, on paper of its pages' size.
func (f *file) catalogOf(pages []canvas.Page, o Options) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<</Type /Catalog /Pages %s\n", f.tree)
	if languageTag.MatchString(o.Language) { // it stands there as it is
		fmt.Fprintf(&b, "/Lang (%s)\n", o.Language)
	}
	fmt.Fprintf(&b, "/ViewerPreferences <</DisplayDocTitle true /PrintScaling /None /PickTrayByPDFSize true /Duplex /%s>>\n", o.Duplex)
	b.WriteString("/PageLabels <</Nums [")
	for i, p := range pages {
		fmt.Fprintf(&b, "%d <</P %s>> ", i, text(p.Name))
	}
	b.WriteString("]>>\n")
	if headings := outlineOf(pages); len(headings) > 0 {
		fmt.Fprintf(&b, "/Outlines %s /PageMode /UseOutlines\n", f.addOutline(headings))
	}
	b.WriteString(">>")
	return b.String()
}

// A heading is an entry of a document's outline.
type heading struct {
	text  string
	page  int // the number of it, from 0 on
	under []heading
}

// outlineOf are the headings of a document: its sheets, and under one of several pages each
// of these. Of copies the first has them.
func outlineOf(pages []canvas.Page) []heading {
	var all []heading
	for i, p := range pages {
		if p.Sheet == "" || p.Blank {
			continue
		}
		of := slices.IndexFunc(all, func(h heading) bool { return h.text == p.Sheet })
		if of < 0 {
			of = len(all)
			all = append(all, heading{text: p.Sheet, page: i})
		}
		sheet := &all[of]
		if !slices.ContainsFunc(sheet.under, func(h heading) bool { return h.text == p.Name }) {
			sheet.under = append(sheet.under, heading{text: p.Name, page: i})
		}
	}
	for i := range all {
		if len(all[i].under) == 1 {
			all[i].under = nil
		}
	}
	return all
}

// addOutline adds the outline of a document.
func (f *file) addOutline(headings []heading) ref {
	root := f.promise()
	f.keep(root, "<</Type /Outlines /Count %d%s>>", len(headings), f.addHeadings(root, headings))
	return root
}

// addHeadings adds the headings under another, each at the top of its page, and returns where
// the other finds them.
func (f *file) addHeadings(parent ref, headings []heading) string {
	if len(headings) == 0 {
		return ""
	}
	at := make([]ref, len(headings))
	for i := range headings {
		at[i] = f.promise()
	}
	for i, h := range headings {
		more := f.addHeadings(at[i], h.under)
		if len(h.under) > 0 {
			more += fmt.Sprintf(" /Count -%d", len(h.under)) // closed
		}
		if i > 0 {
			more += fmt.Sprintf(" /Prev %s", at[i-1])
		}
		if i+1 < len(at) {
			more += fmt.Sprintf(" /Next %s", at[i+1])
		}
		f.keep(at[i], "<</Title %s /Parent %s /Dest [%s /XYZ 0 null null]%s>>", text(h.text), parent, f.pages[h.page], more)
	}
	return fmt.Sprintf(" /First %s /Last %s", at[0], at[len(at)-1])
}

// boxesOf says where a page of some size lies on its medium, which is larger by a
// bleed on every side: where it is trimmed, and how far what is printed may reach.
func boxesOf(s canvas.Size, bleed float64) string {
	return fmt.Sprintf("/TrimBox [%.2f %.2f %.2f %.2f] /BleedBox [0 0 %.2f %.2f]",
		bleed/canvas.Point, bleed/canvas.Point, (bleed+s.W)/canvas.Point, (bleed+s.H)/canvas.Point, (s.W+2*bleed)/canvas.Point, (s.H+2*bleed)/canvas.Point)
}
