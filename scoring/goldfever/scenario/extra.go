package scenario

import (
	"cmp"

	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// Extra is a rule that a scenario offers, and that is in force where the table says
// so: night or a want of shells (GF68, GF69).
type Extra struct {
	Title string `json:"title"`
	Night int    `json:"night,omitempty"` // zones that one sees far; 0 where it is day
	Dry   bool   `json:"dry,omitempty"`   // there are no shells but those in the guns
}

// Text is what the rule says, and its clause.
func (x *Extra) Text() speech.Text {
	if x.Dry {
		return "goldfever.dry"
	}
	return speech.Say("goldfever.night", "n", x.Night)
}

// checkExtra sees to it that the rule that is offered is one.
func checkExtra(h *House, doc *house.Document) *house.Error {
	x := h.Scenario.Extra
	if x == nil {
		return nil
	}
	const at = "scenario.extra"
	err := cmp.Or(
		checkText(doc, at+".title", x.Title, 1, mostName),
		checkCount(doc, at+".night", x.Night, 0, mostPoints),
	)
	if err == nil && x.Dry == (x.Night > 0) {
		return doc.Err(at, "goldfever.house-extra").By("GF68, GF69")
	}
	return err
}
