// Package repair finds out what was meant by a ledger in which people have
// slipped: a line forgotten or entered twice, two lines swapped, a wrong digit, a
// wrong player, a misspelt word.
//
// One slip causes many findings, because it strikes events that later ones need.
// [Diagnose] reports causes instead: the first finding, with the edits that leave the
// fewest findings; then the first finding that the best of those edits leaves; and so
// on. Edits are found by search. Near the finding and before it, every line is left
// out, swapped, changed in one thing, or gets another line before it; the game's
// prompts say what can stand there. If an edit removes the finding, folding goes on
// with it, and the edits with the fewest findings come first.
//
// The search knows no game, uses the same [ledger.Fold] as everything else, and is
// bounded by a count of events: the same ledger always gives the same answer.
//
// Filled sheets have no events. If they contradict themselves, [DiagnoseSheets] tries
// common slips of a pencil at the places that the findings name, and asks the game's
// rules about the result.
package repair

import (
	"context"
	"errors"
	"slices"

	"saddlebag/scoring/ledger"
)

const (
	// mostCauses is how many causes are told.
	mostCauses = 20
	// mostRepairs is how many repairs of a cause are told.
	mostRepairs = 5
	// events is how many events a diagnosis folds, and for each line of the
	// file so many more. Where they are spent no more repairs are looked for.
	events        = 300_000
	eventsPerLine = 5
	// playedAgain is how many events undos may have played again before these count, too.
	playedAgain = 500_000
)

// A Diagnosis is what a ledger's findings come from.
type Diagnosis struct {
	Causes []ledger.Cause
	// Left is how many findings are left after the first repair of the last
	// cause.
	Left int
	// Fold is the game after the first repair of every cause; nil where there
	// is no cause.
	Fold *ledger.Fold
}

// Diagnose tells the causes of what [ledger.Check] finds in a ledger. The text
// is that of the document. Once ctx is done it ends with the error of that.
func Diagnose(ctx context.Context, o *ledger.Opened, text string) (Diagnosis, error) {
	d := newDraft(o, text)
	var found Diagnosis
	left := events + eventsPerLine*len(d.lines)
	t := &trail{draft: d}
	was := t.survey()
	for was.count > 0 && len(found.Causes) < mostCauses {
		s := &search{draft: d, trail: t, survey: was, left: left / 2, ctx: ctx, tried: map[ledger.Edit]bool{}}
		cause := ledger.Cause{
			Line: d.lines[was.first].Number, Entry: d.lines[was.first].entry,
			Clause: was.breaks.Clause, Message: was.breaks.Message, Follow: was.count - 1, Repairs: []ledger.Repair{},
		}
		var best []*candidate
		if left > 0 {
			left -= s.left
			best = s.repairs()
			left += s.left
		}
		if ctx.Err() != nil {
			return found, ctx.Err()
		}
		if len(best) == 0 {
			found.Causes = append(found.Causes, cause)
			break
		}
		for _, c := range best {
			cause.Repairs = append(cause.Repairs, c.repair)
		}
		cause.Asks = len(best) > 1 && len(d.lines[was.first].Meant) > 1
		t.change(best[0])
		now := t.survey()
		cause.Follow = was.count - now.count - 1
		found.Causes = append(found.Causes, cause)
		left -= now.events
		was = now
	}
	if len(found.Causes) > 0 {
		found.Left, found.Fold = was.count, was.fold
	}
	return found, nil
}

// Report checks a ledger and describes what is found, with the causes; it tells
// as many findings as most. The text is that of the document, whose game is at
// its start; file is the name it is known by. Once ctx is done it ends with the
// error of that.
func Report(ctx context.Context, file string, o *ledger.Opened, text string, most int) (*ledger.Report, error) {
	findings, err := ledger.CheckUpTo(ctx, o.Fold, o.Doc, most)
	var unreadable *ledger.SyntaxError
	if errors.As(err, &unreadable) {
		return nil, unreadable.In(file)
	}
	if err != nil {
		return nil, err
	}
	r := ledger.NewReportOf(file, o.Fold, findings)
	if findings.All == 0 {
		return r, nil
	}
	d, err := diagnose(ctx, o, text, findings)
	if err != nil {
		return nil, err
	}
	r.Causes, r.Left = d.Causes, d.Left
	if r.Repairs() > 0 {
		addRepaired(r, d.Fold)
	}
	return r, nil
}

func diagnose(ctx context.Context, o *ledger.Opened, text string, found ledger.Found) (Diagnosis, error) {
	if !ledger.HasAmendments(o.Doc) {
		return Diagnose(ctx, o, text)
	}
	return diagnoseNumbers(ctx, o, text, found, triedCauses)
}

// addRepaired adds the scores of the repaired game to a report.
func addRepaired(r *ledger.Report, f *ledger.Fold) {
	tally := f.State().Tally()
	for i := range r.Players {
		seat := i
		if len(tally) > len(r.Players) { // a repair has brought another player
			seat = slices.Index(f.Names(), r.Players[i].Name)
		}
		if seat >= 0 {
			total := tally[seat].Total()
			r.Players[i].Repaired = &total
		}
	}
}

// Repaired is the text of a ledger after the first repair of every cause, but for those
// where people have to say which.
func Repaired(text string, causes []ledger.Cause) string {
	var first []ledger.Repair
	for _, c := range causes {
		if len(c.Repairs) > 0 && !c.Asks {
			first = append(first, c.Repairs[0])
		}
	}
	return Rewrite(text, first...)
}
