package panel

import (
	"fmt"

	"saddlebag/scoring"
)

// KeyFor makes keys for the panels of a game, from the name of a panel and all that
// its static part depends on. Those must be plain values: an address says nothing
// about what is there.
func KeyFor(game *scoring.Info) func(panel string, data ...any) string {
	return func(panel string, data ...any) string { return fmt.Sprintf("%s %s %#v", game.ID, panel, data) }
}

// SharedKey is the key, for one game, of a panel that games share.
func SharedKey(info *scoring.Info, panel string, data ...any) string {
	return fmt.Sprintf("%s shared %s %#v", info.ID, panel, data)
}
