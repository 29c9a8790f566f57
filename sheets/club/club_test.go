package club_test

import (
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/club"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// chart is that of an id.
func chart(t *testing.T, cl club.Club, id string) club.Chart {
	t.Helper()
	charts := cl.Charts()
	at := slices.IndexFunc(charts, func(ch club.Chart) bool { return ch.Panel.ID == "club-"+id })
	if at < 0 {
		t.Fatalf("no chart %s", id)
	}
	return charts[at]
}

func list(t *testing.T, p press.Page) string {
	t.Helper()
	list, err := p.List()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestGolden(t *testing.T) {
	groups := groups(t)
	for _, name := range []string{"small", "nobody"} {
		var all strings.Builder
		for _, ch := range groups[name].Charts() {
			all.WriteString(list(t, ch.Page()))
		}
		all.WriteString(list(t, groups[name].Picture()))
		sheetstest.Golden(t, name+".list", all.String())
	}
}

// The charts come in the same order for everybody: those of all games, then each game's. What
// there's nothing of is left out.
func TestOrder(t *testing.T) {
	ids := func(cl club.Club) (ids []string) {
		for _, ch := range cl.Charts() {
			ids = append(ids, strings.TrimPrefix(ch.Panel.ID, "club-"))
		}
		return ids
	}
	want := []string{
		"title", "wins", "calendar", "pairs", "streaks", "plays", "scores-lode", "records-lode", "feats-lode",
		"scores-wagons", "records-wagons", "scores-posse", "records-posse",
	}
	if diff := cmp.Diff(want, ids(small(t))); diff != "" {
		t.Error(diff)
	}
	all := groups(t)
	if diff := cmp.Diff([]string{"title"}, ids(all["nobody"])); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"title", "wins", "calendar", "pairs", "streaks", "plays"}, ids(all["stopped"])); diff != "" {
		t.Error(diff)
	}
}

// Whatever a group is like, all that's written can be read, lies apart, and within its chart, in
// a language with longer words too.
func TestTextsAreApart(t *testing.T) {
	for name, cl := range groups(t) {
		for _, l := range []*speech.Language{speech.English, speech.Pseudo} {
			cl.Language = l
			for _, ch := range cl.Charts() {
				what := name + " in " + l.Tag() + ": " + ch.Panel.ID
				if ch.Panel.W > 90 {
					t.Errorf("%s is %g mm wide", what, ch.Panel.W)
				}
				size := canvas.Size{W: ch.Panel.W, H: ch.Panel.H}
				sheetstest.TextsApart(t, what, size, sheetstest.WritingsOf(l, ch.Panel.Static))
			}
			p := cl.Picture()
			sheetstest.TextsApart(t, name+": picture", p.Size, sheetstest.WritingsOf(l, p.Decor))
		}
	}
}

// No words are cut but names that are too long, and none are in no message but names.
func TestWordsOfAnotherLanguage(t *testing.T) {
	names := regexp.MustCompile(`^(The Thursday Saddle Club|Greenhorns|Ann|Bob|Cyd|Dee|Ann and Bob|W+|[A-D]|Lode n’ Write|The Long Road of the Wagons|Posse|delivered burro .*|crate of borax|Lost to bandits|Biggest delivery|Dice left unspent|Shots that hit)$`)
	for name, cl := range groups(t) {
		if name == "crowd" || name == "level" {
			continue
		}
		cl.Language = speech.Pseudo
		var lines []sheetstest.Writing
		for _, ch := range cl.Charts() {
			lines = append(lines, sheetstest.WritingsOf(speech.Pseudo, ch.Panel.Static)...)
		}
		var english strings.Builder
		depth := 0
		for _, w := range append(lines, sheetstest.WritingsOf(speech.Pseudo, cl.Picture().Decor)...) {
			if strings.Contains(w.Text, "…") {
				t.Errorf("%s: %q is cut", name, w.Text)
			}
			depth += strings.Count(w.Text, speech.PseudoOpen) // a text may be on several lines
			if depth == 0 && strings.ContainsFunc(w.Text, func(r rune) bool { return r >= 'A' }) && !names.MatchString(w.Text) {
				english.WriteString(w.Text + "\n")
			}
			depth -= strings.Count(w.Text, speech.PseudoClose)
		}
		if english.Len() > 0 {
			t.Errorf("%s: in no message:\n%s", name, english.String())
		}
	}
}

