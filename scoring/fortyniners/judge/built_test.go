package judge_test

import (
	"math/rand/v2"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// How hard a game is looked for that leaves some sheets: rounds of the others between
// two turns of the coach, and rounds in all.
const (
	roundsTried = 12
	roundsMost  = 4000
)

// otherwise is a game that leaves exactly these sheets: run by run what was played, or
// another run, if one is found.
func otherwise(setup scoring.Setup, played []scoring.Event, after scoring.Filled) []scoring.Event {
	game, err := scoring.Start(game.Game, setup)
	if err != nil {
		return nil
	}
	s, ok := game.(sheet.View)
	if !ok {
		return nil // nobody counts turns
	}
	var all []scoring.Event
	for seat := range setup.Players {
		b := &builder{Rand: rand.New(rand.NewPCG(uint64(seat), 1)), seat: seat, sheet: after} //nolint:gosec // a seat
		over := b.replay(s, &played)
		if !b.ended(over) {
			if !b.drive(s, 0) {
				return nil
			}
			over = b.over
		}
		all, s = append(all, b.events...), over
	}
	return all
}

// replay plays what was played in a run, and takes that from the events.
func (b *builder) replay(s sheet.View, played *[]scoring.Event) sheet.View {
	same := s.Clone().(sheet.View)
	for same.Run == b.seat && len(*played) > 0 {
		same = b.step(same, (*played)[0])
		*played = (*played)[1:]
	}
	return same
}

// step plays an event; the view is of nothing where that is not legal.
func (b *builder) step(s sheet.View, e scoring.Event) sheet.View {
	next := s.Clone().(sheet.View)
	if e.Number = 1; scoring.Apply(&sheet.Info, next, e) != nil {
		return sheet.View{}
	}
	b.events = append(b.events, e)
	return next
}

// A builder looks for a run that leaves a sheet.
type builder struct {
	*rand.Rand
	seat   int
	sheet  scoring.Filled
	rounds int // played
	events []scoring.Event
	over   sheet.View // after the run
}

func (b *builder) at(cell string) scoring.Written {
	return b.sheet[scoring.Place{Owner: b.seat, Cell: cell}]
}

// drive goes on from a turn of the coach: his throw and any way of his that leaves
// its row, then the others at random.
func (b *builder) drive(s sheet.View, turn int) bool {
	if turn == 0 {
		b.events = nil
	}
	before := len(b.events)
	throw := b.at(fortyniners.RowCell(turn, fortyniners.ColumnThrow)).Value
	thrown := b.step(s, scoring.Event{Seat: b.seat, Verb: fortyniners.VerbRoll, Args: []string{throw}})
	if thrown.State == nil {
		return false
	}
	for _, p := range thrown.Prompts() {
		b.events = b.events[:before+1]
		moved := b.step(thrown, scoringtest.Fill(p, b.Rand))
		if moved.State == nil || !b.agrees(moved, turn) {
			continue
		}
		if moved.Run != b.seat {
			b.over = moved
			return b.ended(moved)
		}
		for range roundsTried {
			b.events = b.events[:before+2]
			if next := b.others(moved); next.State != nil && b.drive(next, turn+1) {
				return true
			}
		}
	}
	return false
}

// agrees says whether the row of a turn is what the sheet says.
func (b *builder) agrees(s sheet.View, turn int) bool {
	rows := s.Runs[b.seat].Rows
	if len(rows) <= turn {
		return false
	}
	r := rows[turn]
	credit, _ := b.at(fortyniners.RowCell(turn, fortyniners.ColumnCredited)).Number()
	lost, _ := b.at(fortyniners.RowCell(turn, fortyniners.ColumnLost)).Number()
	return r.Stands == b.at(fortyniners.RowCell(turn, fortyniners.ColumnStands)).Value && r.PassedIDs() == b.at(fortyniners.RowCell(turn, fortyniners.ColumnPassed)).Value &&
		scoring.Whole(r.Stop.Points) == credit && scoring.Whole(r.Lost()) == lost
}

// ended says whether all of the sheet is that of a run that is over.
func (b *builder) ended(s sheet.View) bool {
	for _, c := range s.Cells() {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		w, written := b.sheet[p]
		if c.Owner != b.seat || !written {
			continue
		}
		n, _ := w.Number()
		if m, number := (scoring.Written{Value: c.Value}).Number(); c.Struck != w.Struck || c.Value != w.Value && (!number || n != m) {
			return false
		}
	}
	return true
}

// others plays the turns of the others at random, up to the coach's next; the view is of
// nothing where that does not come.
func (b *builder) others(s sheet.View) sheet.View {
	if b.rounds++; b.rounds > roundsMost {
		return sheet.View{}
	}
	for s.State != nil && (s.Turn != fortyniners.Blackjack || s.Phase != fortyniners.Throwing) {
		prompts := s.Prompts()
		s = b.step(s, scoringtest.Fill(prompts[b.IntN(len(prompts))], b.Rand))
	}
	return s
}
