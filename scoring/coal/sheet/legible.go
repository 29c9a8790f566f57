package sheet

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Legible demands of each cell by itself what can stand there at all.
func (a *Paper) Legible() []audit.Rule {
	cells := Of(a.State).Blank()
	return scoring.Each(len(cells), func(i int) audit.Rule {
		c := &cells[i]
		takes, legible := a.legible(c.Kind, c.ID)
		return audit.Legible(a.clauseOf(c.Owner, c.ID), scoring.Place{Owner: c.Owner, Cell: c.ID}, func(w scoring.Written) speech.Text {
			if legible(w) {
				return ""
			}
			return speech.Say("coal.illegible", "written", shown(w), "cell", c.Label, "takes", takes)
		})
	})
}

// shown is what stands in a cell, for sentences.
func shown(w scoring.Written) speech.Text {
	switch quoted := strconv.Quote(w.Value); {
	case w.Value == "":
		return "coal.a-cross"
	case w.Struck:
		return speech.Say("coal.word-crossed-out", "word", quoted)
	default:
		return speech.Words(quoted)
	}
}

// legible is what a cell takes that is not blank, and how it is told.
func (a *Paper) legible(kind scoring.CellKind, id string) (takes speech.Text, is func(scoring.Written) bool) {
	if part, row := rowPart(id); row {
		return a.legibleRow(part)
	}
	switch {
	case kind == scoring.Box:
		return "coal.a-cross", func(w scoring.Written) bool { return w.Value == "" }
	case kind == scoring.Figure || kind == scoring.Money:
		return "coal.takes-number", func(w scoring.Written) bool { return !w.Struck && Figure(w).Known() }
	case strings.HasPrefix(id, "tonic/"):
		return speech.Say("coal.takes-mark", "mark", TonicMark), func(w scoring.Written) bool { return w.Value == TonicMark }
	case kind == scoring.Letter:
		return "coal.takes-letter", func(w scoring.Written) bool { _, ok := coal.MineralOf(w.Value); return ok }
	case id == coal.WonCell || strings.HasSuffix(id, coal.PartWon):
		return "coal.takes-tins", func(w scoring.Written) bool {
			_, _, ok := WonMinerals(w)
			return ok && !w.Struck
		}
	}
	return "coal.takes-names", func(w scoring.Written) bool {
		_, ok := a.NamesIn(w.Value, nil)
		return ok && (id == coal.CoalBaronCell || !w.Struck)
	}
}

// legibleRow is what a part of a row of the cash column takes.
func (a *Paper) legibleRow(part string) (takes speech.Text, is func(scoring.Written) bool) {
	switch part {
	case "round":
		return speech.Say("coal.takes-round", "last", a.Rounds()), func(w scoring.Written) bool { _, ok := RoundOf(w); return ok }
	case "what":
		words := a.reasonWords()
		titles := scoring.Each(len(words), func(i int) speech.Text { return words[i].Label })
		return speech.Say("coal.takes-reason", "reasons", speech.List(titles)), func(w scoring.Written) bool {
			_, ok := ReasonOf(w.Value)
			return ok && !w.Struck
		}
	}
	return "coal.takes-dollars", func(w scoring.Written) bool { _, ok := DollarsOf(w); return ok }
}

// cellClauses are the clauses that say what cells are for, by the first word of
// their ids, and packClauses by the first word of a part of a burro.
var (
	cellClauses = map[string]string{
		"round": "CW4", "die": "CW5", "bunkhouse": "CW6", "stash": "CW14", "cash": "CW22", "share": "CW24", "coal": "CW25", "strike": "CW26", "wash": "CW27",
		"tack": "CW28", "end": "CW43", "pinkertons": "CW30", "won": "CW32", "tonic": "CW33", "burro": "CW37",
	}
	packClauses = map[string]string{"bandit": "CW23", "won": "CW32", "extra": "CW32", "slot": "CW40", "value": "CW42"}
)

// clauseOf is the clause that says what a cell is for.
func (a *Paper) clauseOf(owner int, id string) string {
	group, part, _ := strings.Cut(id, "/")
	if _, ok := a.Printed.Tunnel(group); ok {
		return "CW10"
	}
	firstWord := func(id string) string { word, _, _ := strings.Cut(id, "-"); return word }
	if _, ok := a.Printed.Burro(group); ok && owner != scoring.Table {
		return packClauses[firstWord(part)]
	}
	return cellClauses[firstWord(group)]
}
