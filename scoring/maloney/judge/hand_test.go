package judge_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/sheet"
)

// pencil writes on the sheets of Ann, Bob and Cid: "Ann day-1/earned 5", where x
// is a cross and - is blank.
func pencil(t *testing.T, lines ...string) scoring.Filled {
	t.Helper()
	filled := scoring.Filled{}
	for _, line := range lines {
		words := strings.SplitN(line, " ", 3)
		at := scoring.Place{Owner: slices.Index(players, words[0]), Cell: words[1]}
		value, struck := strings.CutPrefix(words[2], "/")
		switch value {
		case "-":
			filled[at] = scoring.Written{}
		case "x":
			filled[at] = scoring.Written{Struck: true}
		default:
			filled[at] = scoring.Written{Value: value, Struck: struck}
		}
	}
	return filled
}

// judged is the audit of three players' sheets, of which only that is known.
func judged(t *testing.T, lines ...string) scoring.Audit {
	t.Helper()
	audit, err := audit.Of(t.Context(), game.Game, scoring.Setup{Players: players[:3], House: ours(t)}, pencil(t, lines...))
	if err != nil {
		t.Fatal(err)
	}
	return audit
}

// All entries of each of these together are nonsense, and not without any of them.
func TestNonsense(t *testing.T) {
	for name, test := range map[string]struct {
		clause  string
		entries []string
	}{
		"two days, three days apart":         {"MI10", []string{"table day-1/weekday mon", "table day-3/weekday thu"}},
		"a day is missing":                   {"MI10", []string{"table day-1/weekday -", "table day-3/weekday thu"}},
		"more than everything":               {"MI12", []string{"table day-1/driver Ann", "table day-1/price 10600"}},
		"more than a good suitcase has left": {"MI12", []string{"table day-1/driver Ann", "table day-1/price 10000", "table day-2/driver Ann", "table day-2/price 2100"}},
		"fined for a bid that can be paid":   {"MI12", []string{"table day-1/bids Ann fined 1900"}},
		"two bids of the same":               {"MI11", []string{"table day-1/bids Ann 300, Bob 300"}},
		"sold below a bid":                   {"MI11", []string{"table day-1/bids Ann 300, Bob 500", "table day-1/price 400"}},
		"sold to another for the same":       {"MI11", []string{"table day-1/bids Ann 300", "table day-1/driver Bob", "table day-1/price 300"}},
		"nobody bids before Ann has driven":  {"MI14", []string{"table day-1/driver Bob (no bid)"}},
		"the last driver drives":             {"MI14", []string{"table day-1/driver Bob", "table day-2/driver Cid (no bid)"}},
		"a joker on a Friday":                {"MI13", []string{"table day-1/weekday fri", "table day-1/driver Ann (joker)"}},
		"a joker twice":                      {"MI13", []string{"table day-1/driver Ann (joker)", "table day-4/driver Ann (joker)"}},
		"a driver on a Sunday":               {"MI20", []string{"table day-2/weekday sun", "table day-2/driver Ann"}},
		"no road from 1 to 16":               {"MI15", []string{"table day-1/city 1", "table day-2/city 16", "table day-2/weekday tue"}},
		"the car stays":                      {"MI15", []string{"table day-1/city 1", "table day-2/city 1"}},
		"a Sunday without a city":            {"MI21", []string{"table day-2/weekday sun", "table day-2/city -"}},
		"begins on another day":              {"MI7", []string{"table deck 3-wed", "table day-1/weekday mon", "table day-4/weekday -"}},
		"no road from where it begins":       {"MI7", []string{"table deck 3-wed", "table day-1/weekday wed", "table day-1/city 4", "table day-4/weekday -"}},
		"opened twice":                       {"MI16", []string{"table day-1/city 9", "table day-5/city 9", "table day-5/suitcase +3"}},
		"never opened":                       {"MI16", []string{"table day-1/city 9", "table day-1/suitcase -"}},
		"+5 is there once":                   {"MI5", []string{"table day-1/suitcase +5", "table day-2/suitcase +5"}},
		"a card in two hands":                {"MI4", []string{"Ann card/1 9-tue", "Bob card/3 /9-tue"}},
		"a card turned and laid":             {"MI4", []string{"table deck 9-tue", "Bob card/3 /9-tue"}},
		"a third card of Kansas City":        {"MI6", []string{"Ann card/1 9-tue", "Ann card/2 /9-thu", "Ann card/8 /9-sat"}},
		"over with 69":                       {"MI30", []string{"Ann day-1/total 69", "table day-2/weekday tue"}},
		"not over": {"MI30", []string{
			"Ann day-1/total 60", "Bob day-1/total 68", "Cid day-1/total 1", "table day-2/weekday -",
			"Ann cards-left 1", "Bob cards-left 2", "Cid cards-left 3",
		}},
		"over before": {"MI30", []string{"Ann cards-left 0", "Ann day-1/earned -", "table day-1/driver Bob", "table day-1/weekday mon", "table day-2/weekday -"}},
		"the testament": {"MI22", []string{
			"Ann day-1/total 6", "Bob day-1/total 5", "Cid day-1/total 1", "table day-2/weekday -", "table testament Bob",
		}},
		// On a Wednesday the cards of Kansas City are worth 6, 1, 3 and 5: no two make 2.
		"two points in Kansas City": {"MI17", []string{"table day-1/weekday wed", "table day-1/driver Bob", "table day-1/city 9", "Ann day-1/earned 2"}},
		// On a Friday they are 4, 6, 1 and 3, doubled.
		"an odd Friday": {"MI18", []string{"table day-1/weekday fri", "table day-1/driver Bob", "Ann day-1/earned 7"}},
		// 7 on a Tuesday is best; doubled, with 5 for the next best, no two make more than 24.
		"too much for any city": {"MI17", []string{"Ann day-1/earned 40"}},
		// The card of Saturday makes 3, not 6.
		"another card": {"MI17", []string{
			"table day-1/weekday wed", "table day-1/driver Bob", "table day-1/city 9", "Ann day-1/earned 6",
			"Ann card/1 /9-sat", "Ann card/2 -", "Ann card/3 -", "Ann card/4 -", "Ann card/5 -", "Ann card/6 -",
			"Ann card/7 -", "Ann card/8 -", "Ann card/9 -", "Ann card/10 -", "Ann card/11 -", "Ann card/12 -",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			audit := judged(t, test.entries...)
			if audit.Verdict != scoring.Impossible || len(audit.Findings) != 1 || audit.Findings[0].Clause != test.clause {
				t.Fatalf("%s: %+v; want %s", audit.Verdict, audit.Findings, test.clause)
			}
			if n := len(audit.Findings[0].Places); n != len(test.entries) {
				t.Errorf("%d places: %+v", n, audit.Findings[0])
			}
		})
	}
}

