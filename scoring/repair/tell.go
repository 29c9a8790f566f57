package repair

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// mostRead is how many lines are told that are not written as a ledger writes them.
const mostRead = 12

// Tell says in lines for people what the causes of findings are: the first line
// of each is the finding, with the file, its line and column; the others are
// indented.
func Tell(r *ledger.Report) []string {
	var lines []string
	line := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	for i := range min(len(r.Read), mostRead) {
		line("  %s", r.Read[i].Tell())
	}
	if more := len(r.Read) - mostRead; more > 0 {
		line("  and %d more lines", more)
	}
	for i := range r.Causes {
		c := &r.Causes[i]
		column, event, instead := 1, "", ""
		for _, f := range r.Findings {
			if f.Line == c.Line {
				column, event, instead = f.Column, f.Event, f.Instead
			}
		}
		follow := ""
		if c.Follow > 0 {
			follow = fmt.Sprintf(" (and %d more follow from it)", c.Follow)
		}
		line("%s:%d:%d: %s: %s%s", r.File, c.Line, column, c.Clause, c.Message, follow)
		if event != "" {
			line("    line %d, entry %d: %s", c.Line, c.Entry, event)
		}
		if instead != "" && c.Clause == scoring.UnknownClause {
			line("    %s", instead)
		}
		for n := range c.Repairs {
			line("    %s %s", []string{"perhaps:", "or:     "}[min(n, 1)], says(&c.Repairs[n]))
		}
	}
	if r.Left > 0 && len(r.Causes) == mostCauses {
		line("%s: %s left after these repairs", r.File, scoring.Some(r.Left, "finding"))
	}
	return lines
}

// says says a repair in a line.
func says(r *ledger.Repair) string {
	text := r.Say
	if r.Do == ledger.Insert && !strings.Contains(text, r.Text) {
		text += "  " + r.Text
	}
	if r.Leaves > 0 {
		text += fmt.Sprintf("  (%d left)", r.Leaves)
	}
	return text
}
