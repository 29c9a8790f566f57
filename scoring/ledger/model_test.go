package ledger_test

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// model says the same as a Fold in the most naive way: a list of the events in
// force, folded from scratch whenever something is asked.
type model struct {
	game tiny
	now  past
	redo []undone // what each undo left
	sign map[int][]int
}

// undone is what an undo left, what it took and its number.
type undone struct {
	past
	event, undo int
}

// past is a list of events in force and of throws that wait to come back.
type past struct {
	events   []fact
	returned []fact
}

type fact struct {
	id     int
	seat   int    // who undoes it
	as     string // whose owner undoes it
	verb   string
	args   []string
	about  int // rename: the seat
	chance bool
}

// fold plays events on a fresh state; false where one of them is illegal.
func (m *model) fold(events []fact) (scoring.State, []string, bool) {
	names := []string{"Ann", "Bob", "Cat"}
	state, err := m.game.New(scoring.Setup{Players: names})
	if err != nil {
		panic(err)
	}
	stopped := false
	for _, e := range events {
		switch e.verb {
		case "rename":
			names = slices.Clone(names)
			names[e.about] = e.args[1]
			state.Rename(e.about, e.args[1])
		case "stop":
			if stopped || state.Outcome().Over {
				return nil, nil, false
			}
			stopped = true
		case "correct":
			tenths, _ := strconv.Atoi(e.args[1])
			if state.Correct(e.id, e.seat, e.args[0], scoring.Whole(tenths)) != nil {
				return nil, nil, false
			}
		default:
			if stopped || state.Apply(scoring.Event{Number: e.id, Seat: owner(state, e), As: e.as, Verb: e.verb, Args: e.args}) != nil {
				return nil, nil, false
			}
		}
	}
	return state, names, true
}

// owner is who acts by an event in this state.
func owner(s scoring.State, e fact) int {
	if c, ok := s.(scoring.CharacterOwner); ok && e.as != "" {
		seat, _ := c.Owner(e.as)
		return seat
	}
	return e.seat
}

// owners are who acted in each event.
func (m *model) owners(events []fact) []int {
	seats := make([]int, len(events))
	for i, e := range events {
		seats[i] = e.seat
		if e.as != "" {
			state, _, _ := m.fold(events[:i])
			seats[i] = owner(state, e)
		}
	}
	return seats
}

func (m *model) play(e fact) bool {
	events := append(slices.Clone(m.now.events), e)
	if _, _, ok := m.fold(events); !ok {
		return false
	}
	m.now.events, m.redo = events, nil
	if e.chance {
		for i := len(m.now.returned) - 1; i >= 0; i-- {
			if r := m.now.returned[i]; r.verb == e.verb && r.seat == e.seat {
				m.now.returned = slices.Delete(slices.Clone(m.now.returned), i, i+1)
				break
			}
		}
	}
	return true
}

// undoable is the place of the event that an undo of a seat takes back, and who
// made it; it is not ok where there is none, or the rest would not be legal.
func (m *model) undoable(seat int) (at, by int, ok bool) {
	at = len(m.now.events) - 1
	owners := m.owners(m.now.events)
	if seat != scoring.Table {
		for at >= 0 && (owners[at] != seat) {
			at--
		}
	}
	if at < 0 {
		return 0, scoring.Table, false
	}
	_, _, ok = m.fold(slices.Delete(slices.Clone(m.now.events), at, at+1))
	return at, owners[at], ok
}

func (m *model) undo(id, seat int) bool {
	at, _, ok := m.undoable(seat)
	if !ok {
		return false
	}
	gone := m.now.events[at]
	events := slices.Delete(slices.Clone(m.now.events), at, at+1)
	m.redo = append(m.redo, undone{m.now, gone.id, id})
	m.now = past{events, slices.Clone(m.now.returned)}
	if gone.chance {
		m.now.returned = append(m.now.returned, gone)
	}
	return true
}

func (m *model) again() bool {
	last := len(m.redo) - 1
	if last < 0 {
		return false
	}
	m.now, m.redo = m.redo[last].past, m.redo[:last]
	return true
}

