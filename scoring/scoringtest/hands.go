package scoringtest

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// handSheets is how many sheets are copied by each hand, but in soak runs.
const handSheets = 2

// A hand is how somebody copies filled sheets: line by line, or all lines at once.
type hand struct {
	name string
	line func(copier, copied) string
	all  func(copier, []copied) []string // nil: each by itself
}

// A copied is a line of a document: whose it is, what it fills, and with what.
type copied struct {
	owner, cell string
	values      []string
}

func (c copied) String() string {
	return strings.TrimSpace(c.owner + " " + c.cell + " " + strings.Join(c.values, " "))
}

// A copier copies one document.
type copier struct {
	*final.Document
	*rand.Rand
}

// hands are what people do to lines that they copy from paper.
var hands = []hand{
	{name: "names as a heading", all: copier.headings},
	{name: "capitals as they come", line: func(h copier, c copied) string {
		c.owner, c.cell = h.either(strings.ToUpper, strings.ToLower)(c.owner), h.either(strings.ToUpper, strings.ToLower)(c.cell)
		return c.String()
	}},
	{name: "as it is printed", line: func(h copier, c copied) string {
		c.cell = cmp.Or(h.printed(c), c.cell)
		return c.String()
	}},
	{name: "with units", line: func(h copier, c copied) string {
		for i, v := range c.values {
			if h.kind(c, i) == scoring.Money {
				c.values[i] = number(v, func(n string) string { return money(h.IntN(3), n) })
			}
		}
		return c.String()
	}},
	{name: "with colons", line: func(_ copier, c copied) string {
		c.owner, c.cell = c.owner+":", c.cell+":"
		return c.String()
	}},
	{name: "signs and thousands of a word processor", line: func(_ copier, c copied) string {
		return c.with(func(v string) string { return number(v, typeset) })
	}},
	{name: "the table first", all: copier.turned},
	{name: "bullets", line: func(h copier, c copied) string { return []string{"• ", "– ", "* "}[h.IntN(3)] + c.String() }},
	{name: "letters run together", line: func(_ copier, c copied) string {
		c.values = runTogether(c.values)
		return c.String()
	}},
	{name: "columns of a spreadsheet", line: func(h copier, c copied) string {
		return strings.Join(append([]string{c.owner, c.cell}, c.values...), []string{"\t", " | ", "  "}[h.IntN(3)])
	}},
	{name: "words for nothing", line: func(h copier, c copied) string {
		return c.with(func(v string) string {
			if v == "-" {
				return []string{"—", "none", "–", "nothing"}[h.IntN(4)]
			}
			return v
		})
	}},
	{name: "rows under a heading", all: copier.columns},
	{name: "blanks left out", line: func(_ copier, c copied) string {
		if !slices.ContainsFunc(c.values, func(v string) bool { return v != "-" }) {
			return ""
		}
		return c.String()
	}},
	{name: "no quotes", line: func(_ copier, c copied) string {
		return strings.ReplaceAll(strings.ReplaceAll(c.String(), `"`, ""), `\`, "")
	}},
}

// kind is that of the cell which a value of a line fills.
func (h copier) kind(c copied, at int) scoring.CellKind {
	for _, cell := range h.Paper {
		if h.name(cell.Owner) != c.owner || cell.ID != c.cell && scoring.CellGroup(cell.ID) != c.cell {
			continue
		}
		if at == 0 {
			return cell.Kind
		}
		at--
	}
	return scoring.Letter
}

// either is one of two ways.
func (h copier) either(a, b func(string) string) func(string) string {
	if h.IntN(2) == 0 {
		return a
	}
	return b
}

// with is the line with each value changed.
func (c copied) with(change func(string) string) string {
	c.values = scoring.Each(len(c.values), func(i int) string { return change(c.values[i]) })
	return c.String()
}

// number changes a text that is a number.
func number(text string, change func(string) string) string {
	if n, ok := scoring.ParseTenths(text); ok && n.String() == text {
		return change(text)
	}
	return text
}

// money is a number with what people put beside it.
func money(way int, n string) string {
	switch digits, minus := strings.CutPrefix(n, "-"); {
	case way == 0:
		return n
	case minus:
		return "-$" + digits
	case way == 1 && !strings.Contains(n, "."):
		return "$" + n
	}
	return n
}

// typeset is a number as word processors and spreadsheets write it.
func typeset(n string) string {
	digits, minus := strings.CutPrefix(n, "-")
	if whole := digits; !strings.Contains(whole, ".") && len(whole) > 3 {
		digits = whole[:len(whole)-3] + "," + whole[len(whole)-3:]
	}
	if minus {
		return "−" + digits
	}
	return digits
}

// runTogether joins letters that stand side by side.
func runTogether(values []string) []string {
	var all []string
	letter := func(v string) bool { return utf8.RuneCountInString(v) == 1 && unicode.IsUpper([]rune(v)[0]) }
	for i, v := range values {
		if i > 0 && letter(v) && letter(values[i-1]) {
			all[len(all)-1] += v
			continue
		}
		all = append(all, v)
	}
	return all
}

// printed is what the paper prints for what a line fills; empty where that is not one thing.
func (h copier) printed(c copied) string {
	at := slices.IndexFunc(h.Parts, func(p audit.Part) bool { return p.Name == c.cell && h.name(p.Owner) == c.owner })
	if at < 0 || strings.ContainsAny(h.Parts[at].Title.String(), ":,") {
		return ""
	}
	return h.Parts[at].Title.String()
}

func (h copier) name(owner int) string {
	if owner == scoring.Table {
		return ledger.Table
	}
	return ledger.Quote(h.Setup.Players[owner])
}

// headings writes each name once, above its lines.
func (h copier) headings(lines []copied) []string {
	var all []string
	before := ""
	for _, c := range lines {
		if c.owner != before {
			all = append(all, "", c.owner+[]string{"", ":"}[h.IntN(2)])
		}
		before, c.owner = c.owner, ""
		all = append(all, c.String())
	}
	return all
}

// turned has the owners in another order.
func (h copier) turned(lines []copied) []string {
	at := slices.IndexFunc(lines, func(c copied) bool { return c.owner == ledger.Table })
	if at < 0 {
		at = 0
	}
	return scoring.Each(len(lines), func(i int) string { return lines[(at+i)%len(lines)].String() })
}

// columns writes the name of a column once, above its rows, as far as these follow on each
// other.
func (h copier) columns(lines []copied) []string {
	var all []string
	before, next := "", 0
	for _, c := range lines {
		part, row := h.columnOf(c)
		if part == "" || part != before && row != 1 || part == before && row != next {
			before = ""
			all = append(all, c.String())
			continue
		}
		if part != before {
			all = append(all, c.owner+" "+part)
		}
		before, next = part, row+1
		all = append(all, strings.Join(c.values, " "))
	}
	return all
}

// columnOf is the column that a line is a row of, and which one, from 1.
func (h copier) columnOf(c copied) (part string, row int) {
	for _, p := range h.Parts {
		if h.name(p.Owner) != c.owner {
			continue
		}
		var rows []string
		for _, id := range p.Cells {
			cell, _ := h.Cell(scoring.Place{Owner: p.Owner, Cell: id})
			if group := scoring.CellGroup(id); cell.Use == scoring.Row && group != id && !slices.Contains(rows, group) {
				rows = append(rows, group)
			}
		}
		if at := slices.Index(rows, c.cell); at >= 0 && len(rows) > 1 && len(c.values) > 1 {
			return p.Name, at + 1
		}
	}
	return "", 0
}

// Hands has true sheets copied by people: they are right, or something is asked, and no
// score is another one.
func Hands(t *testing.T, c AuditConfig) {
	t.Helper()
	each, asked, copies := slipsEach(t, handSheets), map[string]int{}, 0
	for n := range each * len(c.Kinds) {
		j := newJudge(t, c, n%len(c.Kinds), n)
		_, filled := j.sheets()
		d := j.open(j.document(filled))
		truth := j.audit(d.Filled)
		if truth.Verdict != scoring.Right {
			continue
		}
		copies++
		for _, h := range hands {
			if j.copiedBy(h, d, truth) {
				asked[h.name]++
			}
		}
	}
	t.Logf("%d sheets by %d hands; asked about: %v", copies, len(hands), asked)
}

// copiedBy judges what a hand copies, and says whether something is asked.
func (j *judge) copiedBy(h hand, d *final.Document, truth scoring.Audit) (asked bool) {
	j.t.Helper()
	text := d.Header.String() + "\n" + strings.Join(h.copy(copier{d, j.rand}), "\n") + "\n"
	again := j.open(text)
	judged, err := again.Audit(j.t.Context())
	if err != nil {
		j.t.Fatal(err)
	}
	if len(judged.Findings) > 0 {
		j.t.Errorf("%s: %s\n%s\n%s", h.name, judged.Verdict, judged.Findings[0].Message, text)
		return false
	}
	for seat, s := range judged.Scores {
		if s.Known && s.Total() != truth.Scores[seat].Total() {
			j.t.Errorf("%s: %s scores %s, and in truth %s\n%s", h.name, j.setup.Players[seat], s.Total(), truth.Scores[seat].Total(), text)
		}
	}
	if judged.Verdict != scoring.Right && testing.Verbose() {
		for _, u := range again.Unread {
			j.t.Logf("%s: %q: %s", h.name, strings.Split(text, "\n")[max(0, u.Line-1)], u.Why)
		}
	}
	return judged.Verdict != scoring.Right
}

// copy is the lines of a document as a hand writes them.
func (h hand) copy(c copier) []string {
	var lines []copied
	for text := range strings.Lines(strings.TrimPrefix(c.String(), c.Header.String())) {
		words, err := ledger.Words(strings.TrimSpace(text))
		if err != nil || len(words) < 2 {
			continue
		}
		quoted := scoring.Each(len(words), func(i int) string { return ledger.Quote(words[i].Text) })
		lines = append(lines, copied{quoted[0], quoted[1], quoted[2:]})
	}
	if h.all != nil {
		return h.all(c, lines)
	}
	return scoring.Each(len(lines), func(i int) string { return h.line(c, lines[i]) })
}