// None of these contradicts anything.
func TestNoNonsense(t *testing.T) {
	for name, entries := range map[string][]string{
		"fined all there is":     {"table day-1/driver Ann", "table day-1/price 9000", "table day-2/bids Ann fined 1500"},
		"a good suitcase":        {"table day-1/driver Ann", "table day-1/price 10000", "table day-2/driver Ann", "table day-2/price 2000"},
		"a joker after a bid":    {"table day-1/bids Ann 300", "table day-1/driver Bob (joker)", "table day-1/price 0"},
		"a tie keeps it":         {"Ann day-1/total 6", "Bob day-1/total 5", "Cid day-1/total 1", "Ann day-2/total 6", "Bob day-2/total 6", "Cid day-2/total 1", "table day-3/weekday -", "table testament Ann"},
		"begins on a Sunday":     {"table day-1/weekday sun", "table day-1/driver Ann (no bid)", "table day-1/price 0"},
		"a Sunday far away":      {"table day-2/weekday sun", "table day-1/city 1", "table day-2/city 16"},
		"a suitcase for nothing": {"table day-1/weekday wed", "table day-1/driver Ann", "table day-1/city 9", "table day-1/suitcase +2", "Ann day-1/earned 2"},
	} {
		if audit := judged(t, entries...); len(audit.Findings) > 0 || audit.Verdict != scoring.CannotBeTold {
			t.Errorf("%s: %s: %+v", name, audit.Verdict, audit.Findings)
		}
	}
}

