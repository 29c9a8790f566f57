package check

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/web/site"
)

// How much the page of a check shows.
const (
	mostFindings   = 200
	mostScoreLines = 500 // of a player
	mostClaims     = 100
)

// MostKept is how long a text may be to stand in the form again, bytes.
const MostKept = 100 << 10

// checkPage is the form for a ledger or filled sheets, and what was found in a
// ledger.
type checkPage struct {
	site.Frame
	Text    string      // what was pasted
	Example string      // in the empty form
	Reason  speech.Text // why it cannot be checked
	Scores  *scoresView // where it is open which game they are of
	Report  *reportView
	Filled  *filledForm   // nil where the ledger is too long to stand in it
	Games   []site.Choice // whose sheets can be filled in
}

// A reportView is a report as it is shown.
type reportView struct {
	Name     string // of the file
	File     speech.Text
	Game     string
	Title    speech.Text
	Standing speech.Text
	Clean    bool
	Read     []ledger.Reading // lines that are not written exactly, those that are shown
	MoreRead int              // such lines that are not
	Hidden   int              // findings that are not shown
	Players  []playerView
	Claims   []site.ClaimView
	// MoreClaims are not shown.
	MoreClaims int
	Blocks     []lineBlock
	Called     string     // the name of its file
	Sent       string     // the ledger before it was repaired
	Done       []doneView // what was repaired
	Repairs    int        // how many make the scores as repaired
	Left       int        // findings behind the causes that are told
}

// rank puts the players in their places, once the game has told them.
func (v *reportView) rank() {
	slices.SortStableFunc(v.Players, func(a, b playerView) int { return a.Rank - b.Rank })
}

// Repairable says whether the page can hold the ledger to be repaired.
func (v *reportView) Repairable() bool { return len(v.Sent) <= MostKept }

// A playerView is the score of a player.
type playerView struct {
	Name        string
	Score       speech.Text
	Uncorrected speech.Text // empty where it is the score
	Repaired    speech.Text // after the repairs that are proposed first; empty where there are none
	Sent        speech.Text // before the repairs that were made; empty where there are none
	Rank        int
	Lines       []scoreLine
	More        int // lines that are not shown
}

// A scoreLine is one reason for points or money.
type scoreLine struct {
	Label, Amount speech.Text
	Clause        string
	Line          int
}

func (h *handlers) newCheckPage() checkPage {
	page := checkPage{Frame: site.Frame{Title: "site.check", Icon: "eye", Here: "/check"}}
	for _, t := range h.judged() {
		info := t.Game.Info()
		page.Games = append(page.Games, site.Choice{Value: info.ID, Label: info.Title})
	}
	return page
}

// judged are the titles whose filled sheets can be judged without a ledger.
func (h *handlers) judged() []sheets.Title {
	return slices.DeleteFunc(slices.Clone(h.site.Titles), func(t sheets.Title) bool {
		_, ok := t.Game.(audit.Auditor)
		return !ok
	})
}
