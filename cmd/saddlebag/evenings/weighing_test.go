package evenings

import (
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
)

// Whoever loads a burro sees what the load would bring, fills it in one tap with what
// is worth most, and is asked where they leave behind all that waits.
func TestWeighingALoad(t *testing.T) {
	t.Parallel()
	text := programtest.Read(t, "../../../scoring/coal/testdata/games/six-deliveries-2p.ledger")
	until := strings.Index(text, "Ann load burro-1")
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {text[:until]}, "me": {"Ann"}, "dice": {live.Virtual}})
	ann := programtest.Gather(t, at, table, programtest.Still, "Ann", "Bob").Players[0]
	ann.Touch(tabletest.Target{"cell": "s1-burros-burro-1/slot-1"})
	ann.WaitText("#ask .earns", "earns $0")
	go_ := tabletest.Target{"css": "#ask [data-go]"}
	ann.Touch(go_)
	ann.WaitText("#ask [data-go]", "Load burro 1 with nothing?")
	ann.Touch(tabletest.Target{"css": "#ask [data-fill]"})
	ann.WaitText("#ask [data-go]", "Load burro 1: 3 Silver, 3 Tin")
	ann.WaitText("#ask .earns", "earns $60") // CW15: 3×12 + 3×8, and no bandit waits at burro 1 (CW45)
	ann.Touch(go_)
	ann.WaitEntry("Ann load burro-1 S S S T T T")
}

// With a bandit at the burro, Fill leaves one mineral for him, says what that brings, and
// what he would rather be left with.
func TestWeighingALoadForABandit(t *testing.T) {
	t.Parallel()
	text := programtest.Read(t, "../../../scoring/coal/testdata/games/six-deliveries-2p.ledger")
	until := strings.Index(text, "Ann load burro-2")
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {text[:until]}, "me": {"Ann"}, "dice": {live.Virtual}})
	ann := programtest.Gather(t, at, table, programtest.Still, "Ann", "Bob").Players[0]
	// Ann has claimed two Tin, seven Coal and a Borax by now. A Tin for the bandit, and five Coal
	// at $5 are left (CW15, CW41).
	ann.Touch(tabletest.Target{"cell": "s1-burros-burro-2/slot-1"})
	ann.WaitText("#ask .fills", "Tin and 5 Coal. Brings $25; bandits take the Tin.")
	ann.Touch(tabletest.Target{"css": "#ask [data-fill].next"})
	ann.WaitText("#ask [data-go]", "Load burro 2: 1 Coal, 1 Borax")
	ann.WaitText("#ask .earns", "earns $3")
	ann.WaitText("#ask .next", "Next best: Coal and Borax, $3; bandits take the Coal")
	ann.Touch(tabletest.Target{"css": "#ask [data-fill]"})
	ann.WaitText("#ask [data-go]", "Load burro 2: 1 Tin, 5 Coal")
	ann.WaitText("#ask .earns", "earns $25")
	ann.Settled()
	ann.Shot("fill")
	ann.Touch(tabletest.Target{"css": "#ask [data-go]"})
	ann.WaitEntry("Ann load burro-2 T C C C C C")
}
