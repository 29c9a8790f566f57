package views

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Reading is the ledger as somebody may read it (the truth is one, too), and the
// game that it makes.
type Reading struct {
	*ledger.Fold
	open    func() (*ledger.Fold, error) // starts the game
	entries []ledger.Entry               // by number, from 1
	told    []told                       // of each entry
	again   map[int]ledger.Telling       // by number: what is told of it since something was amended; nil until asked
	// lenient is the number of the last amendment of a log that is read: what is
	// illegal before it may have been amended, and stays as a struck entry.
	lenient int
	struck  map[int]bool // by number: what was struck so
	moves   moves        // of the log, as it was read last
}

// newReading is a reading of no entry yet.
func newReading(open func() (*ledger.Fold, error), lenient int) (*Reading, error) {
	f, err := open()
	return &Reading{Fold: f, open: open, lenient: lenient}, err
}

// enter folds an entry, or says which clause it breaks and changes nothing.
func (r *Reading) enter(e ledger.Entry) *scoring.Violation {
	number, fold, told := len(r.entries)+1, r.Apply, r.tell(e)
	if number <= r.lenient {
		fold = r.Replay
	}
	if v := fold(number, e); v != nil {
		return v
	}
	r.keep(e, told)
	return nil
}

// take folds an entry that somebody was entitled to enter. What was entered in
// secret before and contradicts it is believed no longer: it stays in the ledger,
// and the game goes on as if its owner had not told it. So nobody learns from a
// refusal what others hold. The error is a *scoring.Violation where the entry is
// illegal whatever is hidden; then the reading is of no use any more. The public
// reading is that of the onlookers, which may have the entry already; nil for none.
func (r *Reading) take(e ledger.Entry, public *Reading) error {
	v := r.enter(e)
	if v == nil {
		return nil
	}
	if public != nil && len(public.entries) > len(r.entries) && !public.struck[len(public.entries)] {
		r.keep(e, r.tell(e))
		r.forget(public)
		return nil
	}
	plain, err := r.untold(false)
	if err != nil {
		return err
	}
	told := r.Fold
	r.Fold = plain
	if r.enter(e) == nil {
		return nil
	}
	if len(r.entries)+1 >= r.lenient {
		return v
	}
	r.Fold = told
	r.strike(e)
	return nil
}

// strike keeps an entry that is illegal.
func (r *Reading) strike(e ledger.Entry) {
	r.keep(e, r.tell(e))
	if r.struck == nil {
		r.struck = map[int]bool{}
	}
	r.struck[len(r.entries)] = true
	_ = r.Take(&ledger.Line{Number: len(r.entries), Column: 1, Entry: e}) // it is known to be illegal
}

// untold is the game so far without what anybody has told in secret, but for what
// the program has made where that is kept.
func (r *Reading) untold(keepsMade bool) (*ledger.Fold, error) {
	f, err := r.open()
	if err != nil {
		return nil, err
	}
	for i, e := range r.entries {
		number := i + 1
		if !keepsMade || !e.Chance {
			e = f.Redact(e, scoring.Table)
		}
		if r.struck[number] {
			_ = f.Take(&ledger.Line{Number: number, Column: 1, Entry: e})
		} else if v := f.Replay(number, e); v != nil {
			return nil, fmt.Errorf("entry %d is legal, but not without its secrets: %s", number, v.Error())
		}
	}
	return f, nil
}

// forget has the reading go on as if nothing had been told in secret: with what the
// program has made, where as much stands then as in the public one.
func (r *Reading) forget(public *Reading) {
	f, err := r.untold(true)
	if err != nil || !slices.Equal(f.ActiveEvents(), public.ActiveEvents()) {
		f = public.Clone()
	}
	r.Fold, r.again = f, nil
}

// disclosed says whether nobody has a secret any more.
func (r *Reading) disclosed() bool {
	r.State() // what was amended is judged first
	return r.Disclosed()
}

