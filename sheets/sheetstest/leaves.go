package sheetstest

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// Leaves tests what comes out of a printer that prints on both sides, for every
// number of players: each page that is printed on one side otherwise begins a leaf,
// and behind it is its own back, or nothing at all. Letter takes no more leaves than a4.
// Backs that are glued on are the mirrors of their fronts, and readers take the files.
//
// All pages are one file for the fewest players. For more, each front with its backs is a
// file of its own, so that what is the same for so many is read once.
func Leaves(t *testing.T, title sheets.Title) {
	t.Helper()
	info, said := title.Game.Info(), said{}
	modes := []press.Duplex{press.LongEdge, press.ShortEdge}
	for players := info.MinPlayers; players <= info.MaxPlayers; players++ {
		job, ok := jobFor(title, players)
		if !ok {
			continue // no house data is for so many
		}
		checkLetter(t, title, job)
		if players == info.MinPlayers {
			checkGlued(t, title, job)
		}
		job.Game = nil // leaves say which of all they are, and one-sided prints have more
		var fronts []string
		for _, page := range everySheet(title, job) {
			if !page.Back { // what is behind something even where nothing else has a back is no front
				fronts = append(fronts, said.words(t, Options(title), page)...)
			}
		}
		for _, duplex := range modes {
			job.Duplex = duplex
			o, pages := Options(title), everySheet(title, job)
			o.Duplex = duplex
			name := fmt.Sprintf("%d players, duplex %s", players, sheets.Duplexes[duplex])
			if players == info.MinPlayers {
				pdf := Write(t, o, pages...)
				checkFronts(t, name, fronts, words(t, pdf))
				checkBlank(t, name, press.Leaves(pages, duplex), pdf)
				continue
			}
			var sides []string
			for len(pages) > 0 {
				next := 1
				for next < len(pages) && pages[next].Back {
					next++
				}
				sides = append(sides, said.words(t, o, pages[:next]...)...)
				pages = pages[next:]
			}
			checkFronts(t, name, fronts, sides)
		}
		modes = modes[:1] // the other differs in where backs lie, whoever plays
	}
}

// checkLetter tests that each sheet that there is on a4 is on letter, too, on as many
// pages at the most.
func checkLetter(t *testing.T, title sheets.Title, job press.Job) {
	t.Helper()
	for _, s := range title.Sheets {
		pages, err := press.Pages([]press.Sheet{s}, job, 1)
		if err != nil {
			continue
		}
		letter := job
		letter.Paper = Paper(t, "letter")
		other, err := press.Pages([]press.Sheet{s}, letter, 1)
		if err != nil || len(other) > len(pages) {
			t.Errorf("%s for %d: %d pages on letter, %d on a4: %v", s.Name, job.Players, len(other), len(pages), err)
		}
	}
}

// jobFor is a job for so many players, by the usual house data or the first that
// takes them.
func jobFor(title sheets.Title, players int) (job press.Job, ok bool) {
	info := title.Game.Info()
	for _, name := range append([]string{info.Data}, templates.Houses(info.ID)...) {
		text, _ := templates.House(info.ID, name)
		if job, ok = tableOf(title, string(text), players, nil); ok {
			break
		}
	}
	return job, ok
}

// everySheet is the pages of all sheets that there are for a job.
func everySheet(title sheets.Title, job press.Job) []press.Page {
	var pages []press.Page
	for _, s := range title.Sheets {
		made, err := press.Pages([]press.Sheet{s}, job, 1)
		if err == nil { // else it is for another paper, or of a game that was played
			pages = append(pages, made...)
		}
	}
	return pages
}

// said is what the pages of files say, by the files.
type said map[[sha256.Size]byte][]string

// words are what pages say in a file.
func (s said) words(t *testing.T, o press.Options, pages ...press.Page) []string {
	t.Helper()
	pdf := Write(t, o, pages...)
	file := sha256.Sum256(pdf)
	if _, read := s[file]; !read {
		s[file] = words(t, pdf)
	}
	return s[file]
}

// words are what the pages of a file say.
func words(t *testing.T, pdf []byte) []string {
	t.Helper()
	pages := strings.Split(Read(t, pdf, "pdftotext", "FILE", "-"), "\f")
	return pages[:len(pages)-1] // each ends in one
}

