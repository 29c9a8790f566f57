//go:build unix

package servers

import (
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// Two servers are killed by turns while phones change a group at both. What was acknowledged is
// there once, and of what wasn't all or nothing.
func TestKilledServersKeepGroupsWhole(t *testing.T) {
	t.Parallel()
	programtest.StormGangs(t, newDatabase(t), 2)
}
