package alike

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
	"saddlebag/templates"
)

// The lines of Goldfever's data that say how many of each card there are.
var (
	pileLine = regexp.MustCompile(`(?m)^  (easy|average|difficult|panic): \{(.*)\}$`)
	cardWord = regexp.MustCompile(`([a-z-]+): (\d+)`)
)

// A pileOf says how many of each card are in a pile.
type pileOf map[string]int

func (p pileOf) sum() (n int) {
	for _, count := range p {
		n += count
	}
	return n
}

// pilesIn reads the piles in the text of house data.
func pilesIn(t *testing.T, text string) map[string]pileOf {
	t.Helper()
	piles := map[string]pileOf{}
	for _, line := range pileLine.FindAllStringSubmatch(text, -1) {
		piles[line[1]] = pileOf{}
		for _, card := range cardWord.FindAllStringSubmatch(line[2], -1) {
			piles[line[1]][card[1]], _ = strconv.Atoi(card[2])
		}
	}
	if len(piles) != 4 {
		t.Fatalf("the data have the piles %v", piles)
	}
	return piles
}

// ran is what the program says to some words.
func ran(t *testing.T, words ...string) string {
	t.Helper()
	var said, wrong strings.Builder
	if code := program.Run(t.Context(), words, strings.NewReader(""), &said, &wrong); code != command.ExitDone {
		t.Fatalf("%v: exit %d: %s", words, code, wrong.String())
	}
	return said.String()
}

// Of every scenario the odds, the printed cards, what GF50 to GF56 say is ours and the
// comment in the data tell the figures that stand in the data, and so do the odds of
// whoever names none.
func TestGoldfeverTellsOneDeck(t *testing.T) {
	title, _ := titles.Find("goldfever")
	offered := templates.Houses("goldfever")
	if len(offered) == 0 {
		t.Fatal("there are no scenarios")
	}
	for _, name := range offered {
		t.Run(name, func(t *testing.T) {
			text := ran(t, "data", "goldfever", name)
			piles := pilesIn(t, text)
			oddsTell(t, piles, ran(t, "rules", "goldfever", "--odds", "--json", "--data", name))
			cardsShow(t, piles, sheetstest.Blank(t, title, name, scoring.Setup{Players: []string{"Ann", "Bob"}}))
			clausesSay(t, piles, text)
		})
	}
	t.Run("none named", func(t *testing.T) {
		oddsTell(t, pilesIn(t, ran(t, "data", "goldfever")), ran(t, "rules", "goldfever", "--odds", "--json"))
	})
}

// oddsTell checks the odds, as JSON, against the piles.
func oddsTell(t *testing.T, piles map[string]pileOf, text string) {
	t.Helper()
	var tables []scoring.Odds
	if err := json.Unmarshal([]byte(text), &tables); err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, table := range tables {
		for _, row := range table.Rows {
			for i, got := range row.Chances {
				of := table.Columns[i+1]
				pile, ways := piles[strings.TrimSuffix(of.String(), " pile")], 0
				if row.Label == "at least one wound" {
					ways = pile["wound"] + pile["two-wounds"]
				} else {
					ways = pile[word(row.Label.String())]
				}
				if want := (scoring.Chance{Ways: int64(ways), Of: int64(pile.sum())}); got != want {
					t.Errorf("%s, %s: the odds are %s, by the data %s", of, row.Label, got, want)
				}
				told++
			}
		}
	}
	if want := 3*6 + 5; told != want { // five sorts of hit cards and any wound, of three piles; five of panic cards
		t.Errorf("%d odds are told, not %d", told, want)
	}
}

// word is a card as the data have it, by what people call it.
func word(card string) string { return strings.ReplaceAll(card, " ", "-") }

// cardsShow counts the cards that are printed.
func cardsShow(t *testing.T, piles map[string]pileOf, job press.Job) {
	t.Helper()
	title, _ := titles.Find("goldfever")
	shown := map[string]pileOf{}
	for _, page := range sheetstest.Made(t, title, job, "cards") {
		for _, placed := range page.Placed {
			pile, card, ok := strings.Cut(placed.Panel.Title.String(), ": ")
			if page.Back || !ok || piles[pile] == nil {
				continue
			}
			if shown[pile] == nil {
				shown[pile] = pileOf{}
			}
			shown[pile][word(card)]++
		}
	}
	for pile, cards := range piles {
		maps.DeleteFunc(cards, func(_ string, n int) bool { return n == 0 })
		if !maps.Equal(shown[pile], cards) {
			t.Errorf("the %s pile is printed with %v, and has %v", pile, shown[pile], cards)
		}
	}
}

// clausesSay checks what the clauses say of ours, and the comment in the data.
func clausesSay(t *testing.T, piles map[string]pileOf, data string) {
	t.Helper()
	wounds := func(p pileOf) int { return p["wound"] + p["two-wounds"] }
	easy, average, difficult := wounds(piles["easy"]), wounds(piles["average"]), wounds(piles["difficult"])
	of := piles["easy"].sum()
	for _, p := range []string{"average", "difficult"} {
		if piles[p].sum() != of {
			t.Errorf("the %s pile has %d cards, the easy one %d", p, piles[p].sum(), of)
		}
	}
	fight := map[string]string{}
	for _, word := range regexp.MustCompile(`([a-z]+): ([a-z0-9]+)`).FindAllStringSubmatch(regexp.MustCompile(`(?m)^fight: \{.*\}$`).FindString(data), -1) {
		fight[word[1]] = word[2]
	}
	steps := map[string]string{"0": "none", "1": "one", "2": "two"}
	for where, want := range map[string]string{
		"GF50": fmt.Sprintf("%d in %d easy cards are a wound, %d in %d average ones and %d in %d difficult ones", easy, of, average, of, difficult, of),
		"GF51": "usually " + fight["knife"],
		"GF52": "usually " + steps[fight["ambush"]],
		"GF56": "usually " + fight["melee"],
	} {
		if said := strings.Join(strings.Fields(ran(t, "rules", "goldfever", where)), " "); !strings.Contains(said, want) {
			t.Errorf("%s, and by the data it is %s", said, want)
		}
	}
	comment := strings.Join(strings.Fields(strings.ReplaceAll(data, "\n#", "")), " ")
	for _, want := range []string{
		fmt.Sprintf("A wound is on %d cards of %d in the easy pile, on %d in the average one and on %d in the difficult one", easy, of, average, difficult),
		fmt.Sprintf("%d cards in all", 3*of+piles["panic"].sum()),
	} {
		if !strings.Contains(comment, want) {
			t.Errorf("no comment in the data says %q", want)
		}
	}
}

// The page of the odds has the deck that a new table plays with.
func TestGoldfeverOddsPage(t *testing.T) {
	t.Parallel()
	_, page := programtest.GetText(t, programtest.Serve(t)+"/rules/goldfever/odds")
	_, row, _ := strings.Cut(page, "at least one wound")
	row, _, _ = strings.Cut(row, "</tr>")
	piles := pilesIn(t, ran(t, "data", "goldfever"))
	var want []string
	for _, p := range []string{"easy", "average", "difficult"} {
		want = append(want, fmt.Sprintf("%d/%d", piles[p]["wound"]+piles[p]["two-wounds"], piles[p].sum()))
	}
	if got := regexp.MustCompile(`\d+/\d+`).FindAllString(row, -1); !slices.Equal(got, want) {
		t.Errorf("the page has %v, by the data it is %v", got, want)
	}
}
