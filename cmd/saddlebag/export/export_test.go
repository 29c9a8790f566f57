package export_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/export"
)

// The feats of a game come with it, as far as somebody would tell of them: whose, how much, and
// the lines that made the best. Ann's sixth burro brings 2 × $12 + 2 × $8 + $5 + $3 in line 85,
// Bob's $12 + 3 × $5 + 2 × $3 in line 86.
func TestFeatsComeWithTheGame(t *testing.T) {
	cmd := export.Command()
	cmd.SetArgs([]string{"../../../scoring/coal/testdata/games/shared-win-2p.ledger", "--to", "json"})
	var out bytes.Buffer
	cmd.SetOut(&out)
	if err := cmd.ExecuteContext(t.Context()); err != nil {
		t.Fatal(err)
	}
	type feat struct {
		ID      string
		Figures []json.Number
		Lines   []struct {
			Entry int
			Verb  string
			Args  []string
		}
	}
	var play struct {
		Players []struct {
			Name  string
			Score json.Number
			Rank  int
		}
		Feats []feat
	}
	if err := json.Unmarshal(out.Bytes(), &play); err != nil {
		t.Fatal(err)
	}
	if n := len(play.Players); n != 2 || play.Players[0].Name != "Ann" || play.Players[1].Rank != 1 || play.Players[1].Score != "123.0" {
		t.Errorf("players: %+v", play.Players)
	}
	want := []json.Number{"48.0", "33.0"}
	for _, f := range play.Feats {
		if f.ID != "delivery" {
			continue
		}
		if diff := cmp.Diff(want, f.Figures); diff != "" {
			t.Errorf("figures (-want +got):\n%s", diff)
		}
		ann, bob := f.Lines[0], f.Lines[1]
		if ann.Entry != 85 || bob.Entry != 86 || ann.Verb != "load" || cmp.Diff([]string{"burro-3", "S", "S", "T", "T", "C", "B"}, ann.Args) != "" {
			t.Errorf("lines: %+v", f.Lines)
		}
		return
	}
	t.Errorf("no delivery among %+v", play.Feats)
}
