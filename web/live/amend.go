package live

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// A Proposal is what an amendment would make of a game, as a place may know it
// (clause LG10). A zero entry is none.
type Proposal struct {
	Event         string         // the amendment, as the ledger writes it
	Number        int            // of the entry that it changes, or puts something in before
	Inserts       bool           // it puts something in
	Was, Is       ledger.Entry   // what counts there, and what would; Was is none where something is put in
	Says          ledger.Telling // of Is
	Struck        []Fit          // what would no longer fit, in the order in which it is judged
	Fits          []Fit          // what does not fit now, and would again
	Before, After []scoring.Score
	Seen          int            // number of the last entry that this was worked out for
	Barred        *refusal.Error // why the place cannot enter it; nil where it can
}

// A Fit is an entry that an amendment makes legal, or illegal.
type Fit struct {
	Number int // of the place where it stands
	Seat   int // who acts in it, or scoring.Table
	// Entry is none where it is of another seat and something in it is hidden: its
	// number and the clause are all that is said of it.
	Entry  ledger.Entry
	Breaks *scoring.Violation
}

// Nothing stands for the event of an entry that is taken out.
const Nothing = "-"

// An amendment is what an entry says of the record.
type amendment struct {
	number  int // of the entry that it changes, or puts something in before
	inserts bool
	event   *ledger.Entry // nil where it takes something out
}

// amendment reads an amendment. It is not ok where the ledger refuses it whatever
// it is about.
func (r *reading) amendment(e ledger.Entry) (a amendment, ok bool) {
	if !e.Amends() || len(e.Args) != 2 {
		return a, false
	}
	n, err := strconv.Atoi(e.Args[0])
	if err != nil || n < 1 || n > len(r.entries) {
		return a, false
	}
	a = amendment{number: n, inserts: e.Verb == ledger.VerbInsert}
	if a.inserts || e.Args[1] != Nothing {
		event, err := ledger.ParseEvent(e.Args[1])
		if err != nil {
			return a, false
		}
		a.event = &event
	}
	return a, true
}

// said is the event that an entry says should be in the record, as it is read here:
// of an amendment what it puts in, which is none where it takes something out.
func (r *reading) said(number int) ledger.Entry {
	e := r.entries[number-1]
	if !e.Amends() {
		return e
	}
	event, _ := ledger.ParseEvent(e.Args[len(e.Args)-1])
	return event
}

// Past is the game as it stood before the entry of a number, as a place sees it:
// what could have been entered then. What the program makes is left out: nobody
// types it in.
func (p Place) Past(ctx context.Context, before int) (*View, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	if before < 1 || before > len(t.log.Records) {
		return nil, refusal.New("There is no entry %d.", before)
	}
	own := t.game.of(p.Seat)
	v := t.look(&reading{Fold: own.Before(before)}, p.Seat)
	v.moves = t.moves(own, p.Seat)
	v.Prompts = slices.DeleteFunc(v.Prompts, func(prompt scoring.Prompt) bool {
		return slices.ContainsFunc(prompt.Args, func(a scoring.Arg) bool { return t.makes(a.Device) })
	})
	return v, nil
}

// Propose works out what an amendment would change, which is a line of the ledger:
// "table amend 8 \"Ann dig 5\"". Nothing is entered. It fails as Enter does.
func (p Place) Propose(ctx context.Context, event string) (*Proposal, error) {
	e, err := ledger.ParseEvent(event)
	if err != nil {
		return nil, err
	}
	var in *Proposal
	err = p.entering(ctx, func() error {
		if meant, err := p.meant(event, ""); err == nil {
			e = meant
		}
		if err := p.may(e, scoring.Table); err != nil {
			return err
		}
		if !e.Amends() {
			return refusal.New("Only what amends the record is looked at before it is entered.")
		}
		if in, _, err = p.propose(e); err == nil && in.Is.Verb != "" {
			in.Says = p.Table.game.of(p.Seat).Before(in.Number).Tell(in.Is)
		}
		return err
	})
	return in, err
}

// Outcome stands for what an amendment changes: the same of two proposals where the
// same entry counts in its place, the same fit or do not, and each score changes by as
// much, whatever was entered in between.
func (in *Proposal) Outcome() string {
	h := sha256.New()
	fmt.Fprintln(h, in.Was)
	for _, f := range in.Struck {
		fmt.Fprintln(h, "struck", f.Number, f.Breaks.Clause)
	}
	for _, f := range in.Fits {
		fmt.Fprintln(h, "fits", f.Number)
	}
	for seat, before := range in.Before {
		fmt.Fprintln(h, seat, in.After[seat].Total()-before.Total())
	}
	return hex.EncodeToString(h.Sum(nil))
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
	g := p.Table.game
	a, _ := g.of(p.Seat).amendment(e) // as it is proposed
	return g.changing(a, func() error { return g.amend(e, p.Seat, after) })
}

// propose works out an amendment, and the game as the place would read it then.
func (p Place) propose(e ledger.Entry) (*Proposal, *ledger.Fold, error) {
	g := p.Table.game
	own := g.of(p.Seat)
	a, ok := own.amendment(e)
	if ok {
		if err := p.mayAmend(own, a); err != nil {
			return nil, nil, err
		}
	}
	after, err := g.trial(e, a, p.Seat)
	if err != nil {
		return nil, nil, err
	}
	in := &Proposal{
		Event: e.String(), Number: a.number, Inserts: a.inserts,
		Before: own.State().Tally(), After: after.State().Tally(), Seen: len(p.Table.log.Records),
	}
	if a.event != nil {
		in.Is = *a.event
	}
	p.compare(in, own, after)
	if p.Role == people.Player && slices.ContainsFunc(in.Struck, func(f Fit) bool { return f.Seat != p.Seat }) {
		in.Barred = &refusal.Error{Sentence: "That would strike what others have entered. Only the host can do that."}
	}
	return in, after, nil
}

