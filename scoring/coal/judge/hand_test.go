package judge_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// byHand judges the sheets that were copied by hand, with some lines changed:
// what stands there, and what is written instead.
func byHand(t *testing.T, changes ...string) (*final.Document, scoring.Audit) {
	t.Helper()
	text, err := os.ReadFile("../testdata/hand/six-deliveries-2p.final")
	if err != nil {
		t.Fatal(err)
	}
	sheets := string(text)
	for i := 0; i+1 < len(changes); i += 2 {
		if !strings.Contains(sheets, changes[i]+"\n") {
			t.Fatalf("nobody has written %q", changes[i])
		}
		sheets = strings.Replace(sheets, changes[i]+"\n", changes[i+1]+"\n", 1)
	}
	shelf := ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}
	d, err := final.Open(shelf, "sheets", sheets, nil)
	if err != nil {
		t.Fatal(err)
	}
	judged, err := d.Audit(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return d, judged
}

// Sheets copied as people copy them are read, and right: with the scores that the
// ledger of that game ends with.
func TestSheetsByHand(t *testing.T) {
	d, judged := byHand(t)
	if len(d.Unread) > 0 || judged.Verdict != scoring.Right || len(judged.Doubts) > 0 {
		t.Fatalf("%s: not read %v, %v, doubts %v", judged.Verdict, d.Unread, judged.Findings, judged.Doubts)
	}
	for seat, want := range []int{341, 331} {
		if got := judged.Scores[seat].Total(); got != scoring.Whole(want) {
			t.Errorf("seat %d has $%s, not $%d", seat, got, want)
		}
	}
}

// What is wrong on such sheets is told in the words of a table.
func TestSlipsByHand(t *testing.T) {
	for want, changes := range map[string][]string{
		"After row 2, Ann should have 15 - 10 = 5; the sheet says 15.": {
			"ann cash-column 1 share -10 5", "ann cash-column 1 share -10 15",
		},
		"Bob should end up with 313 + 18 = 331; the sheet says 313.": {"bob cash $331", "bob cash $313"},
		"Ann should end up with 341; the sheet says 314.": {
			"ann end 226 114 33 341", "ann end 226 114 33 314",
		},
		"Ann's deliveries come to 60 + 56 + 25 + 25 + 60 = 226; the sheet says 236.": {
			"ann end 226 114 33 341", "ann end 236 114 33 341",
		},
		"The minerals left in Ann's Ore Stash are worth 15 + 18 = 33; the sheet says 63.": {
			"ann end 226 114 33 341", "ann end 226 114 63 341",
		},
		"Ann's shares pay 1 × 30 + 2 × 24 + 2 × 18 = $114 after 6 rounds, but the cash column has $108.": {
			`ann cash-column 6 "shares pay" +36 341`, `ann cash-column 6 "shares pay" +30 335`, "ann end 226 114 33 341", "ann end 226 108 33 335",
		},
		"Ann's burro 3 should bring in 12 + 12 + 8 + 8 + 8 + 8 = 56; the sheet says 65.": {
			"ann burro-3 s s t t t t $56", "ann burro-3 s s t t t t $65",
		},
		"The bandit on Ann's burro 4 steals Silver, the most valuable kind on board. Crossed out: nothing.": {
			"ann burro-4 /S CCCCC 25", "ann burro-4 S CCCCC 37",
		},
		"Ann loaded 10 Silver, but crossed out 9 in the Ore Stash.": {
			"ann stash 3C /10C /10T 6B /10S", "ann stash 3C /10C /10T 6B /9S S",
		},
		"Ann claimed 10 Tin deposits, but the Ore Stash has T in 9 boxes.": {
			"ann stash 3C /10C /10T 6B /10S", "ann stash 3C /10C /9T 6B /10S",
		},
		"Bob has 2 bandits scratched. At $10 each, that's $20, but the Pistol rows add up to $10.": {
			"bob cash/12 4 pistols -20 161", "bob cash/12 4 pistol -10 161",
		},
		"Row 18 of Bob's cash column has +18 for Railroad Shares in round 3. Shares pay after the last round, but round 6 was played.": {
			"bob cash/18 6 shares-paid 18", "bob cash/18 3 shares-paid 18",
		},
		"Ann's burro 1 can't bring in $95: no load is worth that.": {
			"ann burro-1 SSSTTT 60", "ann burro-1 SSSTTT 95",
		},
		"Bob's corrections come to 10; the sheet says 50.": {
			"bob cash $331", "bob cash/19 6 correction +10 341\nbob correct/cash +50\nbob cash $341",
		},
		"Row 4 of Ann's cash column has +30 for Varmint Huntin' in round 2. That amount isn't possible.": {
			"ann cash-column 2 hunting +18 23", "ann cash-column 2 hunting +30 35",
		},
		"Ann is the only Coal Baron and gets $40, but the cash column has $20.": {
			"table coal-baron ann and bob", "table coal-baron ann",
		},
	} {
		_, judged := byHand(t, changes...)
		if !slices.ContainsFunc(judged.Findings, func(c scoring.Contradiction) bool { return strings.HasPrefix(c.Message.String(), want) }) {
			t.Errorf("of %q nobody says %q, but %s: %+v %+v", changes, want, judged.Verdict, judged.Findings, judged.Unread)
		}
	}
}

