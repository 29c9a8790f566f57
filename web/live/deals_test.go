package live_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// cribs is a game of one deal: each player gets two secret cards of four, and
// a card of two words is turned, or none.
type cribs struct{ bones }

var cribsInfo = scoring.Info{
	ID: "cribs", Title: "Cribs", MinPlayers: 1, MaxPlayers: 2, Edition: 1, DataWord: "deck", Data: "plain", Unit: "points",
	Verbs: []scoring.Verb{
		{Name: "deals", Actor: scoring.ByTable, Clause: "CR1", Args: []scoring.Arg{
			{Name: "player", Kind: scoring.Choice}, {Name: "cards", Kind: scoring.Counts, Device: "cards", Secret: scoring.ToNamed},
		}},
		{Name: "turns", Actor: scoring.ByTable, Clause: "CR1", Args: []scoring.Arg{{Name: "card", Kind: scoring.Word, Choices: []string{"none"}}}},
		{Name: "turns", Actor: scoring.ByTable, Clause: "CR1", Args: []scoring.Arg{{Name: "card", Kind: scoring.Path, Device: "deck"}}},
	},
	Devices: []scoring.Device{
		{Name: "cards", Label: "The cards", Kind: scoring.Pile, Sides: []string{"a", "b", "c", "d"}},
		{Name: "deck", Label: "The deck", Kind: scoring.Pile, Sides: []string{"a top", "b top", "c top", "d top"}},
	},
	Clauses: []scoring.Clause{{Number: "CR1", Text: "Everybody is dealt a hand.", Mark: scoring.Own}},
}

func (cribs) Info() *scoring.Info { return &cribsInfo }
func (cribs) New(s scoring.Setup) (scoring.State, error) {
	return &cribsState{names: s.Players, hands: make([][]string, len(s.Players))}, nil
}

type cribsState struct {
	bonesState
	names []string
	hands [][]string
}

func (s *cribsState) Clone() scoring.State {
	return &cribsState{names: s.names, hands: slices.Clone(s.hands)}
}

func (s *cribsState) Apply(e scoring.Event) *scoring.Violation {
	switch seat := slices.Index(s.names, e.Args[0]); {
	case e.Verb == "turns":
		return nil
	case len(e.Args) != 3 || seat < 0 || s.hands[seat] != nil:
		return scoring.Breaks("CR1", "One hand of two cards for everybody.")
	default:
		s.hands[seat] = e.Args[1:]
	}
	return nil
}

func (s *cribsState) Prompts() []scoring.Prompt {
	all := []scoring.Prompt{{Seat: scoring.Table, Verb: "turns", Label: "Turn a card", Args: []scoring.Arg{
		{Name: "card", Kind: scoring.Path, Device: "deck", Choices: []string{"d top"}, Items: []scoring.Item{{Name: "d top", Most: 1}}},
	}}}
	cards := scoring.Arg{Name: "cards", Kind: scoring.Counts, From: 2, To: 2, Device: "cards"}
	for _, card := range cribsInfo.Devices[0].Sides {
		if !slices.ContainsFunc(s.hands, func(hand []string) bool { return slices.Contains(hand, card) }) {
			cards.Items = append(cards.Items, scoring.Item{Name: card, Most: 1})
		}
	}
	for seat, name := range s.names {
		if s.hands[seat] == nil {
			player := scoring.Arg{Name: "player", Kind: scoring.Choice, Choices: []string{name}}
			all = append(all, scoring.Prompt{Seat: scoring.Table, Verb: "deals", Args: []scoring.Arg{player, cards}, Label: "Deal"})
		}
	}
	return all
}

var cribsShelf = ledger.Shelf{
	Games:  []scoring.Game{cribs{}},
	House:  func(game, name string) ([]byte, bool) { return nil, game == "cribs" && name == "plain" },
	Houses: func(string) []string { return []string{"plain"} },
}

// The program deals whole hands, each for one pair of eyes, and the same again
// after an undo.
func TestDeals(t *testing.T) {
	r := openShelf(t, cribsShelf)
	host := r.make("cribs", "Bob")
	bob := r.sit(host, live.Player, 1, "bob's")
	if err := host.Throw(t.Context(), live.Virtual); err != nil {
		t.Fatal(err)
	}
	for _, event := range []string{"table deals Bob a b", "table turns d top", "table deals Cec *"} {
		if err := r.try(host, event); !isRefused(err) && clause(err) != "CR1" {
			t.Errorf("%s: %v", event, err)
		}
	}
	r.enter(host, "table deals Bob *", "table deals Ann *", "table turns *", "table turns none")
	words := strings.Fields(r.texts(bob))
	if got := r.texts(bob); len(words) != 5+5+4+3 || !strings.HasSuffix(got, "table deals Ann ? ?, table turns d top, table turns none") {
		t.Fatalf("Bob reads %q", got)
	}
	dealt := strings.TrimSuffix(strings.Join(words[:5], " "), ",")
	if strings.Contains(dealt, "?") || words[3] == words[4] {
		t.Errorf("Bob was dealt %q", dealt)
	}
	if got := r.texts(host); !strings.HasPrefix(got, "table deals Bob ? ?, table deals Ann ") || strings.Contains(got[len("table deals Bob ? ?"):], "?") {
		t.Errorf("Ann reads %q", got)
	}
	r.enter(host, "table undo", "table undo", "table undo", "table undo", "table deals Bob *")
	if got := r.texts(bob); !strings.HasSuffix(got, ", "+dealt) {
		t.Errorf("Bob was dealt %q, and then %q", dealt, got)
	}
	r.holds(host)
}
