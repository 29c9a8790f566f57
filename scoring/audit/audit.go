// Package audit judges filled sheets that come without a ledger.
//
// A rulebook gives [Rule]s for such sheets: each is a clause, and a function that reads a
// [Sheet] and says what can't be. The sheet notes what the function reads, so nobody keeps
// a list of it. If a rule fails, the places it read contradict each other, and [Judge]
// narrows them down to a set from which none can be left out.
//
// Two things make this sound. A rule gives the same answer to the same entries. And the
// unknown contradicts nothing: a rule that fails goes on failing whatever else becomes
// known. [Checklist.Lasting] tests the second.
//
// Nothing here knows a concrete game. What several rulebooks demand alike (an entry can
// be read, no row is left out, a sum adds up) is in kit.go; span.go reads numbers that
// are only known within bounds.
package audit

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Checklist is what a rulebook says of the filled sheets of one table. It
// depends on the table's setup alone, and never on what is written.
type Checklist struct {
	Info  *scoring.Info
	Rules []Rule
	// Scores are the scores that the sheets give, by seat, as far as they do.
	Scores func(*Sheet) []scoring.Audited
	// Missing are the places that would have to be known for the scores.
	Missing func(*Sheet, []scoring.Audited) []scoring.Place
	// Ranks orders the seats, whose scores are known. It is nil where only
	// the scores count.
	Ranks func(*Sheet, []scoring.Audited) []int
	// Doubts are rules of what the clauses allow, and hardly any game has: they
	// say what it would take. None of them makes sheets impossible.
	Doubts []Rule
	// Score is the cell that says what its owner scores; empty where none does.
	Score string
	// Twice are the facts that the sheets have in two records.
	Twice []Twice
	// Parts are what of the sheets is filled in together. Every cell of the paper
	// is in one at the most; without any each [scoring.CellGroup] is one.
	Parts []Part
	// Printed is what the paper prints beside a cell, or people call it, where that
	// is not its label, by its id. It may be nil.
	Printed map[string][]speech.Text
	// Words lists what can be written in a place, the likeliest first, as far as
	// that can be listed and is not any number. It may be nil.
	Words func(scoring.Place) []Word
	// Read reads what people write in a place that takes something else than
	// numbers and single words, such as the names of several players, as its cell
	// has it. It may be nil.
	Read func(p scoring.Place, text string) (value string, ok bool)
	// Meant changes filled sheets to what their owners mean by them, where other entries
	// leave no other meaning. It may be nil.
	Meant func(scoring.Filled)
	// Offers are numbers that the rules propose for a place on which nothing stands, by
	// what is written round it: few, so that one of them is a tap. It may be nil.
	Offers func(*Sheet, scoring.Place) []string
}

// A Word is something that can stand in a place.
type Word struct {
	Value string        // as the cell has it: "varmint"
	Label speech.Text   // as people call it: "Varmint Huntin'"; empty where that is the same
	Also  []speech.Text // what else they write for it, in any case: "hunting"
}

// Names are all that people call the word.
func (w *Word) Names() []string {
	return append([]string{w.Value, w.Label.String()}, speech.Strings(w.Also...)...)
}

// Abroad is all that people call the word who have read it in another language.
func (w *Word) Abroad() (names []string) {
	for _, called := range append([]speech.Text{w.Label}, w.Also...) {
		names = append(names, speech.Abroad(called)...)
	}
	return names
}

// Choices are the values of the words that can be written in a place.
func (c Checklist) Choices(p scoring.Place) []string {
	if c.Words == nil {
		return nil
	}
	words := c.Words(p)
	return scoring.Each(len(words), func(i int) string { return words[i].Value })
}

// Words are words that people call by their values.
func Words(values ...string) []Word {
	return scoring.Each(len(values), func(i int) Word { return Word{Value: values[i]} })
}

// An Auditor is implemented by games that can judge filled sheets without a
// ledger.
type Auditor interface {
	// BlankCells lists, blank and in sheet order, every cell that the sheets of
	// such a game can have filled in the end: those of a new state, and the
	// rows that a longer game adds, but not those of corrections. It fails as
	// New does.
	BlankCells(scoring.Setup) ([]scoring.Cell, error)
	// Checklist is what the rules say of the sheets of such a game. It fails
	// as New does.
	Checklist(scoring.Setup) (Checklist, error)
}

// Of judges filled sheets. It fails as New does, and on nothing that is written:
// what cannot be is a finding. Once ctx is done it ends with the error of that.
func Of(ctx context.Context, a Auditor, setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	c, err := a.Checklist(setup)
	if err != nil {
		return scoring.Audit{}, err
	}
	return c.Judge(ctx, filled)
}

// Judge judges filled sheets: what contradicts what, what the scores are, and
// the verdict. Once ctx is done it ends with the error of that.
func (c Checklist) Judge(ctx context.Context, filled scoring.Filled) (scoring.Audit, error) {
	filled, unread := c.Readable(filled)
	judged, err := Judge(ctx, c.Info, filled, c.Rules, MostReads)
	if err != nil {
		return scoring.Audit{}, err
	}
	doubts, err := Judge(ctx, c.Info, filled, c.Doubts, MostReads)
	if err != nil {
		return scoring.Audit{}, err
	}
	return c.audit(NewSheet(filled).Still(), unread, judged, doubts), nil
}

// audit is what a judge has found, with the scores and the verdict.
func (c Checklist) audit(s *Sheet, unread []scoring.Contradiction, judged, doubts Judgement) scoring.Audit {
	a := scoring.Audit{
		Findings: judged.Found, More: judged.More, Common: common(judged.Found),
		Unread: unread, Doubts: doubts.Found, Scores: c.Scores(s),
	}
	c.tellTwice(s, a.Findings)
	a.Missing = c.Missing(s, a.Scores)
	if setVerdict(&a) {
		a.Ranks = c.Ranked(s, a.Scores)
	}
	return a
}

// Ranked are the places of the seats by scores that are all known.
func (c Checklist) Ranked(s *Sheet, scores []scoring.Audited) []int {
	if c.Ranks != nil {
		return c.Ranks(s, scores)
	}
	return scoring.Ranks(scoring.Each(len(scores), func(seat int) []scoring.Tenths { return []scoring.Tenths{scores[seat].Total()} }))
}

// Believed takes what sheets that contradict nothing say of their scores for true: one that
// does not come to that is not known after all.
func Believed(scores []scoring.Audited) {
	for seat := range scores {
		s := &scores[seat]
		s.Known = s.Known && (!s.Written || s.Claimed == s.Total())
	}
}

// setVerdict gives an audit its verdict: by what it found, and by whether the
// scores of all seats are known, which it returns.
func setVerdict(a *scoring.Audit) (known bool) {
	if len(a.Findings) == 0 {
		Believed(a.Scores)
	}
	impossible := func(c scoring.Contradiction) bool { return !c.Sum }
	unknown := func(s scoring.Audited) bool { return !s.Known }
	known = !slices.ContainsFunc(a.Scores, unknown)
	switch {
	case slices.ContainsFunc(a.Findings, impossible):
		a.Verdict = scoring.Impossible
	case len(a.Findings) > 0:
		a.Verdict = scoring.WrongTotal
	case len(a.Unread) > 0:
		a.Verdict = scoring.HardToRead
	case known:
		a.Verdict = scoring.Right
	default:
		a.Verdict = scoring.CannotBeTold
	}
	return known
}
