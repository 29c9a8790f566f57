package nights

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/groups"
	"saddlebag/web/site"
)

// A Result is a game of which people tell no more than how it ended.
type Result struct {
	ID      string // of the play: a UUID, so that what is sent twice goes in once
	Game    string
	Day     string // 2006-01-02
	Note    string
	Players []Finisher
}

// A Finisher is how a game ended for a player.
type Finisher struct {
	Name  string
	Score scoring.Tenths
	Place int // among those with the same score, 1 is first; equal ones share it
}

// ranks are those of the players: whoever has more is first, and where that's level, whoever
// has the first place.
func (res *Result) ranks() []int {
	return scoring.Ranks(scoring.Each(len(res.Players), func(i int) []scoring.Tenths {
		return []scoring.Tenths{res.Players[i].Score, -scoring.Whole(res.Players[i].Place)}
	}))
}

// Enter has a group remember the result. What is wrong with it is a refusal.
func (res *Result) Enter(ctx context.Context, s *site.Site, g *groups.Group) error {
	names, err := res.check(s)
	if err != nil {
		return err
	}
	err = g.EnterWith(ctx, names, func(persons []string) (ledger.Entry, error) {
		p := res.play(persons)
		return nights.PlayEntry(&p)
	}, "result "+res.ID)
	return Refused(err)
}

// play is the result of people as a group remembers it.
func (res *Result) play(persons []string) nights.Play {
	p := nights.Play{ID: res.ID, Game: res.Game, Day: res.Day, Note: strings.ReplaceAll(strings.TrimSpace(res.Note), "\r\n", "\n"), Source: nights.FromResult}
	for i, rank := range res.ranks() {
		p.Seats = append(p.Seats, nights.Seat{Person: persons[i], Score: res.Players[i].Score, Scored: true, Rank: rank})
	}
	return p
}

// check says what is wrong with a result, and cleans up the names.
func (res *Result) check(s *site.Site) ([]string, error) {
	refuse := func(says string, args ...any) ([]string, error) {
		return nil, site.Refuse(http.StatusUnprocessableEntity, says, args...)
	}
	game, ok := s.Shelf.Game(res.Game)
	if !ok {
		return refuse("site.no-game", "game", res.Game)
	}
	day, err := time.Parse(time.DateOnly, res.Day)
	const aheadOfUs = 24 * time.Hour // as clocks are somewhere
	switch {
	case err != nil:
		return refuse("groups.no-day", "day", res.Day)
	case day.After(s.Clock().Add(aheadOfUs)):
		return refuse("groups.day-ahead")
	}
	if err := uuid.Validate(res.ID); err != nil {
		return refuse("groups.no-id", "id", res.ID)
	}
	info := game.Info()
	if n := len(res.Players); n < info.MinPlayers || n > info.MaxPlayers {
		return refuse("lobby.wrong-players", "game", info.Title, "players", info.PlayerRange(), "value", strconv.Itoa(n))
	}
	names, err := ledger.CleanNames(scoring.Each(len(res.Players), func(i int) string { return res.Players[i].Name }))
	return names, Refused(err)
}

// level are the players who have the score of somebody else, as nobody has said yet who of them
// is ahead; nil for none.
func (res *Result) level() (names []string) {
	for i, p := range res.Players {
		if p.Place == 0 && slices.ContainsFunc(res.Players, func(o Finisher) bool { return o.Score == p.Score && o.Name != p.Name }) {
			names = append(names, res.Players[i].Name)
		}
	}
	return names
}

// scoreIn reads a score as people write it: with the sign of its unit, a minus of typesetting,
// a comma.
func scoreIn(text, name string) (scoring.Tenths, error) {
	plain := strings.NewReplacer(" ", "", "$", "", "−", "-", "–", "-", ",", ".").Replace(text)
	if plain == "" {
		return 0, site.Refuse(http.StatusUnprocessableEntity, "groups.no-score", "name", name)
	}
	score, ok := scoring.ParseTenths(plain)
	if !ok {
		return 0, site.Refuse(http.StatusUnprocessableEntity, "groups.bad-score", "name", name, "score", speech.Words(strconv.Quote(text)))
	}
	return score, nil
}
