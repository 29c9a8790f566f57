package sheets

import (
	"regexp"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
)

// A Rule is what a card tells players, and which clauses say so.
type Rule struct {
	Clauses string      // "CW5", "MI2, MI6"
	Says    speech.Text // where that's less than a clause says, or in other words; empty for the words of the one clause
}

// Rules are clauses in their own words.
func Rules(clauses ...string) []Rule {
	return scoring.Each(len(clauses), func(i int) Rule { return Rule{Clauses: clauses[i]} })
}

// Text is what the rule says.
func (r Rule) Text(info *scoring.Info) speech.Text {
	if r.Says != "" {
		return r.Says
	}
	clause, _ := info.Clause(r.Clauses) // the rulebook has it
	return clause.Text
}

// A RuleType is how rules are set.
type RuleType struct {
	canvas.Type
	Least float64 // size of the numbers of clauses, at the least
}

// RuleHeight is how high a rule is, mm.
func RuleHeight(text, clauses string, width float64, t RuleType) float64 {
	text = withoutClauses(text)
	lines, below := setRule(text, clauses, width, t)
	if below {
		return float64(len(lines)+1) * t.Leading()
	}
	return float64(len(lines)) * t.Leading()
}

// DrawRule writes a rule from the top of an area, and returns its height. The numbers of its
// clauses stand at the end of its last line, small: whoever looks one up finds them, and nobody
// has to read them.
func DrawRule(c canvas.Canvas, a canvas.Area, text, clauses string, t RuleType) float64 {
	text = withoutClauses(text)
	high := RuleHeight(text, clauses, a.W, t)
	canvas.Paragraph(c, canvas.Area{X: a.X, Y: a.Y, W: a.W}, text, t.Type)
	c.Text(a.X+a.W, a.Y+high-(t.Leading()-t.CapHeight()+canvas.Descent*t.Em())/2, cited(clauses), t.cited())
	return high
}

// setRule is a rule in lines, and whether the numbers of its clauses need one of their own.
func setRule(text, clauses string, width float64, t RuleType) (lines []string, below bool) {
	lines = canvas.Lines(text, width, t.Type)
	const gap = 2.0
	last := canvas.Measure(lines[len(lines)-1], t.Type)
	return lines, last+gap+canvas.Measure(cited(clauses), t.cited()) > width
}

// withoutClauses is a text that refers to no clause in brackets: "(GF27)".
func withoutClauses(text string) string { return inBrackets.ReplaceAllString(text, "") }

var inBrackets = regexp.MustCompile(` \([A-Z]{2}\d+(, [A-Z]{2}\d+)*\)`)

// cited are numbers of clauses as cards have them.
func cited(clauses string) string { return strings.ReplaceAll(clauses, ", ", " · ") }

// cited is the type of the numbers of clauses.
func (t RuleType) cited() canvas.Type {
	return canvas.Type{Face: canvas.Italic, Size: max(t.Least, 0.66*t.Size), Align: canvas.Right, Colour: canvas.Black}
}
