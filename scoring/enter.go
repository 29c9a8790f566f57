package scoring

import (
	"slices"
	"strconv"

	"saddlebag/scoring/speech"
)

// Apply folds one event into a state through the front door. An event that isn't the
// game's breaks LG1, or the clause that lists what it names; one after the end breaks
// LG2. Everything that folds events uses Apply, or Again after it, so a rulebook's own [Rules.Apply] only
// sees events of the right form.
func Apply(i *Info, s Rules, e Event) *Violation {
	if v := i.Check(e); v != nil {
		return v
	}
	return Again(s, e)
}

// Again is Apply for an event whose form was checked before, as of one that is replayed.
func Again(s Rules, e Event) *Violation {
	if s.Over() {
		return breaksOver()
	}
	if e.As != "" && !plays(s, e.Seat, e.As) {
		return Breaks(UnknownClause, "scoring.nobody-acts", "character", e.As)
	}
	return s.Apply(Spelled(s, e))
}

// plays says whether a seat plays a character now.
func plays(s Rules, seat int, character string) bool {
	cast, ok := s.(CharacterOwner)
	if !ok {
		return false
	}
	owner, ok := cast.Owner(character)
	return ok && owner == seat
}

func breaksOver() *Violation { return Breaks(OverClause, "scoring.over") }

// Correct overrules the engine through the front door (clause LG5). A field that Info
// doesn't list breaks LG1, and an amount that isn't a multiple of its step LG5.
func Correct(i *Info, s State, number, seat int, field string, amount Tenths) *Violation {
	at := slices.IndexFunc(i.Fields, func(f Field) bool { return f.Name == field })
	if at < 0 {
		names := Each(len(i.Fields), func(n int) speech.Text { return speech.Words(i.Fields[n].Name) })
		v := Breaks(UnknownClause, "scoring.no-field", "field", strconv.Quote(field))
		if len(names) == 0 {
			return v
		}
		return v.Suggest("scoring.fields", "fields", speech.Any(names))
	}
	if f := i.Fields[at]; f.Step > 0 && amount%Whole(f.Step) != 0 {
		return Breaks(CorrectionClause, "scoring.correction-step", "field", f.Label, "step", f.Step)
	}
	return s.Correct(number, seat, field, amount)
}

// Why says why a seat can't write on a cell now (see [State.Why]). A seat or a
// cell that doesn't exist breaks LG1, and after the end every cell breaks LG2.
// It's nil exactly if a prompt is [Prompt.At] the cell.
func Why(s State, seat, owner int, cell, with string) *Violation {
	switch {
	case seat < Table || seat >= len(s.Outcome().Ranks):
		return Breaks(UnknownClause, "scoring.no-seat", "seat", seat)
	case !slices.ContainsFunc(s.Cells(), func(c Cell) bool { return c.Owner == owner && c.ID == cell }):
		return Breaks(UnknownClause, "scoring.no-cell", "cell", strconv.Quote(cell))
	case slices.ContainsFunc(s.Prompts(), func(p Prompt) bool { return p.At(seat, owner, cell, with) }):
		return nil
	case s.Over():
		return breaksOver()
	}
	return s.Why(seat, owner, cell, with)
}