// checkFronts tests that every page that is a front has a leaf of its own.
func checkFronts(t *testing.T, name string, fronts, sides []string) {
	t.Helper()
	if len(sides) != 2*len(fronts) {
		t.Errorf("%s: %d sides, want the two of %d leaves", name, len(sides), len(fronts))
		return
	}
	for i, front := range fronts {
		if sides[2*i] != front {
			t.Errorf("%s: leaf %d does not begin with page %d", name, i+1, i+1)
		}
		if back := sides[2*i+1]; back != "" && slices.Contains(fronts, back) {
			t.Errorf("%s: behind page %d lies one that has a leaf of its own", name, i+1)
		}
	}
}

// checkBlank tests that there is nothing at all behind what has no back, and
// something behind what has one.
func checkBlank(t *testing.T, name string, leaves []press.Leaf, pdf []byte) {
	t.Helper()
	dir := t.TempDir()
	Read(t, pdf, "pdftoppm", "-e", "-r", "12", "-gray", "FILE", filepath.Join(dir, "back"))
	files, err := filepath.Glob(filepath.Join(dir, "back*.pgm"))
	if err != nil || len(files) != len(leaves) {
		t.Fatalf("%s: %d backs of %d leaves: %v", name, len(files), len(leaves), err)
	}
	for i, leaf := range leaves {
		picture, err := os.ReadFile(files[i])
		if err != nil {
			t.Fatal(err)
		}
		if blank(picture) != (leaf.Back == nil) {
			t.Errorf("%s: blank behind %s: %v", name, leaf.Front.Name, blank(picture))
		}
	}
}

// blank says whether a grey map is all white below its head.
func blank(picture []byte) bool {
	const head = 3 // lines
	dots := bytes.SplitN(picture, []byte("\n"), head+1)[head]
	return len(bytes.TrimRight(dots, "\xff")) == 0
}

// checkGlued tests backs that people glue on. Turned over a line that runs up and down, x
// from the left is x from the right: each back lies there, at the side of its front or on
// its own leaf, and it has a front.
func checkGlued(t *testing.T, title sheets.Title, job press.Job) {
	t.Helper()
	const back, most = "-back", 0.01
	for _, size := range []string{"a4", "letter"} {
		for _, duplex := range []press.Duplex{press.GutterFold, press.BacksAfter} {
			job.Paper, job.Duplex = Paper(t, size), duplex
			o := Options(title)
			o.Duplex = duplex
			for _, s := range title.Sheets {
				pages, err := press.Pages([]press.Sheet{s}, job, 1)
				if err != nil {
					single := job
					single.Duplex = press.OneSided
					if _, other := press.Pages([]press.Sheet{s}, single, 1); other == nil {
						t.Errorf("%s on %s is printed on one side, but not with duplex %s: %v", s.Name, size, sheets.Duplexes[duplex], err)
					}
					continue // it is for another paper, or of a game that was played
				}
				backs, places := 0, map[string]panel.Placement{}
				for _, page := range pages {
					for _, at := range page.Placed {
						places[at.Panel.ID] = at
						if page.Back && duplex == press.GutterFold && strings.HasSuffix(at.Panel.ID, back) {
							t.Errorf("%s on %s: %s is on a page of its own", s.Name, size, at.Panel.ID)
						}
					}
				}
				for _, page := range pages {
					for _, at := range page.Placed {
						id, is := strings.CutSuffix(at.Panel.ID, back)
						if !is {
							continue
						}
						backs++
						front, ok := places[id]
						if x := page.Size.W - front.X - front.Panel.W; !ok || math.Abs(at.X-x) > most || math.Abs(at.Y-front.Y) > most {
							t.Errorf("%s on %s, duplex %s: %s at %g, %g is not behind its front at %g, %g", s.Name, size, sheets.Duplexes[duplex], at.Panel.ID, at.X, at.Y, front.X, front.Y)
						}
					}
				}
				if backs > 0 {
					Read(t, Write(t, o, pages...), "qpdf", "--check", "FILE")
				}
			}
		}
	}
}