// mayAmend says why an amendment is not for a place to enter: a player's own are
// what was theirs and stays so. What the program makes nobody types in.
func (p Place) mayAmend(own *reading, a amendment) error {
	if a.event != nil {
		if _, here := chance.MadeBy(own.Game().Info(), *a.event, p.Table.makes); here {
			return scoring.Breaks(ledger.AmendClause, chance.TypedIn)
		}
	}
	if p.Role == people.Host && (a.event == nil || a.event.Verb != ledger.VerbCorrect) {
		return nil
	}
	past := own.Before(a.number)
	corrects := scoring.Table // whose correction is changed
	if at, ok := own.at(a.number); ok && !a.inserts {
		seat, _, _ := past.Actor(at.Entry.Actor)
		if err := p.may(at.Entry, seat); err != nil {
			return err
		}
		if at.Entry.Verb == ledger.VerbCorrect && at.Status == ledger.Stands {
			corrects = seat
		}
	}
	if a.event == nil {
		return nil
	}
	seat, _, known := past.Actor(a.event.Actor)
	if !known {
		return nil // the ledger says so
	}
	if err := p.may(*a.event, seat); err != nil || seat == corrects {
		return err
	}
	return p.Table.roomFor(*a.event, seat)
}

// at is what stands at a place, as it is read here: where it was taken out, what
// was written there first. It is not ok where nothing is judged.
func (r *reading) at(place int) (ledger.Placed, bool) {
	places := r.Places()
	i := slices.IndexFunc(places, func(at ledger.Placed) bool { return at.Place == place })
	if i < 0 {
		return ledger.Placed{}, false
	}
	at := places[i]
	if at.Entry = r.said(at.Number); at.Status == ledger.TakenOut {
		at.Entry = r.said(place)
	}
	return at, true
}

// compare fills in what stands at each place before and after an amendment.
func (p Place) compare(in *Proposal, own *reading, after *ledger.Fold) {
	was := map[int]ledger.Placed{}
	for _, at := range own.Places() {
		was[at.Place] = at
	}
	if at, ok := was[in.Number]; ok && !in.Inserts && at.Status != ledger.TakenOut {
		in.Was = own.said(at.Number)
	}
	for _, at := range after.Places() {
		before, ok := was[at.Place]
		if !ok || at.Number > len(own.entries) {
			continue // what is amended
		}
		f := Fit{Number: at.Place, Seat: at.Seat, Entry: own.said(at.Number), Breaks: at.Breaks}
		if at.Status != ledger.Struck {
			f.Breaks = before.Breaks
		}
		if at.Seat != p.Seat && own.Hides(f.Entry) && f.Breaks != nil {
			f.Entry, f.Breaks = ledger.Entry{}, &scoring.Violation{Clause: f.Breaks.Clause}
		}
		switch {
		case before.Status == ledger.Stands && at.Status == ledger.Struck:
			in.Struck = append(in.Struck, f)
		case before.Status == ledger.Struck && at.Status == ledger.Stands:
			in.Fits = append(in.Fits, f)
		}
	}
}

// trial is the game as a viewer would read it with an amendment in it, or a
// *scoring.Violation. It must be legal as far as the viewer knows and as far as
// everybody does, and strike the same: what others keep secret decides nothing,
// and what the viewer alone knows would else strike what all others see standing.
func (g *game) trial(e ledger.Entry, a amendment, viewer int) (*ledger.Fold, error) {
	own := g.of(viewer)
	if own == g.truth {
		return own.with(e)
	}
	if _, err := own.with(e); err != nil { // as it is written
		return nil, err
	}
	if a.event != nil {
		past := &reading{Fold: own.Before(a.number), entries: own.entries}
		if v := past.judge(*a.event, viewer); v != nil {
			return nil, v
		}
	}
	reads := g.reads(e)
	after, err := own.with(reads[viewer+1])
	if err != nil {
		return nil, err
	}
	if own == g.public() {
		return after, nil
	}
	public, err := g.public().with(reads[0])
	if err != nil {
		return nil, err
	}
	if number := unlike(after.ActiveEvents(), public.ActiveEvents()); number != 0 {
		return nil, scoring.Breaks(ledger.AmendClause, "Entry %d would no longer fit what only you know, and nobody else could tell why. Amend that one first.", number)
	}
	return after, nil
}

// with is a copy of a reading's game that has an amendment in it.
func (r *reading) with(e ledger.Entry) (*ledger.Fold, error) {
	f := r.Clone()
	if v := f.Apply(len(r.entries)+1, e); v != nil {
		return nil, v
	}
	return f, nil
}

// unlike is a number that is in one of two lists only; 0 for none.
func unlike(a, b []int) int {
	in := map[int]int{}
	for _, number := range a {
		in[number]++
	}
	for _, number := range b {
		if in[number]--; in[number] < 0 {
			return number
		}
	}
	for _, number := range a {
		if in[number] > 0 {
			return number
		}
	}
	return 0
}

// amend folds an amendment into all readings. After is what it makes of the
// viewer's.
func (g *game) amend(e ledger.Entry, viewer int, after *ledger.Fold) error {
	own, reads := g.of(viewer), g.reads(e)
	own.Fold = after
	if own == g.truth {
		own.keep(e, told{})
	} else {
		own.keep(reads[viewer+1], told{})
	}
	if err := g.take(e, reads, own); err != nil {
		return err
	}
	g.settle()
	return nil
}
