package play_test

import (
	"os"
	"testing"

	"saddlebag/cmd/saddlebag/command"
)

// What people do is told as they would tell it themselves, with the words of their
// sheets, right before it is entered.
func TestEventsAreToldInSentences(t *testing.T) {
	for file, told := range map[string]map[string]string{
		"coal/testdata/games/six-deliveries-4p.ledger": {
			"table roll 3+2+3":               "The dice show 3, 2 and 3",
			"Dan store share 3 2":            "Dan buys 2 Railroad Shares",
			"Dan dig coal-1 2":               "Dan digs at Coal 4 with 2",
			"Dan claim coal-2 3":             "Dan claims Coal 3 with 3",
			"Zoë store tack 3":               "Zoë buys Tack and Harness",
			"Ann store varmint 3 6+3+6":      "Ann goes Varmint Huntin' and throws 6, 3 and 6",
			"Ann load burro-2":               "Ann loads burro 2 with nothing",
			"Zoë load burro-1 S S T T C C C": "Zoë loads burro 1 with 2 Silver, 2 Tin and 3 Coal",
			"Ann store strike-gold 2":        "Ann buys Strike Gold",
			"Ann store coal-baron 3":         "Ann reports as Coal Baron",
			`"Bob Tanner" claim coal-1 4`:    "Bob Tanner claims Coal 4 with 4",
			`"Bob Tanner" store share 3 1`:   "Bob Tanner buys 1 Railroad Share",
		},
		"rintintin/testdata/games/double-squads-2p.ledger": {
			"Ann spin red":   "Ann spins red",
			"Bob dog blue-1": "Bob puts Rin Tin Tin on Blue 1",
			"Bob spin dog":   "Bob spins Rin Tin Tin",
			"Ann man red-2":  "Ann puts a cavalryman on Red 2",
		},
		"maloney/testdata/games/empty-hand-4p.ledger": {
			"table start 5 sun":   "The first card is Salt Lake City (Sunday)",
			"Dot bid 200":         "Dot bids $200",
			"Bob buys 300":        "Sunday: Bob buys the car for $300",
			"Bob drives 4":        "Bob drives to Portland",
			"Bob suitcase +$1000": "Bob opens the suitcase: +$1,000",
			"Bob lays 4 sat":      "Bob plays Portland (Saturday)",
			"Dot joker":           "Monday: Dot plays the joker and drives for free",
			"Dot suitcase +5":     "Dot opens the suitcase: +5 points",
			"table day":           "Sunday is over",
		},
		"fortyniners/testdata/games/turn-cap.ledger": {
			"Ann move r1 r2 r3 r4 r5 r6 r7":         "Ann moves the coach to Mercy Flats (settlement of 6): 6 credited, 2 lost at Dusty Fork, 4 lost at Tinhorn",
			"Bob move t1 t4 x1 t11 t12 t13 t14 t15": "Bob moves the red bandit to the spot a mile from the crossing by Last Ditch towards Bluebeard's cell: onto the sheriff",
			"Dot move t5 t6 t10 r34":                "Dot moves the blue bandit to the road block by Half Moon",
		},
		"goldfever/testdata/verbs/5.ledger": {
			"table deals-joker Silas second-wind": "Silas is dealt a joker: second wind",
			"table activate Lena":                 "It's Lena's chip",
			"Lena drop rock":                      "Lena drops the rock",
			"Lena move d6":                        "Lena moves to d6",
			"Ted shoot Fred colt":                 "Ted shoots at Fred with the Colt",
			"table card difficult jam":            "From the difficult pile: jam",
			"Ted unjam colt":                      "Ted unjams the Colt",
			"Ted react move f6":                   "Ted reacts and moves to f6",
		},
	} {
		text, err := os.ReadFile("../../../scoring/" + file)
		if err != nil {
			t.Fatal(err)
		}
		opened, err := command.OpenLedger(file, string(text), "")
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range opened.Doc.Lines {
			if want, ok := told[line.Entry.String()]; ok {
				if got := opened.Fold.Tell(line.Entry).Sentence; got.String() != want {
					t.Errorf("%s: %q, want %q", line.Entry, got, want)
				}
				delete(told, line.Entry.String())
			}
			_ = opened.Fold.Apply(i+1, line.Entry)
		}
		for event := range told {
			t.Errorf("%s has no %q", file, event)
		}
	}
}
