package papers

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// A settler fills in sheets by their forms, and counts what that takes: each tap is
// one, and each number with the Enter that goes on to the next field. A field that
// the focus has come to already needs no tap.
type settler struct {
	copyist
	player  string // whose form is in front
	actions int
}

// turn brings the form of a player or the table to the front.
func (c *settler) turn(player string) {
	c.T.Helper()
	if c.player != "" {
		c.actions++
		c.turnTo(player)
	}
	c.player = player
}

// field is a selector of the field that is called so in the form in front; it
// waits for a row that comes as it is needed.
func (c *settler) field(label string) string {
	c.T.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll("#forms .copy")].find((form) => form.querySelector("h2").textContent === %q)?.querySelector('[id][aria-label=%q]')`, c.player, label)
	c.Wait(find + ` != null`)
	return fmt.Sprintf("[id=%q]", webtest.Eval[string](c.Window, find+".id"))
}

// put writes into a field; "" goes on without writing.
func (c *settler) put(label, value string) {
	c.T.Helper()
	at := c.field(label)
	if !webtest.Eval[bool](c.Window, fmt.Sprintf("document.activeElement?.matches('%s') === true", at)) {
		c.actions++
		c.Tap(at)
	}
	c.actions++
	for _, key := range value {
		c.Press(string(key))
	}
	c.Press(kb.Enter)
}

// tick taps on a box.
func (c *settler) tick(label string) {
	c.T.Helper()
	c.actions++
	c.Tap(c.field(label))
}

// settled waits until all that was written is judged.
func (c *settler) settled() {
	c.T.Helper()
	c.Wait(`JSON.parse(localStorage.getItem("filled-" + document.getElementById("table").dataset.code)).waiting.length === 0 && document.getElementById("link").textContent === ""`)
}

// The most actions that a game takes at the depth of what made it.
const (
	mostOfThreeRiders = 60
	mostOfFourHeirs   = 120
	mostOfTwoMiners   = 120
)

// Rin Tin Tin for three: the columns of testdata/games/three-tied-3p.ledger.
func TestRidersSettleTheScore(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	c := &settler{copyist: copyist{programtest.PhoneAt(t, b.Open(webtest.Device{Width: 390, Height: 664, Scale: 2, Touch: true}))}}
	c.Go(at + "/check/sheet?game=rin-tin-tin&player=Ann&player=Bob&player=Cy&depth=made")
	for _, rider := range []struct {
		name    string
		totals  [3]string
		groups  [8]string
		doubled []string
		cards   []string
	}{
		{"Ann", [3]string{"16", "4", "20"}, [8]string{"3", "1", "1", "3", "3", "1"}, []string{"Red 2", "Blue 1"}, []string{"2", "2", "0"}},
		{"Bob", [3]string{"15", "17", "32"}, [8]string{"2", "1", "1", "2", "2", "", "4"}, []string{"Red 1", "Yellow 1"}, []string{"5", "10", "2"}},
		{"Cy", [3]string{"15", "20", "35"}, [8]string{"1", "", "4", "1", "1", "3", "2"}, []string{"Yellow 2", "Green 1"}, []string{"5", "0", "10", "5"}},
	} {
		c.turn(rider.name)
		for i, label := range []string{"Captured outlaws", "Boodle", "Score"} {
			c.put(label, rider.totals[i])
		}
		for i, group := range []string{"Red 1", "Red 2", "Yellow 1", "Yellow 2", "Blue 1", "Blue 2", "Green 1", "Green 2"} {
			c.put(group+", captured", rider.groups[i])
		}
		for i, card := range rider.cards {
			c.put(fmt.Sprintf("Boodle card %d", i+1), card)
		}
		for _, group := range rider.doubled {
			c.tick(group + ", doubled")
		}
	}
	c.turn("Ann") // whoever goes elsewhere has left the last part
	c.actions--
	c.settled()
	c.Shot("settled-riders")
	c.WaitText("#standing", "right")
	c.WaitText("#verdict", "Cy wins")
	if c.actions > mostOfThreeRiders {
		t.Errorf("%d actions, want %d at the most", c.actions, mostOfThreeRiders)
	}
	t.Logf("%d actions", c.actions)
}

// Maloney's Inheritance for four: what stands in the columns of
// testdata/games/empty-hand-4p.ledger, without its running totals.
func TestHeirsSettleTheScore(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	c := &settler{copyist: copyist{programtest.PhoneAt(t, b.Open(webtest.Device{Width: 390, Height: 664, Scale: 2, Touch: true}))}}
	c.Go(at + "/check/sheet?game=maloneys-inheritance&option.hands=dealt&player=Ann&player=Bob&player=Cid&player=Dot&depth=made")
	for _, heir := range []struct {
		name                    string
		points, money, together string
		days                    string // day:points
	}{
		{"Ann", "65", "9800", "74.8", "3:26 5:6 6:6 8:9 9:11 10:4 14:3"},
		{"Bob", "64", "8800", "72.8", "1:10 6:18 8:2 9:3 10:13 12:8 14:10"},
		{"Cid", "67", "7800", "74.8", "1:3 3:6 4:12 5:4 6:4 8:2 10:10 11:5 12:5 13:16"},
		{"Dot", "62", "9700", "71.7", "2:12 4:3 5:3 6:10 7:10 8:10 11:7 16:7"},
	} {
		c.turn(heir.name)
		c.put("Points", heir.points)
		c.put("Money", heir.money)
		c.put("Points and money together", heir.together)
		for _, entry := range strings.Fields(heir.days) {
			day, points, _ := strings.Cut(entry, ":")
			c.put("Day "+day+", points", points)
		}
	}
	c.turn("Ann")
	c.actions--
	c.settled()
	c.Shot("settled-heirs")
	c.WaitText("#standing", "right")
	if c.actions > mostOfFourHeirs {
		t.Errorf("%d actions, want %d at the most", c.actions, mostOfFourHeirs)
	}
	t.Logf("%d actions", c.actions)
}

// A delivery is what stands on a burro: letters with how many there are, and those
// that were stolen.
type delivery struct {
	burro       int
	bandit      bool
	there, gone string
	value       string
}

// A miner is what stands on a worksheet, but for the mine and the cash column.
type miner struct {
	name        string
	there, gone string // in the Ore Stash
	deliveries  []delivery
	end         [4]string // deliveries, shares, waiting in the stash, cash in hand
}

var twoMiners = []miner{
	{
		name: "Ann", there: "3C 6B", gone: "10S 10T 10C", end: [4]string{"226", "114", "33", "341"},
		deliveries: []delivery{
			{1, false, "3S 3T", "", "60"},
			{3, false, "2S 4T", "", "56"},
			{4, false, "5C", "1S", "25"},
			{5, false, "5C", "1S", "25"},
			{6, true, "3S 3T", "", "60"},
		},
	},
	{
		name: "Bob", there: "1S", gone: "9S 8T 13C 9B", end: [4]string{"247", "18", "12", "331"},
		deliveries: []delivery{
			{1, false, "2T", "", "16"},
			{2, false, "7B", "1C", "21"},
			{3, false, "3S 4T 1C", "", "73"},
			{4, true, "3S 1T 4C", "", "64"},
			{5, true, "2S 6C", "", "54"},
			{6, false, "1T 1C 2B", "1S", "19"},
		},
	},
}

// letters puts counts of letters: "3S 10T" is three S and ten T.
func (c *settler) letters(of, counts, how string) {
	c.T.Helper()
	names := map[byte]string{'S': "Silver", 'T': "Tin", 'C': "Coal", 'B': "Borax"}
	for _, count := range strings.Fields(counts) {
		last := len(count) - 1
		c.put(of+", "+names[count[last]]+how, count[:last])
	}
}

// Coal n' Write for two: the worksheets of testdata/games/six-deliveries-2p.ledger.
// Their cash columns are on the page already.
func TestMinersSettleTheScore(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	c := &settler{copyist: copyist{programtest.PhoneAt(t, b.Open(webtest.Device{Width: 390, Height: 664, Scale: 2, Touch: true}))}}
	c.Go(at + "/check/sheet?game=coal-n-write&player=Ann&player=Bob")
	c.Fill("#text", cashColumns)
	c.Tap("#document .first")
	c.WaitText("#verdict", "spaces filled in")
	c.goTo("made")
	for _, m := range twoMiners {
		c.turn(m.name)
		c.letters("Ore Stash", m.there, "")
		c.letters("Ore Stash", m.gone, " crossed out")
		for _, d := range m.deliveries {
			burro := fmt.Sprintf("Burro %d", d.burro)
			c.letters(burro, d.there, "")
			c.letters(burro, d.gone, " crossed out")
			c.put(burro+", value of the delivery", d.value)
			if d.bandit {
				c.tick(burro + ", bandit 1")
			}
		}
		for i, label := range []string{"Deliveries, all together", "Railroad Shares, all together", "Value left in the Ore Stash at the end", "Cash in hand"} {
			c.put(label, m.end[i])
		}
		c.actions++
		c.Reach("#form-" + map[string]string{"Ann": "sheet-1", "Bob": "sheet-2"}[m.name] + " [name=rest]")
	}
	c.turn("Table")
	c.put("Rounds played, Rounds crossed", "6")
	c.settled()
	c.Shot("settled-miners")
	c.WaitText("#standing", "right")
	c.WaitText("#verdict", "Ann wins")
	if c.actions > mostOfTwoMiners {
		t.Errorf("%d actions, want %d at the most", c.actions, mostOfTwoMiners)
	}
	t.Logf("%d actions", c.actions)
}

// A row of the cash column is three choices: what it is for, and of what the rules
// propose then, the round and the amount.
func TestACashRowIsThreeTaps(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	c := &settler{copyist: copyist{programtest.PhoneAt(t, b.Open(webtest.Device{Width: 390, Height: 664, Scale: 2, Touch: true}))}}
	c.Go(at + "/check/sheet?game=coal-n-write&player=Ann&player=Bob&depth=made")
	c.turn("Ann")
	c.put("Burro 1, value of the delivery", "26")
	c.settled()
	for i, row := range [][3]string{{"delivery", "1", "26"}, {"share", "2", "-20"}} {
		choose := fmt.Sprintf(`(() => { const what = document.querySelector(%q); what.value = %q; what.dispatchEvent(new Event("change", { bubbles: true })); return true })()`,
			c.field(fmt.Sprintf("Cash column, row %d, what for", i+1)), row[0])
		webtest.Eval[bool](c.Window, choose)
		for j, part := range []string{"round", "amount"} {
			offer := fmt.Sprintf(`.beside[data-of="in-s1-cash-cash/%d/%s"] .offer[value="%s"]`, i+1, part, row[j+1])
			c.Wait(fmt.Sprintf("document.querySelector('%s') !== null", offer))
			c.Tap(offer)
		}
		c.settled()
	}
	c.Shot("cash-rows")
	text := webtest.Eval[string](c.Window, documentText)
	for _, want := range []string{"Ann cash/1 1 delivery 26\n", "Ann cash/2 2 share -20\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("without %q the document reads\n%s", want, text)
		}
	}
}

const cashColumns = `saddlebag 1 coal-n-write final
player Ann
player Bob
sheet lode-1

