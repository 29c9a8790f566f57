package press

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A Job is what a sheet is made for.
type Job struct {
	Cells   panel.CellList  // as they are to be shown
	Game    *scoring.Info   // which is played, or what else leaves are headed with; nil where they needn't say
	Tally   []scoring.Score // of the ledger, by seat; nil where there is none
	Moment  scoring.Moment  // of the ledger; zero where there is none
	Outcome scoring.Outcome // of the ledger; zero where there is none
	Setup   scoring.Setup   // names are empty on sheets for nobody yet
	Players int             // how many play; 0 when unknown
	Started bool            // false: a blank sheet, to be filled in by pencil
	Title   string          // of the game that was played; empty where it has none
	Date    string          // of the game: 2006-01-02; empty for a line to write it on
	Data    speech.Text     // what the house data in force is called, as people see it
	House   bool            // that data is ours, and so are its prices
	// Where is the place of a field of the house data, as in "my.yaml:12:5"; nil where
	// nobody knows.
	Where  func(field string) string
	Others speech.List // titles of the other house data that comes with the program and that so many can play by: see OnShelf
	// Code is the text of the code on the sheet of the player with a name: the
	// header of a ledger, or a link. An unknown player's name is empty.
	Code     func(name string) string
	CodeSays speech.Text                 // what scanning the code brings, for people
	Ledger   string                      // name of the ledger the state comes from; empty for none
	When     func(event int) speech.Text // says in which round of that ledger an event was, by its number; nil where there is none
	Journal  []speech.Text               // what was done with the power over a live table, in paragraphs; nil for nothing
	Paper    canvas.Size
	Margin   float64 // mm
	Duplex   Duplex
	scale    float64          // at which pages are printed that are made for it; 0 for 1
	TwoUp    bool             // small sheets are printed two to a page
	Warnings []speech.Text    // for people: which names are left to be written by hand
	Viewer   int              // the seat before whose screen the panels lie, counted from 1; 0 on paper
	Language *speech.Language // of all that isn't a name; nil for English
}

// Say makes words of a text in the language of the job: to measure them. What is drawn is said
// by its canvas.
func (j Job) Say(t speech.Text) string { return cmp.Or(j.Language, speech.English).Of(t) }

// Showing is the job with a game as it stands.
func (j Job) Showing(state scoring.State) Job {
	j.Cells, j.Tally, j.Moment, j.Outcome = state.Cells(), state.Tally(), state.Moment(), state.Outcome()
	return j
}

// Day is the date of the game as people write it; empty where it has none.
func (j Job) Day() speech.Text { return scoring.Day(j.Date) }

// OnPage is the job for a page of a sheet, counted from 0: only the first says that the house
// data is ours.
func (j Job) OnPage(n int) Job {
	if name, ours := j.Data.Argument("name"); n > 0 && ours {
		j.Data = name
	}
	return j
}

// Nameless is the job of blank sheets for players without names. It fails as the
// game's New does.
func (j Job) Nameless(game scoring.Game, players int) (Job, error) {
	j.Setup.Players = make([]string, players)
	state, err := game.New(j.Setup)
	if err != nil {
		return Job{}, err
	}
	j.Cells = state.Cells()
	return j, nil
}

// Linked is the job with codes that lead to a live table. For a player's name, link
// says where the code on their sheet leads.
func (j Job) Linked(link func(name string) string) Job {
	j.Code, j.CodeSays = link, "sheets.scan-table"
	return j
}

// ByPencil is the Draw of a cell once there is a game to write down; nil before.
func (j Job) ByPencil(draw panel.Draw) panel.Draw {
	if !j.Started {
		return nil
	}
	return draw
}

// Undrawable refuses house data that cannot be drawn well because of one of its fields. The
// message says why, and what to do.
func (j Job) Undrawable(field, name string, args ...any) error {
	why := speech.Say(name, args...)
	if j.Where == nil {
		return &canvas.Refusal{Reason: why}
	}
	return canvas.Refused("sheets.undrawable", "place", j.Where(field), "field", field, "why", why)
}

// MostCopies is the largest number of copies in one document.
const MostCopies = 500

// ErrUnplayed is the refusal of a sheet that shows a played game for a job that
// has none.
var ErrUnplayed error = canvas.Refused("sheets.unplayed")

// Pages makes the pages of sheets for a job, with copies of each. If there are several
// sheets and some are to be cut out, a plan of how to make them comes first. The error is
// that of the first sheet that can't be made, after its name.
func Pages(chosen []Sheet, job Job, copies int) ([]Page, error) {
	job.Margin = max(job.Margin, leafMargin)
	pages, err := layAll(chosen, job)
	if err != nil {
		return nil, err
	}
	for i := range pages {
		page := &pages[i]
		page.own = page.Name
		if page.foot == nil {
			page.foot = footOf(page.Size, job.Margin)
		}
		*page = page.In(job.Language)
	}
	backsLast(pages)
	if job.TwoUp && !slices.ContainsFunc(pages, func(p Page) bool { return p.half }) {
		return nil, canvas.Refused("sheets.none-in-half", "paper", job.Paper.Name, "whole", whyWhole(chosen, job))
	}
	if len(pages) == 0 {
		return nil, canvas.Refused("sheets.nothing-to-print")
	}
	pages = withPlan(chosen, pages, job)
	if !job.TwoUp { // every copy is numbered from 1
		number(pages, job)
		return slices.Repeat(pages, copies), nil
	}
	pages = pairUp(slices.Repeat(pages, copies), job)
	number(pages, job)
	return pages, nil
}

// layAll makes the pages of sheets. In a set, sheets share leaves, unless small ones are
// printed two to a page.
func layAll(chosen []Sheet, job Job) ([]Page, error) {
	for _, sheet := range chosen {
		if sheet.Played && !job.Started {
			return nil, speech.At(sheet.Name, ErrUnplayed)
		}
	}
	if len(chosen) > 1 && !job.TwoUp {
		return pack(chosen, job)
	}
	var pages []Page
	for _, sheet := range chosen {
		made, err := sheet.make(job)
		if err != nil {
			return nil, speech.At(sheet.Name, err)
		}
		pages = append(pages, sheet.own(made, job)...)
	}
	return pages, nil
}

// own are pages as those of the sheet.
func (s Sheet) own(pages []Page, job Job) []Page {
	for i := range pages {
		pages[i].Sheet = s.Name
		pages[i].bare = pages[i].bare || s.Craft.Secret && job.Duplex == OneSided
		pages[i].scissors = pages[i].scissors || s.Craft.Scissors && !pages[i].Back
	}
	return pages
}

// InTurn joins several Makes, one after the other. What of one is too large for its paper is
// on several leaves.
func InTurn(parts ...Make) Make {
	return func(job Job) ([]Page, error) {
		var pages []Page
		for _, part := range parts {
			on := job.OnPage(len(pages))
			made, err := part(on)
			if err != nil {
				made, err = spread(part, on, err)
			}
			if err != nil {
				return nil, err
			}
			pages = append(pages, made...)
		}
		return pages, nil
	}
}
