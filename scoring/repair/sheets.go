package repair

import (
	"context"
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// How often a diagnosis of filled sheets has rules read entries: so often, and for
// each rule of the game so often more. To ask a rule counts as anAsk more. Where
// that is spent nothing more is tried.
const (
	readsAtLeast = 5_000_000
	readsPerRule = 500
	anAsk        = 20
	// readsAFix is how often rules may read entries to tell what a repair leaves,
	// and readsOfFixes to tell it of all repairs.
	readsAFix, readsOfFixes = 400_000, 3_000_000
)

// DiagnoseSheets tells the causes of what an audit finds in filled sheets, as
// [Diagnose] does for a ledger; the text is that of the document. Repairs change
// what stands in one cell, or exchange or shift cells, at the places that the
// findings name and in their rows and columns, and add up again what was added
// up from them. What is unknown, or cannot be read, stays so. Once ctx is done it ends with the
// error of that.
func DiagnoseSheets(ctx context.Context, d *final.Document, judged scoring.Audit, text string) ([]ledger.Cause, error) {
	list, err := d.Game.(audit.Auditor).Checklist(d.Setup)
	if err != nil {
		return nil, err
	}
	s := newSheets(ctx, d, text, list)
	found, causes := judged.Findings, []ledger.Cause{}
	if best := s.settled(judged); len(best) > 0 {
		best, err := s.likeliest(best, found)
		return append(causes, s.cause(found, best)), err
	}
	for err == nil && len(found) > 0 && len(causes) < mostCauses && (len(causes) == 0 || s.left > 0) {
		var best []*sheetFix
		if best, err = s.repairs(found); err != nil {
			break
		}
		causes = append(causes, s.cause(found, scoring.Each(len(best), func(i int) ledger.Repair { return best[i].repair })))
		if len(best) == 0 {
			break
		}
		maps.Copy(s.filled, best[0].now)
		was := len(found)
		found, _, err = s.judge(audit.MostReads)
		causes[len(causes)-1].Follow = was - len(found) - 1
	}
	return causes, err
}

// cause is that of the first of some findings, with its repairs.
func (s *sheets) cause(found []scoring.Contradiction, repairs []ledger.Repair) ledger.Cause {
	first := s.doc.Describe(found[0])
	cause := ledger.Cause{Clause: first.Clause, Message: first.Message, Follow: len(found) - 1, Repairs: repairs}
	if len(first.Entries) > 0 {
		cause.Line = first.Entries[0].Line
	}
	return cause
}

// settled are the repairs that settle the sheets, as far as the lines of the document can
// say them. Each leaves nothing to find.
func (s *sheets) settled(judged scoring.Audit) []ledger.Repair {
	var all []ledger.Repair
	for _, r := range judged.Settled.Repairs {
		filled := maps.Clone(s.doc.Filled)
		maps.Copy(filled, r.Now)
		for _, p := range r.Gone {
			delete(filled, p)
		}
		places := append(slices.Collect(maps.Keys(r.Now)), r.Gone...)
		if lines, ok := s.doc.Rewrite(s.text, places, filled); ok {
			all = append(all, repairOf(lines, 0, s.doc.Meant(r)))
		}
	}
	return all
}

// likeliest are what is proposed where several repairs settle the sheets with these findings:
// the one that pencils do wrong most, what else they do, and the others.
func (s *sheets) likeliest(all []ledger.Repair, found []scoring.Contradiction) ([]ledger.Repair, error) {
	if len(all) == 1 {
		return all, nil
	}
	fixes, err := s.repairs(found)
	usual := scoring.Each(len(fixes), func(i int) ledger.Repair { return fixes[i].repair })
	among := func(list []ledger.Repair) func(ledger.Repair) bool {
		return func(r ledger.Repair) bool {
			return slices.ContainsFunc(list, func(other ledger.Repair) bool { return slices.Equal(other.Edits(), r.Edits()) })
		}
	}
	first := all[0]
	if at := slices.IndexFunc(usual, among(all)); at >= 0 {
		first = usual[at]
	}
	proposed := []ledger.Repair{first}
	for _, r := range slices.Concat(usual, all) {
		if !among(proposed)(r) && len(proposed) < mostRepairs {
			proposed = append(proposed, r)
		}
	}
	return proposed, err
}

// repairOf is a repair that writes some lines anew.
func repairOf(lines []final.NewLine, leaves int, say speech.Text) ledger.Repair {
	edits := scoring.Each(len(lines), func(i int) ledger.Edit {
		return ledger.Edit{Do: ledger.Change, Line: lines[i].Line, Text: lines[i].Text}
	})
	return ledger.Repair{Edit: edits[0], Also: append([]ledger.Edit{}, edits[1:]...), Leaves: leaves, Say: say}
}

// sheets are filled sheets as repairs before have left them.
type sheets struct {
	audit.Layout
	doc    *final.Document
	text   string
	list   audit.Checklist
	filled scoring.Filled
	sheet  *audit.Sheet    // of what is filled
	ctx    context.Context //nolint:containedctx // of the one search that it lives for

	left    int // how often rules may still read entries
	known   int // scores that can be told
	proofs  int // the same, to tell what repairs leave
	balance balance
}

func newSheets(ctx context.Context, d *final.Document, text string, list audit.Checklist) *sheets {
	readable, _ := list.Readable(d.Filled)
	s := &sheets{
		Layout: audit.NewLayout(d.Paper, func(p scoring.Place) bool { _, known := readable[p]; return known }), doc: d, text: text, list: list,
		filled: maps.Clone(readable), ctx: ctx, left: readsAtLeast + readsPerRule*len(list.Rules), proofs: readsOfFixes,
	}
	s.sheet = audit.NewSheet(s.filled)
	return s
}

// scoresKnown is how many scores the sheets tell, but for what contradicts them.
func (s *sheets) scoresKnown() int {
	n := 0
	for _, score := range s.list.Scores(s.sheet) {
		n += scoring.When(score.Known, 1)
	}
	return n
}

// judge is what the rules find, as Audit does. It is whole unless rules have to
// read entries more often than reads.
func (s *sheets) judge(reads int) (found []scoring.Contradiction, whole bool, err error) {
	judged, err := audit.Judge(s.ctx, s.list.Info, s.filled, s.list.Rules, reads)
	s.left -= judged.Reads
	s.proofs -= judged.Reads
	return judged.Found, !judged.More || len(judged.Found) >= audit.MostFindings, err
}

// repairs are the best repairs of the first of some findings, the best first.
func (s *sheets) repairs(found []scoring.Contradiction) ([]*sheetFix, error) {
	s.weigh()
	s.known = s.scoresKnown()
	var good []*sheetFix
	for _, f := range s.fixes(found) {
		if s.ctx.Err() != nil || s.left <= 0 {
			break
		}
		if f.fails, f.helps = s.after(f.now); f.helps {
			good = append(good, f)
		}
	}
	good = append(good, s.carried(good)...)
	good = slices.DeleteFunc(good, func(f *sheetFix) bool { return len(f.fails) >= len(s.balance.failing) })
	slices.SortStableFunc(good, func(a, b *sheetFix) int {
		if len(a.fails) != len(b.fails) {
			return len(a.fails) - len(b.fails)
		}
		return a.cost - b.cost
	})
	return s.told(good, len(found))
}

// told are the first of some fixes of so many findings that the document can
// say: each kind of change once, and only then the same elsewhere.
func (s *sheets) told(good []*sheetFix, was int) ([]*sheetFix, error) {
	var best, again []*sheetFix
	seen := map[string]bool{}
	for _, f := range good {
		if len(best) == mostRepairs || s.proofs <= 0 {
			break
		}
		if alike := s.alike(f); seen[alike] {
			again = append(again, f)
			continue
		} else if fits, err := s.finish(f, was); err != nil {
			return nil, err
		} else if fits {
			seen[alike] = true
			best = append(best, f)
		}
	}
	for _, f := range again {
		if len(best) == mostRepairs || s.proofs <= 0 {
			break
		}
		if fits, err := s.finish(f, was); err != nil {
			return nil, err
		} else if fits {
			best = append(best, f)
		}
	}
	slices.SortStableFunc(best, func(a, b *sheetFix) int { return a.repair.Leaves - b.repair.Leaves })
	faint := func(f *sheetFix) bool { return f.repair.Leaves > (best[0].repair.Leaves+was)/2 }
	return slices.DeleteFunc(best, faint), s.ctx.Err()
}

// finish makes a repair of a fix, if it leaves fewer findings and the lines of
// the document can say it.
func (s *sheets) finish(f *sheetFix, was int) (fits bool, err error) {
	if slices.ContainsFunc(f.fails, func(rule int) bool { return s.list.Rules[rule].Reads }) {
		return false, nil // nobody could read that
	}
	defer s.put(f.now)()
	if s.scoresKnown() < s.known {
		return false, nil // to blank what was known mends nothing
	}
	found, whole, err := s.judge(readsAFix)
	if err != nil || !whole {
		return false, err
	}
	lines, ok := s.doc.Rewrite(s.text, slices.Collect(maps.Keys(f.now)), s.filled)
	if !ok || len(found) >= was {
		return false, nil
	}
	f.repair = repairOf(lines, len(found), f.say())
	return true, nil
}
