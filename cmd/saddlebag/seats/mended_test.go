package seats

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// twoRounds is a game of Ann and Bob in its third round.
var twoRounds = []string{
	"table roll 1+4+5", "Ann claim tin-1 4+5", "Bob claim silver-1 4+5", "table roll 1+2", "Ann claim coal-2 1+2", "Bob claim borax-1 1+2",
	"table roll 1", "Ann load burro-1 T C", "Bob load burro-3 S B",
	"table roll 1+2+2", "table roll 1+2", "table roll 1", "Ann load burro-2", "Bob load burro-2", "table roll 1+4+6",
}

// enterAll enters events over HTTP.
func enterAll(t *testing.T, table string, events ...string) {
	t.Helper()
	for i, event := range events {
		if n, ok := programtest.TakeEvent(table, strconv.Itoa(i), event); !ok || n != i+1 {
			t.Fatalf("%s is not entered", event)
		}
	}
}

// A mendingPhone is one on which what was entered is put right.
type mendingPhone struct{ programtest.SeatedPhone }

// wrong goes from the game to the book, and there to the page where an entry is
// mended.
func (p mendingPhone) wrong(entry int) {
	p.T.Helper()
	p.Tidied().Tap("#menu > summary")
	p.FollowNamed("link", "The book")
	p.Follow(fmt.Sprintf(`#entry-%d .mends a`, entry))
}

// does enters what the page shows that it would change, and goes back to the game.
func (p mendingPhone) does() {
	p.T.Helper()
	p.Follow("#do")
	p.FollowNamed("link", "Go to the game")
	p.WaitText("#link", "Live")
}

// sound fails where the page is not fit for a thumb or for a screen reader.
func (p mendingPhone) sound(page string) {
	p.T.Helper()
	p.Shot(page)
	faults := append(p.Misfits(), p.LooseEnds()...)
	if !p.NoScripts {
		faults = append(faults, p.Barriers()...)
	}
	for _, fault := range faults {
		p.T.Errorf("%s: %s", page, fault)
	}
}

// A throw two rounds back was wrong, and is changed by taps. Both phones tell what
// that did; what no longer fits is marked until each has mended the own.
func TestThrowIsMended(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	phones := b.Phones(2, programtest.Still)
	ann, bob := mendingPhone{programtest.PhoneAt(t, phones[0])}, mendingPhone{programtest.PhoneAt(t, phones[1])}
	table := programtest.NewTable(t, at, "Ann", "Bob")
	bob.Go(at + programtest.LinkTo(ann.Window, at+table+"/seats"))
	bob.Follow("main form .button")
	enterAll(t, at+table, twoRounds...)
	ann.Sit(at + table)
	bob.WaitEntry(twoRounds[len(twoRounds)-1])

	ann.wrong(4)
	ann.Tap(`#filled .thrown-so-far button:last-child`)
	ann.Tap(`#filled .key[aria-label="5"]`)
	ann.Follow("#filled [data-go]")
	ann.WaitText("#plan", "7 later moves would no longer be legal")
	ann.sound("mended-plan")
	ann.does()
	const told = "Ann changed the throw (round 1) from 1 and 2 to 1 and 5: Ann’s $13 became $0, Bob’s $15 became $0."
	bob.WaitText(".note", told)
	for _, p := range []mendingPhone{ann, bob} {
		p.WaitText("#last", told)
		p.WaitText("#unfit", "7 moves aren't legal any more")
		p.WaitText("#tally", "$0")
		p.sound("mended-table")
	}
	ann.WaitText("#undo", "Undo the fix")

	// Bob's own he mends, and nothing else is offered to him.
	bob.Follow(".note a")
	bob.sound("mended-book")
	for entry, mends := range map[int]int{5: 0, 6: 2, 8: 0, 9: 2} {
		if n := bob.Count(fmt.Sprintf("#entry-%d .finding .mends a", entry)); n != mends {
			t.Errorf("Bob has %d ways to mend entry %d, want %d", n, entry, mends)
		}
	}
	bob.Follow("#entry-6 .finding .mends a")
	bob.WaitText(".finding", "CW7")
	bob.sound("mended-struck")
	bob.Tap(`#filled [type=radio][value="1+5"]`)
	bob.Follow("#filled [data-go]")
	bob.WaitText("#plan", "1 move would be legal again")
	bob.does()
	ann.WaitText(".note", "Bob changed “Bob claims Borax 3 with 1 and 2” (round 1) to “Bob claims Borax 3 with 1 and 5”: Bob’s $0 became $15.")

	ann.Follow("#unfit a")
	ann.Follow("#entry-5 .finding .mends a")
	ann.Tap(`#filled [type=radio][value="1+5"]`)
	ann.Follow("#filled [data-go]")
	ann.does()
	for _, p := range []mendingPhone{ann, bob} {
		p.Wait(`document.querySelector("#unfit p") === null`)
		p.WaitText("#tally li:nth-child(1)", "$13")
		p.WaitText("#tally li:nth-child(2)", "$15")
	}

	// Both amend the same entry at once: one wins, and the other looks again.
	for face, p := range map[string]mendingPhone{"2": ann, "5": bob} {
		p.wrong(15)
		p.Tap(`#filled .thrown-so-far button:last-child`)
		p.Tap(`#filled .key[aria-label="` + face + `"]`)
		p.Follow("#filled [data-go]")
	}
	bob.does()
	ann.Follow("#do")
	ann.WaitText("#sorry", "Someone moved in the meantime")
	ann.sound("mended-late")

	// What is behind a form can be read again.
	ann.Back()
	ann.WaitText("#plan", "would say")
	ann.Back()
	ann.WaitText("#filled", "It should say")
}

