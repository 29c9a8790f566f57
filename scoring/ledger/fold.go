package ledger

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Fold is a game as its events so far have made it. All events go in through
// Apply, wherever they come from. It is not safe for concurrent use.
type Fold struct {
	game      scoring.Game
	verbs     map[string]bool // of the game; shared, read only
	now       version
	redo      *undone       // what the last undo left
	anew      int           // so many of the first undos left what is judged again by a redo
	branches  []*branch     // those used last, the newest last
	snapshots []snapshot    // likewise
	claims    []placedClaim // in the order of places
	signed    map[int]past  // by seat: what it agreed with
	last      *written      // the record so far
	at        position      // of what is being judged
	chance    bool          // the program has made something
	kept      bool          // what is judged was let in before
	judging   bool          // what is judged is judged again, for an amendment
	renamed   bool          // somebody has had another name
	mended    *amendments   // nil until something is amended
	refused   *amendments   // what the last one that was refused has read of the record, while mended is nil
	lent      bool          // a copy shares mended
	back      heldBack
	guesses   guesses
	work      int // events folded; a copy of a state counts as so many as take as long
}

// A version is one present that undo and redo go between.
type version struct {
	tip   past
	state scoring.State // nil until somebody needs it
	// pending are undone throws that the program made, the next to come
	// back last.
	pending []*step
	held    *held // what undos hold back
}

// An undone is the present that an undo left, for redo to go back to. It never changes:
// copies of a fold share it.
type undone struct {
	version            // without a state if an undo followed
	before  *undone    // what the undo before it left; nil if it is the first
	count   int        // how many undos there are up to this one
	place   int        // of the event that was taken back
	amends  *amendment // the amendment that was taken back; nil for an event
	event   int        // number of what was taken back
	undo    int        // number of the undo
}

// A Claim is a final score that the table claims (clause LG6).
type Claim struct {
	Number  int // of its event
	Seat    int
	Claimed scoring.Tenths
}

// A placedClaim is a claim and the place that it is made at.
type placedClaim struct {
	Claim
	place int
}

func newFold(game scoring.Game, state scoring.State, names []string) *Fold {
	return &Fold{game: game, now: version{tip: began(state, names), state: state}, verbs: verbsOf(game.Info()), signed: map[int]past{}}
}

// verbSets are the names of the verbs of each game, made once: map[string]bool by
// *scoring.Info.
var verbSets sync.Map

func verbsOf(info *scoring.Info) map[string]bool {
	if known, ok := verbSets.Load(info); ok {
		return known.(map[string]bool)
	}
	verbs := map[string]bool{}
	for _, v := range info.Verbs {
		verbs[v.Name] = true
	}
	verbSets.Store(info, verbs)
	return verbs
}

// Clone returns an independent copy. It costs little more than a copy
// of the state: the past is shared.
func (f *Fold) Clone() *Fold {
	f.settle()
	f.lent = true
	c := *f
	c.now = f.now.clone()
	c.branches, c.snapshots = slices.Clone(f.branches), slices.Clone(f.snapshots)
	c.claims = slices.Clip(f.claims)
	c.signed = maps.Clone(f.signed)
	c.guesses, c.refused, c.back = guesses{}, nil, heldBack{}
	return &c
}

// Lighten forgets what makes undoing the same step again faster. It saves memory while many
// folds wait.
func (f *Fold) Lighten() {
	f.branches, f.snapshots, f.guesses, f.refused = nil, nil, guesses{}, nil
}

// clone copies what is written to.
func (v version) clone() version {
	if v.state != nil {
		v.state = v.state.Clone()
	}
	v.tip.steps = slices.Clip(v.tip.steps)
	v.pending = slices.Clone(v.pending)
	return v
}

// Work is how many events have been folded so far, again and again where an undo or an amendment
// asked for it.
func (f *Fold) Work() int { return f.work }

// State is the current game. Don't change it: events go in through Apply.
func (f *Fold) State() scoring.State {
	f.settle()
	return f.state()
}

