package sheetstest

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// InAnyLanguage tests that all sheets and panels of a title, blank and of a game that was
// played, can be drawn in other languages than English. None is refused that isn't in English.
// In Pseudo, all words are of messages, but names, what house data says and notation, besides
// which same are those that a title has in all languages. None is cut, too small to read, or
// reaches out of its panel where it doesn't in English. Tight are parts of words that may, with
// the reason. Besides Pseudo, whose words are longer, one language is looked at, or all if
// SOAK_LANGUAGES is set.
//
// Words in wood type are outlines, of which nothing is known here.
func InAnyLanguage(t *testing.T, title sheets.Title, same []string, tight map[string]string) {
	t.Helper()
	info := title.Game.Info()
	text, _ := templates.House(info.ID, info.Data)
	blank, ok := tableOf(title, string(text), smallest(title, string(text)), nil)
	if !ok {
		t.Fatal("no game can be made")
	}
	blank.Duplex, blank.Ledger, blank.CodeSays = press.LongEdge, "game.ledger", "sheets.scan-ledger"
	played := Played(t, title, blank, 1, 20_000)
	w := wording{t: t, tight: tight, in: speech.Pseudo, found: map[string]bool{}, known: strings.Fields(strings.ToLower(letters.ReplaceAllString(string(text), " ")))}
	for _, word := range append([]string{info.ID, info.DataWord, info.Data, "mm"}, same...) {
		w.know(word)
	}
	for _, name := range blank.Setup.Players {
		w.know(name)
	}
	taught, err := title.Course.Jobs(title.Game)
	if err != nil {
		t.Fatal(err)
	}
	for _, job := range taught {
		for _, name := range job.Setup.Players {
			w.know(name)
		}
		for _, c := range job.Cells {
			w.know(c.Value)
		}
	}
	for _, clause := range info.Clauses {
		w.know(clause.Number)
	}
	for _, s := range title.AllSheets() {
		w.know(s.Name)
	}
	for _, v := range info.Verbs {
		w.know(v.Name)
	}
	for _, o := range info.Options {
		w.know(o.Name)
		w.know(strings.Join(o.Choices, " "))
	}
	for _, c := range slices.Concat(blank.Cells, played.Cells) {
		w.know(c.Value)
	}
	for _, w.in = range append(Languages(info.ID), speech.Pseudo) {
		w.title(title, blank, played)
	}
}

// Languages are the languages besides English in which something is looked at: one for what
// is called so, or all if SOAK_LANGUAGES is set.
func Languages(what string) []*speech.Language {
	others := slices.DeleteFunc(speech.Languages(), func(l *speech.Language) bool { return l == speech.English })
	if os.Getenv("SOAK_LANGUAGES") == "" {
		others = others[len(what)%len(others):][:1]
	}
	return others
}

// title compares all that a title draws in a language with the same in English.
func (w *wording) title(title sheets.Title, blank, played press.Job) {
	w.t.Helper()
	for i, job := range []press.Job{blank, played} {
		for _, s := range title.AllSheets() {
			if s.Played != job.Started && i > 0 {
				continue // it's the same, but for what is written
			}
			w.sheet(job, s)
		}
		for seat := scoring.Table; seat < min(1, len(job.Setup.Players)); seat++ {
			english, other := job, job
			other.Language = w.in
			theirs := title.PanelsOf(other, seat)
			for n, p := range title.PanelsOf(english, seat) {
				if n >= len(theirs) || theirs[n].ID != p.ID {
					w.t.Errorf("%s: other panels of seat %d than in English", w.in.Tag(), seat)
					break
				}
				w.compare("panel "+p.ID, w.list(panelPage(p, job)), w.list(panelPage(theirs[n], other)))
			}
		}
	}
	chosen, err := title.Choose(nil)
	if err != nil {
		w.t.Fatal(err)
	}
	plans := [2]string{}
	for i, l := range []*speech.Language{nil, w.in} {
		job := blank
		job.Language = l
		if pages, err := press.Pages(chosen, job, 1); err == nil && pages[0].Sheet == "plan" {
			plans[i] = w.list(pages[0])
		}
	}
	w.compare("plan", plans[0], plans[1])
}

// panelPage is a page with one panel.
func panelPage(p panel.Panel, job press.Job) press.Page {
	cells := slices.DeleteFunc(slices.Clone(job.Cells), func(c scoring.Cell) bool {
		return c.Owner != p.Owner || !slices.ContainsFunc(p.Slots, func(s panel.Slot) bool { return s.Cell == c.ID })
	})
	return press.Page{Size: canvas.Size{W: p.W, H: p.H}, Placed: []panel.Placement{{Panel: p}}, Cells: cells}.In(job.Language)
}

// A wording tells what is wrong with words.
type wording struct {
	t     *testing.T
	in    *speech.Language
	known []string // words that are the same in all languages, in small letters
	tight map[string]string
	found map[string]bool // what has been told
}