// Ann buys the car for $10,300 and loses $500 of the $200 left; Bob lays two
// cards of Kansas City on a Wednesday, and his hand is empty.
var lastDay = []string{
	"table day-1/weekday wed", "table day-1/bids -", "table day-1/driver Ann", "table day-1/price 10300", "table day-1/city 9",
	"table day-1/suitcase -$500", "table day-2/weekday -",
	"Ann day-1/earned -", "Bob day-1/earned 11", "Cid day-1/earned -",
}

// Points come from the days, and so does the money: a loss stops at nothing
// (MI19, MI31).
func TestScoresOfDays(t *testing.T) {
	audit := judged(t, lastDay...)
	if audit.Verdict != scoring.Right || len(audit.Missing) > 0 || !slices.Equal(audit.Ranks, []int{3, 1, 2}) {
		t.Fatalf("%+v", audit)
	}
	for seat, want := range []scoring.Tenths{0, 110 + 105, 105} {
		if got := audit.Scores[seat].Total(); got != want {
			t.Errorf("%s has %s, want %s", players[seat], got, want)
		}
	}
	if lines := audit.Scores[1].Lines; len(lines) != 2 || lines[0].Label.String() != "Day 1: cards in Kansas City" || lines[0].Clause != "MI17" {
		t.Errorf("%+v", lines)
	}
}

// A sum that is wrong is told with what it should be.
func TestWrongSums(t *testing.T) {
	for entry, want := range map[string]string{
		"Ann purse 200":      "Ann's money, in $, is 10500 - 10300 - 200 = 0; the sheet says 200.",
		"Bob points 12":      "Bob's points are 11; the sheet says 12.",
		"Bob day-1/total 10": "Bob's running total after day 1 is 11; the sheet says 10.",
		"Bob together 21":    "Bob's points and money come to 11 + 10.5 = 21.5; the sheet says 21.",
		"table bank 10300":   "The bank's takings, in $, come to 10500; the sheet says 10300.",
		"Cid together 10.5":  "",
		"table bank 10500":   "",
	} {
		audit := judged(t, append(slices.Clone(lastDay), entry)...)
		switch {
		case want == "" && len(audit.Findings) > 0:
			t.Errorf("%s: %+v", entry, audit.Findings)
		case want != "" && (audit.Verdict != scoring.WrongTotal || len(audit.Findings) != 1 || audit.Findings[0].Message.String() != want):
			t.Errorf("%s: %s: %+v; want %s", entry, audit.Verdict, audit.Findings, want)
		}
	}
}

// Corrections count, and contradict nothing (LG5).
func TestCorrectedSheets(t *testing.T) {
	audit := judged(t, append(slices.Clone(lastDay), "Bob correct/points 3", "Cid correct/money -500", "Bob points 14", "Cid purse 10000")...)
	if audit.Verdict != scoring.Right || audit.Scores[1].Total() != 140+105 || audit.Scores[2].Total() != 100 || audit.Scores[2].Uncorrected() != 105 {
		t.Fatalf("%+v", audit)
	}
}

