package repair

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// mostRead is how many lines are told that are not written as a ledger writes them.
const mostRead = 12

// Tell says in lines for people what the causes of findings are: the first line
// of each is the finding, with the file, its line and column; the others are
// indented.
func Tell(l *speech.Language, r *ledger.Report) []string {
	var lines []string
	line := func(format string, args ...any) {
		for i, a := range args {
			if text, ok := a.(speech.Text); ok {
				args[i] = l.Of(text)
			}
		}
		lines = append(lines, fmt.Sprintf(format, args...))
	}
	for i := range min(len(r.Read), mostRead) {
		line("  %s", r.Read[i].Tell())
	}
	if more := len(r.Read) - mostRead; more > 0 {
		line("  %s", speech.Say("repair.more-lines", "n", more))
	}
	for i := range r.Causes {
		c := &r.Causes[i]
		column, event, instead := 1, "", speech.Text("")
		for _, f := range r.Findings {
			if f.Line == c.Line {
				column, event, instead = f.Column, f.Event, f.Instead
			}
		}
		message := c.Message
		if c.Follow > 0 {
			message = speech.Say("repair.follow", "n", c.Follow, "says", message)
		}
		line("%s:%d:%d: %s: %s", r.File, c.Line, column, c.Clause, message)
		if event != "" {
			line("    %s", speech.Say("repair.where", "line", c.Line, "entry", c.Entry, "event", event))
		}
		if instead != "" && c.Clause == scoring.UnknownClause {
			line("    %s", instead)
		}
		for n := range c.Repairs {
			line("    %s %s", []speech.Text{"repair.mark", "repair.mark-or"}[min(n, 1)], says(l, &c.Repairs[n]))
		}
	}
	if r.Left > 0 && len(r.Causes) == mostCauses {
		line("%s: %s", r.File, speech.Say("repair.left", "n", r.Left))
	}
	return lines
}

// says says a repair in a line.
func says(l *speech.Language, r *ledger.Repair) string {
	text := l.Of(r.Say)
	if r.Do == ledger.Insert && !strings.Contains(text, r.Text) {
		text += "  " + r.Text
	}
	if r.Leaves > 0 {
		text += "  " + l.Of(speech.Say("repair.leaves", "n", r.Leaves))
	}
	return text
}
