package storms

import (
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// A server is killed again and again while phones bring games into a group, and rename, merge and
// split its people. The next one has what was acknowledged, and of what wasn't all or nothing: no
// person without the games that brought them.
func TestKilledServerKeepsGroupsWhole(t *testing.T) {
	t.Parallel()
	programtest.StormGangs(t, programtest.UsualDatabase(t), 1)
}