// Points that were added up are a claim, and money in hand is counted: what the
// scores follow from, and is missing, is told.
func TestMissing(t *testing.T) {
	column := func(name string) (lines []string) {
		for n := 1; n <= sheet.PaperDays; n++ {
			lines = append(lines, name+" day-"+strconv.Itoa(n)+"/earned "+map[bool]string{true: "10", false: "-"}[n < 5])
		}
		return lines
	}
	audit := judged(t, slices.Concat([]string{"Ann points 40", "Ann purse 8500", "Bob points 40", "Cid purse 100"}, column("Ann"), column("Bob"), column("Cid")[1:])...)
	want := []scoring.Place{{Owner: 1, Cell: maloney.PurseCell}, {Owner: 2, Cell: maloney.RowCell(1, maloney.ColumnEarned)}}
	if audit.Verdict != scoring.CannotBeTold || !slices.Equal(audit.Missing, want) || audit.Ranks != nil {
		t.Errorf("%s: %+v, missing %v", audit.Verdict, audit.Findings, audit.Missing)
	}
	if got := audit.Scores[0]; !got.Known || got.Total() != 485 {
		t.Errorf("%+v", got)
	}
}

// Totals alone say nothing of how they came about.
func TestTotalsAlone(t *testing.T) {
	ends := func(points, purse, together string) []string {
		return []string{"Ann points " + points, "Ann purse " + purse, "Ann together " + together}
	}
	for _, test := range []struct {
		entries []string
		clause  string // empty where nothing is against them
		says    string
	}{
		{ends("70", "8500", "78.5"), "", ""},
		{ends("99", "15300", "114.3"), "", ""},
		{ends("-8", "0", "-8"), "", ""},
		{ends("100", "0", "100"), "MI30", "Ann can't have 100 points: the game ends with 69, and the last day brings 31 at most."},
		{[]string{"Ann points 500"}, "MI30", "Ann can't have 500 points: the game ends with 69, and the last day brings 31 at most."},
		{ends("70", "8500", "78.6"), "MI31", "Ann's points and money come to 70 + 8.5 = 78.5; the sheet says 78.6."},
		{ends("70", "8500", "77.5"), "MI31", "Ann's points and money come to 70 + 8.5 = 78.5; the sheet says 77.5."},
		{[]string{"Ann together 200"}, "MI31", "Ann can't have 200 for points and money together. Points run from -8 to 99, and money adds 15.3 at most."},
	} {
		audit := judged(t, test.entries...)
		switch {
		case test.clause == "" && (len(audit.Findings) > 0 || audit.Verdict != scoring.CannotBeTold):
			t.Errorf("%v: %s: %+v", test.entries, audit.Verdict, audit.Findings)
		case test.clause != "" && (len(audit.Findings) == 0 || audit.Findings[0].Clause != test.clause || audit.Findings[0].Message.String() != test.says):
			t.Errorf("%v: %s: %+v; want %s", test.entries, audit.Verdict, audit.Findings, test.says)
		}
	}
}

// Whoever has points enough ends the game, so that no row need be blank to tell
// that no day follows (MI30).
func TestWonBeforeBlankRows(t *testing.T) {
	var entries []string
	for n := 1; n <= 6; n++ {
		day := "day-" + strconv.Itoa(n)
		entries = append(entries, "table "+day+"/bids -", "table "+day+"/driver Bob", "table "+day+"/price 100", "table "+day+"/suitcase -", "Ann "+day+"/earned 12")
	}
	for entry, want := range map[string]scoring.Verdict{
		"Ann points 72":  scoring.CannotBeTold,
		"Ann points 71":  scoring.WrongTotal,
		"Bob purse 9900": scoring.CannotBeTold,
		"Bob purse 9800": scoring.WrongTotal,
	} {
		if audit := judged(t, append(slices.Clone(entries), entry)...); audit.Verdict != want {
			t.Errorf("%s: %s, want %s: %+v", entry, audit.Verdict, want, audit.Findings)
		}
	}
}

