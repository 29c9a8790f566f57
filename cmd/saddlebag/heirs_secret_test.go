package main

import (
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Two tables at which one card differs that Bob has been dealt are the same to
// everybody else, also to the host who has brought the ledger: pages, sheets,
// the notary's view, ledgers, what is offered and what is said to those who ask.
func TestDealtHandsStaySecret(t *testing.T) {
	t.Parallel()
	at := serve(t, "--limits", "off")
	text := read(t, "../../scoring/maloney/testdata/games/empty-hand-4p.ledger")
	begun, _, ok := strings.Cut(text, "# Day 3")
	if !ok || !strings.Contains(begun, " 14-sat\n") {
		t.Fatal("the game has changed")
	}
	know := map[string]map[string]map[string]string{} // by the card, then by who looks
	for _, card := range []string{"14-sat", "14-thu"} {
		path := makeTable(t, at+"/tables/carry", url.Values{"ledger": {strings.Replace(begun, " 14-sat\n", " "+card+"\n", 1)}, "me": {"Ann"}})
		seats := seatsAt(t, at, path, "Ann", "Bob", "Cid", "Dot")
		know[card] = map[string]map[string]string{}
		for name, seat := range seats {
			all := seat.all("s2-hand-card/12", "player", "notary", "result", "board-small")
			for _, guess := range []string{"Cid lays 14 sat", "Bob lays 2 sun", "table deals Bob 14-sat", "Bob reveal 14-sat", "Dot lays 1 wed"} {
				all["guess "+guess] = seat.enter(0, guess) // all are refused: they are late, and no turn of theirs
			}
			for what, text := range all {
				all[what] = made.ReplaceAllString(text, "~")
			}
			know[card][name] = all
		}
		_, ledger := seats["Ann"].get("/t/" + seats["Ann"].code + "/ledger")
		if !strings.Contains(ledger, "table deals Bob ? ? ? ? ? ? ? ? ? ? ? ?\n") || !strings.Contains(ledger, "table deals Ann 1-sun 6-mon ") {
			t.Errorf("the host's ledger shows other hands than the own: %s", ledger)
		}
	}
	for _, name := range []string{"Ann", "Cid", "Dot"} {
		if diff := cmp.Diff(know["14-sat"][name], know["14-thu"][name]); diff != "" {
			t.Errorf("%s can tell the cards apart: %.2000s", name, diff)
		}
	}
	if cmp.Equal(know["14-sat"]["Bob"], know["14-thu"]["Bob"]) {
		t.Error("Bob does not see his own card")
	}
}
