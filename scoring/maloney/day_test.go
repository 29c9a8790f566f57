package maloney_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// A card is worth seven on its best day and a point less each day after (MI4),
// and twice that on Tuesdays and Fridays (MI18).
func TestValues(t *testing.T) {
	m := ours(t)
	c, ok := m.Card(8, maloney.Thursday)
	if !ok {
		t.Fatal("no Thursday card of Kansas City")
	}
	for day, want := range map[maloney.Weekday]int{maloney.Thursday: 7, maloney.Friday: 2 * 6, maloney.Saturday: 5, maloney.Sunday: 4, maloney.Monday: 3, maloney.Tuesday: 2 * 2, maloney.Wednesday: 1} {
		if got := m.Value(c, day); got != want {
			t.Errorf("a Thursday card is worth %d on a %s, want %d", got, day.Name(), want)
		}
	}
}

// The calendar of a card shows seven to one, from its best day on.
func TestWorth(t *testing.T) {
	for best := range maloney.Weekday(7) {
		day := best
		for want := 7; want >= 1; want-- {
			if got := maloney.Worth(best, day); got != want {
				t.Errorf("a card best on %s is worth %d on %s, want %d", best, got, day, want)
			}
			day = (day + 1) % 7
		}
	}
}

func TestDrive(t *testing.T) { // MI15
	g := started(t).Play("Ann buys 500")
	g.Refuse("MI15", "Ann drives 3", "Ann drives 10", "Bob drives 9")
	g.Refuse("LG1", "table drives 9")
	g.Refuse("MI3", "Ann drives 0", "Ann drives 17", "Ann drives 09")
	g.Refuse("MI10", "Ann suitcase +3", "Ann lays 9 thu", "table day")
	g.Play("Ann drives 16").Waits("Day 1, Friday: the suitcase in Charleston", 0).Refuse("MI15", "Ann drives 3")
}

// Points and money, good and bad; the suitcase is gone after that (MI16, MI19).
func TestSuitcase(t *testing.T) {
	g := started(t).Play("Ann buys 10400", "Ann drives 9")
	g.Refuse("MI16", "Bob suitcase +3", "table suitcase +3")
	g.Refuse("MI5", "Ann suitcase -$900")
	g.Refuse("MI5", "Ann suitcase 3", "Ann suitcase +6", "Ann suitcase -$1100", "Ann suitcase +$50")
	g.Play("Ann suitcase -$500").purses(0, 10500, 10500).Refuse("MI16", "Ann suitcase +3")
	g.Play("table day", "Bob buys 500", "Bob drives 8", "Bob suitcase -3").Scores(0, -30, 0)
	g.Play("table day", "table lucky 9 tue").Refuse("MI16", "table suitcase +3") // opened on Friday
	if g.cell(scoring.Table, "suitcase/9") != "x" || g.cell(scoring.Table, "suitcase/1") != "" {
		t.Error("the suitcases are not shown as they were opened")
	}
}

// Two cards a day, of the city where the car is (MI17).
func TestLays(t *testing.T) {
	g := toFriday(t).Waits("Day 1, Friday: play your cards in Kansas City", 0, 1, 2)
	g.Refuse("MI17", "Bob lays 3 wed").Refuse("MI4", "Bob lays 9 wed").Refuse("MI10", "Ann bid 100", "Bob buys 100", "table nobid")
	g.Play("Bob lays 9 thu").Scores(30, 120, 0).Refuse("MI4", "Bob lays 9 thu", "Ann lays 9 thu")
	g.Play("Bob lays 9 tue").Scores(30, 200, 0).Refuse("MI17", "Bob lays 9 sat")
	g.Play("Ann lays 9 sat").Scores(50, 200, 0).Waits("Day 1, Friday: play your cards in Kansas City", 0, 2)
	if g.cell(1, "cards-left") != "10" || g.cell(1, "card/1") != "9-thux" || g.cell(1, "card/3") != "" {
		t.Error("the hand does not show what was laid")
	}
	line := g.Tally()[1].Lines[0]
	line.Label = speech.Words(line.Label.String())
	if want := (scoring.Line{Label: "Kansas City (Thursday) on a Friday", Amount: 120, Clause: "MI18", Event: 5}); line != want {
		t.Errorf("%+v, want %+v", line, want)
	}
}

// A player lays two cards of one city in the whole game, and no card that was
// turned (MI4, MI6).
func TestLaysInAGame(t *testing.T) {
	g := toFriday(t).Play("Bob lays 9 thu", "Bob lays 9 tue", "table day", "Bob buys 100", "Bob drives 8", "Bob suitcase +1", "table day")
	g.Play("table lucky 9 sat").Refuse("MI6", "Bob lays 9 mon").Refuse("MI4", "Cid lays 9 sat", "Cid lays 9 thu")
	g.Play("Cid lays 9 mon") // Sunday is six days after Monday
	g.Scores(30, 200+10, 10)
}

// A Sunday's card moves the car anywhere; what lies there is for all (MI20).
func TestSunday(t *testing.T) {
	g := toFriday(t).Play("table day", "Ann buys 100", "Ann drives 8", "Ann suitcase -$500", "table day")
	g.Waits("Day 3, Sunday: a card says where the car goes")
	g.Refuse("MI20", "Ann bid 100", "Ann buys 100", "table nobid", "Ann joker", "Ann drives 3", "table day", "Bob lays 8 mon")
	g.Refuse("MI21", "table lucky none", "table lucky 3 fri")
	g.Play("table lucky 8 mon").Waits("Day 3, Sunday: a card says where the car goes") // the car is there
	g.Refuse("MI21", "table lucky 8 mon")
	g.Play("table lucky 2 sat").Waits("Day 3, Sunday: the suitcase in San Diego")
	g.Refuse("MI20", "Ann suitcase +2", "table lucky 2 mon")
	g.Play("table suitcase -$1000").purses(10500-500-100-500-1000, 9500, 9500)
	if m := g.Moment(); len(m.FaceUp) != 1 || m.FaceUp[0] != "2 sat" {
		t.Errorf("%q is shown", m.FaceUp)
	}
	g.Play("Cid lays 2 mon", "table day").Scores(30, 0, 10).Waits("Day 4, Monday: the auction in San Diego", 0, 1, 2)
}

// The testament goes to who leads alone, at the close (MI22).
func TestTestament(t *testing.T) {
	g := started(t).Play("table nobid", "Ann drives 9", "Ann suitcase -1")
	holds := func(want string) {
		t.Helper()
		if got := g.cell(scoring.Table, "testament"); got != want {
			t.Errorf("%q has the testament, want %q", got, want)
		}
	}
	holds("")
	g.Play("table day") // Bob and Cid are level
	holds("")
	g.Play("Bob buys 100", "Bob drives 8", "Bob suitcase +1")
	holds("")
	g.Play("table day")
	holds("Bob")
	g.Play("table lucky 16 mon", "table suitcase +1").correct(2, maloney.FieldPoints, 1)
	g.Play("table day") // level again: it stays
	holds("Bob")
	g.correct(2, maloney.FieldPoints, 1).Play("table nobid", "Bob drives 2", "Bob suitcase -2", "table day")
	holds("Cid")
}