// marks is a canvas that keeps what is hatched, and the middles of lozenges.
type marks struct {
	canvas.Listing
	bars     []canvas.Area
	patterns []canvas.Pattern
	marks    []float64
}

func (c *marks) Hatch(p canvas.Path, t canvas.Tone) {
	var e canvas.Extent
	e.AddPath(c.MediumPath(p))
	if e.MinY < 8.8 {
		return // of the heading
	}
	c.bars = append(c.bars, canvas.Area{X: e.MinX, Y: e.MinY, W: e.MaxX - e.MinX, H: e.MaxY - e.MinY})
	c.patterns = append(c.patterns, t.Pattern)
}

func (c *marks) Path(p canvas.Path, paint canvas.Paint) {
	if paint.Fill == canvas.Paper && len(p) == 5 && p[0].X == p[2].X {
		var e canvas.Extent
		e.AddPath(c.MediumPath(p))
		c.marks = append(c.marks, (e.MinX+e.MaxX)/2)
	}
}

func marksOf(ch club.Chart) *marks {
	c := &marks{Listing: *canvas.NewListing()}
	ch.Panel.Static(c)
	return c
}

// near checks lengths to a thousandth of a millimetre.
func near(t *testing.T, what string, got, want []float64) {
	t.Helper()
	if !slices.EqualFunc(got, want, func(a, b float64) bool { return math.Abs(a-b) < 1e-3 }) {
		t.Errorf("%s: %.3f, want %.3f", what, got, want)
	}
}

func (c *marks) sides(n int) (left, wide []float64) {
	for _, b := range c.bars[:min(n, len(c.bars))] {
		left, wide = append(left, b.X), append(wide, b.W)
	}
	return left, wide
}

// Ann has won three games and Bob one, with a chance of one half each. The bars begin 33 mm from
// the left, behind 6.6 for the rank, 25 for the name and 1.4 free, and the longest ends at 67.6:
// before 1.4 free and 21 for figures. So a win is 34.6 / 3 long, and two of them, which chance
// would give, end at 33 + 2 × 34.6 / 3 = 56.0667.
func TestBarsOfWins(t *testing.T) {
	cl := group(
		t, "Two", []string{"Ann", "Bob"},
		played("posse", "2026-01-01", 3, 1), played("posse", "2026-01-02", 3, 1), played("posse", "2026-01-03", 3, 1), played("posse", "2026-01-04", 1, 3),
	)
	drawn := marksOf(chart(t, cl, "wins"))
	left, wide := drawn.sides(2)
	near(t, "left", left, []float64{33, 33})
	near(t, "wide", wide, []float64{34.6, 34.6 / 3})
	near(t, "chance", drawn.marks[:2], []float64{56.0667, 56.0667})
	if drawn.patterns[0] != canvas.Dots || drawn.patterns[1] != canvas.Dots {
		t.Error("with four games they look as if they were ranked")
	}
}

// Ann has scored 20, 60, 30, and Bob -10 and -20: best 60 and -10, middle 30 and -15. From -15
// to 60 there are 34.6 mm, so ten are 34.6 / 7.5 = 4.6133, and nothing is 6.92 from the left, at
// 33 + 6.92.
func TestBarsOfScores(t *testing.T) {
	cl := group(
		t, "Two", []string{"Ann", "Bob"},
		played("posse", "2026-01-01", 20, -10), played("posse", "2026-01-02", 60, -20), played("posse", "2026-01-03", 30),
	)
	const zero, ten = 33 + 6.92, 34.6 / 7.5
	left, wide := marksOf(chart(t, cl, "scores-posse")).sides(4)
	near(t, "left", left, []float64{zero, zero, zero - ten, zero - 1.5*ten})
	near(t, "wide", wide, []float64{6 * ten, 3 * ten, ten, 1.5 * ten})
}

