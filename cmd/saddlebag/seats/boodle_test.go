package seats

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
)

// made is what differs between two tables at which the same is played: codes
// and hashes, times, and marks of what a page has seen.
var made = mask{form: regexp.MustCompile(`data-revision="[^"]*"|[0-9a-f]{12,}|[a-z2-7]{26}|"short":"[^"]*"|class="short-code">[A-Z]{6}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z?|\b[0-9]{2}:[0-9]{2}(:[0-9]{2})?\b|"nonce":"[^"]*"`)}

// Two tables at which one card differs, that Bob has drawn and keeps to himself,
// are the same to everybody else: pages, sheets, ledgers, what is offered, and
// what is said to those who guess.
func TestBoodleCardsStaySecret(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	events := programtest.GameEvents(t, "../../../scoring/rintintin/testdata/games/all-secret-4p.ledger")[:38]
	know := map[string]map[string]map[string]string{} // by the card, then by who looks
	for _, card := range []string{"0", "10"} {
		seats := programtest.SeatsAt(t, at, programtest.NewTableOf(t, at, "rin-tin-tin", "physical", "Ann", "Bob", "Cy", "Di"), "Ann", "Bob", "Cy", "Di")
		for i, e := range events {
			seats[e.Actor].Enter(i, e.String())
		}
		bob := seats["Bob"]
		bob.Enter(38, "Bob boodle "+card)
		bob.Enter(39, "Bob undo")
		bob.Enter(40, "Bob redo")
		know[card] = map[string]map[string]string{}
		for name, seat := range seats {
			all := seat.All("s2-score-card/1", "score", "result", "board-small")
			for _, guess := range []string{"Cy boodle 10", "Bob boodle 10", "Bob reveal 10", "Bob reveal 0", "Bob redo", "Di spin red"} {
				all["guess "+guess] = seat.Enter(41, guess)
			}
			for what, text := range all {
				all[what] = made.over(text)
			}
			know[card][name] = all
		}
		_, ledger := seats["Di"].Get("/t/" + seats["Di"].Code + "/ledger")
		if !strings.Contains(ledger, "Bob boodle ?\n") {
			t.Errorf("Di's ledger has not Bob's hidden card: %s", ledger)
		}
		file := filepath.Join(t.TempDir(), "di.ledger")
		programtest.Write(t, file, ledger)
		// Red 1 brings Bob 4 and Green 1 so far 1; the card counts when it is shown.
		said, err := exec.Command("saddlebag", "check", file).CombinedOutput()
		if said := string(said); err != nil || !strings.Contains(said, "Bob: 5 points") || !strings.Contains(said, "1 secret card") {
			t.Errorf("the ledger that Di has is checked as %s, %v", said, err)
		}
	}
	for _, name := range []string{"Ann", "Cy", "Di"} {
		if diff := cmp.Diff(know["0"][name], know["10"][name]); diff != "" {
			t.Errorf("%s can tell the cards apart: %s", name, diff)
		}
	}
	if cmp.Equal(know["0"]["Bob"], know["10"]["Bob"]) {
		t.Error("Bob does not see his own card")
	}
}
