package final_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/final"
)

// What can be read is written so that it is read as the same, and reported on.
func FuzzOpen(f *testing.F) {
	f.Add(head + "Ann stash S T /T\n\"Bob T\" burro-3 S - # so\r\ntable round x x\nAnn cash/1 +15 varmint 3\nAnn cash 312")
	f.Add(head + "Ann cash/1 \"a  b\"\nAnn cash/2 \"\"\nAnn count / /-3.5\nAnn stash / \u00e9\nAnn correct +1")
	f.Add("\ufeffsaddlebag 1 paper final\nplayer Zoe\u0308\nsheet plain\n\nZo\u00eb burro-3 x - - 5")
	f.Add(head + "ann burro 3 2 2S/T ~t~ $12\nBOB stash: silver, ?\nBob T cash 1 Varmint Huntin' +14 1,500\nAnn cash/2 -20 share 2\nAnn cash rest ?\nrest -")
	f.Add(head + "Ann cash -\nAnn note who?\nAnn note2 \\x\nzz\nAnn stash S T S T\nAnn count 1?0 1.500\nBob rest ?\nBob luck 3\nAnn correct ½")
	f.Add(head + "Ann cash ? ? ? ?\nAnn cash 1 varmint 18? 97\nAnn burro-3 ? $26\nAnn stash ?\nAnn count 3?\nAnn burro-3 S?T x?\ntable round ?\nBob cash ?\nBob cash rest ?")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := final.Open(shelf, "x", text, nil)
		if err != nil {
			return
		}
		canonical := d.String()
		again, err := final.Open(shelf, "x", canonical, nil)
		if err != nil {
			t.Fatalf("canonical text %q: %v", canonical, err)
		}
		if diff := cmp.Diff(d.Filled, again.Filled); diff != "" {
			t.Fatalf("canonical text %q (-first +again):\n%s", canonical, diff)
		}
		if len(d.Unread) == 0 != (len(again.Unread) == 0) {
			t.Fatalf("canonical text %q asks %d, and %d", canonical, len(d.Unread), len(again.Unread))
		}
		if got := again.String(); got != canonical && len(d.Unread) == 0 {
			t.Fatalf("%q is written again as %q", canonical, got)
		}
		audit, err := d.Audit(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := json.Marshal(final.NewReport("x", d, audit)); err != nil {
			t.Fatal(err)
		}
	})
}