// Where no days are known, what lies on the table must do.
func TestWithoutDays(t *testing.T) {
	done := []string{"Ann points 70", "Bob points 30", "Cid points 2", "Ann cards-left 3", "Bob cards-left 2", "Cid cards-left 9"}
	for name, test := range map[string]struct {
		change, clause string
	}{
		"nobody is done":       {"Ann points 68", "MI30"},
		"the testament":        {"table testament Bob", "MI22"},
		"more than all money":  {"Ann purse 31400", "MI5"},
		"somebody is done":     {"Ann points 69", ""},
		"an empty hand":        {"Ann cards-left 0", ""},
		"the leader's":         {"table testament Ann", ""},
		"much money":           {"Ann purse 12000", ""},
		"corrected afterwards": {"Ann correct/points -3", ""},
	} {
		entries := slices.DeleteFunc(slices.Clone(done), func(e string) bool {
			return strings.Join(strings.Fields(e)[:2], " ") == strings.Join(strings.Fields(test.change)[:2], " ")
		})
		audit := judged(t, append(entries, test.change)...)
		switch {
		case test.clause == "" && len(audit.Findings) > 0:
			t.Errorf("%s: %+v", name, audit.Findings)
		case test.clause != "" && (len(audit.Findings) != 1 || audit.Findings[0].Clause != test.clause):
			t.Errorf("%s: %+v; want %s", name, audit.Findings, test.clause)
		}
	}
}

// A purse can be no fuller than all suitcases make it, whatever the others hold:
// on Sundays they pay every player (MI5, MI20).
func TestPurseLimit(t *testing.T) {
	const most = 10500 + 1500 + 2*1000 + 2*500 + 300
	full, over := strconv.Itoa(most), strconv.Itoa(most+100)
	for _, rest := range [][]string{nil, {"Bob purse 0"}, {"Bob purse 0", "Cid purse 0", "Ann points 70", "Bob points 1", "Cid points 2"}} {
		if audit := judged(t, append(slices.Clone(rest), "Ann purse "+full)...); len(audit.Findings) > 0 {
			t.Errorf("a purse of all, and %v: %+v", rest, audit.Findings)
		}
		audit := judged(t, append(slices.Clone(rest), "Ann purse "+over)...)
		if audit.Verdict != scoring.Impossible || len(audit.Findings) != 1 || audit.Findings[0].Clause != "MI5" {
			t.Errorf("a purse of more, and %v: %s: %+v", rest, audit.Verdict, audit.Findings)
		}
	}
	if audit := judged(t, "Ann purse "+full, "Bob purse "+full, "Cid purse "+full); len(audit.Findings) > 0 {
		t.Errorf("three purses of all: %+v", audit.Findings)
	}
}

// What contradicts something goes on doing so when more becomes known.
func TestAddedEntries(t *testing.T) {
	won := []string{"Ann points 71"}
	for n := 1; n <= 6; n++ {
		won = append(won, "Ann day-"+strconv.Itoa(n)+"/earned 12")
	}
	notOver := []string{"Ann points 60", "Bob points 68", "Cid points 1", "Ann cards-left 1", "Bob cards-left 2", "Cid cards-left 3"}
	for name, test := range map[string]struct{ entries, more []string }{
		"not over, and cards":            {notOver, []string{"Ann card/1 /9-tue", "Ann card/2 9-thu"}},
		"not over, and a last day":       {notOver, []string{"table day-5/weekday -"}},
		"the testament, and a last day":  {append(notOver[:3:3], "table testament Ann"), []string{"table day-5/weekday -", "table day-4/weekday mon"}},
		"points of days, and a last day": {won, []string{"table day-9/weekday -"}},
		"a last day, and points of days": {append(slices.Clone(notOver), "table day-9/weekday -"), won[1:]},
		"not from there, and a later day": {
			[]string{"table deck 3-wed", "table day-1/weekday mon", "table day-4/weekday -"}, []string{"table day-6/weekday sat"},
		},
	} {
		if audit := judged(t, test.entries...); len(audit.Findings) == 0 {
			t.Errorf("%s: nothing is wrong with %v", name, test.entries)
		}
		if audit := judged(t, append(slices.Clone(test.entries), test.more...)...); len(audit.Findings) == 0 {
			t.Errorf("%s: nothing is wrong any more", name)
		}
	}
}
