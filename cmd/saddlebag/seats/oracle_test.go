package seats

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
)

// A nosy host plays at a table, and tries to find out what others keep.
type nosyHost struct {
	programtest.SeatOverHTTP
	seats map[string]programtest.SeatOverHTTP
}

func newNosyHost(t *testing.T, at string, form url.Values) *nosyHost {
	t.Helper()
	names := form["player"]
	seats := programtest.SeatsAt(t, at, programtest.MakeTable(t, at+"/tables", form), names...)
	return &nosyHost{seats[names[0]], seats}
}

// ledger is the ledger as the host reads it.
func (h *nosyHost) ledger() string {
	h.T.Helper()
	_, text := h.Get("/t/" + h.Code + "/ledger")
	_, entries, _ := strings.Cut(text, "\n\n")
	return entries
}

func (h *nosyHost) seen() int { return strings.Count(h.ledger(), "\n") }

// plays enters events that must go in.
func (h *nosyHost) plays(events ...string) {
	h.T.Helper()
	for _, event := range events {
		name, _, _ := strings.Cut(event, " ")
		by, ok := h.seats[name]
		if !ok { // the table's, or a character's
			by = h.SeatOverHTTP
		}
		before := h.seen()
		if said := by.Enter(before, event); h.seen() != before+1 {
			h.T.Fatalf("%s: %.3000s", event, said)
		}
	}
}

// proposes proposes an event before an entry, and enters it there.
func (h *nosyHost) proposes(before int, event string) (said string) {
	h.T.Helper()
	path := fmt.Sprintf("/t/%s/before/%d", h.Code, before)
	first := h.Submit(path, url.Values{"event": {event}})
	insert := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbInsert, Args: []string{strconv.Itoa(before), event}}
	return first + h.Submit(path+"/do", url.Values{"event": {insert.String()}, "seen": {strconv.Itoa(h.seen())}})
}

// refusalForm is what a page says of what does not go in.
var refusalForm = regexp.MustCompile(`(?s)role="alert".*?</div>`)

// learnsNothing fails where any of several guesses is answered otherwise than
// another, or leaves a trace, or is not answered as wanted.
func (h *nosyHost) learnsNothing(want string, guesses []string, try func(guess string) string) {
	h.T.Helper()
	before, first := h.ledger(), ""
	for _, guess := range guesses {
		said := strings.ReplaceAll(strings.Join(refusalForm.FindAllString(try(guess), -1), "\n"), guess, "~")
		if first == "" {
			first = said
		}
		if said != first || !strings.Contains(said, want) {
			h.T.Fatalf("%s is not answered as %s is, or not %q:\n%.3000s", guess, guesses[0], want, said)
		}
	}
	if after := h.ledger(); after != before {
		h.T.Fatalf("guesses went in:\n%s", after)
	}
}

func (h *nosyHost) enters(guess string) string { return h.Enter(h.seen(), guess) }

// A host who plays reads no hand by naming cards, in one go or one by one, in the
// place of an entry or before it, and chooses none.
func TestHostReadsNoHand(t *testing.T) {
	t.Parallel()
	h := newNosyHost(t, programtest.Serve(t, "--limits", "off"), url.Values{"game": {"maloneys-inheritance"}, "player": {"Ann", "Bob", "Cy"}, "me": {"1"}, "option.hands": {"dealt"}})
	h.plays("table deals Ann *", "table deals Bob *", "table deals Cy *", "table start *")
	own, _, _ := strings.Cut(strings.TrimPrefix(h.ledger(), "table deals Ann "), "\n")
	hands := handsWithout(strings.Fields(own))
	for _, before := range []int{1, 2, 3, 4} {
		h.learnsNothing("The app rolls and deals at this table", hands, func(hand string) string { return h.proposes(before, "table deals Bob "+hand) })
	}
	h.learnsNothing("The app rolls and deals at this table", []string{own}, func(hand string) string { return h.proposes(1, "table deals Ann "+hand) })

	// The hands of one evening come again to the same players, and no others.
	h.plays("table undo", "table undo", "table undo", "table undo")
	h.learnsNothing("The app rolls and deals at this table", hands, func(hand string) string { return h.enters("table deals Bob " + hand) })
	h.learnsNothing("First redo what was undone: table deals Ann *", []string{"Bob", "Cy"}, func(name string) string { return h.enters("table deals " + name + " *") })
	h.plays("table deals Ann *", "table deals Bob *", "table deals Cy *", "table start *")
	if !strings.Contains(h.ledger(), "table undo\ntable deals Ann "+own+"\n") {
		t.Errorf("Ann had %s, and then other cards:\n%s", own, h.ledger())
	}

	// Cards one by one, where they could be laid.
	h.plays("Bob buys 100")
	_, prompts := h.Get("/api/v1/tables/" + h.Code + "/prompts")
	city, _, _ := strings.Cut(after(t, prompts, `"example":"Bob drives `), `"`)
	h.plays("Bob drives "+city, "Bob suitcase *")
	var days []string
	for _, day := range []string{"mon", "tue", "wed", "thu", "fri", "sat", "sun"} {
		said := h.enters("Cy lays " + city + " " + day)
		if strings.Contains(said, "only Cy can enter it") {
			days = append(days, day)
		}
	}
	if len(days) == 0 {
		t.Fatal("no card of the city may be in a hand")
	}
	h.learnsNothing("only Bob can enter it", days, func(day string) string { return h.enters("Bob lays " + city + " " + day) })
	h.plays("Ann correct points +1 smudge")
	h.learnsNothing("only Cy can enter it", days, func(day string) string { return h.proposes(h.seen(), "Cy lays "+city+" "+day) })

	// What everybody saw and nobody wrote down goes in all the same.
	for _, forgotten := range []string{`table note late`, "Cy correct points +1 smudge", "Bob bid 100"} {
		sale := lastEntry(h.ledger(), "Bob buys 100")
		want := fmt.Sprintf("table insert %d %q\n", sale, forgotten)
		if said := h.proposes(sale, forgotten); !strings.Contains(said, "/book") || !strings.HasSuffix(h.ledger(), want) {
			t.Errorf("%s: %.3000s\n%s", forgotten, said, h.ledger())
		}
	}
}

