package ledger_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// check reads and checks a ledger of tiny and returns the report as JSON.
func check(t *testing.T, text string) string {
	t.Helper()
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(tiny{}, &doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	out, err := json.Marshal(ledger.NewReport("night.txt", f, ledger.Check(f, doc)))
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

const tinyHeader = "saddlebag 1 tiny\nplayer Ann\nplayer \"Bob T\"\noption heap 4\n\n" // the events start in line 6

func TestReport(t *testing.T) {
	tests := map[string]struct{ events, want string }{
		"nothing played": {
			"",
			`{"file":"night.txt","kind":"ledger","game":"tiny","edition":1,"legal":true,"over":false,"reason":"",` +
				`"players":[{"name":"Ann","score":0.0,"uncorrected":0.0,"repaired":null,"rank":0,"lines":[]},{"name":"Bob T","score":0.0,"uncorrected":0.0,"repaired":null,"rank":0,"lines":[]}],` +
				`"winners":[],"read":[],"findings":[],"more":0,"causes":[],"left":0,"claims":[]}`,
		},
		"over, corrected, claimed": {
			"table result Ann 9\nAnn take 3\nAnn correct coins -2.5 \"the dog ate one\"\n\"Bob T\" take 1\ntable result \"Bob T\" 2.0\ntable result Ann 0.5\n",
			`{"file":"night.txt","kind":"ledger","game":"tiny","edition":1,"legal":true,"over":true,"reason":"the heap is empty",` +
				`"players":[{"name":"Ann","score":0.5,"uncorrected":3.0,"repaired":null,"rank":2,"lines":[{"label":"Coins","amount":3.0,"clause":"TY1","line":7},{"label":"Correction","amount":-2.5,"clause":"LG5","line":8}]},` +
				`{"name":"Bob T","score":1.0,"uncorrected":1.0,"repaired":null,"rank":1,"lines":[{"label":"Coins","amount":1.0,"clause":"TY1","line":9}]}],` +
				`"winners":["Bob T"],"read":[],"findings":[` +
				`{"line":6,"entry":1,"column":1,"event":"table result Ann 9","clause":"LG6","message":"The table claims 9 for Ann. By the rules it's 0.5.","instead":"table result Ann 0.5"},` +
				`{"line":10,"entry":5,"column":1,"event":"table result \"Bob T\" 2.0","clause":"LG6","message":"The table claims 2 for Bob T. By the rules it's 1.","instead":"table result \"Bob T\" 1"}],` +
				`"more":0,"causes":[],"left":0,"claims":[{"name":"Ann","claimed":9.0,"scored":0.5,"agrees":false},{"name":"Bob T","claimed":2.0,"scored":1.0,"agrees":false},{"name":"Ann","claimed":0.5,"scored":0.5,"agrees":true}]}`,
		},
		"struck, stopped, shared": {
			"  Ann take 4 # too many\nAnn take\tx\ntable result Ann 7\nAnn \"\nAnn hop\nCat take 1\ntable stop \"it is late\"\nAnn take 1\ntable stop again\n",
			`{"file":"night.txt","kind":"ledger","game":"tiny","edition":1,"legal":false,"over":true,"reason":"stopped: it is late",` +
				`"players":[{"name":"Ann","score":0.0,"uncorrected":0.0,"repaired":null,"rank":1,"lines":[]},{"name":"Bob T","score":0.0,"uncorrected":0.0,"repaired":null,"rank":1,"lines":[]}],` +
				`"winners":["Ann","Bob T"],"read":[],"findings":[` +
				`{"line":6,"entry":1,"column":3,"event":"Ann take 4","clause":"TY1","message":"Take 1 to 3 coins of the 4.","instead":""},` +
				`{"line":7,"entry":2,"column":1,"event":"Ann take x","clause":"LG1","message":"That's not how you write \"take\": I read \"x\" where the n should be.","instead":"like this: NAME take N"},` +
				`{"line":8,"entry":3,"column":1,"event":"table result Ann 7","clause":"LG6","message":"The table claims 7 for Ann. By the rules it's 0.","instead":"table result Ann 0"},` +
				`{"line":9,"entry":4,"column":5,"event":"Ann \"","clause":"LG1","message":"I can't read this line: a double quote is never closed, or an escape in it is unknown.","instead":""},` +
				`{"line":10,"entry":5,"column":1,"event":"Ann hop","clause":"LG1","message":"I don't know \"hop\" in Tiny.","instead":"take, spin, draw, reveal, deal, lay, dig, lend"},` +
				`{"line":11,"entry":6,"column":1,"event":"Cat take 1","clause":"LG1","message":"Nobody here is called \"Cat\".","instead":"Ann, Bob T or table"},` +
				`{"line":13,"entry":8,"column":1,"event":"Ann take 1","clause":"LG2","message":"The table has stopped the game. No more moves.","instead":"\"table undo\" to play on"},` +
				`{"line":14,"entry":9,"column":1,"event":"table stop again","clause":"LG2","message":"The table has already stopped the game.","instead":""}],` +
				`"more":0,"causes":[],"left":0,"claims":[{"name":"Ann","claimed":7.0,"scored":0.0,"agrees":false}]}`,
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, check(t, tinyHeader+test.events)); diff != "" {
				t.Errorf("report (-want +got):\n%s", diff)
			}
		})
	}
}

