package judge_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/rintintin/judge"
	"saddlebag/scoring/rintintin/sheet"
	"saddlebag/scoring/scoringtest"
)

// peopleKinds are tables whose sheets people write.
var peopleKinds = []scoringtest.Kind{
	{Players: 2},
	{Players: 2, Options: map[string]string{sheet.OptionApart: scoring.Yes}},
	{Players: 3},
	{Players: 4},
}

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{Game: game.Game, House: board(t), Games: 1, Kinds: peopleKinds})
}

// Sheets in another language are read as they are, or asked back.
func TestSheetsAbroad(t *testing.T) {
	finaltest.Abroad(t, finaltest.Config{Game: game.Game, House: board(t), Games: 1, Kinds: peopleKinds})
}

// What people do wrong on sheets is found, or can be.
func TestMistakesOfPeople(t *testing.T) {
	finaltest.HumanMistakes(t, finaltest.Config{Game: game.Game, House: board(t), Games: 4, Mistakes: judge.Mistakes, Kinds: peopleKinds, Other: otherGame})
}

// otherGame looks for a game that leaves a board and cards: circles are covered in
// another order, and cards drawn.
func otherGame(setup scoring.Setup, _ []scoring.Event, after scoring.Filled) []scoring.Event {
	const tries = 2000
	r := rand.New(rand.NewPCG(1, uint64(len(after))))
	for range tries {
		s, err := sheet.Start(setup)
		if err != nil {
			return nil
		}
		if events := (&covering{s, r, after}).play(); events != nil {
			return events
		}
	}
	return nil
}

// covering is a game in which everybody covers only the circles that have their
// marks on sheets.
type covering struct {
	sheet.View
	*rand.Rand
	after scoring.Filled
}

// play plays to the end, or returns nil where somebody has nothing to cover.
func (c *covering) play() []scoring.Event {
	var events []scoring.Event
	for {
		prompts := c.Prompts()
		if len(prompts) == 0 {
			return events
		}
		var fit []scoring.Event
		for _, p := range prompts {
			fit = append(fit, c.fitting(p)...)
		}
		if len(fit) == 0 {
			return nil
		}
		e := fit[c.IntN(len(fit))]
		e.Number = len(events) + 1
		if c.Apply(e) != nil {
			return nil
		}
		events = append(events, e)
	}
}

// fitting are the events of a prompt that lead to the sheets.
func (c *covering) fitting(p scoring.Prompt) []scoring.Event {
	event := func(args ...string) scoring.Event { return scoring.Event{Seat: p.Seat, Verb: p.Verb, Args: args} }
	var fit []scoring.Event
	switch p.Verb {
	case rintintin.VerbSpin:
		if c.covers(p.Seat, false) {
			fit = append(fit, event(rintintin.SectorFree))
		}
		if c.covers(p.Seat, true) {
			fit = append(fit, event(rintintin.SectorDog))
		}
		for _, territory := range rintintin.Territories {
			if fit == nil && len(c.GroupsWithCircle(territory)) == 0 {
				return []scoring.Event{event(territory)} // the turn is lost
			}
		}
	case rintintin.VerbMan, rintintin.VerbDog:
		for at, g := range c.Board.Groups {
			for _, of := range c.Squads(p.Seat) {
				if !c.marked(at, of, p.Verb == rintintin.VerbDog) {
					continue
				}
				args := []string{g.ID}
				if c.Apart > 1 {
					args = append(args, strconv.Itoa(c.Number(of)))
				}
				fit = append(fit, event(args...))
			}
		}
	case rintintin.VerbBoodle:
		fit = append(fit, event(c.after[scoring.Place{Owner: p.Seat, Cell: rintintin.CardCell(len(c.Hands[p.Seat]))}].Value))
	}
	return fit
}

// covers says whether a seat has a circle to cover next.
func (c *covering) covers(seat int, dog bool) bool {
	return slices.ContainsFunc(c.Squads(seat), func(of rintintin.Squad) bool {
		return len(scoring.Where(len(c.Groups), func(at int) bool { return c.marked(at, of, dog) })) > 0
	})
}

// marked says whether the next circle of a group, or Rin Tin Tin's, is a squad's.
func (c *covering) marked(at int, of rintintin.Squad, dog bool) bool {
	g, cell := &c.Groups[at], rintintin.DogCell(c.Board.Groups[at].ID)
	if i := g.Open(); !dog {
		cell = rintintin.CircleCell(c.Board.Groups[at].ID, i)
		if i < 0 {
			return false
		}
	} else if g.Dog.Covered {
		return false
	}
	return c.after[scoring.Place{Owner: scoring.Table, Cell: cell}].Value == strconv.Itoa(int(of)+1)
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{Game: game.Game, House: board(t), Kinds: peopleKinds})
}
