package scoring_test

import (
	"context"
	"fmt"
	"log"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/example"
	"saddlebag/scoring/example/game"
	"saddlebag/templates"
)

// setup is a table of two that is about to play the small game.
func setup() scoring.Setup {
	text, _ := templates.House("nugget", "plain")
	house, err := game.Game.ReadHouse("plain.yaml", text)
	if err != nil {
		log.Fatal(err)
	}
	return scoring.Setup{Players: []string{"Ann", "Bob"}, House: house}
}

// begun is a game in which cards are drawn, nuggets buried and dice thrown.
func begun() scoring.State {
	state, err := scoring.Start(game.Game, setup())
	if err != nil {
		log.Fatal(err)
	}
	play(state, 1,
		scoring.Event{Seat: 0, Verb: "draw", Args: []string{"ace"}},
		scoring.Event{Seat: 0, Verb: "bury", Args: []string{"here"}},
		scoring.Event{Seat: 1, Verb: "draw", Args: []string{"queen"}},
		scoring.Event{Seat: 1, Verb: "bury", Args: []string{"there"}},
		scoring.Event{Seat: scoring.Table, Verb: "roll", Args: []string{"2+5"}},
	)
	return state
}

// play folds legal events, numbered from a first number.
func play(state scoring.State, first int, events ...scoring.Event) {
	for i, e := range events {
		e.Number = first + i
		if v := scoring.Apply(game.Game.Info(), state, e); v != nil {
			log.Fatal(v)
		}
	}
}

// What a game is called, who plays it and what its events look like.
func ExampleGame() {
	info := game.Game.Info()
	fmt.Printf("%s, %s players\n", info.Title, info.PlayerRange())
	for _, verb := range info.Verbs {
		fmt.Printf("%-6s %s\n", verb.Name, verb.Example)
	}
	// Output:
	// Nugget, 2 to 4 players
	// draw   Ann draw ace
	// bury   Ann bury "under the third cactus"
	// roll   table roll 2+5
	// dig    Ann dig 5
	// spin   Ann spin rich
	// reveal Ann reveal ace "under the third cactus"
}

// A game starts with players, options and house data. What Info does not allow
// never comes to the rulebook.
func ExampleStart() {
	table := setup()
	table.Players = []string{"Ann"}
	_, err := scoring.Start(game.Game, table)
	fmt.Println(err)
	// Output:
	// Nugget is for 2 to 4 players, not 1
}

// House data that is wrong is refused with the place of what is wrong.
func ExampleGame_ReadHouse() {
	_, err := game.Game.ReadHouse("mine.yaml", []byte("cards:\n  - {name: ace, worth: lots}\n"))
	fmt.Println(err)
	// Output:
	// mine.yaml:2:24: cards[0].worth: this should be a whole number, but it's the text "lots"
}

// A legal event moves the game on. Any other says which clause it breaks, and
// changes nothing.
func ExampleApply() {
	state, info := begun(), game.Game.Info()
	fmt.Println(scoring.Apply(info, state, scoring.Event{Number: 6, Seat: 0, Verb: "dig", Args: []string{"5"}}))
	v := scoring.Apply(info, state, scoring.Event{Number: 7, Seat: 1, Verb: "dig", Args: []string{"4"}})
	fmt.Println(v)
	fmt.Println("instead:", v.Instead)
	fmt.Println(scoring.Apply(info, state, scoring.Event{Number: 8, Seat: 1, Verb: "dig"}))
	// Output:
	// <nil>
	// NU4: No die shows 4.
	// instead: 2 or 5
	// LG1: That's not how you write "dig": it has no die.
}

// What may happen now: both players dig, side by side.
func ExampleState_Prompts() {
	for _, p := range begun().Prompts() {
		fmt.Println(p.Seat, p.Verb, p.Args[0].Choices, "on the cell", p.Cell)
	}
	// Output:
	// 0 dig [2 5] on the cell dug/1
	// 1 dig [2 5] on the cell dug/1
}

// Why a cell cannot be written on now: the clause that a tap on it would break.
func ExampleWhy() {
	state := begun()
	fmt.Println(scoring.Why(state, 0, 0, example.DugCell(0), ""))
	fmt.Println(scoring.Why(state, 0, 1, example.DugCell(0), ""))
	fmt.Println(scoring.Why(state, 0, scoring.Table, example.WheelCell(0), ""))
	// Output:
	// <nil>
	// NU7: That's Bob's slip.
	// NU5: Not everyone has dug yet.
}

// The cells of a seat, as a pencil would have written them.
func ExampleState_Cells() {
	for _, c := range begun().Cells() {
		if c.Owner == 0 {
			fmt.Printf("%s: %q, %q\n", c.ID, c.Label, c.Value)
		}
	}
	// Output:
	// card: "The card", "ace"
	// place: "The nugget", "here"
	// dug/1: "Dug in round 1", ""
	// dug/2: "Dug in round 2", ""
	// total: "The total", ""
}

// Where the game is, and for whom it waits.
func ExampleState_Moment() {
	m := begun().Moment()
	fmt.Println(m.Label, m.FaceUp, "waits for", m.Turn)
	// Output:
	// Round 1 [2 5] waits for [0 1]
}

// Each point of a score has its clause, and the number of the event that earned
// it.
func ExampleState_Tally() {
	state := begun()
	play(state, 6,
		scoring.Event{Seat: 0, Verb: "dig", Args: []string{"5"}},
		scoring.Event{Seat: 1, Verb: "dig", Args: []string{"2"}},
		scoring.Event{Seat: 0, Verb: "spin", Args: []string{"rich"}},
	)
	score := state.Tally()[0]
	for _, l := range score.Lines {
		fmt.Println(l.Amount, l.Label, l.Clause, l.Event)
	}
	fmt.Println(score.Total())
	// Output:
	// 5 Round 1 NU4 6
	// 5 Round 1, rich NU5 8
	// 10
}

// Filled slips without a ledger: a total that the slip does not add up to, told
// with the smallest set of entries that cannot stand together.
func ExampleAuditor() {
	filled := scoring.Filled{
		{Owner: 0, Cell: example.CellCard}:                 {Value: "ace"},
		{Owner: 0, Cell: example.DugCell(0)}:               {Value: "5"},
		{Owner: 0, Cell: example.DugCell(1)}:               {Value: "2"},
		{Owner: scoring.Table, Cell: example.WheelCell(0)}: {Value: "rich"},
		{Owner: 0, Cell: example.CellTotal}:                {Value: "18"},
		{Owner: 1, Cell: example.DugCell(0)}:               {Value: "2"},
	}
	judged, err := audit.Of(context.Background(), game.Game, setup(), filled)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(judged.Verdict)
	for _, f := range judged.Findings {
		fmt.Println(f.Clause, f.Message, len(f.Places), "entries")
	}
	// Output:
	// wrong total
	// NU6 The slip adds up to 5 + 5 + 2 + 5 = 17; the sheet says 18. 5 entries
}

// Amounts are whole tenths, written as people write them.
func ExampleParseTenths() {
	t, ok := scoring.ParseTenths("3.5")
	fmt.Println(int64(t), ok, t+scoring.Whole(2))
	// Output:
	// 35 true 5.5
}

// Seats with the same keys share a rank.
func ExampleRanks() {
	points := func(n int) []scoring.Tenths { return []scoring.Tenths{scoring.Whole(n)} }
	fmt.Println(scoring.Ranks([][]scoring.Tenths{points(7), points(12), points(12)}))
	// Output:
	// [3 1 1]
}