func (m *model) ids() []int {
	ids := []int{}
	for _, e := range m.now.events {
		ids = append(ids, e.id)
	}
	return ids
}

// Folding one event after the other says at every moment the same as folding
// the events in force from scratch.
func TestFoldAgreesWithModel(t *testing.T) {
	const rounds = 10 // of rapid's usual number of sequences
	for i := range rounds {
		t.Run(strconv.Itoa(i), func(t *testing.T) { rapid.Check(t, agrees) })
	}
}

func agrees(t *rapid.T) {
	game := tiny{cast: rapid.Bool().Draw(t, "cast")}
	doc, err := ledger.Parse("saddlebag 1 tiny\nplayer Ann\nplayer Bob\nplayer Cat\n")
	if err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(game, &doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := &model{game: game, sign: map[int][]int{}}
	// With a long start, undo meets the copies kept along the way.
	start := rapid.SampledFrom([]int{0, 0, 0, 62, 64, 126}).Draw(t, "start")
	length := rapid.IntRange(1, 60).Draw(t, "length")
	for number := 1; number <= start+length; number++ {
		entry, do := ledger.Entry{Actor: "Bob", Verb: "draw", Args: tinyCards[number%2 : number%2+1]}, func() bool { return true }
		if number <= start {
			m.now.events = append(m.now.events, fact{id: number, seat: 1, verb: entry.Verb, args: entry.Args})
		} else {
			entry, do = anything(t, m, number)
		}
		doc.Lines = append(doc.Lines, ledger.Line{Number: number, Entry: entry})
		want := do()
		v := f.Apply(number, entry)
		if (v == nil) != want {
			t.Fatalf("event %d, %s: %v; the model takes it: %v", number, entry, v, want)
		}
		if number >= start {
			same(t, number, entry, f, m)
		}
	}
	// The whole once more, through its text.
	again, err := ledger.Open(game, &doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := ledger.Parse(doc.String())
	if err != nil {
		t.Fatal(err)
	}
	for i := range parsed.Lines {
		parsed.Lines[i].Number = i + 1
	}
	ledger.Check(again, parsed)
	if diff := cmp.Diff(dump(f.State()), dump(again.State())); diff != "" {
		t.Fatalf("checked from text (-live +check):\n%s", diff)
	}
}

func same(t *rapid.T, number int, entry ledger.Entry, f *ledger.Fold, m *model) {
	state, names, _ := m.fold(m.now.events)
	if diff := cmp.Diff(dump(state), dump(f.State())); diff != "" {
		t.Fatalf("after event %d, %s, with %v in force (-model +fold):\n%s", number, entry, m.ids(), diff)
	}
	if !slices.Equal(names, f.Names()) {
		t.Fatalf("after event %d, %s: names %v; want %v", number, entry, f.Names(), names)
	}
	for seat := range names {
		// A moment may be reached on two ways and then counts as two, so that a
		// signature lapses early; it never holds for another moment.
		if signed, ok := m.sign[seat]; f.Signed(seat) && (!ok || !slices.Equal(signed, m.ids())) {
			t.Fatalf("after event %d, %s: %s has signed %v, not %v", number, entry, names[seat], signed, m.ids())
		}
	}
	sameReversals(t, number, entry, f, m)
	for seat := scoring.Table; seat < len(names); seat++ {
		actor := ledger.Table
		if seat != scoring.Table {
			actor = names[seat]
		}
		for _, verb := range []string{"spin", "draw"} {
			var want []string
			for _, r := range m.now.returned {
				if r.seat == seat && r.verb == verb {
					want = r.args
				}
			}
			if got, _ := f.PendingThrow(actor, verb); !slices.Equal(got.Args, want) {
				t.Fatalf("after event %d, %s: %v comes back for %s %s; want %v", number, entry, got.Args, actor, verb, want)
			}
		}
	}
}

// sameReversals compares what can be undone and redone: by one seat or the table
// after each event, since the model takes its time.
func sameReversals(t *rapid.T, number int, entry ledger.Entry, f *ledger.Fold, m *model) {
	seat, taken := number%(len(f.Names())+1)-1, 0
	at, by, ok := m.undoable(seat)
	if ok {
		taken = m.now.events[at].id
	}
	if got, gotBy, gotOK := f.Undoable(seat); gotOK != ok || got != taken || ok && gotBy != by {
		t.Fatalf("after event %d, %s: seat %d takes back %d of seat %d, %v; want %d of seat %d, %v", number, entry, seat, got, gotBy, gotOK, taken, by, ok)
	}
	var want undone
	if last := len(m.redo) - 1; last >= 0 {
		want = m.redo[last]
	}
	event, undo, ok := f.Redoable()
	if event != want.event || undo != want.undo || ok != (len(m.redo) > 0) {
		t.Fatalf("after event %d, %s: undo %d of %d can be redone, %v; want undo %d of %d", number, entry, undo, event, ok, want.undo, want.event)
	}
}

// anything draws an event and what it does to the model.
func anything(t *rapid.T, m *model, id int) (ledger.Entry, func() bool) {
	state, names, _ := m.fold(m.now.events)
	seat := rapid.IntRange(0, len(names)-1).Draw(t, "seat")
	e := fact{id: id, seat: seat}
	entry := ledger.Entry{Actor: names[seat]}
	number := func(from, to int) string { return fmt.Sprint(rapid.IntRange(from, to).Draw(t, "number")) }
	e.verb = rapid.SampledFrom([]string{
		"undo", "undo", "undo", "redo", "redo", "take", "take", "take", "draw", "draw", "reveal", "spin", "dig", "lend",
		"correct", "rename", "stop", "sign", "note", "result",
	}).Draw(t, "verb")
	if (e.verb == "undo" || e.verb == "redo" || e.verb == "spin") && rapid.Bool().Draw(t, "by table") ||
		slices.Contains([]string{"spin", "rename", "stop", "note", "result"}, e.verb) {
		e.seat, entry.Actor = scoring.Table, ledger.Table
	}
	switch e.verb {
	case "take":
		if rapid.IntRange(0, 4).Draw(t, "in turn") > 0 {
			e.seat = turnOf(state)
			entry.Actor = names[e.seat]
		}
		e.args = []string{number(1, 4)}
	case "spin":
		e.args = []string{number(1, 3)}
		e.chance = rapid.Bool().Draw(t, "chance")
	case "draw":
		e.args = []string{rapid.SampledFrom(tinyCards).Draw(t, "card")}
		e.chance = rapid.Bool().Draw(t, "chance")
	case "reveal":
		e.args = []string{rapid.SampledFrom(tinyCards).Draw(t, "card")}
	case "lend", "dig":
		who := rapid.SampledFrom(tinyCharacters).Draw(t, "character")
		if e.verb == "lend" {
			e.args = []string{who}
			break
		}
		e.as, entry.Actor = who, who
		if !m.game.cast {
			entry.Verb = "dig"
			return entry, func() bool { return false } // nobody is called so
		}
	case "correct":
		e.args = []string{rapid.SampledFrom([]string{"coins", "heap", "hats"}).Draw(t, "field"), rapid.SampledFrom([]string{"+1", "-2", "+3"}).Draw(t, "amount"), "so"}
	case "rename":
		e.about = seat
		e.args = []string{names[seat], rapid.SampledFrom([]string{"Ann", "Bob", "Cat", "Dan", "Eve"}).Draw(t, "name")}
		if i := slices.Index(names, e.args[1]); i >= 0 && i != seat {
			entry.Verb, entry.Args = e.verb, e.args
			return entry, func() bool { return false } // taken
		}
	case "stop", "note":
		e.args = []string{"so"}
	case "result":
		e.args = []string{names[seat], "7"}
	}
	entry.Verb, entry.Args, entry.Chance = e.verb, e.args, e.chance
	switch e.verb {
	case "undo":
		return entry, func() bool { return m.undo(id, e.seat) }
	case "redo":
		return entry, m.again
	case "sign":
		return entry, func() bool { m.sign[e.seat] = m.ids(); return true }
	case "note", "result":
		return entry, func() bool { return true }
	}
	return entry, func() bool { return m.play(e) }
}
