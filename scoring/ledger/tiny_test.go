package ledger_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// tiny is a game of the tests' own, with a bit of everything that the ledger
// has to deal with. Its rules:
//
//   - TY1 In turn, "NAME take N" takes 1 to 3 coins from a heap.
//   - TY2 "table spin N": every coin of the next take counts N times.
//   - TY3 At any time, "NAME draw CARD" draws a card that only NAME may see. It
//     is not the card that NAME drew last.
//   - TY4 At any time, "NAME reveal CARD" shows the card drawn last: 5 points.
//   - TY5 The game ends with the heap.
//   - TY6 At any time, "table deal NAME CARD" gives NAME a card to look at, and
//     "NAME lay open N" or "NAME lay shut N" puts down 0 to 9, for all to see or not.
//   - TY7 In the game with a cast, Kit and Doc act for their players: "Kit dig"
//     takes a coin at any time. "NAME lend Kit" lends
//     NAME's Kit to the next player, for good.
type tiny struct {
	cast  bool
	calls *calls // nil where nobody counts
}

// calls counts what a fold asks of its states.
type calls struct{ apply, clone int }

const (
	tinyHeap    = 20 // unless option "heap" says otherwise
	revealWorth = 5
)

var (
	tinyCards      = []string{"ace", "king", "queen"}
	tinyCharacters = []string{"Kit", "Doc"} // in the seats 0 and 1 at first
)

var tinyInfo = &scoring.Info{
	ID: "tiny", Title: "Tiny", MinPlayers: 2, MaxPlayers: 4, Edition: 1, DataWord: "sheet", Data: "plain",
	Options: []scoring.Option{
		{Name: "heap", Clause: "TY5", Default: "20", From: 1, To: 1_000_000_000},
		{Name: "mood", Clause: "TY5", Default: "calm", Choices: []string{"calm", "wild"}},
	},
	Verbs: []scoring.Verb{
		{Name: "take", Clause: "TY1", Args: []scoring.Arg{{Name: "N", Kind: scoring.Range, From: 1, To: 3, Step: 1}}},
		{Name: "spin", Clause: "TY2", Actor: scoring.ByTable, Args: []scoring.Arg{{Name: "N", Kind: scoring.Choice, Choices: []string{"1", "2", "3"}}}},
		{Name: "draw", Clause: "TY3", Args: []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: tinyCards, Secret: scoring.ToActor}}},
		{Name: "reveal", Clause: "TY4", Args: []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: tinyCards}}},
		{Name: "deal", Clause: "TY6", Actor: scoring.ByTable, Args: []scoring.Arg{
			{Name: "NAME", Kind: scoring.Choice},
			{Name: "CARD", Kind: scoring.Choice, Choices: tinyCards, Secret: scoring.ToNamed},
		}},
		{Name: "lay", Clause: "TY6", Args: []scoring.Arg{{Kind: scoring.Word, Choices: []string{"shut"}}, {Name: "N", Kind: scoring.Range, To: 9, Secret: scoring.ToActor}}},
		{Name: "lay", Clause: "TY6", Args: []scoring.Arg{{Kind: scoring.Word, Choices: []string{"open"}}, {Name: "N", Kind: scoring.Range, To: 9}}},
		{Name: "dig", Clause: "TY7", Actor: scoring.ByCharacter},
		{Name: "lend", Clause: "TY7", Args: []scoring.Arg{{Name: "CHARACTER", Kind: scoring.Choice, Choices: tinyCharacters}}},
	},
	Fields: []scoring.Field{{Name: "coins", Label: "coins", Unit: "points"}, {Name: "heap", Label: "heap", Unit: "coins"}},
	Ends:   []scoring.End{{Reason: "the heap is empty", Told: "The heap is empty."}},
}

func (tiny) Info() *scoring.Info { return tinyInfo }

func (tiny) ReadHouse(string, []byte) (scoring.House, error) { return nil, nil }

func (g tiny) New(setup scoring.Setup) (scoring.State, error) {
	heap := tinyHeap
	if text, ok := setup.Options["heap"]; ok {
		var err error
		if heap, err = strconv.Atoi(text); err != nil {
			return nil, err
		}
	}
	s := &tinyState{calls: g.calls, heap: heap, spun: 1, seats: make([]tinySeat, len(setup.Players)), crew: [2]int{0, 1}}
	for i, name := range setup.Players {
		s.seats[i].name = name
	}
	if g.cast {
		return &castState{tinyState: s}, nil
	}
	return s, nil
}

