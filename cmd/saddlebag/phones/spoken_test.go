package phones

import (
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// What a screen reader finds on a table of Coal n' Write: what each deposit is and holds, and
// with which dice it is open. An entry of another phone is told once.
func TestSpokenTable(t *testing.T) {
	t.Parallel()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob"}
	table := programtest.NewTableOf(t, at, "coal-n-write", live.Physical, names...)
	bank := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	if !bank.Enters(0, "table roll 2+2+3") {
		t.Fatal("nobody throws")
	}
	ann := programtest.Gather(t, at, table, programtest.Pocket(390, 664).InStillness(), names...).Players[0]
	// The first Borax is a 3, the first Coal a 4 with one DIG box (CW11, CW12, lode-1).
	ann.Wait(`document.querySelector("#s1-mine-west-coal-1\\/1 title").textContent.includes("Coal tunnel 1, deposit 1: number 4, not claimed")`)
	for name, role := range map[string]string{
		"Coal tunnel 1, deposit 1: number 4, not claimed, open to you with 2 + 2 or with 2 + 3 or with 2 + 2 + 3": "button",
		"Coal tunnel 1, deposit 1, DIG box 1: not dug, open to you with 2 or with 3":                              "button",
		"die showing 3, unspent": "button",
	} {
		if n := ann.CountNamed(role, name); n != 1 {
			t.Errorf("%d times %s %q", n, role, name)
		}
	}
	if n := ann.CountNamed("button", "die showing 2, unspent"); n != 2 {
		t.Errorf("%d dice show a 2", n)
	}
	const watch = `(window.told = [], new MutationObserver(() => told.push(document.getElementById("said").textContent)).observe(document.getElementById("said"), { childList: true, characterData: true, subtree: true }), true)`
	webtest.Eval[bool](ann.Window, watch)
	if !bank.Enters(1, "Bob claim coal-1 2+2") {
		t.Fatal("Bob does not claim")
	}
	ann.WaitEntry("Bob claim coal-1 2+2")
	ann.Settled()
	if n := webtest.Eval[float64](ann.Window, "told.length"); n != 1 {
		t.Errorf("told %v times", n)
	}
	ann.Wait(`document.querySelector("#s2-mine-west-coal-1\\/1 title").textContent.includes("number 4, claimed")`)
	if heard := webtest.Eval[bool](ann.Window, `[...document.querySelectorAll("#notes > *")].every((note) => note.getAttribute("aria-live") === "off")`); !heard {
		t.Error("news is read out twice")
	}
}

// A spokenGame is what a screen reader finds on the sheets of a table after some entries, for
// the first of those who play.
type spokenGame struct {
	name, game string
	names      []string
	option     string // that is "yes"
	events     []string
	table, own []string // as Window.Heard tells it
}

// On the tables of all games a screen reader finds what a sheet shows to whoever sees it: who
// stands where, what is gone or open, where roads and doors lead.
func TestSpokenTables(t *testing.T) {
	t.Parallel()
	for _, c := range []spokenGame{
		{
			name: "men and dogs (RT6, RT8, RT9)", game: "rin-tin-tin", names: []string{"Ann", "Bob"},
			events: []string{"Ann spin green", "Ann man green-1", "Bob spin dog", "Bob dog red-2", "Ann spin free"},
			table: []string{
				"group Green 1, circle 1: Ann's cavalryman",
				"group Green 1, circle 2: open",
				"button Green 1, circle 2: open, can be filled in",
				"group Green 1, Rin Tin Tin circle: open",
				"group Red 2, Rin Tin Tin circle: Bob's Rin Tin Tin figure",
				"group The spinner: a free choice",
			},
			own: []string{"group Green 1, captured: 1", "group Green 1, doubled: no", "group Boodle card 1: no card"},
		},
		{
			name: "squads apart (RT16)", game: "rin-tin-tin", names: []string{"Ann", "Bob"}, option: "squads-apart",
			events: []string{"Ann spin green", "Ann man green-1 2", "Bob spin dog", "Bob dog red-2 1"},
			table: []string{
				"group Green 1, circle 1: Ann's cavalryman, squad 2",
				"group Red 2, Rin Tin Tin circle: Bob's Rin Tin Tin figure, squad 1",
			},
		},
		{
			// Santa Fe is city 7 and reaches 1, 2, 3, 4, 5, 12 and 13 (cities-1).
			name: "car and cards (MI10, MI16, MI17)", game: "maloneys-inheritance", names: []string{"Ann", "Bob", "Cy"},
			events: []string{"table start 3 wed", "Ann bid 400", "Ann buys 400", "Ann drives 7", "Ann suitcase +2", "Ann lays 7 sun"},
			table: []string{
				"group 7 Santa Fe: the car is here; roads to San Francisco, San Diego, Sacramento, Portland, Salt Lake City, San Antonio and New Orleans",
				"group 3 Sacramento: no car; roads to San Francisco, San Diego, Cheyenne, Santa Fe, Chicago, Kansas City and Charleston",
				"group Suitcase in Santa Fe: gone",
				"group Suitcase in Sacramento: still there",
				"group Wednesday: today; joker",
				"group Tuesday: not today; cards count double",
				"group Sunday: not today; turn a card",
				"group Last card turned: Sacramento (Wednesday)",
				"group Testament: nobody",
				"group Taken in by the bank: $400",
				"group Day 1, weekday: Wednesday",
				"group Day 1, driver: Ann",
				"group Day 1, price: $400",
				"group Day 1, city: Santa Fe",
			},
			own: []string{
				"group Money: $10,100", // of $10,500 (MI2)
				"group Joker: not played yet",
				"group Action card 1: Santa Fe (Sunday), played",
				"group Action card 2: not played yet",
				"button Action card 2: not played yet, can be filled in",
			},
		},
		{
			// The edges are those of stage-1; r2 is a settlement of 2, t3 a lookout.
			name: "pieces and paths (FN10, FN20)", game: "forty-niners", names: []string{"Ann", "Bob", "Cy", "Dee"},
			events: []string{"Ann roll 1+1", "Ann move r1 r2", "Bob roll 1+1", "Bob move t1 t3"},
			table: []string{
				"group The spot between Start and Dusty Fork: empty; road to Start and Dusty Fork",
				"group Dusty Fork, settlement of 2: coach, already counted; road to the spot between Start and Dusty Fork; and the spot a mile from Dusty Fork towards Tinhorn",
				"group The lookout by Dusty Fork: red bandit; trail to the spot between Roarin' Red's hideout and the lookout by Dusty Fork; and the crossing by Dusty Fork",
				"group The crossing by Wolf Ford: empty; road to Wolf Ford and the spot a mile from Wolf Ford towards Salt Lick; trail to the spot a mile from the crossing by Wolf Ford towards Roarin' Red's hideout and the spot a mile from the crossing by Wolf Ford towards Roarin' Red's cell",
			},
			own: []string{"group Turn 1, throw: 1+1", "group Turn 1, stands on: r2", "group Turn 1, credited: 2"},
		},
		{
			// The village is that of all scenarios: walls of the Saloon are round f1, and those of
			// the Bank and of the sheriff's office beside d4.
			name: "zones and pieces (GF2, GF3, GF4)", game: "goldfever", names: []string{"Ann", "Bob"},
			events: []string{
				"table deals-joker Ted charm", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?",
				"table activate Lena", "Lena move d4", "Lena drop dynamite", "Lena pick nugget-1 2",
			},
			table: []string{
				"group Zone d4: Lena (Law); on the ground: dynamite; over open ground to d3 and d5; through a door or window to c4 and e4",
				"group Zone d5: Ted (Law); over open ground to d4, c5 and d6; through a door or window to e5",
				"group Zone d3: nobody; on the ground: the nugget in zone d3; over open ground to d2, c3, e3 and d4",
				"group Zone f1: Fred (Outlaws) and Silas (Outlaws); through a door or window to e1, g1 and f2",
				"group Last card: none",
			},
			own: []string{
				"group Ted, wound 1: no",
				"group Ted, gun 1: empty",
				"group Ted, joker: charm",
				"group Lena, pocket 1: the nugget from d4, worth 2",
				"button Lena, pocket 1: the nugget from d4, worth 2, can be filled in",
				"group Lena, gun 1: rifle",
				"group Lena, gun in use: rifle",
				"group Lena, joker: secret",
				"group Lena, chip drawn: yes",
				"group Lena, zone: d4",
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			at := programtest.Serve(t, "--limits", "off")
			form := url.Values{"game": {c.game}, "player": c.names, "me": {"1"}, "dice": {live.Physical}}
			if c.option != "" {
				form.Set("option."+c.option, "yes")
			}
			table := programtest.MakeTable(t, at+"/tables", form)
			host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
			for i, event := range c.events {
				if !host.Enters(i, event) {
					t.Fatalf("%s is refused", event)
				}
			}
			p := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Pocket(390, 664).InStillness()), T: t}
			p.Sit(at + table + "?whole=yes")
			p.WaitText("#link", "Live")
			for sheet, want := range map[string][]string{"#sheet-0": c.table, "#sheet-1": c.own} {
				webtest.Eval[bool](p.Window, `(document.getElementById("tab-`+sheet[1:]+`").click(), true)`)
				p.Wait(`document.querySelector("` + sheet + ` svg")?.checkVisibility()`)
				p.Settled()
				heard := map[string]int{}
				for _, one := range p.Heard(sheet) {
					heard[one]++
				}
				for _, one := range want {
					if heard[one] != 1 {
						t.Errorf("%d times %q", heard[one], one)
					}
				}
				if t.Failed() {
					t.Logf("%s has %q", sheet, p.Heard(sheet))
				}
			}
		})
	}
}