// judgesAgain says of an entry whether it can have what came before it judged
// again, where something was amended.
func (r *Reading) judgesAgain(e ledger.Entry) bool {
	return e.Amends() || (e.Verb == ledger.VerbUndo || e.Verb == ledger.VerbRedo) && !r.Plays(e)
}

// judge says why a viewer, whose reading it is, cannot enter an entry as the
// viewer writes it. Where others keep what decides it, nobody else enters it: who
// could would learn it from the answer.
func (r *Reading) judge(e ledger.Entry, viewer int) *scoring.Violation {
	seat, as, known := r.Actor(e.Actor)
	if !known || !r.Plays(e) || e.Chance {
		return nil // by itself it tells nothing of what is hidden
	}
	info := r.Game().Info()
	trial := scoring.Event{Number: len(r.entries) + 1, Seat: seat, As: as, Verb: e.Verb, Args: e.Args}
	if v := scoring.Apply(info, r.State().Clone(), trial); v != nil {
		return v
	}
	if !r.undecided(e, viewer) {
		return nil
	}
	keeper := r.Keeper(e)
	who := speech.Say("web.nobody")
	if keeper != scoring.Table {
		who = speech.Say("web.only", "player", r.Names()[keeper])
	}
	at := slices.IndexFunc(info.Verbs, func(v scoring.Verb) bool { return v.Name == e.Verb && scoring.HasWords(v.Args, e.Args) })
	return scoring.Breaks(info.Verbs[at].Clause, "web.secret-decides", "who", who)
}

// undecided says of an entry that is legal as far as a viewer knows whether others
// keep what decides it.
func (r *Reading) undecided(e ledger.Entry, viewer int) bool {
	keeper := r.Keeper(e)
	if keeper != scoring.Table && keeper == viewer {
		return false
	}
	seat, as, _ := r.Actor(e.Actor)
	return scoring.Undecided(r.State(), scoring.Event{Seat: seat, As: as, Verb: e.Verb, Args: e.Args})
}

// offers are the prompts without what a viewer cannot enter because others keep
// what decides it.
func (r *Reading) offers(viewer int, makes func(device string) bool) []scoring.Prompt {
	var offers []scoring.Prompt
	for _, p := range r.Prompts() {
		if p, ok := r.offer(p, viewer, makes); ok {
			offers = append(offers, p)
		}
	}
	return offers
}

// offer is a prompt without what a viewer cannot enter because others keep what decides
// it; not ok where nothing is left. Nobody says what the program makes, so that it stays.
func (r *Reading) offer(p scoring.Prompt, viewer int, makes func(device string) bool) (_ scoring.Prompt, ok bool) {
	p, asked := unasked(p)
	last := len(p.Args) - 1
	if !asked || last < 0 || makes(p.Args[last].Device) {
		return p, asked
	}
	hidden := func(word string) bool { return r.undecided(r.sample(p, word), viewer) }
	switch arg := p.Args[last]; {
	case arg.Kind == scoring.Choice:
		arg.Choices = slices.DeleteFunc(slices.Clone(arg.Choices), hidden)
		arg.Items = slices.DeleteFunc(slices.Clone(arg.Items), func(i scoring.Item) bool { return hidden(i.Name) })
		p.Args = append(slices.Clone(p.Args[:last]), arg)
		return p, len(arg.Choices) > 0
	case arg.Kind == scoring.Counts && hidden(arg.Items[0].Name), arg.Kind == scoring.Text && hidden(arg.Name):
		return p, false
	}
	return p, true
}

// sample is an event that a prompt offers, with a word for its last argument.
func (r *Reading) sample(p scoring.Prompt, word string) ledger.Entry {
	e := ledger.Entry{Actor: ledger.Table, Verb: p.Verb}
	switch {
	case p.As != "":
		e.Actor = p.As
	case p.Seat != scoring.Table:
		e.Actor = r.Names()[p.Seat]
	}
	for _, arg := range p.Args[:len(p.Args)-1] {
		first := arg.Name
		if len(arg.Choices) > 0 {
			first = arg.Choices[0]
		}
		e.Args = append(e.Args, first)
	}
	e.Args = append(e.Args, word)
	return e
}
