package rintintin_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// Boards of people's own print as well as ours.
func TestOwnData(t *testing.T) { sheetstest.Own(t, rintintin.Title, ownBoard) }

// ownBoard is any board that RT2 to RT4 allow: the groups and the sectors in any order, and
// cards of any points.
func ownBoard(t *rapid.T) any {
	b := &rules.Board{Spinner: rapid.Permutation(rules.Sectors).Draw(t, "spinner")}
	var territories []string
	for range rules.Groups / len(rules.Territories) {
		territories = append(territories, rules.Territories...)
	}
	count := map[string]int{}
	for _, territory := range rapid.Permutation(territories).Draw(t, "groups") {
		count[territory]++
		b.Groups = append(b.Groups, rules.Group{ID: fmt.Sprint(territory, "-", count[territory]), Territory: territory})
	}
	for range rules.Cards {
		b.Boodle = append(b.Boodle, sheetstest.Extreme(t, 0, 100, "boodle"))
	}
	return b
}