// lastEntry is the number of the last entry of a text.
func lastEntry(entries, text string) int {
	lines := strings.Split(entries, "\n")
	for i := len(lines); i > 0; i-- {
		if lines[i-1] == text {
			return i
		}
	}
	return 0
}

// after is what follows a text that must be there.
func after(t *testing.T, text, what string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, what)
	if !ok {
		t.Fatalf("no %s in %.2000s", what, text)
	}
	return rest
}

// handsWithout are random hands of cards that the host does not hold.
func handsWithout(own []string) []string {
	var cards []string
	for city := 1; city <= 16; city++ {
		for _, day := range []string{"mon", "tue", "wed", "thu", "fri", "sat", "sun"} {
			if card := fmt.Sprintf("%d-%s", city, day); !slices.Contains(own, card) {
				cards = append(cards, card)
			}
		}
	}
	random := rand.New(rand.NewPCG(1, 1))
	hands := make([]string, 12)
	for i := range hands {
		random.Shuffle(len(cards), func(a, b int) { cards[a], cards[b] = cards[b], cards[a] })
		hands[i] = strings.Join(cards[:12], " ")
	}
	return hands
}

// Nor does a host find out the jokers of others, or have the program's own typed
// in.
func TestHostReadsNoJoker(t *testing.T) {
	t.Parallel()
	h := newNosyHost(t, programtest.Serve(t, "--limits", "off"), url.Values{"game": {"goldfever"}, "player": {"Ann", "Bob"}, "me": {"1"}, "dice": {"virtual"}})
	h.enters("table deals-joker Ted *") // and all others
	h.plays("table activate *")
	for acts := ""; acts != "Fred"; { // the end of a phase draws the next chip
		if acts != "" {
			h.enters(acts + " end")
		}
		all := strings.Fields(h.ledger())
		if acts = all[len(all)-1]; acts == "end" {
			t.Fatalf("no chip was drawn:\n%s", h.ledger())
		}
	}
	known := strings.Fields(h.ledger()) // what the host's own characters were dealt
	powers := slices.DeleteFunc([]string{"steady-hand", "second-wind", "quick-loader", "gunsmith", "flask", "long-shot", "charm", "steel-nerves", "lie-low"},
		func(power string) bool { return slices.Contains(known, power) })
	fred := func(power string) string { return "Fred joker " + power }
	h.learnsNothing("only Bob can enter it", powers, func(power string) string { return h.enters(fred(power)) })
	h.seats["Bob"].Enter(h.seen(), "Fred end")
	at := lastEntry(h.ledger(), "Fred end")
	h.learnsNothing("only Bob can enter it", powers, func(power string) string { return h.proposes(at, fred(power)) })
	for before := 1; before <= 3; before++ {
		h.learnsNothing("The app rolls and deals at this table", powers, func(power string) string { return h.proposes(before, "table deals-joker Fred "+power) })
	}
	if said := h.Submit("/t/"+h.Code+"/dice", url.Values{"dice": {"physical"}}); !strings.Contains(said, "The app has dealt secret cards") {
		t.Errorf("the cards are typed in from now on: %.2000s", said)
	}
	if said := h.proposes(at, `Bob correct points +1 smudge`); !strings.Contains(h.ledger(), `"Bob correct points +1 smudge"`) {
		t.Errorf("a correction that was forgotten: %.3000s", said)
	}
}

// Three players type in a card of which there are two. Nobody is told so before
// the cards are shown, when those show theirs who were contradicted.
func TestContradictingSecretsComeOutAtTheEnd(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	seats := programtest.SeatsAt(t, at, programtest.NewTableOf(t, at, "rin-tin-tin", "physical", "Ann", "Bob", "Cy", "Di"), "Ann", "Bob", "Cy", "Di")
	h := &nosyHost{seats["Ann"], seats}
	tens := 0
	for _, e := range programtest.GameEvents(t, "../../../scoring/rintintin/testdata/games/all-secret-4p.ledger") {
		if e.Verb == "reveal" {
			break
		}
		if e.Verb == "boodle" && tens < 3 {
			tens++
			e.Args = []string{"10"}
		}
		if h.plays(e.String()); !slices.Contains(e.Args, "10") {
			continue
		}
		for name, seat := range seats {
			_, text := seat.Get("/t/" + seat.Code + "/ledger")
			if strings.Count(text, " boodle 10") != strings.Count(text, name+" boodle 10") {
				t.Errorf("%s reads the cards of others:\n%s", name, text)
			}
		}
	}
	for _, event := range []string{"Bob boodle 10", "Cy boodle 10", "Ann boodle 10"} {
		if !strings.Contains(h.ledger(), event+"\n") {
			t.Errorf("%s is hidden after the last piece:\n%s", event, h.ledger())
		}
	}
	h.plays("Bob reveal 10 0 2", "Cy reveal 5 5 0", "Di reveal 2")
	_, text := h.Get("/t/" + h.Code + "/ledger")
	file := t.TempDir() + "/tens.ledger"
	programtest.Write(t, file, text)
	said, err := exec.Command("saddlebag", "check", file).CombinedOutput()
	if err == nil || !strings.Contains(string(said), "RT3") {
		t.Errorf("a third card of 10 is checked as %s", said)
	}
}
