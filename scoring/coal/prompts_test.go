package coal_test

import (
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/scoringtest"
)

// TestPromptsAreExact tries every event of up to three dice, six pistols and
// four minerals in a number of situations: legal and offered must agree.
func TestPromptsAreExact(t *testing.T) {
	for name, g := range map[string]*table{
		"before the first throw": newTable(t, 2),
		"three different":        newTable(t, 2, "start-cash=25").Play("table roll 2+3+6"),
		"a pair":                 newTable(t, 2, "start-cash=25").Play("table roll 3+3+6\nAnn dig tin-1 6"),
		"three alike":            newTable(t, 2, "start-cash=60").Play("table roll 5+5+5\nAnn dig silver-1 5+5"),
		"resting one":            newTable(t, 2, "start-cash=25", "ones-rest=yes").Play("table roll 1+1+6\nAnn dig tin-1 1"),
		"only the resting one":   newTable(t, 1, "ones-rest=yes").Play("table roll 1+6+6\nAnn claim tin-1 6+6"),
		"exhausted":              newTable(t, 1).Play("table roll 4+5+6\nAnn claim silver-1 4+5"),
		"solo, rich":             newTable(t, 1, "start-cash=200").Play("table roll 3+3+6"),
		"solo, poor":             newTable(t, 1, "start-cash=9").Play("table roll 3+3+6"),
		"tonic in hand":          newTable(t, 1, "start-cash=10").Play("table roll 5+5+6\nAnn store tonic 5 2\ntable roll 1+4+4"),
		"five tonics":            newTable(t, 1, "start-cash=100").Play("table roll 5+5+6\nAnn store tonic 5 5\ntable roll 4+4+4"),
		"tonic used":             newTable(t, 1, "start-cash=10").Play("table roll 5+5+6\nAnn store tonic 5 2\ntable roll 1+4+4\nAnn tonic"),
		"burro 7":                newTable(t, 1, "start-cash=90").Play("table roll 5+5+6\nAnn store burro-7 5\ntable roll 5+5+5"),
		"coal baron":             newTable(t, 2).twelveCoal("Ann").Play("table roll 5+5+6"),
		"pinkertons":             newTable(t, 2).Play(stock + "\ntable roll 5+5+6"),
		"last die":               newTable(t, 2).Play(stock + lastThrows),
		"loading":                newTable(t, 2).Play(stock + lastThrows + "\nBob load burro-1"),
		"second round":           newTable(t, 2).Play(stock + lastThrows + "\nBob load burro-1\nAnn load burro-3 S" + lastThrows),
	} {
		t.Run(name, func(t *testing.T) {
			prompts := g.Prompts()
			legal := 0
			for _, line := range g.everyEvent() {
				e := g.Parse(line)
				v := scoring.Apply(&sheet.Info, g.Clone(), e)
				if (v == nil) != scoringtest.Offers(prompts, e) {
					t.Errorf("%s: %v, offered is %t", line, v, v != nil)
				}
				if v == nil {
					legal++
				}
			}
			if legal == 0 {
				t.Error("nothing is legal")
			}
		})
	}
}

// everyEvent lists every event of a moderate size that can be written.
func (g *table) everyEvent() []string {
	var dice []string
	for _, words := range sequences([]string{"1", "2", "3", "4", "5", "6"}, coal.Dice)[1:] {
		dice = append(dice, strings.Join(strings.Fields(words), "+"))
	}
	loads := sequences([]string{"S", "T", "C", "B"}, 4)
	aims := sequences([]string{"burro-1", "burro-2", "burro-4", "burro-6", "burro-7"}, 4)

	var lines []string
	for _, d := range dice {
		lines = append(lines, "table roll "+d)
	}
	for _, name := range g.Names {
		lines = append(lines, name+" tonic")
		for _, d := range dice {
			for _, tunnel := range g.Printed.Tunnels {
				lines = append(lines, name+" claim "+tunnel.ID+" "+d, name+" dig "+tunnel.ID+" "+d)
			}
		}
		for b := range coal.Burros {
			for _, l := range loads {
				lines = append(lines, name+" load "+coal.BurroID(b)+l)
			}
		}
		for face := 1; face <= coal.Faces; face++ {
			visit := func(item, rest string) {
				lines = append(lines, name+" store "+item+" "+coal.Digit(face)+rest)
			}
			for i := range coal.Items {
				visit(coal.Items[i].Word(), "")
			}
			for _, d := range dice {
				visit("varmint", " "+d)
				visit("blackjack", " "+d)
			}
			for n := range 8 {
				visit("share", " "+strconv.Itoa(n))
				visit("tonic", " "+strconv.Itoa(n))
			}
			for _, a := range aims {
				visit("pistol", a)
			}
		}
	}
	return lines
}

// sequences lists all sequences of up to so many words, each with a space
// before it.
func sequences(words []string, most int) []string {
	all, last := []string{""}, []string{""}
	for range most {
		var longer []string
		for _, s := range last {
			for _, w := range words {
				longer = append(longer, s+" "+w)
			}
		}
		all, last = append(all, longer...), longer
	}
	return all
}

// Hand-worked: with 2, 3 and 6 on the table, Borax 3 takes anything but the
// 2, Tin 6 anything with the 6 and no pair under 6.
func TestClaimPicks(t *testing.T) {
	g := newTable(t, 1).Play("table roll 6+3+2")
	want := map[string]string{
		"claim borax-1":  "3 6 2+3 2+6 3+6 2+3+6",
		"claim tin-1":    "6 2+6 3+6 2+3+6",
		"claim coal-1":   "2 3 6 2+3 2+6 3+6 2+3+6",
		"claim silver-1": "3+6 2+3+6",
		"dig borax-1":    "2 3 6",
		"dig tin-1":      "2 3 6 2+3 2+6 3+6",
		"dig coal-1":     "2 3 6",
		"dig silver-1":   "2 3 6 2+3 2+6 3+6 2+3+6",
	}
	for _, p := range g.Prompts() {
		if p.Seat == scoring.Table {
			continue
		}
		key := p.Verb + " " + p.Args[0].Choices[0]
		if got := strings.Join(p.Args[1].Choices, " "); got != want[key] {
			t.Errorf("%s: %s, want %s", key, got, want[key])
		}
		delete(want, key)
	}
	if len(want) > 0 {
		t.Errorf("not offered: %v", want)
	}
}