type tinyState struct {
	calls *calls
	heap  int
	turn  int
	spun  int
	seats []tinySeat
	crew  [2]int // by character: its seat
}

type tinySeat struct {
	name        string
	coins       scoring.Tenths
	earned      int // number of the event that earned coins last
	card        string
	cards       int
	laid        string
	corrections []scoring.Line
}

func (s *tinyState) clone() *tinyState {
	if s.calls != nil {
		s.calls.clone++
	}
	c := *s
	c.seats = slices.Clone(s.seats)
	for i := range c.seats {
		c.seats[i].corrections = slices.Clip(c.seats[i].corrections)
	}
	return &c
}

func (s *tinyState) Clone() scoring.State { return s.clone() }

// dump is everything there is to know of a state.
func dump(s scoring.State) string {
	t, ok := s.(*tinyState)
	if !ok {
		t = s.(*castState).tinyState
	}
	return fmt.Sprintf("heap %d, turn %d, spun %d, crew %v, seats %+v", t.heap, t.turn, t.spun, t.crew, t.seats)
}

func (s *tinyState) Apply(e scoring.Event) *scoring.Violation {
	if s.calls != nil {
		s.calls.apply++
	}
	if s.heap <= 0 {
		return scoring.Breaks(scoring.OverClause, "The heap is empty.")
	}
	if (e.Seat == scoring.Table) != (e.Verb == "spin" || e.Verb == "deal") || (e.As != "") != (e.Verb == "dig") {
		return scoring.Breaks("LG1", "Somebody else does that.")
	}
	want := 1
	switch e.Verb {
	case "dig":
		want = 0
	case "deal", "lay":
		want = 2
	}
	if len(e.Args) != want {
		return scoring.Breaks("LG1", "The arguments do not fit.")
	}
	switch e.Verb {
	case "take", "stop": // the latter in the game that lists it
		return s.take(e)
	case "spin":
		n, err := strconv.Atoi(e.Args[0])
		if err != nil || n < 1 || n > 3 {
			return scoring.Breaks("TY2", "No such sector.")
		}
		s.spun = n
	case "draw":
		return s.draw(e)
	case "reveal":
		seat := &s.seats[e.Seat]
		if seat.card == "" || seat.card != scoring.Hidden && e.Args[0] != seat.card {
			return scoring.Breaks("TY4", "That is not the card: it is {card}.", "card", seat.card)
		}
		seat.card, seat.coins, seat.earned = "", seat.coins+scoring.Whole(revealWorth), e.Number
	case "deal":
		if !slices.ContainsFunc(s.seats, func(t tinySeat) bool { return t.name == e.Args[0] }) {
			return scoring.Breaks("LG1", "Who is {name}?", "name", e.Args[0])
		}
	case "lay":
		if n, err := strconv.Atoi(e.Args[1]); e.Args[1] != scoring.Hidden && (err != nil || n < 0 || n > 9) {
			return scoring.Breaks("TY6", "0 to 9.")
		}
		s.seats[e.Seat].laid = e.Args[1]
	case "dig":
		s.heap--
		s.seats[e.Seat].coins += scoring.Whole(1)
		s.seats[e.Seat].earned = e.Number
	case "lend":
		i := slices.Index(tinyCharacters, e.Args[0])
		if i < 0 || s.crew[i] != e.Seat {
			return scoring.Breaks("TY7", "That character is not yours.")
		}
		s.crew[i] = (e.Seat + 1) % len(s.seats)
	}
	return nil
}

func (s *tinyState) take(e scoring.Event) *scoring.Violation {
	n, err := strconv.Atoi(e.Args[0])
	switch {
	case err != nil:
		return scoring.Breaks("LG1", "{word} is not a number.", "word", strconv.Quote(e.Args[0]))
	case e.Seat != s.turn:
		return scoring.Breaks("TY1", "It is the turn of {player}.", "player", s.seats[s.turn].name).Suggest("{player} take 1", "player", s.seats[s.turn].name)
	case n < 1 || n > 3 || n > s.heap:
		return scoring.Breaks("TY1", "Take 1 to 3 coins of the {heap}.", "heap", s.heap)
	}
	seat := &s.seats[e.Seat]
	s.heap -= n
	seat.coins += scoring.Whole(n * s.spun)
	seat.earned = e.Number
	s.turn, s.spun = (s.turn+1)%len(s.seats), 1
	return nil
}

