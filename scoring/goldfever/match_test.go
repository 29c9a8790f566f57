package goldfever_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// lookEvery is how many events go by between two looks at a fight.
const lookEvery = 11

// A match is what games of two players, each leading a team, have come to.
type match struct {
	games, events, rounds int
	won                   [terms.Teams]int
	gold, killed, points  scoring.Tenths // of both teams
	Ended                 map[string]int
	did                   [terms.Teams]map[string]int // in how many games so
}

func (m *match) add(o *match) {
	m.games += o.games
	m.events += o.events
	m.rounds += o.rounds
	for team := range terms.Teams {
		m.won[team] += o.won[team]
	}
	m.gold += o.gold
	m.killed += o.killed
	m.points += o.points
	for k, n := range o.Ended {
		m.Ended[k] += n
	}
	for team := range terms.Teams {
		for k, n := range o.did[team] {
			m.did[team][k] += n
		}
	}
}

func newMatch() *match {
	return &match{Ended: map[string]int{}, did: [terms.Teams]map[string]int{{}, {}}}
}

// worthUsing are the ways to fight of which each is to be worth while, by the verbs
// that they take.
var worthUsing = []string{"ambush", "dynamite", "whisky", "knife", "exchange"}

// used says which of them an event is one of.
func used(e scoring.Event) string {
	verb, args := e.Verb, e.Args
	if verb == terms.VerbReact {
		verb, args = args[0], args[1:]
	}
	switch verb {
	case terms.VerbAmbush:
		return "ambush"
	case terms.VerbThrow:
		return args[0][:min(len(args[0]), 8)]
	case terms.VerbDrink:
		return "whisky"
	case terms.VerbAttack:
		return "knife"
	case terms.VerbTake, terms.VerbGive, terms.VerbSwap:
		return "exchange"
	}
	return ""
}

// playMatch plays so many games of a scenario.
func playMatch(tb testing.TB, house *scenario.House, by [terms.Teams]*goldfevertest.Style, games int, seed uint64) *match {
	tb.Helper()
	m := newMatch()
	for n := range games {
		m.play(tb, house, by, rand.New(rand.NewPCG(seed, uint64(n))))
	}
	return m
}

func (m *match) play(tb testing.TB, house *scenario.House, by [terms.Teams]*goldfevertest.Style, r *rand.Rand) {
	tb.Helper()
	start, err := scoring.Start(game.Game, scoring.Setup{Players: scoringtest.Names(fewest(house)), House: house})
	if err != nil {
		tb.Fatal(err)
	}
	s := start.(sheet.View)
	uses := [terms.Teams]map[string]bool{{}, {}}
	events := 0
	for prompts := s.Prompts(); len(prompts) > 0; prompts = s.Prompts() {
		team := 0 // of the table it is all the same
		if seat := prompts[0].Seat; seat != scoring.Table {
			team = s.TeamOf(seat)
		}
		e := by[team].Choose(goldfevertest.Board{View: s}, prompts, r)
		if what := used(e); what != "" {
			uses[team][what] = true
		}
		events++
		if e.Number = events; events%lookEvery == 0 {
			checkState(tb, s)
		}
		if v := s.Apply(e); v != nil {
			tb.Fatalf("%v: %v", e, v)
		}
	}
	m.count(s, events, uses)
}

// count adds a game that is over.
func (m *match) count(s sheet.View, events int, uses [terms.Teams]map[string]bool) {
	m.games++
	m.events += events
	m.rounds += s.Round
	m.Ended[s.Ended.String()]++
	for team := range terms.Teams {
		m.gold += s.Reckoned(team, terms.LineGold)
		m.killed += s.Reckoned(team, terms.LineKills)
		m.points += s.Points(team)
		for what := range uses[team] {
			m.did[team][what]++
		}
	}
	if p, q := s.Points(0), s.Points(1); p > q || p == q && s.Alive(0) > s.Alive(1) {
		m.won[0]++
	} else if p != q || s.Alive(0) != s.Alive(1) {
		m.won[1]++
	}
}

// share is what a team wins of a match, draws by half, in thousandths.
func (m *match) share(team int) int {
	return (1000*m.won[team] + 500*(m.games-m.won[0]-m.won[1])) / m.games
}

// golden is how much of the points is for gold, and kills how much for kills, in
// thousandths.
func (m *match) golden() int { return int(1000 * m.gold / max(1, m.points)) }
func (m *match) kills() int  { return int(1000 * m.killed / max(1, m.points)) }

// fewest is the smallest number of players that a scenario is for.
func fewest(h *scenario.House) int {
	n := terms.MaxPlayers
	for _, cast := range h.Scenario.Casts {
		n = min(n, len(cast))
	}
	return n
}