// What the clauses allow, and hardly any game has, is asked back, and wrong all the
// same only where something else is.
func TestDoubtsByHand(t *testing.T) {
	for want, changes := range map[string][]string{
		"Row 9 of Ann's cash column has no round.":  {"ann cash-column 3 shares -10 86", "ann cash-column - shares -10 86"},
		"Row 3 of Bob's cash column is for round 2": {"bob cash/3 1 delivery 16 21", "bob cash/3 2 delivery 16 21"},
		"Row 4 of Bob's cash column has +15 for Varmint Huntin' in round 1. It should be above that round's delivery.": {
			"bob cash/4 2 varmint 15", "bob cash/4 1 varmint 15",
		},
	} {
		_, judged := byHand(t, changes...)
		if !slices.ContainsFunc(judged.Doubts, func(c scoring.Contradiction) bool { return strings.HasPrefix(c.Message.String(), want) }) {
			t.Errorf("of %q nobody says %q, but doubts %+v", changes, want, judged.Doubts)
		}
	}
}

// Of totals alone the clauses set no bound to the cash, and it is said what it
// would take.
func TestTotalsAlone(t *testing.T) {
	setup := scoring.Setup{Players: []string{"Ann", "Bob"}, House: scoringtest.House(t, game.Game, "../../../templates/coal-n-write/lode-1.yaml")}
	for cash, visits := range map[string]string{"5000": "at least 43 visits", "400": ""} {
		judged, err := audit.Of(t.Context(), game.Game, setup, scoring.Filled{{Owner: 0, Cell: coal.CashCell}: {Value: cash}})
		if err != nil {
			t.Fatal(err)
		}
		if judged.Verdict != scoring.CannotBeTold || (visits == "") != (len(judged.Doubts) == 0) {
			t.Errorf("$%s: %s, doubts %v", cash, judged.Verdict, judged.Doubts)
		}
		if visits != "" && !strings.Contains(judged.Doubts[0].Message.String(), visits) {
			t.Errorf("$%s: %s", cash, judged.Doubts[0].Message)
		}
	}
	impossible := map[string]scoring.Filled{
		"CW24": {{Owner: 0, Cell: coal.EndSharesCell}: {Value: "13"}},
		"CW22": {{Owner: 0, Cell: coal.EndSharesCell}: {Value: "90"}, {Owner: 0, Cell: coal.CashCell}: {Value: "27"}},
		"CW14": {{Owner: 0, Cell: coal.EndDeliveriesCell}: {Value: "310"}},
	}
	for clause, filled := range impossible {
		judged, err := audit.Of(t.Context(), game.Game, setup, filled)
		if err != nil || len(judged.Findings) != 1 || judged.Findings[0].Clause != clause {
			t.Errorf("%v: %v, %+v", filled, err, judged.Findings)
		}
	}
}

// Nothing is doubted of games that were played.
func TestNothingDoubted(t *testing.T) {
	for n := range uint64(30) {
		k := auditKinds[int(n)%len(auditKinds)]
		setup := scoring.Setup{Players: scoringtest.Names(k.Players), Options: k.Options, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml")}
		state, err := sheet.Start(setup)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := scoringtest.Play(state, rand.New(rand.NewPCG(n, 2)), 100_000); err != nil {
			t.Fatal(err)
		}
		judged, err := audit.Of(t.Context(), game.Game, setup, scoring.FilledFrom(state.Blank(), state))
		if err != nil || len(judged.Doubts) > 0 || judged.Verdict != scoring.Right {
			t.Errorf("game %d: %v, %s, doubts %+v", n, err, judged.Verdict, judged.Doubts)
		}
	}
}
