package fortyniners

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/sheets/panel"
	"saddlebag/sheets/sheetstest"
)

// What was found ahead is what is found on our board.
func TestLaidAhead(t *testing.T) {
	b := ours(t)
	p := layPlan(b, nil)
	var found strings.Builder
	found.WriteString(panel.PreparedFor(*b))
	for _, at := range p.ground.found {
		fmt.Fprintln(&found, laidPlace, at.x, at.y)
	}
	for _, g := range p.relief() {
		fmt.Fprintln(&found, laidGrown, g.kind, g.lean, g.high, g.at.x, g.at.y)
	}
	sheetstest.Golden(t, "../laid.txt", found.String())
	if _, _, ok := laidAhead(b); !ok {
		t.Error("what was found is not used")
	}
}