// state is the game where it stands. Undo and redo leave it to be made by who needs it: those
// that follow one another do with what is legal.
func (f *Fold) state() scoring.State {
	if f.now.state == nil {
		f.now.state = f.stateAt(f.now.tip)
	}
	return f.now.state
}

// Game is the rulebook in force.
func (f *Fold) Game() scoring.Game { return f.game }

// Names are the players' current names, by seat. Don't change them.
func (f *Fold) Names() []string {
	f.settle()
	return f.now.tip.names
}

// Claims are the final scores claimed so far, in the order of their places.
func (f *Fold) Claims() []Claim {
	f.settle()
	return scoring.Each(len(f.claims), func(i int) Claim { return f.claims[i].Claim })
}

// Signed says whether a seat has agreed with the current game.
func (f *Fold) Signed(seat int) bool {
	f.settle()
	at, ok := f.signed[seat]
	return ok && at.same(&f.now.tip)
}

// ActiveEvents are the numbers of the events that made the game what it is, in their order.
// Events that an undo took back are left out, and so are those that change nothing in the
// game (notes, claims, signatures). For an amended entry it's the number of the
// amendment.
func (f *Fold) ActiveEvents() []int {
	f.settle()
	numbers := make([]int, 0, f.now.tip.depth())
	for s := range f.now.tip.backwards() {
		numbers = append(numbers, s.event.Number)
	}
	slices.Reverse(numbers)
	return numbers
}

// Corrected is by how much corrections have changed a field of a seat, and
// whether there were any (clause LG5).
func (f *Fold) Corrected(seat int, field string) (sum scoring.Tenths, any bool) {
	f.settle()
	for s := range f.now.tip.backwards() {
		if s.kind == corrected && s.event.Seat == seat && s.event.Args[0] == field {
			amount, _ := scoring.ParseTenths(s.event.Args[1])
			sum += amount
			any = true
		}
	}
	return sum, any
}

// Outcome is the game's outcome, or the table's decision to stop (clause LG7). Equal scores
// share a rank until the game ends by its own rules. Only then do these break ties, so a
// stop leaves the ranks as they were.
func (f *Fold) Outcome() scoring.Outcome {
	f.settle()
	out := f.state().Outcome()
	if out.Over {
		return out
	}
	out.Ranks, out.TieBreak, out.Decided = scoring.RankTotals(f.state().Tally()), "", ""
	if f.now.tip.over {
		out.Over, out.Clause, out.Reason = true, StopClause, "ledger.stopped-early"
		if f.now.tip.stop != "" {
			out.Reason = speech.Say("ledger.stopped-because", "reason", f.now.tip.stop)
		}
	}
	return out
}

// Prompts is what may happen now. Once the table has stopped, that's only what scoring the game
// still needs.
func (f *Fold) Prompts() []scoring.Prompt {
	f.settle()
	if f.closed() {
		return nil
	}
	return f.state().Prompts()
}

// Moment is where the game is. It waits for nobody once the table has stopped.
func (f *Fold) Moment() scoring.Moment {
	f.settle()
	m := f.state().Moment()
	if f.now.tip.over {
		m.Turn = nil
	}
	return m
}

// Why says why a cell can't be written on now (see [scoring.Why]); once the
// table has stopped, none can.
func (f *Fold) Why(seat, owner int, cell, with string) *scoring.Violation {
	f.settle()
	if f.now.tip.over {
		return breaksStopped()
	}
	return scoring.Why(f.state(), seat, owner, cell, with)
}

// Apply takes one entry, or says which clause it breaks and leaves everything
// as it was. The number is kept with the event, for the tally to point at.
func (f *Fold) Apply(number int, e Entry) *scoring.Violation {
	if !e.Amends() {
		f.settle()
	}
	f.at = position{number: f.last.count() + 1}
	if v := f.judge(number, e); v != nil {
		return v
	}
	f.write(number, e)
	return nil
}

// Replay is Apply for an entry from a store, which has gone in before. It doesn't ask
// again whether an amendment strikes something that the program made: that would judge
// everything again after each amendment.
func (f *Fold) Replay(number int, e Entry) *scoring.Violation {
	f.kept = true
	defer func() { f.kept = false }()
	return f.Apply(number, e)
}

