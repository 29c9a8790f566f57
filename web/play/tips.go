package play

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A tipView is what a newcomer is told of one kind of thing to do.
type tipView struct {
	Kind string // its verb, as the script makes it of the id of verbEntries
	Line speech.Text
}

// viewTips are the tips of a game. They come with the page, all at once: which of them a
// phone has yet to show, only the phone knows.
func viewTips(info *scoring.Info) (tips []tipView) {
	for i := range info.Verbs {
		v := &info.Verbs[i]
		tip := tipView{v.Name, v.Coach}
		if v.Actor == scoring.ByTable {
			tip.Kind = "table " + v.Name
		}
		if v.Coach != "" && !slices.Contains(tips, tip) {
			tips = append(tips, tip)
		}
	}
	return tips
}