Ann cash/1 1 varmint 15 15
Ann cash/2 1 share -10 5
Ann cash/3 1 delivery 0 5
Ann cash/4 2 varmint 18 23
Ann cash/5 2 share -20 3
Ann cash/6 2 varmint 13 16
Ann cash/7 2 delivery 60 76
Ann cash/8 3 coal-baron 20 96
Ann cash/9 3 share -10 86
Ann cash/10 3 share -10 76
Ann cash/11 3 delivery 56 132
Ann cash/12 4 strike-gold -10 122
Ann cash/13 4 delivery 25 147
Ann cash/14 4 strike-gold 10 157
Ann cash/15 5 wash-day -5 152
Ann cash/16 5 delivery 25 177
Ann cash/17 6 pistol -10 167
Ann cash/18 6 delivery 60 227
Ann cash/19 6 shares-paid 30 257
Ann cash/20 6 shares-paid 48 305
Ann cash/21 6 shares-paid 36 341

Bob cash/1 1 varmint 15 15
Bob cash/2 1 tack -10 5
Bob cash/3 1 delivery 16 21
Bob cash/4 2 varmint 15 36
Bob cash/5 2 varmint 21 57
Bob cash/6 2 delivery 73 130
Bob cash/7 3 coal-baron 20 150
Bob cash/8 3 share -10 140
Bob cash/9 3 wash-day -5 135
Bob cash/10 3 delivery 21 156
Bob cash/11 3 wash-day 25 181
Bob cash/12 4 pistol -20 161
Bob cash/13 4 delivery 64 225
Bob cash/14 5 strike-gold -10 215
Bob cash/15 5 delivery 54 269
Bob cash/16 5 strike-gold 25 294
Bob cash/17 6 delivery 19 313
Bob cash/18 6 shares-paid 18 331
`

// Without scripts the forms are sent as a whole: what is written is judged, and
// what is not is blank in the parts that are written on.
func TestFormsWithoutScripts(t *testing.T) {
	t.Parallel()
	at, w := programtest.Serve(t), webtest.Start(t).Open(webtest.Phone.WithoutScripts())
	w.Go(at + "/check/sheet?game=rin-tin-tin&player=Ann&player=Bob&player=Cy")
	w.Fill(`[aria-label="Captured outlaws"]`, "16")
	w.Fill(`[aria-label="Boodle"]`, "10")
	w.Fill(`[aria-label="Score"]`, "29")
	w.Follow(".no-scripts button")
	if text := w.Text("#verdict"); !strings.Contains(text, "Ann scores 16 + 10 = 26; the sheet says 29.") {
		t.Errorf("the verdict reads %s", text)
	}
	w.Follow(`.depths [value="made"]`)
	w.Fill(`[aria-label="Red 1, captured"]`, "2")
	w.Follow(".no-scripts button")
	text := webtest.Eval[string](w, documentText)
	if !strings.Contains(text, "Ann red-1 2\n") || !strings.Contains(text, "Ann score 29\n") || strings.Contains(text, "rest ?") {
		t.Errorf("the document reads\n%s", text)
	}
}

// Who leaves a part has no more to write on it; until then nothing is told of its
// empty places. What is typed is there at every depth, and after a reload.
func TestPartsAreLeft(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	c := &settler{copyist: copyist{programtest.PhoneAt(t, b.Open(webtest.Phone))}}
	c.Go(at + "/check/sheet?game=rin-tin-tin&player=Ann&player=Bob&depth=made")
	c.turn("Ann")
	c.put("Red 1, captured", "2")
	c.settled()
	if text := webtest.Eval[string](c.Window, documentText); !strings.Contains(text, "rest ?") {
		t.Errorf("the part is not left, and the document reads\n%s", text)
	}
	c.put("Boodle card 1", "10")
	c.settled()
	if text := webtest.Eval[string](c.Window, documentText); !strings.Contains(text, "Ann red-1 2\n") || strings.Count(text, "rest ?") != 1 {
		t.Errorf("the part is left, and the document reads\n%s", text)
	}
	c.Go(c.Address())
	c.goTo("all")
	c.Wait(`document.querySelector('[aria-label="Boodle card 1"]').value === "10"`)
	c.Wait(`document.querySelector('g.cell[id$="-red-1/captured"] text')?.textContent === "2"`)
}

// Where nobody knows how many there are a field that counts says so, and so does the
// document, place by place: of letters, those that others have left.
func TestDoubtfulCounts(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	text := "saddlebag 1 coal-n-write final\nplayer Ann\nplayer Bob\nsheet lode-1\n\n"
	for _, step := range []struct{ field, value, line, says string }{
		{"in-s1-stash-stash/1-S", "38", "Ann stash " + strings.TrimSuffix(strings.Repeat("S ", 38), " ") + "\nAnn stash rest ?", "38"},
		{"in-s1-stash-stash/1-T", "2?", "Ann stash " + strings.Repeat("S ", 38) + "? ?", "?"},
		{"in-s1-stash-stash/1-T", "1", "Ann stash " + strings.Repeat("S ", 38) + "T ?", "1"},
		{"in-s1-stash-stash/1-C", "", "Ann stash " + strings.Repeat("S ", 38) + "T\nAnn stash rest ?", ""},
		{"in-s0-turn-round/1-count", "?", "table round ? ? ? ? ? ?", "?"},
		{"in-s0-turn-round/1-count", "x ? x", "table round x ? x", "x ? x"},
		{"in-s0-turn-round/1-count", "3?", "table round ? ? ? ? ? ?", "?"},
		{"in-s0-turn-round/1-count", "3", "table round x x x", "3"},
	} {
		form := url.Values{"ledger": {text}, "at": {step.field}, "value": {step.value}}
		request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, at+"/check/sheet", strings.NewReader(form.Encode()))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		request.Header.Set("Accept", "application/json")
		answer, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		var changed struct {
			Document string
			Fields   map[string]string
		}
		err = errors.Join(json.NewDecoder(answer.Body).Decode(&changed), answer.Body.Close())
		if says, told := changed.Fields[step.field]; err != nil || !told || says != step.says || !strings.Contains(changed.Document, "\n"+step.line+"\n") {
			t.Errorf("%s %q is told as %q, %v, in\n%s", step.field, step.value, changed.Fields, err, changed.Document)
		}
		text = changed.Document
	}
}

// Scores that are pasted are told as they were read, and stand on the sheets once somebody
// says which game they are of.
func TestPastedScoresFillTheSheets(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	for _, d := range []webtest.Device{{Width: 390, Height: 664, Scale: 2, Touch: true}, {Width: 390, Height: 664, Scale: 2, Touch: true, NoScripts: true}} {
		w := b.Open(d)
		w.Go(at + "/check")
		w.Fill("#text", "Ann 32, Bob 45 (so close!)")
		w.Follow(".form .first")
		w.WaitText("main", `I read Ann 32, Bob 45, but not "so close!".`)
		w.FollowNamed("button", "Rin Tin Tin")
		w.WaitText("#told", `I read Ann 32, Bob 45, but not "so close!".`)
		for i, want := range []string{"32", "45"} {
			if got := webtest.Eval[string](w, fmt.Sprintf(`document.querySelectorAll('#forms [aria-label="Score"]')[%d].value`, i)); got != want {
				t.Errorf("player %d has %q, want %s", i+1, got, want)
			}
		}
		w.WaitText("#standing", "no contradictions")
		w.WaitText("#verdict", "Bob wins, 45 points to Ann's 32 points")
	}
}

// Whoever has only the keys for numbers can type what is negative, what nobody knows, and
// sums. Without scripts they have all keys.
func TestNumbersHaveEverySign(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	const path = "/check/sheet?game=forty-niners&player=Ann&player=Bob&player=Cy&player=Dee&depth=end"
	phone := webtest.Device{Width: 390, Height: 664, Scale: 2, Touch: true}
	c := &settler{copyist: copyist{programtest.PhoneAt(t, b.Open(phone))}, player: "Ann"}
	c.Go(at + path)
	inHand := func(label string) {
		t.Helper()
		c.Tap(c.field(label))
		c.Wait(`document.getElementById("keys").checkVisibility()`)
		if got := webtest.Eval[string](c.Window, `document.activeElement.inputMode`); got != "decimal" {
			t.Errorf("%s has the keys %q", label, got)
		}
	}
	press := func(keys string) {
		for _, key := range keys {
			if strings.ContainsRune("±+?", key) {
				c.Tap(fmt.Sprintf(`#keys [value="%c"]`, key))
			} else {
				c.Press(string(key))
			}
		}
	}
	inHand("Result")
	press("5±")
	inHand("Credited")
	press("4+5")
	c.Wait(documentText + `.includes("\nAnn credited 9\n")`) // it is read before the field is left
	inHand("Lost")
	press("7?")
	c.Shot("signs")
	for _, look := range []struct{ at, keys string }{
		{`document.getElementById("verdict").scrollIntoView()`, `!document.getElementById("keys").checkVisibility()`}, // who reads on has nothing in the way
		{`document.activeElement.scrollIntoView({ block: "end" })`, `document.getElementById("keys").checkVisibility()`},
	} {
		webtest.Eval[any](c.Window, "void "+look.at)
		c.Wait(look.keys)
	}
	c.Press(kb.Enter)
	c.settled()
	for label, want := range map[string]string{"Result": "-5", "Credited": "9", "Lost": "?"} {
		if got := webtest.Eval[string](c.Window, fmt.Sprintf(`document.querySelector(%q).value`, c.field(label))); got != want {
			t.Errorf("%s is %q, want %q", label, got, want)
		}
	}
	text := webtest.Eval[string](c.Window, documentText)
	if !strings.Contains(text, "\nAnn credited 9\nAnn lost ?\nAnn result -5\n") {
		t.Errorf("the document reads\n%s", text)
	}
	for _, fault := range append(c.Misfits(), c.Barriers()...) {
		t.Error(fault)
	}
	phone.NoScripts = true
	plain := b.Open(phone)
	plain.Go(at + path)
	if plain.Count(`#forms [inputmode="decimal"]`) != 0 || plain.Count(`#forms [inputmode="text"]`) == 0 || plain.Count("#keys") != 0 {
		t.Error("without scripts numbers lack keys")
	}
}
