package phones

import (
	"net/url"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
)

// A glance is what stands on a player's page, with spaces and tags left out of its text, after
// some events that others or they have entered.
type glance struct {
	name, game string
	names      []string
	events     []string // each entered by whoever acts; the table's by the host
	done       []string // who says to be done then
	page       string   // whose page is looked at
	part       string   // between which two pieces of text, with "…" between them
	has, lacks []string
}

// What a page says of what there is to do now: whom it waits for and what anybody may do, what
// can't be done and why, and what a tap uses up. No browser is needed for that.
func TestGlances(t *testing.T) {
	three, four := []string{"Ann", "Bob", "Cy"}, []string{"Ann", "Bob", "Cy", "Dee"}
	played := []string{"table start 3 wed", "Ann buys 400", "Ann drives 7", "Ann suitcase +2"}
	const turn, dock, log, entries = `<section id="turn"…</section>`, `<section id="dock"…</section>`, `<section id="moves"…</section>`, `<section id="entries"…</section>`
	for _, c := range []glance{
		{
			name: "whoever is done waits for one", game: "maloneys-inheritance", names: three, events: played, done: []string{"Ann", "Bob"}, page: "Ann",
			part: turn, has: []string{"Cy’s turn: play action cards. Then anyone can close the day"},
		},
		{
			name: "or for several", game: "maloneys-inheritance", names: three, events: played, done: []string{"Ann"}, page: "Ann",
			part: turn, has: []string{"Waiting for Bob and Cy. Then anyone can close the day"},
		},
		{
			name: "and has the button for it", game: "maloneys-inheritance", names: three, events: played, done: []string{"Ann"}, page: "Ann",
			part: dock, has: []string{"Close the day"},
		},
		{
			name: "until all are done", game: "maloneys-inheritance", names: three, events: played, done: three, page: "Bob",
			part: turn, has: []string{"Close the day"}, lacks: []string{"Waiting", "turn:"},
		},
		// A card is drawn by anybody, though it's Ann who acts (GF50).
		{name: "a card for whom it's about", game: "goldfever", names: []string{"Ann", "Bob"}, events: []string{
			"table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?", "table activate Lena", "Lena throw dynamite d5",
		}, page: "Bob", part: turn, has: []string{"Draw a card"}, lacks: []string{"turn:", "Waiting"}},
		{
			name: "a joker asks first", game: "maloneys-inheritance", names: three, events: played[:1], page: "Ann",
			part: entries, has: []string{`data-warning="Bids no longer count, and you drive today for free. You have only one joker: once played, it&#39;s gone."`},
		},
		{
			name: "so does a card", game: "maloneys-inheritance", names: three, events: played, page: "Ann",
			part: entries, has: []string{`data-warning="Once played, this card is gone: you never draw another."`},
		},
		{
			name: "a joker on a Tuesday", game: "maloneys-inheritance", names: three, events: []string{"table start 9 tue"}, page: "Ann",
			part: entries, has: []string{"Not now", "Play the joker and drive for free: You can’t play a joker on a Tuesday. MI13"},
		},
		{
			name: "a share without money", game: "coal-n-write", names: three, events: []string{"table roll 2+2+5"}, page: "Bob",
			part: entries, has: []string{"Not now", "Railroad Share: That costs $10, but Bob only has $0. CW22"},
		},
		{
			name: "the store without a pair", game: "coal-n-write", names: three, events: []string{"table roll 2+3+5"}, page: "Bob",
			part: entries, has: []string{"The General Store: You need a pair for the store, and this throw has none. CW20"},
		},
		// A wall or two stand between the sheriff's office and the Saloon.
		{name: "a rifle that reaches nobody", game: "goldfever", names: []string{"Ann", "Bob"}, events: []string{
			"table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?", "table activate Lena",
		}, page: "Ann", part: entries, has: []string{`-lena/gun-1">Lena fires the rifle: `, "a wall is in the way. GF40", `-lena/pocket-1" data-label="Lena throws the dynamite into c5"`}},
		{
			name: "what others did is undone in the log", game: "coal-n-write", names: three, events: []string{"table roll 2+2+5", "Bob dig coal-1 2"}, page: "Ann",
			part: log, has: []string{"Undo Bob’s dig"},
		},
		{
			name: "and not at hand", game: "coal-n-write", names: three, events: []string{"table roll 2+2+5", "Bob dig coal-1 2"}, page: "Ann",
			part: dock, lacks: []string{"Undo"},
		},
		{
			name: "one's own is at hand", game: "coal-n-write", names: three, events: []string{"table roll 2+2+5", "Bob dig coal-1 2"}, page: "Bob",
			part: dock, has: []string{"Undo your dig"},
		},
		{
			name: "a move whose name has no room on a button", game: "forty-niners", names: four, events: []string{"Ann roll 1+2"}, page: "Ann",
			part: dock, has: []string{"Move tap a dashed box"}, lacks: []string{"To the spot"},
		},
		{
			name: "the board first", game: "forty-niners", names: four, page: "Bob",
			part: `<nav class="tabs"…</nav>`, has: []string{`id="tab-sheet-0" href="#of-sheet-0" data-front`}, lacks: []string{`href="#of-sheet-2" data-front`},
		},
		{
			name: "one's own sheet first", game: "coal-n-write", names: three, page: "Bob",
			part: `<nav class="tabs"…</nav>`, has: []string{`id="tab-sheet-2" href="#of-sheet-2" data-front`},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			at := programtest.Serve(t, "--limits", "off")
			table := programtest.NewTableOf(t, at, c.game, live.Physical, c.names...)
			seats := programtest.SeatsAt(t, at, table, c.names...)
			for i, event := range c.events {
				who, ok := seats[strings.Fields(event)[0]]
				if !ok {
					who = seats[c.names[0]]
				}
				who.Enter(i, event)
			}
			for _, name := range c.done {
				seat := map[string]string{"Ann": "0", "Bob": "1", "Cy": "2"}[name]
				seats[name].Post("/t/"+seats[name].Code+"/done", url.Values{"seat": {seat}, "done": {"yes"}})
			}
			_, page := seats[c.page].Get("/t/" + seats[c.page].Code)
			from, to, _ := strings.Cut(c.part, "…")
			_, part, _ := strings.Cut(page, from)
			part, _, found := strings.Cut(part, to)
			if !found {
				t.Fatalf("there is no %s", c.part)
			}
			text := spaces.ReplaceAllString(tags.ReplaceAllString(part, " "), " ")
			text = strings.NewReplacer("&#39;", "’", " .", ".").Replace(text)
			reads := func(said string) bool { return strings.Contains(part, said) || strings.Contains(text, said) }
			for _, said := range c.has {
				if !reads(said) {
					t.Errorf("%s does not read %q: %s", c.page, said, text)
				}
			}
			for _, said := range c.lacks {
				if reads(said) {
					t.Errorf("%s reads %q: %s", c.page, said, text)
				}
			}
		})
	}
}

var (
	tags   = regexp.MustCompile(`<[^>]*>`)
	spaces = regexp.MustCompile(`\s+`)
)
