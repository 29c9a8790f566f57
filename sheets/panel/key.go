package panel

import (
	"fmt"

	"saddlebag/scoring"
)

// KeyFor makes keys for the panels of a game: from the name of a panel, and
// from all that its static part depends on, which must be plain values. An
// address is none: it says nothing of what lies there.
func KeyFor(game *scoring.Info) func(panel string, data ...any) string {
	return func(panel string, data ...any) string { return fmt.Sprintf("%s %s %#v", game.ID, panel, data) }
}

// SharedKey is the key of a panel that games have alike, of one of them.
func SharedKey(info *scoring.Info, panel string, data ...any) string {
	return fmt.Sprintf("%s shared %s %#v", info.ID, panel, data)
}
