package ledger

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Telling is what people are told about an entry. It's empty for an undo, a redo or an
// amendment, because those are about other entries.
type Telling struct {
	Sentence speech.Text // what happened: "Dee claims Coal 5 with 2 and 3"
	Deed     speech.Text // what that is called: "Dee’s claim", "the throw"
	Of       speech.Text // what of: "Coal 5"; may be empty
}

// Whole is the name of the deed, with what it's about: "Dee’s claim: Coal 5".
func (t Telling) Whole() speech.Text {
	if t.Of == "" {
		return t.Deed
	}
	return speech.Say("scoring.deed-of", "deed", t.Deed, "of", t.Of)
}

// Tell describes an entry that is about to be applied, legal or not. An entry that fits no
// verb's form is shown as it's written.
func (f *Fold) Tell(e Entry) Telling {
	seat, as, known := f.Actor(e.Actor)
	ev := scoring.Event{Seat: seat, As: as, Verb: e.Verb, Args: e.Args}
	names, _ := f.state().(scoring.Namer)
	info := f.game.Info()
	if !f.Plays(e) {
		names, info = tableNames{info}, &scoring.Info{Verbs: everyVerb}
	}
	switch verb := info.Form(ev); {
	case !known || verb == nil:
		return Telling{Sentence: speech.Words(e.String()), Deed: speech.Words(e.String())}
	case verb.Tells == "":
		return Telling{}
	default:
		t := Telling{Sentence: verb.Sentence(names, e.Actor, ev)}
		t.Deed, t.Of = verb.Called(names, e.Actor, ev)
		return t
	}
}

// tableNames names the parts of entries that every game has.
type tableNames struct{ *scoring.Info }

// Name says what is corrected, and amounts in their unit.
func (n tableNames) Name(e scoring.Event, part, word string) speech.Text {
	switch part {
	case "number":
		if amount, ok := scoring.ParseTenths(word); ok {
			return n.Amount(amount)
		}
	case "field":
		if f, ok := n.field(word); ok {
			return f.Within
		}
	case "amount":
		f, ok := n.field(e.Args[0])
		if amount, is := scoring.ParseTenths(word); ok && is {
			return speech.Say("ledger.signed-amount", "sign", word[:1], "amount", f.Amount(max(amount, -amount)))
		}
	}
	return ""
}

func (n tableNames) field(name string) (scoring.Field, bool) {
	for _, f := range n.Fields {
		if f.Name == name {
			return f, true
		}
	}
	return scoring.Field{}, false
}

// Walk replays the current game. It calls visit with each place of the record, in the
// order in which they are judged, and with the game right before it, which is read
// only.
func (f *Fold) Walk(visit func(at Placed, before *Fold)) {
	places := f.Places()
	steps := make(map[int]*step, f.now.tip.depth())
	for s := range f.now.tip.backwards() {
		steps[s.at.number] = s
	}
	start := f.now.tip.upTo(0)
	before := &Fold{game: f.game, verbs: f.verbs, now: version{tip: start, state: f.stateAt(start)}, signed: map[int]past{}}
	for _, at := range places {
		visit(at, before)
		if s, stands := steps[at.Place]; stands {
			_ = before.apply(before.state(), s.kind, s.event) // it was legal when it was taken
			before.now.tip = before.now.tip.follow(s, before.state(), 1)
		}
	}
}

// Spelled is an entry written out in full, as far as the game knows (see
// [scoring.Speller]).
func (f *Fold) Spelled(e Entry) Entry {
	seat, as, known := f.Actor(e.Actor)
	ev := scoring.Event{Seat: seat, As: as, Verb: e.Verb, Args: e.Args}
	if known && f.Plays(e) && f.game.Info().Form(ev) != nil {
		e.Args = scoring.Spelled(f.state(), ev).Args
	}
	return e
}