// Hits per shot: the bars are as long as what all of them would be, 12.2 mm, times 5 of 5, 3 of 7
// and 1 of 4. What stands beside them begins at 15 + 1.4 of 43 mm and ends before 13 + 1.4.
func TestBarsOfShares(t *testing.T) {
	drawn := marksOf(chart(t, small(t), "feats-lode"))
	last := len(drawn.bars) - 3
	drawn.bars = drawn.bars[last:]
	_, wide := drawn.sides(3)
	near(t, "wide", wide, []float64{12.2, 12.2 * 3 / 7, 12.2 / 4})
}

// In 2026, 23 January is a Friday in the fourth week, 14 and 28 March are Saturdays in the
// eleventh and the thirteenth, and 2 April is a Thursday in the fourteenth; 1 July is a Wednesday
// and begins the second half, 9 September a Wednesday in its eleventh week, and 31 December a
// Thursday in its 27th. Of a square, the left is 4.6 + 3.05 × weeks before, and its top is, in
// the first half, 19 + 3.05 × days since Monday, in the second one 27.65 more.
func TestCalendar(t *testing.T) {
	var squares [][2]float64
	c := &squaresOf{Listing: *canvas.NewListing(), squares: &squares}
	ch := chart(t, small(t), "calendar")
	ch.Panel.Static(c)
	at := func(weeks, days, half float64) [2]float64 {
		return [2]float64{4.6 + 3.05*weeks, 19 + 3.05*days + 27.65*half}
	}
	want := [][2]float64{
		at(3, 4, 0), at(12, 5, 0), at(0, 2, 1), at(26, 3, 1), // one game
		at(10, 5, 0), // two
		at(13, 3, 0), // three
		at(10, 2, 1), // five
	}
	slices.SortFunc(want, compare)
	got := squares[:0]
	for _, s := range squares {
		if s[1] < 69 { // above the keys
			got = append(got, s)
		}
	}
	slices.SortFunc(got, compare)
	if !slices.EqualFunc(got, want, func(a, b [2]float64) bool { return math.Hypot(a[0]-b[0], a[1]-b[1]) < 1e-3 }) {
		t.Errorf("%.2f\nwant %.2f", got, want)
	}
	days := []string{"23 January 2026 1", "14 March 2026 2", "28 March 2026 1", "2 April 2026 3", "1 July 2026 1", "9 September 2026 5", "31 December 2026 1"}
	if diff := cmp.Diff(days, said(ch)); diff != "" {
		t.Error(diff)
	}
}

func compare(a, b [2]float64) int { return slices.Compare(a[:], b[:]) }

// squaresOf keeps where the squares are that are hatched.
type squaresOf struct {
	canvas.Listing
	squares *[][2]float64
}

func (c *squaresOf) Hatch(p canvas.Path, _ canvas.Tone) {
	for i, s := range c.MediumPath(p) {
		if i%canvas.RectSteps == 0 {
			*c.squares = append(*c.squares, [2]float64{s.X, s.Y})
		}
	}
}

// said are the rows of a chart, in English.
func said(ch club.Chart) (rows []string) {
	for _, row := range ch.Rows {
		rows = append(rows, strings.Join(speech.Strings(row...), " "))
	}
	return rows
}

