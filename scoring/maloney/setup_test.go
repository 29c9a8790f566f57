package maloney_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/sheet"
)

func TestPlayers(t *testing.T) { // MI1
	for n := range 9 {
		names := append([]string{}, "A", "B", "C", "D", "E", "F", "G", "H", "I")[:n]
		_, err := scoring.Start(game.Game, scoring.Setup{Players: names, House: ours(t)})
		if legal := n >= 3 && n <= 6; legal != (err == nil) {
			t.Errorf("%d players: %v", n, err)
		}
	}
}

func TestNewErrors(t *testing.T) {
	for want, setup := range map[string]scoring.Setup{
		"Maloney's Inheritance is for 3 to 6 players, not 2":       {Players: players[:2], House: ours(t)},
		"the house data is <nil>, not a map of Maloney's":          {Players: players[:3]},
		`Maloney's Inheritance has no option "dice"`:               {Players: players[:3], House: ours(t), Options: map[string]string{"dice": "no"}},
		`option hands is physical or dealt, not "stacked"`:         {Players: players[:3], House: ours(t), Options: map[string]string{"hands": "stacked"}},
		"the house data is *maloney.Map, not a map of Maloney's I": {Players: players[:3], House: (*maloney.Map)(nil)},
	} {
		if _, err := scoring.Start(game.Game, setup); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// $10,500 in seven, six and five notes (MI2).
func TestMoneyAtTheStart(t *testing.T) {
	sum, notes := 0, map[int]int{}
	for _, n := range maloney.Notes() {
		sum += n.Dollars * n.Each
		notes[n.Dollars] = n.Each
	}
	if sum != 10500 || len(notes) != 3 || notes[1000] != 7 || notes[500] != 6 || notes[100] != 5 {
		t.Errorf("%v make $%d", notes, sum)
	}
	newTable(t, 6).purses(10500, 10500, 10500, 10500, 10500, 10500)
}

func TestHandSizes(t *testing.T) { // MI6, MI21
	for players, want := range map[int][2]int{3: {12, 28}, 4: {12, 16}, 5: {12, 4}, 6: {10, 4}} {
		g := newTable(t, players)
		if hand := g.Seats[0].Hand.Left(); hand != want[0] || g.Deck.Size != want[1] {
			t.Errorf("%d players: %d cards each, a deck of %d", players, hand, g.Deck.Size)
		}
	}
}

// The first card tells where and when; nobody scores (MI7).
func TestStart(t *testing.T) {
	g := newTable(t, 3).Waits("Turning the first card")
	g.Refuse("MI7", "Ann bid 100", "Ann buys 100", "Ann joker", "table nobid", "Ann drives 9", "Ann lays 3 fri", "table lucky 3 fri", "table day", "Ann suitcase +3")
	g.Refuse("MI4", "table start 3 thu")
	g.Play("table start 3 wed").Waits("Day 1, Wednesday: the auction in Sacramento", 0, 1, 2).Scores(0, 0, 0)
	if g.cell(scoring.Table, "city/3") != "car" || g.cell(scoring.Table, "week/wed") != "x" || g.cell(scoring.Table, "deck") != "3-wed" {
		t.Error("the board does not show the first card")
	}
}

// A deal gives whole hands, of which two cards at most are of one city (MI6).
func TestDeal(t *testing.T) {
	const ann = "table deals Ann 1-mon 1-wed 2-tue 2-thu 3-wed 3-sun 4-thu 4-sat 5-fri 5-sun 6-sat 6-mon"
	g := newTableWith(t, 3, sheet.DealtHands).Waits("Dealing the hands")
	g.Refuse("MI6", "table start 3 fri", "Ann bid 100", strings.Replace(ann, "1-wed", "6-wed", 1), strings.TrimSuffix(ann, " 6-mon"))
	g.Refuse("MI4", strings.Replace(ann, "1-mon", "1-tue", 1), strings.Replace(ann, "1-mon", "1-wed", 1))
	g.Refuse("LG1", strings.Replace(ann, "1-mon", "?", 1), strings.Replace(ann, "Ann", "Dot", 1), strings.Replace(ann, "table", "Ann", 1), "table deals Ann")
	g.Play(ann).Refuse("MI6", ann)
	g.Refuse("MI4", strings.Replace(ann, "Ann", "Bob", 1))
	g.Play("table deals Bob ? ? ? ? ? ? ? ? ? ? ? ?", "table deals Cid ? ? ? ? ? ? ? ? ? ? ? ?")
	g.Waits("Turning the first card").Refuse("MI6", "table deals Cid ? ? ? ? ? ? ? ? ? ? ? ?")
	g.Refuse("MI4", "table start 3 sun")
	if got := g.cell(0, "card/1") + g.cell(0, "card/12") + g.cell(1, "card/1"); got != "1-mon6-mon" {
		t.Errorf("the hands show %q", got)
	}
}

// With five players a last hand may have to hold three cards of one city, and
// no more than it must (MI6).
func TestLastHand(t *testing.T) {
	g := newTableWith(t, 5, sheet.DealtHands)
	// Four hands leave the cities 12 to 15 whole, and of no other city a card.
	deals := make([][]string, 4)
	for city := range maloney.Cities {
		for i := range maloney.CardsEach {
			if seat := (city + i) % 4; city < 11 || city == 15 {
				deals[seat] = append(deals[seat], g.World.Word(maloney.Card(city*maloney.CardsEach+i)))
			}
		}
	}
	for seat, hand := range deals {
		g.Play("table deals " + players[seat] + " " + strings.Join(hand, " "))
	}
	last := g.prompts(scoring.Table, maloney.VerbDeals)[0].Args[1]
	if last.MostPerGroup != 3 || last.From != 12 || last.To != 12 || len(last.Items) != 16 {
		t.Errorf("the last hand: %+v", last)
	}
	g.Refuse("MI6", "table deals Eve 12-fri 12-sun 12-tue 12-thu 13-sat 13-mon 13-wed 14-sun 14-tue 14-thu 15-mon 15-wed")
	g.Play("table deals Eve 12-fri 12-sun 12-tue 13-sat 13-mon 13-wed 14-sun 14-tue 14-thu 15-mon 15-wed 15-fri")
}
