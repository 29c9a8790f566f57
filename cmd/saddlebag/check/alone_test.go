package check_test

import (
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// Who plays alone has nobody to win against; two have.
func TestNobodyWinsAlone(t *testing.T) {
	t.Parallel()
	for file, want := range map[string]string{
		"solo-no-rank":      "over: six deliveries; no problems found",
		"six-deliveries-2p": "over: six deliveries; won by Ann; no problems found",
	} {
		var said strings.Builder
		programtest.Run(t.Context(), []string{"check", "../../../scoring/coal/testdata/games/" + file + ".ledger"}, strings.NewReader(""), &said, t.Output())
		if line, _, _ := strings.Cut(said.String(), "\n"); !strings.HasSuffix(line, want) {
			t.Errorf("%s: %q; want %q at its end", file, line, want)
		}
	}
}
