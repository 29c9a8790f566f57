package check

import (
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/web/site"
)

// The lines of a ledger that are shown with its findings.
const (
	around     = 3    // lines before and after one with a finding stay open
	leastFold  = 8    // fewer lines than that are not folded
	mostFolded = 2000 // of more lines than that only the number is told
	mostShown  = 6000 // and of all that come once so many are shown
	mostWide   = 500  // characters of a line that are shown
)

// A lineBlock is lines of a ledger that follow one another.
type lineBlock struct {
	Game        string
	Folded      bool // nothing is wrong here
	First, Last int
	Lines       []lineView // none where there are too many
}

// A lineView is a line of a ledger and what is wrong with it.
type lineView struct {
	Number   int
	Text     string
	Findings []ledger.Finding // such as follow from others
	Causes   []causeView
	Struck   bool // left out of the game
}

// blocks sets the causes, by their lines, and the other findings beside the lines
// of a text. Findings are in the order of lines. Round the causes the lines stay
// open.
func blocks(game, text string, findings []ledger.Finding, causes map[int][]causeView) []lineBlock {
	var lines []lineView
	for line := range strings.Lines(text) {
		l := lineView{Number: len(lines) + 1, Text: site.Cut(strings.TrimRight(line, "\r\n"), mostWide)}
		l.Causes = causes[l.Number]
		for len(findings) > 0 && findings[0].Line == l.Number {
			if len(l.Causes) == 0 {
				l.Findings = append(l.Findings, findings[0])
			}
			l.Struck = l.Struck || findings[0].Struck()
			findings = findings[1:]
		}
		lines = append(lines, l)
	}
	open := make([]bool, len(lines))
	for i, l := range lines {
		if len(l.Causes) > 0 || len(causes) == 0 && len(l.Findings) > 0 {
			for near := max(0, i-around); near <= min(len(lines)-1, i+around); near++ {
				open[near] = true
			}
		}
	}
	return fold(game, lines, open)
}

// fold cuts lines into blocks that are open and blocks that are folded.
func fold(game string, lines []lineView, open []bool) []lineBlock {
	var all []lineBlock
	shown := 0
	for from := 0; from < len(lines); {
		to := from + 1
		for to < len(lines) && open[to] == open[from] {
			to++
		}
		b := lineBlock{Game: game, Folded: !open[from] && to-from >= leastFold, First: from + 1, Last: to}
		if !b.Folded || to-from <= mostFolded && shown < mostShown {
			b.Lines = lines[from:to]
			shown += to - from
		}
		all = append(all, b)
		from = to
	}
	return all
}
