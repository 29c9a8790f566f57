package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// An offered is something that can be entered now, as the table's interface for
// programs tells it.
type offered struct {
	Seat, Actor, Verb string
	Cell              *struct{ ID, Owner string }
	Args              []struct{ Choices []string }
}

// heirs are five phones at a table of Maloney's Inheritance at which the program
// deals.
type heirs struct {
	posse
	t    *testing.T
	at   string
	host string // path of the host's seat
	seen int
}

// offers are what can be entered now, as the phone of a seat knows it.
func (h *heirs) offers(seat int) []offered {
	h.t.Helper()
	code := webtest.Eval[string](h.phones[seat].Window, `document.getElementById("table").dataset.code`)
	answer, err := http.Get(h.at + "/api/v1/tables/" + code + "/prompts") //nolint:noctx // the test ends with it
	if err != nil {
		h.t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it is read to its end
	var all struct{ Prompts []offered }
	if err := json.NewDecoder(answer.Body).Decode(&all); err != nil {
		h.t.Fatal(err)
	}
	return all.Prompts
}

// entered waits until every phone shows one more entry.
func (h *heirs) entered() {
	h.t.Helper()
	h.seen++
	for _, p := range h.phones {
		p.sees(h.seen)
	}
}

// moveOn presses what the table waits for, on a phone that has it at hand, and
// again where it is asked about because others are still at it.
func (h *heirs) moveOn(p seatedPhone, verb string) {
	h.t.Helper()
	p.tidied().Tap(`#dock [data-form*="-` + verb + `-"]`)
	if webtest.Eval[bool](p.Window, `document.getElementById("ask").open`) {
		p.Tap("#ask[open] [data-go]")
	}
	h.entered()
}

// quick presses the n-th of the numbers that are a tap away.
func (h *heirs) quick(p seatedPhone, verb string, n int) {
	h.t.Helper()
	p.tidied().Tap(fmt.Sprintf(`#dock .quick[id*="-%s-"] .button:nth-child(%d)`, verb, n))
	h.entered()
}

// tap taps a lit cell on its sheet, and confirms. The page moves as the game goes
// on, and notes come up: as people do, it taps again where it has missed.
func (h *heirs) tap(p seatedPhone, tab, element string) {
	h.t.Helper()
	h.until(p, `!document.getElementById("of-sheet-`+tab+`").classList.contains("aside")`, func() { p.tidied().reach("#tab-sheet-" + tab) })
	h.until(p, `document.getElementById("ask").open`, func() { p.tidied().reach(`.lights [data-cell="` + element + `"]`) })
	p.Tap("#ask[open] [data-go]")
	h.entered()
}

// until does something until a page shows what it should.
func (h *heirs) until(p seatedPhone, shows string, do func()) {
	h.t.Helper()
	const tries = 5
	for range tries {
		if webtest.Eval[bool](p.Window, shows) {
			return
		}
		do()
		if webtest.Eval[bool](p.Window, `new Promise((done) => {
			const end = Date.now() + 3000;
			const look = () => `+shows+` || Date.now() > end ? done(`+shows+`) : setTimeout(look, 50);
			look();
		})`) {
			return
		}
	}
	h.t.Fatalf("never %s", shows)
}

// turn does the next thing, whatever it is, and says whether there was one. On
// the second day nobody bids, and on the third a joker is played where it can be.
func (h *heirs) turn(day int) bool {
	for seat, name := range h.names { // each knows the own hand alone
		for _, o := range h.offers(seat) {
			if o.Verb == "lays" && o.Seat == name {
				sheet := strconv.Itoa(seat + 1)
				h.tap(h.phones[seat], sheet, "s"+sheet+"-hand-"+o.Cell.ID)
				return true
			}
		}
	}
	all := h.offers(0)
	can := func(verb string) (o offered, ok bool) {
		i := slices.IndexFunc(all, func(o offered) bool { return o.Verb == verb })
		if i < 0 {
			return o, false
		}
		return all[i], true
	}
	host, bidder, second := h.phones[0], day%len(h.names), (day+2)%len(h.names)
	_, joker := can("joker")
	if o, ok := can("suitcase"); ok {
		p := host
		if o.Seat != "table" {
			p = h.of(o.Seat)
		}
		h.moveOn(p, "suitcase")
		return true
	}
	for _, verb := range []string{"deals", "start", "lucky", "day"} {
		if _, ok := can(verb); ok {
			h.moveOn(host, verb)
			return true
		}
	}
	if o, ok := can("drives"); ok {
		p := h.of(o.Seat)
		number := p.bestCity()
		if number == "" {
			number = o.Args[0].Choices[0]
		}
		h.tap(p, "0", "s0-map-city/"+number)
		return true
	}
	if _, ok := can("bid"); !ok {
		return false
	}
	switch {
	case day == 2:
		h.moveOn(host, "nobid")
	case day == 3 && joker:
		seat := strconv.Itoa(bidder + 1)
		h.tap(h.phones[bidder], seat, "s"+seat+"-purse-joker")
	default:
		h.quick(h.phones[bidder], "bid", 1)
		h.quick(h.phones[second], "bid", 2)
		h.quick(host, "buys", 1)
	}
	return true
}

// bestCity is the number of the city that would bring most for the cards that a
// phone shows its player.
func (p seatedPhone) bestCity() string {
	return webtest.Eval[string](p.Window, `document.querySelector("#hints li")?.textContent.trim().split(" ")[0] ?? ""`)
}

// Five people whom the program has dealt their cards play a game to its end on
// five phones. What the phones show in the end is what a notary who has read
// the ledger and nothing else comes to.
func TestFiveHeirs(t *testing.T) {
	t.Parallel()
	names := []string{"Ann", "Bob", "Cid", "Dot", "Eve"}
	at, b := serve(t, "--limits", "off"), webtest.Start(t)
	h := heirs{posse: posse{names: names}, t: t, at: at}
	h.host = makeTable(t, at+"/tables", map[string][]string{
		"game": {"maloneys-inheritance"}, "player": names, "me": {"1"}, "option.hands": {"dealt"},
	})
	for i, w := range b.Phones(len(names), still) {
		h.phones = append(h.phones, seatedPhone{t, w})
		if i > 0 {
			w.Go(at + linkTo(h.phones[0].Window, at+h.host+"/seats"))
			w.Follow("main form .button")
		}
	}
	h.phones[0].Go(at + h.host)
	for _, p := range h.phones {
		p.WaitText("#link", "Live")
	}
	const longest = 400 // entries of any game that people play
	for day := 1; h.turn(day); {
		if h.seen > longest {
			t.Fatal("the game does not end")
		}
		if h.phones[0].Text("#last") == "table day" {
			day++
		}
	}
	_, text := seatOverHTTP{t, at, strings.TrimPrefix(h.host, "/t/")}.get(h.host + "/ledger")
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	n := notary{}
	for _, line := range doc.Lines {
		n.write(line.Entry, names)
	}
	for i, name := range names {
		for _, p := range h.phones {
			p.WaitText("#end", "The game is over")
			if got, want := p.Text(fmt.Sprintf("#tally li:nth-child(%d) strong", i+1)), n.total(name); got != want {
				t.Errorf("%s has %s, want %s\n%s", name, got, want, text)
			}
		}
	}
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
