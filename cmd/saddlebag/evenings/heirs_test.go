package evenings

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// heirs are people at a table of Maloney's Inheritance at which the program
// deals.
type heirs struct{ *programtest.Gathering }

// turn does the next thing, whatever it is, and says whether there was one. On
// the second day nobody bids, and on the third a joker is played where it can be.
func (h heirs) turn(day int, r *rand.Rand) bool {
	all := map[*tabletest.Player][]tabletest.Offer{} // before anything is entered, each read once
	offers := func(p *tabletest.Player) []tabletest.Offer {
		if _, read := all[p]; !read {
			all[p] = p.Offers()
		}
		return all[p]
	}
	do := func(p *tabletest.Player, verbs ...string) bool {
		for _, verb := range verbs {
			for _, o := range offers(p) {
				if o.Verb == verb {
					h.Enter(o.Any(r))
					return true
				}
			}
		}
		return false
	}
	for _, p := range h.Players { // each knows the own hand alone
		if do(p, "lays") {
			return true
		}
	}
	host := h.Players[0]
	if do(host, "suitcase", "deals", "start", "lucky", "day") {
		return true
	}
	for _, p := range h.Players {
		if do(p, "suitcase") || h.drives(p, offers(p)) {
			return true
		}
	}
	bidder, second := h.Players[day%len(h.Names)], h.Players[(day+2)%len(h.Names)]
	switch {
	case day == 2 && do(host, "nobid"), day == 3 && do(bidder, "joker"):
		return true
	}
	return h.quick(bidder, "bid", 0) && h.quick(second, "bid", 1) && h.quick(host, "buys", 0)
}

// quick presses the n-th key of a verb that is a tap away.
func (h heirs) quick(p *tabletest.Player, verb string, n int) bool {
	h.T.Helper()
	for _, key := range p.Keys() {
		e, err := ledger.ParseEvent(key)
		if err != nil {
			h.T.Fatal(err)
		}
		if e.Verb != verb {
			continue
		}
		if n == 0 {
			p.Enter(e)
			h.SeesAll()
			return true
		}
		n--
	}
	return false
}

// drives drives to the city that would bring most for the cards that a phone
// shows its player, where that is on offer.
func (h heirs) drives(p *tabletest.Player, offers []tabletest.Offer) bool {
	for _, o := range offers {
		if o.Verb != "drives" {
			continue
		}
		number := bestCity(p.Window)
		if number == "" {
			number = o.Args[0].Choices[0]
		}
		h.Enter(ledger.Entry{Actor: o.Actor, Verb: o.Verb, Args: []string{number}})
		return true
	}
	return false
}

// bestCity is the number of the city that would bring most for the cards that a
// phone shows its player.
func bestCity(w *webtest.Window) string {
	return webtest.Eval[string](w, `document.querySelector("#hints li")?.textContent.trim().split(" ")[0] ?? ""`)
}

// Five people whom the program has dealt their cards play a game to its end on
// five phones. What the phones show in the end is what a notary who has read
// the ledger and nothing else comes to.
func TestFiveHeirs(t *testing.T) {
	t.Parallel()
	names := []string{"Ann", "Bob", "Cid", "Dot", "Eve"}
	at, r := programtest.Serve(t, "--limits", "off"), rand.New(rand.NewPCG(5, 5))
	table := programtest.MakeTable(t, at+"/tables", map[string][]string{
		"game": {"maloneys-inheritance"}, "player": names, "me": {"1"}, "option.hands": {"dealt"},
	})
	h := heirs{programtest.Gather(t, at, table, programtest.Still, names...)}
	const longest = 400 // entries of any game that people play
	for day := 1; h.turn(day, r); {
		if h.Seen > longest {
			t.Fatal("the game does not end")
		}
		if h.Players[0].Last() == "table day" {
			day++
		}
	}
	_, text := programtest.SeatAt(t, at, strings.TrimPrefix(table, "/t/")).Get(table + "/ledger")
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	n := notary{}
	for _, line := range doc.Lines {
		n.write(line.Entry, names)
	}
	var totals []string
	for _, name := range names {
		totals = append(totals, n.total(name))
	}
	h.Ends(" win", totals...)
}

// A notary keeps the books of a game of which every event is legal, with
// nothing but the rules at hand: a card is worth seven on its best day and one
// less on each day after, twice that on Tuesdays and Fridays; a loss of money
// stops at nothing; $100 are a tenth of a point in the end.
type notary struct {
	day    int
	spent  map[string]int // of the purse
	points map[string]int
}

var week = []string{"mon", "tue", "wed", "thu", "fri", "sat", "sun"}

func (n *notary) write(e ledger.Entry, names []string) {
	if n.points == nil {
		n.spent, n.points = map[string]int{}, map[string]int{}
	}
	number := func(word string) int {
		v, _ := strconv.Atoi(strings.ReplaceAll(word, "$", ""))
		return v
	}
	switch e.Verb {
	case "start":
		n.day = slices.Index(week, e.Args[1])
	case "day":
		n.day = (n.day + 1) % len(week)
	case "buys":
		n.spent[e.Actor] += number(e.Args[0])
	case "lays":
		worth := 7 - (n.day-slices.Index(week, e.Args[1])+7)%7
		if week[n.day] == "tue" || week[n.day] == "fri" {
			worth *= 2
		}
		n.points[e.Actor] += worth
	case "suitcase":
		found := []string{e.Actor}
		if e.Actor == "table" {
			found = names
		}
		for _, name := range found {
			if strings.Contains(e.Args[0], "$") {
				n.spent[name] = min(10500, n.spent[name]-number(e.Args[0]))
			} else {
				n.points[name] += number(e.Args[0])
			}
		}
	}
}

// total is the score in the end, as people read it.
func (n *notary) total(name string) string {
	tenths := 10*n.points[name] + (10500-n.spent[name])/100
	if tenths%10 == 0 {
		return fmt.Sprintf("%d points", tenths/10)
	}
	return fmt.Sprintf("%d.%d points", tenths/10, tenths%10)
}
