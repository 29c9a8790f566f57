package repair

import (
	"context"
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// audits is as many audits of a whole document as its diagnosis asks rules for.
const audits = 300

// DiagnoseSheets tells the causes of what an audit finds in filled sheets, as
// [Diagnose] does for a ledger; the text is that of the document. Repairs change
// what stands in one cell, or exchange or shift cells, at the places that the
// findings name and in their rows and columns. What is unknown stays so. Once
// ctx is done it ends with the error of that.
func DiagnoseSheets(ctx context.Context, d *final.Document, text string) ([]ledger.Cause, error) {
	list, err := d.Game.(audit.Auditor).Checklist(d.Setup)
	if err != nil {
		return nil, err
	}
	s := newSheets(ctx, d, text, list)
	found, err := s.judge()
	causes := []ledger.Cause{}
	for err == nil && len(found) > 0 && len(causes) < mostCauses {
		first := s.doc.Describe(found[0])
		cause := ledger.Cause{Clause: first.Clause, Message: first.Message, Follow: len(found) - 1, Repairs: []ledger.Repair{}}
		if len(first.Entries) > 0 {
			cause.Line = first.Entries[0].Line
		}
		var best []*sheetFix
		if best, err = s.repairs(found); err != nil {
			break
		}
		for _, f := range best {
			cause.Repairs = append(cause.Repairs, f.repair)
		}
		causes = append(causes, cause)
		if len(best) == 0 {
			break
		}
		maps.Copy(s.filled, best[0].now)
		was := len(found)
		found, err = s.judge()
		causes[len(causes)-1].Follow = was - len(found) - 1
	}
	return causes, err
}

// sheets are filled sheets as repairs before have left them.
type sheets struct {
	doc    *final.Document
	text   string
	list   audit.Checklist
	filled scoring.Filled
	ctx    context.Context //nolint:containedctx // of the one search that it lives for

	cells   map[scoring.Place]scoring.Cell
	columns map[column][]scoring.Place // in sheet order, as far as they are known
	rows    map[scoring.Place][]scoring.Place

	left    int   // rules that may still be asked
	failing []int // rules that fail
}

// A sheetFix is a repair of filled sheets: what some cells are to say.
type sheetFix struct {
	now    scoring.Filled
	say    string
	likely int // 0 for the likeliest
	fails  int // rules
	repair ledger.Repair
}

func newSheets(ctx context.Context, d *final.Document, text string, list audit.Checklist) *sheets {
	s := &sheets{
		doc: d, text: text, list: list, filled: maps.Clone(d.Filled), ctx: ctx, left: audits * len(list.Rules),
		cells: map[scoring.Place]scoring.Cell{}, columns: map[column][]scoring.Place{}, rows: map[scoring.Place][]scoring.Place{},
	}
	for _, c := range d.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if _, known := s.filled[p]; !known {
			continue
		}
		s.cells[p] = c
		s.columns[columnOf(p)] = append(s.columns[columnOf(p)], p)
		s.rows[rowOf(p)] = append(s.rows[rowOf(p)], p)
	}
	return s
}

// judge is what the rules find, as Audit does.
func (s *sheets) judge() ([]scoring.Contradiction, error) {
	s.left -= len(s.list.Rules)
	return audit.Judge(s.ctx, s.list.Info, s.filled, s.list.Rules)
}

// fails says whether a rule fails on the sheets.
func (s *sheets) fails(rule int) bool {
	s.left--
	return s.list.Rules[rule].Fails(audit.NewSheet(s.filled)) != ""
}

// put writes on cells, and returns what undoes that.
func (s *sheets) put(now scoring.Filled) (undo func()) {
	was := make(scoring.Filled, len(now))
	for p, w := range now {
		was[p] = s.filled[p]
		s.filled[p] = w
	}
	return func() { maps.Copy(s.filled, was) }
}

// better says whether fewer rules fail after a fix, and notes how many. Most
// that are tried help with nothing, which those that fail now tell.
func (s *sheets) better(f *sheetFix) bool {
	defer s.put(f.now)()
	helps := slices.ContainsFunc(s.failing, func(rule int) bool { return !s.fails(rule) })
	if !helps {
		return false
	}
	f.fails = 0
	for rule := range s.list.Rules {
		if s.fails(rule) {
			f.fails++
		}
		if f.fails >= len(s.failing) {
			return false
		}
	}
	return true
}

// repairs are the best repairs of the first of some findings, the best first.
func (s *sheets) repairs(found []scoring.Contradiction) ([]*sheetFix, error) {
	s.failing = nil
	for rule := range s.list.Rules {
		if s.fails(rule) {
			s.failing = append(s.failing, rule)
		}
	}
	var good []*sheetFix
	for f := range s.fixes(found) {
		if s.ctx.Err() != nil || s.left <= 0 {
			break
		}
		if s.better(f) {
			good = append(good, f)
		}
	}
	slices.SortStableFunc(good, func(a, b *sheetFix) int {
		if a.fails != b.fails {
			return a.fails - b.fails
		}
		return a.likely - b.likely
	})
	var best []*sheetFix
	for _, f := range good {
		if len(best) == mostRepairs {
			break
		}
		fits, err := s.finish(f, len(found))
		if err != nil {
			return nil, err
		}
		if fits {
			best = append(best, f)
		}
	}
	slices.SortStableFunc(best, func(a, b *sheetFix) int { return a.repair.Leaves - b.repair.Leaves })
	return best, s.ctx.Err()
}

// finish makes a repair of a fix, if it leaves fewer findings and the lines of
// the document can say it.
func (s *sheets) finish(f *sheetFix, was int) (fits bool, err error) {
	defer s.put(f.now)()
	left := 0
	if f.fails > 0 {
		found, err := s.judge()
		if err != nil {
			return false, err
		}
		left = len(found)
	}
	lines, ok := s.doc.Rewrite(s.text, slices.Collect(maps.Keys(f.now)), s.filled)
	if !ok || left >= was {
		return false, nil
	}
	f.repair = ledger.Repair{Also: []ledger.Edit{}, Leaves: left, Say: f.say}
	for i, l := range lines {
		edit := ledger.Edit{Do: ledger.Change, Line: l.Line, Text: l.Text}
		if i == 0 {
			f.repair.Edit = edit
		} else {
			f.repair.Also = append(f.repair.Also, edit)
		}
	}
	return true, nil
}
