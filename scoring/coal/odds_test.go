package coal_test

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
)

func oddsTable(t *testing.T, title string) scoring.Odds {
	t.Helper()
	for _, o := range game.Game.Odds(nil) {
		if o.Title.String() == title {
			return o
		}
	}
	t.Fatalf("no table %q", title)
	return scoring.Odds{}
}

// Each line is a label and, as fractions, what its chances are.
func checkOdds(t *testing.T, title string, want map[string]string) {
	t.Helper()
	o := oddsTable(t, title)
	for label, fractions := range want {
		i := slices.IndexFunc(o.Rows, func(r scoring.OddsRow) bool { return r.Label.String() == label })
		if i < 0 {
			t.Errorf("%s: no line %q", title, label)
			continue
		}
		var got []string
		for _, c := range o.Rows[i].Chances {
			fraction, _, _ := strings.Cut(c.String(), " ")
			got = append(got, fraction)
		}
		if strings.Join(got, " ") != fractions {
			t.Errorf("%s, %s: got %s, want %s", title, label, strings.Join(got, " "), fractions)
		}
	}
}

func TestOddsOfThrows(t *testing.T) {
	checkOdds(t, "A throw", map[string]string{
		"at least one 1":            "91/216 11/36 1/6", // 216 - 5·5·5, 36 - 5·5
		"a pair or three of a kind": "96/216 6/36 0/6",  // 216 - 6·5·4
		"three of a kind":           "6/216 0/36 0/6",
	})
	checkOdds(t, "The sum of a throw", map[string]string{
		"1": "0/216 0/36 1/6", "2": "0/216 1/36 1/6", "3": "1/216 2/36 1/6", "6": "10/216 5/36 1/6",
		"7": "15/216 6/36 0/6", "10": "27/216 3/36 0/6", "12": "25/216 1/36 0/6", "18": "1/216 0/36 0/6",
	})
}

// The best one meets n unless all three dice are below it: 216 - (n-1)^3. The
// best two add up to 12 with two sixes or more: 3·5 + 1. All three add up to
// 10 or more in 216 - 81 throws.
func TestOddsOfClaims(t *testing.T) {
	checkOdds(t, "A claim with three dice thrown", map[string]string{
		"1":  "216/216 216/216 216/216",
		"2":  "215/216 216/216 216/216",
		"3":  "208/216 215/216 216/216",
		"4":  "189/216 212/216 215/216",
		"5":  "152/216 205/216 212/216",
		"6":  "91/216 193/216 206/216",
		"7":  "0/216 174/216 196/216",
		"10": "0/216 77/216 135/216",
		"11": "0/216 43/216 108/216",
		"12": "0/216 16/216 81/216",
		"13": "0/216 0/216 56/216",
		"18": "0/216 0/216 1/216",
	})
	if n := len(oddsTable(t, "A claim with three dice thrown").Rows); n != 18 {
		t.Errorf("%d numbers", n)
	}
}

func TestOddsOfClaimsNameTheSheet(t *testing.T) {
	sheet := &coal.Sheet{Tunnels: []coal.Tunnel{
		{ID: "tin-1", Mineral: coal.Tin, Deposits: []coal.Deposit{{Number: 5, Digs: 1}, {Number: 5, Digs: 2}}},
		{ID: "coal-1", Mineral: coal.Coal, Deposits: []coal.Deposit{{Number: 4, Digs: 1}, {Number: 5, Digs: 2}}},
	}}
	for _, o := range game.Game.Odds(sheet) {
		if o.Clause != "CW11" {
			continue
		}
		if four, five, six := o.Rows[3].Note, o.Rows[4].Note, o.Rows[5].Note; four != "coal-1" || five != "tin-1, coal-1" || six != "" {
			t.Errorf("4: %q, 5: %q, 6: %q", four, five, six)
		}
	}
}

// A hand that is still hit passes half its total, s, with the chance p(s): the
// sum of p over the six numbers before s, by 6. So p(s) = 7^(s-1)/6^s up to 6,
// p(7) = (7^6-6^6)/6^7 = 70993/279936, and so on; who stays at 14 ends there
// with p(7), at 16 with p(2)/6 + … + p(6)/6 = 63217/279936.
func TestOddsOfBlackjack(t *testing.T) {
	checkOdds(t, "Blackjack", map[string]string{
		"up to 15":   "70993/279936 0/1 0/1 0/1",
		"16":         "63217/279936 450295/1679616 0/1 0/1",
		"17":         "",
		"18":         "54145/279936 395863/1679616 2825473/10077696 0/1",
		"19":         "",
		"20":         "43561/279936 332359/1679616 2444449/10077696 17492167/60466176",
		"21":         "",
		"22 or more": "48020/279936 501099/1679616 4807774/10077696 42974009/60466176",
	})
	o := oddsTable(t, "Blackjack")
	labels := []string{"up to 15", "16", "17", "18", "19", "20", "21", "22 or more"}
	if len(o.Rows) != len(labels) {
		t.Fatalf("%d lines", len(o.Rows))
	}
	for i, r := range o.Rows {
		if r.Label.String() != labels[i] {
			t.Errorf("line %d is %q, want %q", i, r.Label, labels[i])
		}
		if never := strings.Contains(r.Note.String(), "can't happen: every total is even"); never != (len(r.Chances) == 0) {
			t.Errorf("%s: %d chances and the note %q", r.Label, len(r.Chances), r.Note)
		}
	}
	for column, head := range o.Columns[1:] {
		sum := new(big.Rat)
		for _, r := range o.Rows {
			if len(r.Chances) > 0 {
				sum.Add(sum, big.NewRat(r.Chances[column].Ways, r.Chances[column].Of))
			}
		}
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%s: the chances add up to %s", head, sum)
		}
	}
}
