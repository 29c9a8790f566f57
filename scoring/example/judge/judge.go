// Package judge says which entries on filled slips of Nugget contradict each other.
// Package sheet says where everything is; scoring/audit finds the contradictions. Begin
// with [Checklist].
package judge

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/example"
	"saddlebag/scoring/example/sheet"
	"saddlebag/scoring/speech"
)

// Checklist is what the rules demand of the slips of a table.
func Checklist(blank sheet.View) audit.Checklist {
	a := auditor{blank.Deck, len(blank.Seats)}
	return audit.Checklist{
		Info: &sheet.Info, Rules: a.rules(), Score: example.CellTotal, Parts: blank.Parts(), Words: sheet.Words,
		Scores: a.scores, Missing: a.missing,
	}
}

// An auditor knows what so many slips can be.
type auditor struct {
	deck  *example.Deck
	seats int
}

func place(owner int, cell string) scoring.Place { return scoring.Place{Owner: owner, Cell: cell} }

// rules are all that the slips must obey.
func (a auditor) rules() []audit.Rule {
	var all []audit.Rule
	for i := range example.Rounds {
		all = append(all, audit.Legible("NU5", place(scoring.Table, example.WheelCell(i)), wordOf(example.Wheel.Sides, "example.no-sector")), a.twoDice(i),
			filledIn("NU5", place(scoring.Table, example.WheelCell(i)), "example.wheel-not-spun"))
	}
	for seat := range a.seats {
		all = append(all, audit.Legible("NU1", place(seat, example.CellCard), wordOf(example.Cards, "example.no-such-card")))
		for i := range example.Rounds {
			all = append(all, audit.Legible("NU4", place(seat, example.DugCell(i)), wordOf(example.Dice.Sides, "example.no-such-face")), a.inOrder(seat, i), filledIn("NU4", place(seat, example.DugCell(i)), "example.somebody-has-not-dug"))
		}
		all = append(all, audit.Adds("NU6", place(seat, example.CellTotal), "example.slip-total", func(s *audit.Sheet) (audit.Sum, bool) {
			lines, known := a.lines(s, seat)
			return audit.SumOf(lines), known
		}))
	}
	return all
}

// wordOf is why a word that is none of those cannot be: a message that tells the {word}.
func wordOf(words []string, why string) func(scoring.Written) speech.Text {
	return func(w scoring.Written) speech.Text {
		if slices.Contains(words, w.Value) {
			return ""
		}
		return speech.Say(why, "word", strconv.Quote(w.Value))
	}
}

// filledIn demands that a place is not blank.
func filledIn(clause string, p scoring.Place, says string) audit.Rule {
	return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text { return audit.Wrong(s.Blank(p), says) }}
}

// twoDice demands that what was dug in a round is on two dice (NU3).
func (a auditor) twoDice(round int) audit.Rule {
	return audit.Rule{Clause: "NU3", Fails: func(s *audit.Sheet) speech.Text {
		var faces []string
		for seat := range a.seats {
			if dug := s.Value(place(seat, example.DugCell(round))); dug != "" && !slices.Contains(faces, dug) {
				faces = append(faces, dug)
			}
		}
		if len(faces) <= example.Dice.Count {
			return ""
		}
		return speech.Say("example.too-many-faces", "n", len(faces))
	}}
}

// inOrder demands that a seat has not dug in a round before the wheel was spun in
// the round before (NU3), or in the first before it drew a card (NU1).
func (a auditor) inOrder(seat, round int) audit.Rule {
	dug := []scoring.Place{place(seat, example.DugCell(round))}
	if round == 0 {
		return audit.NoGap("NU1", []scoring.Place{place(seat, example.CellCard)}, dug, "example.dug-before-card")
	}
	return audit.NoGap("NU3", []scoring.Place{place(scoring.Table, example.WheelCell(round-1))}, dug, "example.dug-before-spin")
}

// parts are what a seat's score is made of.
func (a auditor) parts(seat int) []scoring.Place {
	parts := []scoring.Place{place(seat, example.CellCard)}
	for i := range example.Rounds {
		parts = append(parts, place(seat, example.DugCell(i)))
		if i%a.seats == seat {
			parts = append(parts, place(scoring.Table, example.WheelCell(i)))
		}
	}
	return parts
}

// lines are those of a seat's score, known if all its parts are.
func (a auditor) lines(s *audit.Sheet, seat int) (lines []scoring.Line, known bool) {
	add := func(label speech.Text, points int, clause string) {
		lines = append(lines, scoring.Line{Label: label, Amount: scoring.Whole(points), Clause: clause})
	}
	known = true
	for _, p := range a.parts(seat) {
		known = known && s.Filled(p)
	}
	for i := range example.Rounds {
		dug := example.Face(s.Value(place(seat, example.DugCell(i))))
		add(example.RoundLabel(i), dug, "NU4")
		if i%a.seats == seat {
			sector := s.Value(place(scoring.Table, example.WheelCell(i)))
			if times := example.WheelTimes(sector); times != 0 {
				add(example.SpunLabel(i, sector), times*dug, "NU5")
			}
		}
	}
	card := s.Value(place(seat, example.CellCard))
	add(example.CardLabel(card), a.deck.Worth(card), "NU6")
	if s.Corrected(seat, example.FieldPoints) {
		lines = append(lines, scoring.Line{Label: "example.correction", Amount: s.Correction(seat, example.FieldPoints), Clause: scoring.CorrectionClause})
	}
	return lines, known
}

func (a auditor) scores(s *audit.Sheet) []scoring.Audited {
	scores := make([]scoring.Audited, a.seats)
	for seat := range scores {
		lines, known := a.lines(s, seat)
		scores[seat] = s.Score(lines, known, place(seat, example.CellTotal))
	}
	return scores
}

// missing are the parts of scores that are unknown.
func (a auditor) missing(s *audit.Sheet, _ []scoring.Audited) []scoring.Place {
	var all []scoring.Place
	for seat := range a.seats {
		for _, p := range s.Unknown(a.parts(seat)...) {
			if !slices.Contains(all, p) {
				all = append(all, p)
			}
		}
	}
	return all
}