// judge folds an entry where the game stands.
func (f *Fold) judge(number int, e Entry) *scoring.Violation {
	seat, as, known := f.actor(e.Actor)
	if !known {
		return f.unknownActor(e.Actor)
	}
	ev := scoring.Event{Number: number, Seat: seat, As: as, Verb: e.Verb, Args: e.Args}
	switch take, ok := tableVerbs[e.Verb]; {
	case f.plays(e, ok):
	case ok:
		return take(f, ev)
	default:
		return f.unknownVerb(e.Verb, len(e.Args) == 0)
	}
	if f.closed() {
		return breaksStopped()
	}
	return f.take(seat, played, ev, e.Chance)
}

// closed says whether the table has stopped a game that has nothing to say to
// that.
func (f *Fold) closed() bool {
	_, goesOn := f.state().(scoring.Stopper)
	return f.now.tip.over && !goesOn
}

// Plays says whether an entry's verb is the game's own, and not one that every game
// has.
func (f *Fold) Plays(e Entry) bool {
	_, every := tableVerbs[e.Verb]
	return f.plays(e, every)
}

// plays is Plays for who knows whether every game has the verb.
func (f *Fold) plays(e Entry, every bool) bool {
	return f.verbs[e.Verb] && (!every || e.Actor != Table)
}

func breaksStopped() *scoring.Violation {
	return scoring.Breaks(clauseOver, "ledger.stopped").Suggest("ledger.undo-stop")
}

// take folds an event that changes the game.
func (f *Fold) take(actor int, k kind, ev scoring.Event, chance bool) *scoring.Violation {
	if k == played {
		if breaks := f.game.Info().Check(ev); breaks != nil {
			f.work++
			return breaks
		}
	}
	if breaks := f.apply(f.state(), k, ev); breaks != nil {
		return breaks
	}
	f.follow(&step{seat: actor, kind: k, event: ev, chance: chance, at: f.at})
	return nil
}

// follow adds a step to the past that has been folded.
func (f *Fold) follow(s *step) {
	runs := 1
	if f.judging {
		runs = runsAgain
	}
	f.now.tip = f.now.tip.follow(s, f.state(), runs)
	f.redo, f.anew = nil, 0
	if s.chance {
		f.chance = true
		f.now.pending = withoutPending(f.now.pending, s.event)
	}
}

// leastMisspelt is how many letters a verb has at the least to look like another: the
// names of people who do not play are not far from "dig" and "redo". No verb has as many as
// mostMisspelt. leastName is how many a name has that stands alone where a verb would.
const (
	leastMisspelt = 4
	mostMisspelt  = 20
	leastName     = 3
)

func (f *Fold) unknownVerb(verb string, alone bool) *scoring.Violation {
	return f.guessed(guess{verb, true, alone}, func() *scoring.Violation { return f.noVerb(verb, alone) })
}

func (f *Fold) noVerb(verb string, alone bool) *scoring.Violation {
	v := scoring.Breaks(clauseUnknown, "ledger.no-verb", "game", f.game.Info().Title, "verb", QuoteShort(verb))
	var names []string
	for _, known := range f.game.Info().Verbs {
		if len(names) == 0 || names[len(names)-1] != known.Name {
			names = append(names, known.Name)
		}
	}
	if n := utf8.RuneCountInString(verb); n >= leastMisspelt && n <= mostMisspelt {
		every := scoring.Each(len(everyVerb), func(i int) string { return everyVerb[i].Name })
		if near := scoring.Nearest(verb, slices.Concat(names, every)); near != "" {
			return v.Mean(near)
		}
	}
	if n := utf8.RuneCountInString(verb); alone && n >= leastName && n <= mostMisspelt {
		if near := scoring.Nearest(verb, f.now.tip.names); near != "" {
			return v.Mean(near)
		}
	}
	return v.Suggest("ledger.verbs", "verbs", strings.Join(names, ", "))
}