// The clauses of the ledger's own verbs, where they are used wrongly.
func TestLedgerVerbs(t *testing.T) {
	for _, script := range []string{
		"Ann correct coins 5 x => LG1; Ann correct coins +5 => LG1; Ann correct coins +5.55 x => LG1; Ann correct coins +-5 x => LG1",
		"Ann correct coins + x => LG1; Ann correct coins +.5 x => LG1; Ann correct coins +1e3 x => LG1; Ann correct coins +9999999999999 x => LG1",
		`Ann correct coins +5 "" => LG5; Ann correct coins +5 " " => LG5; Ann correct hats +5 x => LG1; table correct coins +5 x => LG1`,
		"table result Cat 5 => LG1; table result Ann five => LG1; table result Ann => LG1; Ann result Ann 5 => LG1; table result Ann -3.5; table result Ann +3",
		"table sign => LG1; Ann sign now => LG1; Ann sign; Cat sign => LG1",
		"table note => LG1; Ann note x => LG1; table note x y => LG1; table note x",
		"table stop => LG1; Ann stop x => LG1; table stop x; table stop y => LG2; Ann take 1 => LG2; Ann correct coins +1 x; table note x; Ann sign; table result Ann 1",
		"Ann correct heap -20 x; Ann draw ace => LG2; table stop x => LG2; Ann hop => LG1; table undo; Ann draw ace",
	} {
		run(t, open(t, tiny{}), script)
	}
}

// A verb that every game has is told as the list of verbs has it, where it is
// written wrongly.
func TestLedgerVerbsAreToldAsListed(t *testing.T) {
	f := open(t, tiny{})
	for _, v := range ledger.Verbs(f.Game().Info(), nil) {
		wrong := ledger.Entry{Actor: ledger.Table, Verb: v.Name, Args: []string{"too", "many", "words", "x"}}
		breaks := f.Apply(1, wrong)
		if breaks == nil || breaks.Clause != scoring.UnknownClause || !strings.Contains(breaks.Instead.String(), v.Form()) {
			t.Errorf("%s: %v; want the form %s", wrong, breaks, v.Form())
		}
	}
}

// A stopped game has no prompts; taking the stop back brings them back.
func TestPromptsOfAStoppedGame(t *testing.T) {
	f := open(t, tiny{})
	for _, step := range []struct {
		event   string
		prompts int
	}{{"Ann take 1", 1}, {"table stop x", 0}, {"table undo", 1}} {
		play(t, f, step.event)
		if got := len(f.Prompts()); got != step.prompts {
			t.Errorf("after %s: %d prompts; want %d", step.event, got, step.prompts)
		}
	}
}

// Nobody is waited for once the table has stopped, and no cell is open.
func TestStoppedMoment(t *testing.T) {
	f := open(t, tiny{})
	for i, c := range []struct {
		event  string
		turn   []int
		clause string // of any cell: the tiny game has none
	}{{"Ann take 1", []int{1}, "LG1"}, {"table stop x", nil, "LG2"}, {"table undo", []int{1}, "LG1"}} {
		say(t, f, i+1, c.event)
		if m := f.Moment(); m.Round != 1 || m.Label != "The only round" || !slices.Equal(m.Turn, c.turn) {
			t.Errorf("after %s: %+v", c.event, m)
		}
		if v := f.Why(0, 0, "box", ""); v == nil || v.Clause != c.clause {
			t.Errorf("after %s: %v", c.event, v)
		}
	}
}

// halting is the game with a word of the table's own: "NAME stop N" takes coins.
type halting struct{ tiny }

func (halting) Info() *scoring.Info {
	info := *tinyInfo
	info.Verbs = append(slices.Clone(info.Verbs), scoring.Verb{Name: "stop", Clause: "TY1", Args: tinyInfo.Verbs[0].Args})
	return &info
}

// A player's verb is the game's, the table's is the ledger's, whatever its name.
func TestVerbOfGameAndTable(t *testing.T) {
	doc, err := ledger.Parse("saddlebag 1 tiny\nplayer Ann\nplayer Bob\n")
	if err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(halting{}, &doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	run(t, f, "Ann stop 2; Bob stop 4 => TY1; table stop late; Bob stop 1 => LG2; table undo; Bob stop 1")
	if got := f.State().Tally()[0].Total(); got != scoring.Whole(2) {
		t.Errorf("Ann has %s", got)
	}
}