// letters is what isn't a letter.
var letters = regexp.MustCompile(`[^\pL]+`)

func (w *wording) know(words string) {
	w.known = append(w.known, strings.Fields(strings.ToLower(letters.ReplaceAllString(words, " ")))...)
}

// tell fails, once for the same.
func (w *wording) tell(where, wrong, words string) {
	w.t.Helper()
	for part := range w.tight {
		if strings.Contains(words, part) {
			return
		}
	}
	if key := wrong + words; !w.found[key] {
		w.found[key] = true
		w.t.Errorf("%s, %s: %s: %q", w.in.Tag(), where, wrong, words)
	}
}

// sheet compares a sheet in a language with the same in English, on the first paper that has
// room for it.
func (w *wording) sheet(job press.Job, s press.Sheet) {
	w.t.Helper()
	for _, name := range []string{"a4", "a3"} {
		job.Paper, job.Language = Paper(w.t, name), nil
		english, err := press.Pages([]press.Sheet{s}, job, 1)
		if err != nil {
			continue
		}
		job.Language = w.in
		other, err := press.Pages([]press.Sheet{s}, job, 1)
		if err != nil {
			w.t.Errorf("%s: %s", s.Name, w.in.Of(speech.OfError(err)))
			return
		}
		pages := min(len(english), len(other))
		const most = 6 // of a sheet: those after them are like them
		for i := range min(pages, most) {
			w.compare(s.Name, w.list(english[i]), w.list(other[i]))
		}
		return
	}
}

// list is what is drawn on a page.
func (w *wording) list(p press.Page) string {
	w.t.Helper()
	list, err := p.List()
	if err != nil {
		w.t.Fatal(err)
	}
	return list
}

// A drawn line of type is at the left of a place, in a panel.
type drawnLine struct {
	words       string
	size        float64
	left, right float64 // how far it reaches out of its panel, mm
}

// compare tells of what is wrong in a language and isn't in English.
func (w *wording) compare(where, english, other string) {
	w.t.Helper()
	before, after := linesOf(english), linesOf(other)
	const far = 1.0 // mm out of a panel
	least, cut, out := leastType, 0, far
	for _, l := range before {
		least, out = min(least, l.size), max(out, l.left, l.right)
		if strings.HasSuffix(l.words, "…") {
			cut++
		}
	}
	depth := 0
	for _, l := range after {
		if l.size < least-0.01 {
			w.tell(where, "type of "+strconv.FormatFloat(l.size, 'f', 2, 64)+" points", l.words)
		}
		if max(l.left, l.right) > out+0.01 {
			w.tell(where, "out of its panel", l.words)
		}
		if strings.HasSuffix(l.words, "…") {
			if cut--; cut < 0 {
				w.tell(where, "cut", l.words)
			}
		}
		if w.in != speech.Pseudo {
			continue // it has words of its own outside messages, as far as anybody can tell
		}
		var outside strings.Builder
		last := ' '
		for _, r := range l.words {
			switch {
			case string(r) == speech.PseudoOpen:
				depth++
				outside.WriteByte(' ')
			case string(r) == speech.PseudoClose && last != ' ': // else it's a sign of a message
				depth = max(0, depth-1)
			case depth == 0:
				outside.WriteRune(r)
			}
			last = r
		}
		if strings.HasSuffix(l.words, "…") {
			depth = 0 // the end is cut
		}
		for _, word := range strings.Fields(letters.ReplaceAllString(outside.String(), " ")) {
			if len([]rune(word)) > 1 && !slices.Contains(w.known, strings.ToLower(word)) {
				w.tell(where, "in no message", l.words)
				break
			}
		}
	}
}

// What lists say of panels and of lines of type.
var (
	panelLine = regexp.MustCompile(`^panel ".*" (\S+) \S+ (\S+) \S+$`)
	wordsLine = regexp.MustCompile(`^text (\S+) \S+ (\S+) (\S+) (\S+) \S+ (".*")$`)
)

// linesOf are the lines of type in a list.
func linesOf(list string) []drawnLine {
	var lines []drawnLine
	from, to := 0.0, 0.0
	number := func(s string) float64 {
		v, _ := strconv.ParseFloat(s, 64)
		return v
	}
	for line := range strings.Lines(list) {
		line = strings.TrimSuffix(line, "\n")
		if m := panelLine.FindStringSubmatch(line); m != nil {
			from = number(m[1])
			to = from + number(m[2])
			continue
		}
		m := wordsLine.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		words, _ := strconv.Unquote(m[5])
		set := canvas.Type{Face: map[string]canvas.Face{"bold": canvas.Bold, "italic": canvas.Italic}[m[2]], Size: number(m[3])}
		l := drawnLine{words: words, size: set.Size}
		if to > from {
			x, width := number(m[1]), canvas.Measure(words, set)
			x -= width * map[string]float64{"middle": 0.5, "right": 1}[m[4]]
			l.left, l.right = from-x, x+width-to
		}
		lines = append(lines, l)
	}
	return lines
}
