package goldfever_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/templates"
)

// What `make balance` sets: how many games each style plays against each, on each
// side, and the seed of their chances.
const (
	gamesEnv = "BALANCE_GAMES"
	seedEnv  = "BALANCE_SEED"
)

// The hard limits of balance, in thousandths.
const (
	mostWon   = 600 // by a side, over all goldfevertest.Styles
	leastGold = 450 // of all points, where gold is the aim
)

// forGold are the scenarios in which gold is the aim.
var forGold = []string{"showdown-2", "bank-job-3", "gold-rush-4", "train-2"}

// A tourney is every style against every style.
type tourney [][]*match

// TestBalance has every style of play meet every style on both sides in each scenario,
// and shows what comes of it; how wide a figure's 95 % interval is stands in its
// heading. Few games show little: what is held to the limits is what even they would
// show.
func TestBalance(t *testing.T) {
	games, seed := fromEnv(t, gamesEnv, 2), fromEnv(t, seedEnv, 60)
	for _, name := range templates.Houses(sheet.Info.ID) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			house := goldfevertest.Ours(t, name)
			all := make(tourney, len(goldfevertest.Styles))
			for i := range goldfevertest.Styles {
				for j := range goldfevertest.Styles {
					by := [terms.Teams]*goldfevertest.Style{&goldfevertest.Styles[i], &goldfevertest.Styles[j]}
					all[i] = append(all[i], playMatch(t, house, by, games, uint64(seed+100*i+j)))
				}
			}
			t.Logf("seed %d, %d games a cell\n%s", seed, games, all.table(house))
			whole := all.whole()
			wide := width(whole.games) * 3 / 2
			for team := range terms.Teams {
				if n := whole.share(team); n > mostWon+wide {
					t.Errorf("%s win %d of 1000 games", house.Scenario.Teams[team].Name, n)
				}
			}
			if n := whole.golden(); slices.Contains(forGold, name) && n < leastGold-wide {
				t.Errorf("gold makes %d of 1000 points", n)
			}
		})
	}
}

func fromEnv(t *testing.T, env string, otherwise int) int {
	t.Helper()
	text, ok := os.LookupEnv(env)
	if !ok {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", env, err)
	}
	return n
}

// width is half the 95 % interval of a share of so many games, in thousandths: at
// its widest, which is at a half.
func width(games int) int {
	n := 0
	for n*n*games < 980*980 {
		n++
	}
	return n
}

// whole is all matches together.
func (all tourney) whole() *match {
	sum := newMatch()
	for _, row := range all {
		for _, m := range row {
			sum.add(m)
		}
	}
	return sum
}

// score is what a style wins against the others, on both sides together, and how it
// goes about that.
func (all tourney) score(style int) (share int, did map[string]int, games int) {
	did = map[string]int{}
	for other := range all {
		if other == style {
			continue
		}
		for team, m := range []*match{all[style][other], all[other][style]} {
			share += m.share(team)
			games += m.games
			for what, n := range m.did[team] {
				did[what] += n
			}
		}
	}
	return share / (2 * (len(all) - 1)), did, games
}

// table shows a tourney, in per cent.
func (all tourney) table(house *scenario.House) string {
	var b strings.Builder
	per := func(n int) string { return fmt.Sprintf("%d.%d", n/10, n%10) }
	whole := all.whole()
	fmt.Fprintf(&b, "%s wins, by its style (rows) and the other side's, ±%s\n%-10s", house.Scenario.Teams[0].Name, per(width(all[0][0].games)), "")
	for _, s := range goldfevertest.Styles {
		fmt.Fprintf(&b, "%9s", s.Name)
	}
	for i, row := range all {
		fmt.Fprintf(&b, "\n%-10s", goldfevertest.Styles[i].Name)
		for _, m := range row {
			fmt.Fprintf(&b, "%9s", per(m.share(0)))
		}
	}
	fmt.Fprintf(&b, "\nover all pairs %s : %s, ±%s\n", per(whole.share(0)), per(whole.share(1)), per(width(whole.games)))
	best, most := 0, 0
	for i := range goldfevertest.Styles {
		share, _, games := all.score(i)
		fmt.Fprintf(&b, "%s %s, ", goldfevertest.Styles[i].Name, per(share))
		if i == len(goldfevertest.Styles)-1 {
			fmt.Fprintf(&b, "against all others, ±%s\n", per(width(games)))
		}
		if share > most {
			best, most = i, share
		}
	}
	_, did, games := all.score(best)
	fmt.Fprintf(&b, "%s uses, in %% of games:", goldfevertest.Styles[best].Name)
	for _, what := range worthUsing {
		fmt.Fprintf(&b, " %s %s,", what, per(1000*did[what]/games))
	}
	fmt.Fprintf(&b, " ±%s\nover by", per(width(games)))
	for _, end := range sheet.Info.Ends {
		reason := end.Reason
		fmt.Fprintf(&b, " %s %s,", reason, per(1000*whole.Ended[reason.String()]/whole.games))
	}
	draws := whole.games - whole.won[0] - whole.won[1]
	fmt.Fprintf(&b, " drawn %s; gold makes %s of the points, kills %s; %d.%d rounds, %d entries\n",
		per(1000*draws/whole.games), per(whole.golden()), per(whole.kills()), whole.rounds/whole.games, 10*whole.rounds/whole.games%10, whole.events/whole.games)
	return b.String()
}