func (s *tinyState) draw(e scoring.Event) *scoring.Violation {
	seat, card := &s.seats[e.Seat], e.Args[0]
	switch {
	case card != scoring.Hidden && !slices.Contains(tinyCards, card):
		return scoring.Breaks("LG1", "No such card.")
	case card != scoring.Hidden && card == seat.card:
		return scoring.Breaks("TY3", "{player} has just drawn {card}.", "player", seat.name, "card", card)
	}
	seat.card = card
	seat.cards++
	return nil
}

func (s *tinyState) Correct(number, seat int, field string, amount scoring.Tenths) *scoring.Violation {
	if field == "heap" {
		s.heap += int(amount / 10)
		return nil
	}
	if field != "coins" {
		return scoring.Breaks("LG1", "There is no field {field}.", "field", field).Suggest("coins")
	}
	t := &s.seats[seat]
	t.corrections = append(t.corrections, scoring.Line{Label: "Correction", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}

func (s *tinyState) Rename(seat int, name string) { s.seats[seat].name = name }

func (s *tinyState) Prompts() []scoring.Prompt {
	if s.heap <= 0 {
		return nil
	}
	return []scoring.Prompt{{Seat: s.turn, Verb: "take", Args: []scoring.Arg{{Kind: scoring.Range, From: 1, To: min(3, s.heap), Step: 1}}}}
}

func (s *tinyState) Over() bool { return s.heap <= 0 }

func (s *tinyState) Cells() []scoring.Cell { return nil }

func (s *tinyState) Why(_, _ int, cell, _ string) *scoring.Violation {
	return scoring.Breaks("LG1", "There is no cell {cell}.", "cell", cell)
}

func (s *tinyState) Moment() scoring.Moment {
	return scoring.Moment{Round: 1, Label: "The only round", Turn: []int{s.turn}}
}

func (s *tinyState) Holdings() (seats []speech.Text, table speech.Text) {
	for _, seat := range s.seats {
		seats = append(seats, speech.Words(seat.coins.String()+" coins"))
	}
	return seats, speech.Words("heap " + strconv.Itoa(s.heap))
}

func (s *tinyState) Tally() []scoring.Score {
	scores := make([]scoring.Score, len(s.seats))
	for i, seat := range s.seats {
		if seat.earned != 0 {
			scores[i].Lines = append(scores[i].Lines, scoring.Line{Label: "Coins", Amount: seat.coins, Clause: "TY1", Event: seat.earned})
		}
		scores[i].Lines = append(scores[i].Lines, seat.corrections...)
	}
	return scores
}

func (s *tinyState) Outcome() scoring.Outcome {
	var keys [][]scoring.Tenths
	for _, score := range s.Tally() {
		keys = append(keys, []scoring.Tenths{score.Total()})
	}
	out := scoring.Outcome{Ranks: scoring.Ranks(keys)}
	if s.heap <= 0 {
		out.Over, out.Clause, out.Reason = true, "TY5", "the heap is empty"
	}
	return out
}

// castState is the game with characters.
type castState struct{ *tinyState }

func (s *castState) Clone() scoring.State { return &castState{s.clone()} }

func (s *castState) Owner(character string) (int, bool) {
	i := slices.Index(tinyCharacters, character)
	if i < 0 {
		return 0, false
	}
	return s.crew[i], true
}

// open starts a tiny game for Ann and Bob, unless the header lines name others.
func open(t testing.TB, game tiny, header ...string) *ledger.Fold {
	t.Helper()
	if !slices.ContainsFunc(header, func(l string) bool { return strings.HasPrefix(l, "player") }) {
		header = append([]string{"player Ann", "player Bob"}, header...)
	}
	doc, err := ledger.Parse("saddlebag 1 tiny\n" + strings.Join(header, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(game, &doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// say folds one event and returns the clause it breaks, or nothing.
func say(t testing.TB, f *ledger.Fold, number int, event string) string {
	t.Helper()
	e, err := ledger.ParseEvent(event)
	if err != nil {
		t.Fatalf("%s: %v", event, err)
	}
	if strings.HasPrefix(event, "table spin") {
		e.Chance = true
	}
	if v := f.Apply(number, e); v != nil {
		return v.Clause
	}
	return ""
}

// play folds events, numbered from 1, all of which must be legal.
func play(t testing.TB, f *ledger.Fold, events ...string) {
	t.Helper()
	for i, e := range events {
		if clause := say(t, f, i+1, e); clause != "" {
			t.Fatalf("event %d, %s: breaks %s", i+1, e, clause)
		}
	}
}
