package panels

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// entries are cells of a sheet, and a panel that has them the other way round.
func entries(ids string) (cells []scoring.Cell, lines panel.Panel) {
	lines = panel.Panel{ID: "lines", Key: "lines " + ids, W: 90, H: 40}
	for i, id := range ids {
		cells = append(cells, scoring.Cell{ID: string(id), Label: speech.Words("Line " + string(id)), Kind: scoring.Entry})
		lines.Slots = append([]panel.Slot{{Cell: string(id), Y: float64(10 * i), W: 80, H: 8, Draw: panel.Writing(1, canvas.Type{Size: 10, Colour: canvas.Pencil})}}, lines.Slots...)
	}
	return cells, lines
}

// A sheet tells whether anything is written on it otherwise than it was drawn, or whether it
// has other cells; and it draws, stamps and sends what is otherwise alone.
func TestSheetDraws(t *testing.T) {
	cells, lines := entries("abc")
	var v SheetView
	v.Lay("a game", []panel.Panel{lines}, 1)
	differs := func(wantWritten, wantOthers bool) {
		t.Helper()
		if written, others := v.Differs(cells); written != wantWritten || others != wantOthers {
			t.Errorf("written otherwise: %t, others: %t", written, others)
		}
	}
	differs(true, true) // nothing is drawn
	v.DrawAll(cells, 1)
	differs(false, false)

	cells[1].Value = "7"
	differs(true, false)
	before := v.Sum()
	v.DrawAll(cells, 2)
	differs(false, false)
	if parts := v.Since(1); len(parts) != 1 || parts[0].ID != "s1-lines-b" {
		t.Errorf("sent %v", parts)
	}
	if v.Sum() == before {
		t.Error("the sum is that of before")
	}
	cells[1].Value = ""
	v.DrawAll(cells, 3)
	if v.Sum() != before {
		t.Error("the sum is another with the same written")
	}

	cells[0].Label = "Another line"
	differs(true, true)
	cells[0].Label = "Line a"
	cells[0], cells[2] = cells[2], cells[0]
	differs(false, false) // in another order
	cells = cells[:2]
	differs(true, true)
}

// Sheets of the same game have the same drawings, as long as the same is written on them.
func TestSheetsShareDrawings(t *testing.T) {
	cells, lines := entries("xy")
	var ann, bob SheetView
	for _, v := range []*SheetView{&ann, &bob} {
		v.Lay("the same game", []panel.Panel{lines}, 1)
		v.DrawAll(cells, 1)
	}
	for i := range ann.cells {
		if ann.cells[i].drawing != bob.cells[i].drawing {
			t.Errorf("cell %d is drawn twice", i)
		}
	}
	cells[0].Value = "9"
	bob.DrawAll(cells, 2)
	if written, _ := ann.Differs(cells); !written {
		t.Error("what is written on one sheet stands on the other")
	}
}

// A layout that somebody has in hand stays as it is when its sheet is laid out anew in the
// same shape.
func TestLayoutInHandStays(t *testing.T) {
	_, lines := entries("abc")
	lines.Key = "" // not known by what is in it
	var v SheetView
	lay := func(title string) {
		lines.Title = speech.Words(title)
		v.Lay("a game", []panel.Panel{lines}, 1)
	}
	lay("First")
	inHand := v.Layout
	lay("Second")
	if got := inHand.Panels[0].Title; got != "First" {
		t.Errorf("the layout in hand says %q", got)
	}
	if got := v.Panels[0].Title; got != "Second" || v.CellAt("b") != inHand.CellAt("b") {
		t.Errorf("the sheet says %q", got)
	}
}

// HTML stands in JSON as it is, whatever is in it, be it joined from pieces.
func TestQuote(t *testing.T) {
	part := NewShared("a/1", Quote(`<p class="x">`), Quote("é\n\\ & \x00\u2028</p>"))
	chunk, err := NewBundle([]*Shared{part, NewShared("b")}).Chunk()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(chunk.Plain()), `{"id":"a/1","html":"<p class=\"x\">é\n\\ & \u0000\u2028</p>"},{"id":"b","html":""}`; got != want {
		t.Errorf("%s; want %s", got, want)
	}
}

// Sheets in two languages share nothing that has words in it.
func TestSheetsInTwoLanguages(t *testing.T) {
	cells, lines := entries("uv")
	cells[0].Label, lines.Title = "sheets.plan-title", "sheets.plan-title"
	lines.Static = func(c canvas.Canvas) {
		c.Text(1, 5, c.Say("sheets.plan-title"), canvas.Type{Size: 10, Colour: canvas.Black})
	}
	var english, pseudo SheetView
	english.Lay("two languages", []panel.Panel{lines}, 1)
	pseudo.Lay("two languages", panel.In(speech.Pseudo, []panel.Panel{lines}), 1)
	for _, test := range []struct {
		v    *SheetView
		in   *speech.Language
		says int
	}{{&english, speech.English, 3}, {&pseudo, speech.Pseudo, 3}} {
		test.v.DrawAll(cells, 1)
		html := string(test.v.HTML(panel.SVGStatic))
		if says := strings.Count(html, test.in.Of("sheets.plan-title")); says != test.says {
			t.Errorf("%s: says it %d times, want %d, in\n%s", test.in.Tag(), says, test.says, html)
		}
	}
	if english.Shape == pseudo.Shape || english.Sum() == pseudo.Sum() {
		t.Error("the shape is the same")
	}
}

// Sheets of the same game are laid out once, but not where they say other names.
func TestSheetsSayTheirOwnNames(t *testing.T) {
	for _, name := range []string{"Ann", "Zoë"} {
		cells, lines := entries("n")
		lines.Names = []string{name}
		lines.Slots[0].Says = func(scoring.Cell) speech.Text { return speech.Words(name + "'s") }
		var v SheetView
		v.Lay("a game with names", []panel.Panel{lines}, 1)
		v.DrawAll(cells, 1)
		if html := v.Picture(0, "", ""); !strings.Contains(html, name+"&#39;s") && !strings.Contains(html, name+"'s") {
			t.Errorf("nothing is %s's: %s", name, html)
		}
	}
}
