package phones

import (
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// A phase is what a host reads once something has been entered: whose turn it is, and what
// can be tapped on at hand.
type phase struct {
	after []string // events
	turn  string
	dock  []string
	lies  string // beside them, where it is no die
}

// shows is what lies open beside the buttons, where that is no die.
const shows = `document.querySelector("#dock .shows")?.textContent ?? ""`

// bids are what can be called out with a tap before anybody has bid more.
var bids = []string{"$100", "$200", "$300", "$400", "$500"}

// With dice, cards and a spinner of their own people read what they have done with them;
// "throw", "spin" and "turn" are for what the program does. What is to be done now is at hand
// in every phase, and who says to be done reads with what.
func TestLabelsAtHand(t *testing.T) {
	t.Parallel()
	at, browser := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	for _, c := range []struct {
		game, dice, option, value string
		names                     []string
		phases                    []phase
	}{
		{game: "coal-n-write", dice: live.Physical, phases: []phase{
			{nil, "Throw 3 dice", []string{"We threw …"}, ""},
			{[]string{"table roll 2+3+4"}, "Your turn: claim a deposit or dig", []string{"Claim a deposit or dig tap a dashed box", "Undo the throw: 2, 3 and 4", "I'm done with these dice", "We threw …"}, ""},
			{[]string{"table roll 1+1+1", "Ann dig coal-1 1", "table roll 1+1", "table roll 1"}, "Your turn: dig or claim a deposit", []string{"Undo the throw: 1", "Dig or claim a deposit tap a dashed box", "Load a burro tap a dashed box"}, ""},
			{[]string{"Ann dig tin-1 1"}, "Your turn: load a burro", []string{"Undo your dig: Tin 6", "Load a burro tap a dashed box"}, ""},
		}},
		{game: "coal-n-write", dice: live.Virtual, phases: []phase{{nil, "Throw the dice", []string{"Throw 3 dice"}, ""}}},
		{game: "rin-tin-tin", dice: live.Physical, phases: []phase{
			{nil, "Your turn: spin", []string{"It stopped at …"}, ""},
			{[]string{"Ann spin green"}, "Your turn: place a cavalryman", []string{"Undo your spin: green", "Place a cavalryman tap a dashed box"}, "green"},
			{[]string{"Ann man green-1"}, "Bob’s turn: spin", []string{"Undo your cavalryman: Green 1"}, ""},
			{[]string{"Bob spin dog"}, "Bob’s turn: place Rin Tin Tin", []string{"Undo Bob’s spin: Rin Tin Tin"}, "Rin Tin Tin"},
		}},
		{game: "rin-tin-tin", dice: live.Virtual, phases: []phase{{nil, "Your turn: spin", []string{"Spin"}, ""}}},
		{game: "maloneys-inheritance", dice: live.Physical, phases: []phase{
			{nil, "Turn the first card", []string{"Which card was turned over?"}, ""},
			{[]string{"table start 3 wed"}, "Your turn: bid for the car", append(bids[:5:5], "Undo the first card: Sacramento (Wednesday)", "Bid $100 or more", "Nobody bids: Ann drives for free"), ""},
			{[]string{"Ann bid 400"}, "You lead with $400", append(bids[:5:5], "Undo your bid: $400", "Bid $500 or more", "Sold to Ann, $400"), ""},
			{[]string{"Ann buys 400"}, "Your turn: drive on", []string{"Undo your purchase: $400", "Drive on tap a dashed box"}, ""},
			{[]string{"Ann drives 7"}, "Your turn: open the suitcase in Santa Fe", []string{"Undo your drive: Santa Fe", "What was in the suitcase in Santa Fe?"}, ""},
			{[]string{"Ann suitcase +2"}, "Your turn: play action cards", []string{"Play a Santa Fe card", "Undo your suitcase: +2 points", "I'll play no more cards", "Close the day"}, ""},
		}},
		{game: "maloneys-inheritance", dice: live.Physical, option: "hands", value: "dealt", phases: []phase{
			{nil, "Deal the hands", []string{"Deal a hand to Ann"}, ""},
			{[]string{"table deals Ann *", "table deals Bob *", "table deals Cy *"}, "Turn the first card", []string{"Undo the deal: Cy", "Turn the first card"}, ""},
		}},
		{game: "forty-niners", dice: live.Physical, names: []string{"Ann", "Bob", "Cy", "Dee"}, phases: []phase{
			{nil, "Your turn: throw for the coach", []string{"We threw for the coach …"}, ""},
			{[]string{"Ann roll 1+1"}, "Your turn: move", []string{"Undo your throw: 1 and 1", "To Dusty Fork, settlement of 2; 2 credited"}, ""},
			// Dee may leave the lookout before Ann throws, who has nothing else to do.
			{[]string{"Ann move r1 r2", "Bob roll 1+1", "Bob move t1 t3", "Cy roll 1+1", "Cy move t14 t13", "Dee roll 1+1", "Dee move t5 t7"}, "Your turn: throw for the coach", []string{"Undo Dee’s move: the lookout by Last Ditch", "We threw for the coach …"}, ""},
		}},
		{game: "forty-niners", dice: live.Virtual, names: []string{"Ann", "Bob", "Cy", "Dee"}, phases: []phase{{nil, "Your turn: throw the dice", []string{"Throw for the coach"}, ""}}},
		{game: "goldfever", dice: live.Physical, names: []string{"Ann", "Bob"}, phases: []phase{
			{nil, "Deal the jokers", []string{"Which joker was dealt to Ted?"}, ""},
			{[]string{"table deals-joker Ted charm", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?"}, "Draw a chip", []string{"Undo the joker: Silas", "Whose chip was drawn?"}, ""},
			{[]string{"table activate Lena", "Lena move d4", "Lena drop dynamite", "Lena pick nugget-1 2"}, "Your turn: move, drop something, lay an ambush …", []string{"Undo Lena’s find: the nugget by the Bank (d4)", "Move, drop something … tap a dashed box", "Lena ends the phase"}, ""},
		}},
		{game: "goldfever", dice: live.Virtual, names: []string{"Ann", "Bob"}, phases: []phase{
			{nil, "Deal the jokers", []string{"Deal the jokers"}, ""}, // which one tap does for all four
			{[]string{"table deals-joker Ted *", "table deals-joker Lena *", "table deals-joker Fred *", "table deals-joker Silas *"}, "Draw a chip", []string{"Undo the joker: Silas", "Draw a chip"}, ""},
		}},
	} {
		name := c.game + " " + c.dice + c.value
		if c.names == nil {
			c.names = []string{"Ann", "Bob", "Cy"}
		}
		form := url.Values{"game": {c.game}, "player": c.names, "me": {"1"}, "dice": {c.dice}}
		if c.option != "" {
			form.Set("option."+c.option, c.value)
		}
		table := programtest.MakeTable(t, at+"/tables", form)
		p := &tabletest.Player{Window: browser.Open(programtest.Still), T: t}
		p.Sit(at + table)
		p.WaitText("#link", "Live")
		host, seen := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/")), 0
		for _, now := range c.phases {
			for _, event := range now.after {
				if !host.Enters(seen, event) {
					t.Fatalf("%s: %s is refused", name, event)
				}
				seen++
				p.Sees(seen)
			}
			if got := p.Text("#turn .label"); got != now.turn {
				t.Errorf("%s after %q: %q, want %q", name, now.after, got, now.turn)
			}
			if got := webtest.Eval[string](p.Window, shows); got != now.lies {
				t.Errorf("%s after %q there lies %q, want %q", name, now.after, got, now.lies)
			}
			if diff := cmp.Diff(now.dock, webtest.Eval[[]string](p.Window, docked)); diff != "" {
				t.Errorf("%s after %q, at hand (-want +got):\n%s", name, now.after, diff)
			}
		}
	}
}

// Dice that are typed enter themselves, but not where somebody else's would be gone: then
// the page says whose, and waits for a tap.
func TestTypedDiceWaitForOthers(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.NewTable(t, at, "Ann", "Bob", "Cy")
	p := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Still), T: t}
	p.Sit(at + table)
	p.WaitText("#link", "Live")
	typed := func(faces ...string) {
		p.Touch(tabletest.Target{"css": "#dock .slots [data-form]"})
		for _, face := range faces {
			p.Touch(tabletest.Target{"css": `#ask .key[aria-label="` + face + `"]`})
		}
	}
	typed("2", "3", "4")
	p.WaitEntry("table roll 2+3+4")
	host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	for i, event := range []string{"Bob dig coal-1 2", "Cy claim borax-1 3", "Cy dig coal-1 2", "Cy dig tin-1 4"} { // Bob has 3 and 4, Cy none
		if !host.Enters(1+i, event) {
			t.Fatalf("%s is refused", event)
		}
		p.Sees(2 + i)
	}
	typed("5", "5", "6")
	const warned = "Bob has 2 dice left; they're gone once you enter these."
	if got := p.Text("#ask .warning"); got != warned {
		t.Errorf("who types dice reads %q, want %q", got, warned)
	}
	if n := p.Count("#ask [data-go].soon"); n > 0 {
		t.Error("what is typed is about to enter itself, though Bob has dice left")
	}
	p.Touch(tabletest.Target{"css": "#ask [data-go]"})
	p.WaitEntry("table roll 5+5+6")
}

// A card that was turned is looked for among all by its city, and nothing is entered before
// one is chosen.
func TestCardIsChosen(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.NewTableOf(t, at, "maloneys-inheritance", live.Physical, "Ann", "Bob", "Cy")
	p := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Still), T: t}
	p.Sit(at + table)
	p.WaitText("#link", "Live")
	p.Touch(tabletest.Target{"css": "#dock .slots [data-form]"})
	p.Wait(`document.querySelector("#ask .found") !== null`)
	p.Touch(tabletest.Target{"css": "#ask [data-go]"})
	p.WaitText("#ask [role=status]", "Choose one first, then enter it.")
	const listed = `[...document.querySelectorAll("#ask .found button:not([hidden])")].map((one) => one.textContent)`
	if n := len(webtest.Eval[[]string](p.Window, listed)); n != 64 {
		t.Errorf("%d cards to choose from, want 64", n)
	}
	for _, typed := range []struct {
		text string
		want []string
	}{
		{"frid char", nil}, // no card of Charleston has its best day on a Friday
		{"CHARLES sat", []string{"Charleston (Saturday)"}},
	} {
		p.Fill("#ask [type=search]", typed.text)
		if diff := cmp.Diff(typed.want, webtest.Eval[[]string](p.Window, listed), cmp.Transformer("none", func(all []string) []string { return append([]string(nil), all...) })); diff != "" {
			t.Errorf("%q finds (-want +got):\n%s", typed.text, diff)
		}
	}
	for _, barrier := range p.Barriers() {
		t.Errorf("the list of cards: %s", barrier)
	}
	p.Touch(tabletest.Target{"css": "#ask .found button:not([hidden])"})
	p.WaitText("#ask [data-go]", "Enter Charleston (Saturday)")
	p.Touch(tabletest.Target{"css": "#ask [data-go]"})
	p.WaitEntry("table start 16 sat")
}
