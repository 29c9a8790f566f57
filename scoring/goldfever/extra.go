package goldfever

import (
	"cmp"
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// Extra is a rule that a scenario offers, and that is in force where the table says
// so: night or a want of shells (GF68, GF69).
type Extra struct {
	Title string `json:"title"`
	Night int    `json:"night,omitempty"` // zones that one sees far; 0 where it is day
	Dry   bool   `json:"dry,omitempty"`   // there are no shells but those in the guns
}

// Text is what the rule says, and its clause.
func (x *Extra) Text() string {
	if x.Dry {
		return "Nobody loads a gun; a joker may (GF69)."
	}
	return fmt.Sprintf("Nobody sees farther than %s (GF68).", scoring.Some(x.Night, "zone"))
}

// inForce is the rule that a table has chosen; nil where it has chosen none.
func (sc *Scenario) inForce(options map[string]string) (x *Extra, err error) {
	if info.Chosen(options, optionExtra) == scoring.Yes {
		if x = sc.Extra; x == nil {
			err = &scoring.OptionError{Option: optionExtra, Why: fmt.Sprintf("%s offers no rule to add; leave option %s at %s", sc.Title, optionExtra, scoring.No)}
		}
	}
	return x, err
}

// dark says whether it is night and a zone that is so far away is not seen (GF68).
func (s *state) dark(zones int) bool {
	return s.extra != nil && s.extra.Night > 0 && zones > s.extra.Night
}

// dry says whether there are no shells but those in the guns (GF69).
func (s *state) dry() bool { return s.extra != nil && s.extra.Dry }

// checkExtra sees to it that the rule that is offered is one.
func checkExtra(h *House, doc *house.Document) *house.Error {
	x := h.Scenario.Extra
	if x == nil {
		return nil
	}
	const at = "scenario.extra"
	err := cmp.Or(
		checkText(doc, at+".title", x.Title, mostName),
		checkCount(doc, at+".night", x.Night, 0, mostPoints, "zones"),
	)
	if err == nil && x.Dry == (x.Night > 0) {
		return doc.Errorf(at, "it is night or there are no shells, one of the two (GF68, GF69)")
	}
	return err
}