// What the tables say of the small group, worked out by hand from its plays in the order of
// their days. Ann won alone on 31 December, 14 March and 2 April, four times on 9 September, and
// shared a win with Bob; there was one of four people twice, of three four times and of two eight
// times: 2/4 + 4/3 + 8/2 = 5.83 by chance. Cyd won five of 2/4 + 4/3 + 2/2 = 2.83.
func TestRows(t *testing.T) {
	cl := small(t)
	for id, want := range map[string][]string{
		"title":         {"8 15 31 December 2025"},
		"wins":          {"1 Cyd 5 2.8 8", "2 Ann 7.5 5.8 14", "3 Bob 2.5 5.8 14", " Dee 0 0.5 2"},
		"pairs":         {"Cyd Ann 5 0 2", "Cyd Bob 4 0 3", "Cyd Dee 2 0 0", "Ann Bob 9 1 3", "Ann Dee 2 0 0", "Bob Dee 2 0 0"},
		"streaks":       {"Cyd 4 0", "Ann 4 0", "Bob 2 2"},
		"plays":         {"Posse 7", "Lode n’ Write 6", "The Long Road of the Wagons 2"},
		"scores-lode":   {"1 Ann $333 $240 6", "2 Bob $297 $200 5", " Cyd $250 $200 4"},
		"scores-wagons": {" Cyd 90 points 77.5 points 2", " Ann 60 points 60 points 1", " Bob 70 points 55 points 2"},
		"records-lode": {
			"Best score $333 Ann 31 December 2025 ",
			"Biggest delivery $74 Ann 14 March 2026 delivered burro 3 in entry 31 of the ledger, with two loads of silver and a crate of borax",
		},
		"feats-lode": {
			"Lost to bandits Cyd $12 1", "Lost to bandits Ann $5 1", "Lost to bandits Bob $0 1",
			"Dice left unspent Cyd 4 1", "Dice left unspent Ann 2 1", "Dice left unspent Bob 9 1",
			"Shots that hit Cyd 5 of 5 1", "Shots that hit Ann 3 of 7 1", "Shots that hit Bob 1 of 4 1",
		},
	} {
		if diff := cmp.Diff(want, said(chart(t, cl, id))); diff != "" {
			t.Errorf("%s: %s", id, diff)
		}
	}
}

// Each row has a text for each head, so that a page can print them as a table.
func TestTables(t *testing.T) {
	for name, cl := range groups(t) {
		for _, ch := range cl.Charts() {
			for _, row := range ch.Rows {
				if len(row) != len(ch.Heads) {
					t.Errorf("%s: %s: %d of %d columns", name, ch.Panel.ID, len(row), len(ch.Heads))
				}
			}
		}
	}
}

// Of fourteen people twelve are drawn. The table has all of them, but for that of pairs.
func TestMoreThanFit(t *testing.T) {
	cl := crowd(t)
	for _, id := range []string{"wins", "pairs"} {
		ch := chart(t, cl, id)
		if drawn := list(t, ch.Page()); !strings.Contains(drawn, `"and 2 more"`) || strings.Contains(drawn, `"Ned"`) {
			t.Errorf("%s: it doesn't say how many there's no room for", id)
		}
		if all := slices.ContainsFunc(ch.Rows, func(row []speech.Text) bool { return slices.Contains(row, "Ned") }); all != (id == "wins") {
			t.Errorf("%s: all are in the table: %v", id, all)
		}
	}
}

// Who has fewer than five games stands below what says so, without a rank.
func TestUnranked(t *testing.T) {
	for _, id := range []string{"wins", "scores-lode"} {
		tops := map[string]float64{}
		for _, w := range sheetstest.WritingsOf(nil, chart(t, small(t), id).Panel.Static) {
			tops[w.Text] = w.Top
		}
		few := map[string]string{"wins": "Dee", "scores-lode": "Cyd"}[id]
		if said := tops["Not ranked yet: fewer than 5 games"]; said == 0 || tops[few] < said || tops["Bob"] > said || tops["Ann"] > said {
			t.Errorf("%s: %v", id, slices.Collect(maps.Keys(tops)))
		}
		_, third := tops["3."]
		if third != (id == "wins") {
			t.Errorf("%s: somebody has no rank, or one too many", id)
		}
	}
}

// Nobody is called by a name that's forgotten.
func TestForgotten(t *testing.T) {
	cl := small(t)
	cl.Stats.People = slices.Clone(cl.Stats.People)
	at := slices.IndexFunc(cl.Stats.People, func(p nights.PersonStats) bool { return p.Name == "Cyd" })
	cl.Stats.People[at].Name = ""
	if rows := said(chart(t, cl, "records-posse")); rows[0] != "Best score 14 somebody 28 March 2026 " {
		t.Errorf("%q", rows)
	}
}
