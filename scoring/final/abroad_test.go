package final

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/speech"
)

// A word that two languages use for different things is what the reader's own language means
// by it; who reads neither is asked. In French "route" is a road, in Dutch a path.
func TestOwnWordsGoFirst(t *testing.T) {
	t.Parallel()
	for own, want := range map[*speech.Language][]string{
		speech.French: {"road"}, speech.Dutch: {"path"}, speech.German: {"road", "path"}, speech.English: {"road", "path"}, nil: {"road", "path"},
	} {
		var names foreign
		names.note(own, "fortyniners.way-road", "road")
		names.note(own, "fortyniners.arg-path", "path")
		if diff := cmp.Diff(want, names.called("route")); diff != "" {
			t.Errorf("in %v, by hand (-), as found (+):\n%s", own, diff)
		}
		slices.Sort(want) // as beginnings are
		if diff := cmp.Diff(want, names.beginning("rou")); diff != "" {
			t.Errorf("in %v \"rou\", by hand (-), as found (+):\n%s", own, diff)
		}
	}
}
