package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
	"saddlebag/web/live/views"
)

// Past is the game before the entry with a number, as a place sees it, with what the place
// could have entered then. What the program makes is left out, because nobody types it in.
func (p Place) Past(ctx context.Context, before int) (*views.View, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	if before < 1 || before > len(t.log.Records) {
		return nil, refusal.New("live.no-entry", "entry", before)
	}
	v := t.game.Past(t.log.Records, p.Seat, before, t.makes)
	v.Version = t.version
	return v, nil
}

// Propose works out what an amendment would change. The amendment is a line of the ledger:
// "table amend 8 \"Ann dig 5\"". Nothing is entered. It fails as Enter does.
func (p Place) Propose(ctx context.Context, event string) (*views.Proposal, error) {
	e, err := ledger.ParseEvent(event)
	if err != nil {
		return nil, err
	}
	var in *views.Proposal
	err = p.entering(ctx, func() error {
		if meant, err := p.meant(nil, event, ""); err == nil {
			e = meant
		}
		if err := p.may(e, scoring.Table); err != nil {
			return err
		}
		if !e.Amends() {
			return refusal.New("live.only-amendments")
		}
		if in, _, err = p.propose(e); err == nil && in.Is.Verb != "" {
			in.Says = p.Table.game.Of(p.Seat).Before(in.Number).Tell(in.Is)
		}
		return err
	})
	return in, err
}

// asPlanned says whether an amendment has the outcome that was looked at. The table is
// locked.
func (p Place) asPlanned(e ledger.Entry, plan string) bool {
	if plan == "" || !e.Amends() {
		return false
	}
	in, _, err := p.propose(e)
	return err == nil && in.Outcome() == plan
}

// amend folds an amendment as it is proposed.
func (p Place) amend(e ledger.Entry) error {
	in, after, err := p.propose(e)
	if err != nil {
		return err
	}
	if in.Barred != nil {
		return in.Barred
	}
	return p.Table.game.Amend(e, p.Seat, after)
}

// propose works out an amendment, and the game as the place would read it then.
func (p Place) propose(e ledger.Entry) (*views.Proposal, *ledger.Fold, error) {
	g := p.Table.game
	own := g.Of(p.Seat)
	a, ok := own.Amendment(e)
	if ok {
		if err := p.mayAmend(own, a); err != nil {
			return nil, nil, err
		}
	}
	in, after, err := g.Propose(e, a, p.Seat)
	if err != nil {
		return nil, nil, err
	}
	if p.Role == people.Player && slices.ContainsFunc(in.Struck, func(f views.Fit) bool { return f.Seat != p.Seat }) {
		in.Barred = &refusal.Error{Sentence: "live.strikes-others"}
	}
	return in, after, nil
}

// mayAmend says why an amendment is not for a place to enter: a player's own are
// what was theirs and stays so. What the program makes nobody types in.
func (p Place) mayAmend(own *views.Reading, a views.Amendment) error {
	if a.Event != nil {
		if _, here := chance.MadeBy(own.Game().Info(), *a.Event, p.Table.makes); here {
			return scoring.Breaks(ledger.AmendClause, "web.typed-in")
		}
	}
	if p.Role == people.Host && (a.Event == nil || a.Event.Verb != ledger.VerbCorrect) {
		return nil
	}
	past := own.Before(a.Number)
	corrects := scoring.Table // whose correction is changed
	if at, ok := own.At(a.Number); ok && !a.Inserts {
		seat, _, _ := past.Actor(at.Entry.Actor)
		if err := p.may(at.Entry, seat); err != nil {
			return err
		}
		if at.Entry.Verb == ledger.VerbCorrect && at.Status == ledger.Stands {
			corrects = seat
		}
	}
	if a.Event == nil {
		return nil
	}
	seat, _, known := past.Actor(a.Event.Actor)
	if !known {
		return nil // the ledger says so
	}
	if err := p.may(*a.Event, seat); err != nil || seat == corrects {
		return err
	}
	return p.Table.roomFor(*a.Event, seat)
}
