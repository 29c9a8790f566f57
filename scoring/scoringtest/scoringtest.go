// Package scoringtest is the suite that every rulebook passes: it plays random games
// through prompts to the end, and checks the promises of package scoring on the way.
//
// It knows no game. What only one game promises is that game's Check.
package scoringtest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"strconv"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// SoakEnv names the variable that overrides Config.Games in soak runs.
const SoakEnv = "SOAK_GAMES"

// defaultCap is far more events than a random game takes.
const defaultCap = 50_000

// A Config says what to play.
type Config struct {
	Game    scoring.Game
	House   scoring.House
	Players int                 // 0: every number that the game allows
	Options []map[string]string // played in turn; nil: the defaults
	Games   int                 // for each number of players
	Cap     int                 // events within which a game must end; 0: 50,000
	// Check is called now and then, and at the end, with what the game
	// promises beyond the contract; may be nil.
	Check func(testing.TB, scoring.State)
}

// Run plays Config.Games random games for each number of players that
// Config.Players leaves.
func Run(t *testing.T, c Config) {
	t.Helper()
	c.Games = soakGames(t, c.Games)
	if len(c.Options) == 0 {
		c.Options = []map[string]string{nil}
	}
	if c.Cap == 0 {
		c.Cap = defaultCap
	}
	checkInfo(t, c.Game.Info())
	fewest, most := c.Game.Info().MinPlayers, c.Game.Info().MaxPlayers
	if c.Players > 0 {
		fewest, most = c.Players, c.Players
	}
	for players := fewest; players <= most; players++ {
		t.Run(fmt.Sprintf("%d players", players), func(t *testing.T) {
			t.Parallel()
			for n := range c.Games {
				play(t, c, players, n)
				if t.Failed() {
					t.Fatalf("game %d of %d players", n, players)
				}
			}
		})
	}
}

// soaks says whether this is a soak run of games.
func soaks() bool { return os.Getenv(SoakEnv) != "" }

func soakGames(t *testing.T, games int) int {
	text, ok := os.LookupEnv(SoakEnv)
	if !ok {
		return games
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("%s=%s is not a number of games", SoakEnv, text)
	}
	return n
}

// Names are as many players' names as asked for.
func Names(players int) []string {
	names := make([]string, players)
	for i := range names {
		names[i] = "Player " + strconv.Itoa(i+1)
	}
	return names
}

// A match is one random game being watched.
type match struct {
	Config
	t      *testing.T
	rand   *rand.Rand
	setup  scoring.Setup
	state  scoring.State
	events []scoring.Event
	ids    map[int][]string     // by owner: the cells last seen
	round  int                  // last seen
	spoken map[speech.Text]bool // texts that were looked at
	names  string               // what house data and players are called, in small letters
	feats  []scoring.Feat       // without figures, those last seen
	next   int                  // events after which the next close look comes

	onlooker scoring.State   // the game as somebody without a seat reads it; nil once nothing is secret
	ledgers  map[string]bool // words of ledgers, and whether people have another name for what they stand for
}

// firstGap is how many events lie between two close looks at first, at most.
// The gaps grow with the game, so that the suite's time does not grow with the
// square of a game's length.
const firstGap = 32

// play plays the n-th game of so many players. The same n is the same game.
func play(t *testing.T, c Config, players, n int) {
	t.Helper()
	m := &match{
		Config: c,
		t:      t,
		rand:   rand.New(rand.NewPCG(uint64(players), uint64(n))),
		setup:  scoring.Setup{Players: Names(players), Options: c.Options[n%len(c.Options)], House: c.House},
		ids:    map[int][]string{},
	}
	m.state, m.onlooker = m.start(), m.start()
	m.next = m.rand.IntN(firstGap)
	for !t.Failed() {
		prompts := m.state.Prompts()
		m.checkOutcome(prompts)
		m.checkMoment(prompts)
		m.learnIDs(prompts)
		m.checkSpoken(prompts)
		m.checkCoached(prompts)
		if len(prompts) == 0 {
			break
		}
		if len(m.events) == c.Cap {
			t.Fatalf("not over after %d events", c.Cap)
		}
		if len(m.events) == m.next {
			m.next += 1 + m.rand.IntN(firstGap+m.next)
			m.probe(prompts)
		}
		e := Fill(prompts[m.rand.IntN(len(prompts))], m.rand)
		e.Number = len(m.events) + 1
		m.checkSentence(e)
		if v := scoring.Apply(m.Game.Info(), m.state, e); v != nil {
			t.Fatalf("prompted event refused: %s: %v", describe(e), v)
		}
		m.events = append(m.events, e)
		m.watch(e)
	}
	m.probe(nil)
	checkClauses(m, c.Game.Info())
	m.checkReplay()
}

func (m *match) start() scoring.State {
	m.t.Helper()
	s, err := scoring.Start(m.Game, m.setup)
	if err != nil {
		m.t.Fatal(err)
	}
	return s
}

// probe takes a close look at the state.
func (m *match) probe(prompts []scoring.Prompt) {
	m.t.Helper()
	m.checkCells(prompts)
	m.checkTally()
	m.checkHoldings()
	m.checkFeats()
	m.checkClone(prompts)
	m.checkJoins(prompts)
	m.checkMutants(prompts)
	m.checkDevices(prompts)
	m.checkWhy(prompts)
	if m.Check != nil {
		m.Check(m.t, m.state)
	}
}

// checkReplay folds all events anew.
func (m *match) checkReplay() {
	m.t.Helper()
	again := m.start()
	for _, e := range m.events {
		if v := scoring.Apply(m.Game.Info(), again, e); v != nil {
			m.t.Fatalf("replay refuses %s: %v", describe(e), v)
		}
	}
	if !reflect.DeepEqual(picture(again), picture(m.state)) {
		m.t.Error("the replayed game differs from the one played")
	}
}

// picture is all that people see of a state.
func picture(s scoring.State) []any {
	seats, table := s.Holdings()
	return []any{s.Cells(), s.Tally(), s.Outcome(), s.Moment(), seats, table, s.Prompts(), scoring.Feats(s)}
}

func describe(e scoring.Event) string {
	return fmt.Sprintf("event %d: seat %d %s %s %q", e.Number, e.Seat, e.As, e.Verb, e.Args)
}
