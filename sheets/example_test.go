package sheets_test

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/example"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// catalog has the small game alone.
var catalog = ledger.Catalog{Games: []scoring.Game{example.Title.Game}, House: templates.House, Houses: templates.Houses}

// blankJob is what sheets for two players are made for who have not begun.
func blankJob() press.Job {
	house, _, err := catalog.InForce(example.Title.Game, "", 0)
	if err != nil {
		log.Fatal(err)
	}
	job, err := example.Title.Blank(ledger.Header{Game: "nugget", Players: []string{"Ann", "Bob"}}, house)
	if err != nil {
		log.Fatal(err)
	}
	job.Paper, job.Margin = press.Papers[0], 8
	return job
}

// pagesOf are the pages that a game night needs.
func pagesOf(job press.Job) []press.Page {
	chosen, err := example.Title.Choose(nil)
	if err != nil {
		log.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		log.Fatal(err)
	}
	return pages
}

// Blank sheets, printed to PDF. Warnings tell of characters that no font has.
func Example_write() {
	var pdf bytes.Buffer
	warnings, err := press.Write(context.Background(), &pdf, pagesOf(blankJob()), press.Options{Title: "Nugget", Margin: 8, Spot: example.Title.Spot})
	fmt.Println(pdf.String()[:8], warnings, err)
	// Output:
	// %PDF-1.7 [] <nil>
}

// A sheet that the paper has no room for is refused, with the reason.
func Example_refusal() {
	job := blankJob()
	job.Margin = 100
	_, err := press.Pages(example.Title.Sheets, job, 1)
	fmt.Println(err)
	// Output:
	// slips: needs 74 mm more width on a4
}

// The panels of a seat, which are on its sheet and on its phone, and their
// cells.
func ExampleTitle_panels() {
	for _, panel := range example.Title.Panels(blankJob(), 0) {
		fmt.Printf("%s, %g by %g mm\n", panel.Title, panel.W, panel.H)
		for _, slot := range panel.Slots {
			fmt.Printf("%s at %g, %g\n", slot.Cell, slot.X, slot.Y)
		}
	}
	// Output:
	// Ann's slip, 84 by 60 mm
	// card at 40, 0
	// place at 40, 12
	// dug/1 at 40, 24
	// dug/2 at 40, 36
	// total at 40, 48
}

// One cell as SVG: what goes to the phones when it changes.
func Example_cell() {
	slip := example.Title.Panels(blankJob(), 0)[0]
	fmt.Println(panel.SVGCell(slip, slip.Slots[0], scoring.Cell{ID: "card", Label: "The card", Value: "ace"}))
	// Output:
	// <g id="slip-card" class="cell"><title>The card</title><text class="body pencil-fill" fill="#2b3a55" x="43" y="7.16" font-size="3.53">ace</text></g>
}

// A page as text, an operation a line: what golden tests compare.
func Example_list() {
	page := pagesOf(blankJob())[0]
	text, err := page.List()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(strings.Join(strings.Split(text, "\n")[:6], "\n"))
	// Output:
	// path stroke ink 0.1: M 180 291.9 L 202 291.9
	// text 8 291.41 body 7 left ink "Nugget, leaf 1 of 1: slips"
	// text 179 291.41 body 7 right ink "deck plain · date"
	// text 8 15.63 bold 14 left ink "The table"
	// text 8 63.63 bold 14 left ink "Ann's slip"
	// text 8 135.63 bold 14 left ink "Bob's slip"
}

// The sheets as a ledger leaves them.
func ExampleFilled() {
	opened, err := catalog.Open("night.ledger", "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\nAnn draw ace\n", nil)
	if err != nil {
		log.Fatal(err)
	}
	ledger.Check(opened.Fold, opened.Doc)
	job, err := sheets.Filled("night.ledger", opened)
	if err != nil {
		log.Fatal(err)
	}
	job.Paper, job.Margin = press.Papers[0], 8
	for _, c := range pagesOf(job)[0].Cells {
		if c.Value != "" {
			fmt.Println(job.Setup.Players[c.Owner], c.ID, c.Value)
		}
	}
	// Output:
	// Ann card ace
}

// The sheets as people have filled them in, who kept no ledger.
func ExampleTitle_Written() {
	filled, err := final.Open(catalog, "night.final", "saddlebag 1 nugget final\nplayer Ann\nplayer Bob\n\nAnn card ace\nAnn dug 5 2\n", nil)
	if err != nil {
		log.Fatal(err)
	}
	job, err := example.Title.Written(filled)
	if err != nil {
		log.Fatal(err)
	}
	job.Paper, job.Margin = press.Papers[0], 8
	for _, c := range pagesOf(job)[0].Cells {
		if c.Value != "" {
			fmt.Println(job.Setup.Players[c.Owner], c.ID, c.Value)
		}
	}
	// Output:
	// Ann card ace
	// Ann dug/1 5
	// Ann dug/2 2
}