// Without scripts the same is done by forms.
func TestMendedWithoutScripts(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	ann := mendingPhone{programtest.PhoneAt(t, b.Open(webtest.Phone.WithoutScripts()))}
	table := programtest.NewTable(t, at, "Ann", "Bob")
	enterAll(t, at+table, twoRounds...)
	ann.Sit(at + table)
	ann.FollowNamed("link", "The whole ledger")
	ann.Follow("#forgotten")
	ann.sound("forgotten")
	ann.Follow("#entry-6 .mends a")
	ann.WaitText(".lead", "before “The dice show 1”?")
	ann.Fill("#event", "table note forgotten")
	ann.Follow("#line-go")
	ann.WaitText("#plan", "Everything after it is still legal")
	ann.Follow("#do")
	ann.WaitText("#entry-16", "added")
	ann.Follow("#entry-4 .mends a")
	ann.Fill(`#filled select[name="arg-0.2"]`, "5")
	ann.Follow("#filled [data-go]")
	ann.Follow("#do")
	ann.WaitText("#entry-4", "The dice show 1 and 5")
	ann.Follow("#entry-8 .finding .mends a")
	ann.Follow("#out button")
	ann.sound("mended-out")
	ann.Follow("#do")
	ann.WaitText("#entry-8", "deleted")
	ann.FollowNamed("link", "Go to the game")
	ann.WaitText("#unfit", "6 moves aren't legal any more")
	ann.Follow("#undo")
	ann.WaitText("#unfit", "7 moves aren't legal any more")
}

// dealtPhones are the phones of Ann, the host, and Bob at a table of Maloney's
// Inheritance from a ledger with dealt hands.
func dealtPhones(t *testing.T, at string, b *webtest.Browser, text string) (ann, bob mendingPhone) {
	t.Helper()
	table := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {text}, "me": {"Ann"}})
	phones := b.Phones(2, programtest.Still)
	ann, bob = mendingPhone{programtest.PhoneAt(t, phones[0])}, mendingPhone{programtest.PhoneAt(t, phones[1])}
	bob.Go(at + programtest.LinkTo(ann.Window, at+table+"/seats"))
	bob.Follow("main form .button")
	ann.Sit(at + table)
	bob.WaitText("#link", "Live")
	return ann, bob
}

// Where hands are dealt the other phone sees nothing of them, whatever is amended:
// at two tables that differ in a card of Bob's, Ann reads the same.
func TestDealtHandsAreMendedInSecret(t *testing.T) {
	t.Parallel()
	begun, _, ok := strings.Cut(programtest.Read(t, "../../../scoring/maloney/testdata/games/empty-hand-4p.ledger"), "# Day 3")
	if !ok || !strings.Contains(begun, " 2-thu ") {
		t.Fatal("the game has changed")
	}
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	var seen [2][]string // by Ann
	for i, card := range []string{"thu", "sat"} {
		ann, bob := dealtPhones(t, at, b, strings.Replace(begun, " 2-thu ", " 2-"+card+" ", 1))
		look := func() {
			t.Helper()
			seen[i] = append(seen[i], made.over(ann.Text("main")))
		}
		// Bob drove elsewhere.
		ann.wrong(9)
		ann.Fill("#event", "Bob drives 2")
		ann.Follow("#line-go")
		ann.WaitText("#plan", "no longer be legal")
		ann.sound("dealt-plan")
		look()
		ann.does()
		bob.WaitText(".note", "Ann changed Bob’s drive (day 1) from Portland to San Diego")
		bob.Follow(".note a")
		ann.Follow("#book")
		look()
		for _, guess := range []string{"Bob lays 2 thu", "Bob lays 2 sat", "Bob lays 2 mon", "table deals Bob 2-thu"} {
			ann.Go(strings.TrimSuffix(strings.Split(ann.Address(), "/book")[0], "/") + "/wrong/11")
			ann.Fill("#event", guess)
			ann.Follow("#line-go")
			look()
			ann.Follow(".actions a")
		}

		// Bob lays the card that he has after all.
		bob.Follow("#entry-11 .finding .mends a")
		bob.Fill("#event", "Bob lays 2 "+card)
		bob.Follow("#line-go")
		bob.WaitText("#plan", "would say “Bob plays San Diego (")
		bob.does()
		ann.FollowNamed("link", "Go to the game")
		ann.WaitText("#last", "Bob changed Bob’s card (day 1) from Portland (Saturday) to San Diego (")
		ann.WaitText("#unfit", "legal any more")
	}
	if diff := cmp.Diff(seen[0], seen[1]); diff != "" {
		t.Errorf("Ann can tell what Bob holds: %.2000s", diff)
	}
}
