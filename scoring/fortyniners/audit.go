package fortyniners

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// checklist is what the rules demand of each run sheet by itself: no run depends
// on another.
func checklist(p *Paper) audit.Checklist {
	readers := scoring.Each(len(p.sheets), newAuditor(p).of)
	list := audit.Checklist{Info: &info, Score: ResultCell, Parts: p.parts(), Words: p.words, Read: p.read}
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
	*Paper
	known   map[turn][]outcome
	*worths // what the settlements come to; nil at a table without a board of ours
}

func newAuditor(p *Paper) *auditor {
	if p.net == nil {
		return &auditor{Paper: p}
	}
	return &auditor{p, map[turn][]outcome{}, newWorths(p.net)}
}

// of is the reader of a driver's sheet.
func (a *auditor) of(seat int) *reader { return &reader{a, &a.sheets[seat]} }

// A reader judges one driver's sheet.
type reader struct {
	*auditor
	*runSheet
}

// rules are all that is demanded of a sheet.
func (r *reader) rules() []audit.Rule {
	if r.net == nil {
		return slices.Concat(r.slateEntries(), r.sums())
	}
	return slices.Concat(r.entries(), r.turns(), r.ends(), r.sums(), r.within())
}

// name is the driver.
func (r *reader) name() string { return r.names[r.seat] }

// blank says whether a cell is known to be blank. What is crossed out is as good
// as blank where nothing stands under it.
func blank(s *audit.Sheet, p scoring.Place) bool { return s.Known(p) && s.Value(p) == "" }
