// Package judge says which entries on filled run sheets of The "49ers" contradict each
// other: the ways the coach can have come, what counts on them, and what it adds up to.
//
// Package sheet says where everything is and reads the marks; scoring/audit finds the
// contradictions. Begin with [Checklist].
package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// Checklist is what the rules demand of each run sheet by itself: no run depends
// on another.
func Checklist(p *sheet.Paper) audit.Checklist {
	readers := scoring.Each(len(p.Sheets), newAuditor(p).of)
	list := audit.Checklist{Info: &sheet.Info, Score: fortyniners.ResultCell, Parts: p.Parts(), Words: p.Words, Read: p.Read}
	for _, r := range readers {
		list.Rules, list.Doubts = append(list.Rules, r.rules()...), append(list.Doubts, r.doubts()...)
	}
	list.Scores = func(s *audit.Sheet) []scoring.Audited {
		return scoring.Each(len(readers), func(seat int) scoring.Audited { return readers[seat].score(s) })
	}
	list.Missing = func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place {
		return slices.Concat(scoring.Each(len(readers), func(seat int) []scoring.Place { return readers[seat].missing(s) })...)
	}
	return list
}

// An auditor knows what the run sheets of a table can be.
type auditor struct {
	*sheet.Paper
	*sheet.Ways   // of the coach; nil at a table without a board of ours, as is
	*sheet.Worths // what the settlements come to
}

func newAuditor(p *sheet.Paper) *auditor {
	if p.Net == nil {
		return &auditor{Paper: p}
	}
	return &auditor{p, sheet.NewWays(p.Net), sheet.NewWorths(p.Net)}
}

// of is the reader of a driver's sheet.
func (a *auditor) of(seat int) *reader { return &reader{a, &a.Sheets[seat]} }

// A reader judges one driver's sheet.
type reader struct {
	*auditor
	*sheet.RunSheet
}

// rules are all that is demanded of a sheet.
func (r *reader) rules() []audit.Rule {
	if r.Net == nil {
		return slices.Concat(r.slateEntries(), r.sums())
	}
	return slices.Concat(r.entries(), r.turns(), r.ends(), r.sums(), r.within())
}

// name is the driver.
func (r *reader) name() string { return r.Names[r.Seat] }

// turn is a turn of the run, counted from 0, for people.
func (r *reader) turn(i int) speech.Text {
	return speech.Say("fortyniners.a-turn", "player", r.name(), "turn", i+1)
}

// blank says whether a cell is known to be blank. What is crossed out is as good
// as blank where nothing stands under it.
func blank(s *audit.Sheet, p scoring.Place) bool { return s.Known(p) && s.Value(p) == "" }
