package sheetstest

import (
	"errors"
	"fmt"
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// Fits tests that everything fits everything, by all house data that come with the
// program and on every paper, the first of them in every ink: pieces and dice lie
// within their places, as many as the rules allow at once, beside their neighbours
// and what can be read; boxes hold a pencil; the names of places, all other type and
// lines are as large as a printer and an eye need them. Sheets that are refused need
// nothing.
func Fits(t *testing.T, title sheets.Title) {
	t.Helper()
	info, laid := title.Game.Info(), map[laidKey]panel.Laid{}
	for i, name := range templates.Houses(info.ID) {
		text, _ := templates.House(info.ID, name)
		fewest := smallest(title, string(text))
		for _, players := range []int{fewest, info.MaxPlayers} {
			job, ok := tableOf(title, string(text), players, nil)
			if !ok || i > 0 && players != fewest {
				continue
			}
			for _, paper := range press.Papers {
				job.Paper = paper
				f := fitting{
					t: t, title: title, job: job, pages: map[string][]press.Page{}, laid: laid,
					what: fmt.Sprintf("%s, %d players, %s", name, players, paper.Name), leastName: leastName,
				}
				f.checkPlaces()
				switch {
				case players != fewest: // the same types and lines
				case i == 0:
					f.checkPrint(canvas.Inks)
				default:
					f.checkPrint(canvas.Inks[:1])
				}
			}
		}
	}
}

// A fitting is a job whose sheets are tried.
type fitting struct {
	t     *testing.T
	title sheets.Title
	job   press.Job
	pages map[string][]press.Page // what has been made, by sheet
	what  string
	laid  map[laidKey]panel.Laid // what has been found to lie on panels, for all jobs
	// leastName is the smallest type that the name of a place may have, in points.
	leastName float64
	writes    bool // whole files, to see that they keep their margins
}

// A laidKey tells panels apart that different things lie on.
type laidKey struct {
	id, key string
	w, h    float64
	slots   int
}

// checkPlaces tests the places on all sheets. The pieces are those of the same sheet,
// where it has any of that name, or else of a game night's set.
func (f fitting) checkPlaces() {
	night := map[speech.Text]panel.Piece{panel.RealDie.Name: panel.RealDie}
	for _, s := range f.title.Sheets {
		if s.InDefaultSet {
			addPieces(night, f.made(s))
		}
	}
	for _, s := range f.title.Sheets {
		pages, own := f.made(s), map[speech.Text]panel.Piece{}
		addPieces(own, pages)
		f.checkNames(s.Name, pages)
		for _, panel := range panelsOf(pages) {
			laid := f.laidOn(panel)
			f.checkPencil(s.Name, panel, laid)
			for i, place := range laid.Places {
				piece, ok := own[place.Piece]
				if !ok {
					piece, ok = night[place.Piece]
				}
				switch {
				case !ok:
					f.t.Errorf("%s: %s: %s is for a %s, which nobody prints", f.what, s.Name, place.Name, place.Piece)
				case !place.Holds(piece):
					f.t.Errorf("%s: %s: %s is %.1f by %.1f mm: %d of %s of %.1f by %.1f do not fit", f.what, s.Name, place.Name,
						place.At.W, place.At.H, place.Most, piece.Name, piece.W, piece.H)
				}
				f.checkBeside(s.Name, panel, laid, i)
			}
		}
	}
}

// checkBeside tests that a place lies on its panel and on nothing else.
func (f fitting) checkBeside(sheet string, on panel.Panel, laid panel.Laid, n int) {
	place := laid.Places[n]
	const exact = 1e-6
	if a := place.At; a.X < -exact || a.Y < -exact || a.X+a.W > on.W+exact || a.Y+a.H > on.H+exact {
		f.t.Errorf("%s: %s: %s reaches out of %s", f.what, sheet, place.Name, on.ID)
	}
	for _, other := range laid.Places[:n] {
		if place.Overlaps(other) {
			f.t.Errorf("%s: %s: pieces at %s and %s lie on one another", f.what, sheet, place.Name, other.Name)
		}
	}
	for _, words := range laid.Legible {
		if place.Overlaps(panel.Place{At: words}) {
			f.t.Errorf("%s: %s: %s covers what is to be read at %.1f, %.1f", f.what, sheet, place.Name, words.X, words.Y)
		}
	}
}

// laidOn is what lies on a panel: nothing, where it does not say. It is asked once for
// what many jobs share.
func (f fitting) laidOn(on panel.Panel) panel.Laid {
	if on.Laid == nil {
		return panel.Laid{}
	}
	key := laidKey{on.ID, on.Key, on.W, on.H, len(on.Slots)}
	laid, ok := f.laid[key]
	if !ok || on.Key == "" {
		laid = on.Laid()
		f.laid[key] = laid
	}
	return laid
}

// made are the pages of a sheet; none where it is refused, or of a game that was
// played.
func (f fitting) made(s press.Sheet) []press.Page {
	f.t.Helper()
	if pages, ok := f.pages[s.Name]; ok {
		return pages
	}
	pages, err := press.Pages([]press.Sheet{s}, f.job, 1)
	var refusal *canvas.Refusal
	if err != nil && !errors.As(err, &refusal) {
		f.t.Fatalf("%s: %s: %v", f.what, s.Name, err)
	}
	f.pages[s.Name] = pages
	return pages
}

// addPieces adds what is cut out of pages.
func addPieces(pieces map[speech.Text]panel.Piece, pages []press.Page) {
	for _, panel := range panelsOf(pages) {
		for _, piece := range panel.Pieces {
			pieces[piece.Name] = piece
		}
	}
}

// panelsOf are the panels of pages; one that is on several tiles once.
func panelsOf(pages []press.Page) []panel.Panel {
	type drawn struct {
		id    string
		owner int
	}
	seen, panels := map[drawn]bool{}, []panel.Panel(nil)
	for _, page := range pages {
		for _, at := range page.Placed {
			if id := (drawn{at.Panel.ID, at.Panel.Owner}); !seen[id] {
				seen[id], panels = true, append(panels, at.Panel)
			}
		}
	}
	return panels
}
