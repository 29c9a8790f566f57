package nights

import (
	"cmp"
	"maps"
	"slices"

	"saddlebag/scoring"
)

// Shares are parts of a win, so small that up to twelve people can share one without a rest.
type Shares int64

// Win is a whole win, in shares.
const Win Shares = 27720

// FewestRanked is how many games, of those that count for it, somebody needs for a rank.
const FewestRanked = 5

// Stats are what a group's plays come to, in no language: people and games stand there by
// their ids. What counts is said above, in the comment of the package.
type Stats struct {
	Plays  int           `json:"plays"`
	Nights []Night       `json:"nights"` // by day
	Games  []GameStats   `json:"games"`  // by id
	People []PersonStats `json:"people"` // by rank, then in the order in which they came
	Pairs  []Pair        `json:"pairs"`  // who has played together, A before B in the order in which they came
}

// A Night is a day with plays.
type Night struct {
	Day   string `json:"day"` // 2006-01-02
	Plays int    `json:"plays"`
}

// GameStats are those of one game.
type GameStats struct {
	Game    string   `json:"game"` // Info.ID
	Plays   int      `json:"plays"`
	Records []Record `json:"records"` // the best score, then each feat by its id
}

// A Record is the best that a group has done in a game.
type Record struct {
	Feat   string         `json:"feat"` // its id; empty for the score
	Figure scoring.Tenths `json:"figure"`
	Person string         `json:"person"`
	Play   string         `json:"play"`
	Day    string         `json:"day"`
	Line   *Line          `json:"line"` // what made it; null for the score
}

// PersonStats are those of one person.
type PersonStats struct {
	Person  string      `json:"person"`
	Name    string      `json:"name"` // empty for somebody forgotten, or whom nobody knows
	Rank    int         `json:"rank"` // by wins for each that chance would give; 1 is best, equal ones share; 0 for none
	Results             // of all games
	Running int         `json:"running"` // the streak that hasn't ended
	Longest int         `json:"longest"` // streak
	Games   []InOneGame `json:"games"`   // by id
}

// Results are how games went for somebody.
type Results struct {
	Plays    int    `json:"plays"`
	Contests int    `json:"contests"` // that could be won
	Wins     Shares `json:"wins"`
	Chance   Shares `json:"chance"` // wins that chance would give
}

// add adds others so many times.
func (r *Results) add(o Results, times int) {
	r.Plays += o.Plays * times
	r.Contests += o.Contests * times
	r.Wins += o.Wins * Shares(times)
	r.Chance += o.Chance * Shares(times)
}

// InOneGame is how one game went for somebody.
type InOneGame struct {
	Game string `json:"game"` // Info.ID
	Results
	Scores int            `json:"scores"` // how many games had one
	Rank   int            `json:"rank"`   // by the middle score; as that of all games
	Best   scoring.Tenths `json:"best"`   // 0 without scores
	Middle scoring.Tenths `json:"middle"` // 0 without scores
	Feats  []FeatStats    `json:"feats"`  // by id; those that add up
}

// FeatStats are what a feat that adds up comes to for somebody in a game.
type FeatStats struct {
	Feat   string         `json:"feat"`
	Plays  int            `json:"plays"` // that tell of it
	Figure scoring.Tenths `json:"figure"`
	Of     scoring.Tenths `json:"of"` // out of how many; 0 for what isn't a share
}

// A Pair is how two people did against each other.
type Pair struct {
	A        string `json:"a"`
	B        string `json:"b"`
	Together int    `json:"together"` // plays that both sat in
	Ahead    int    `json:"ahead"`    // contests with A ahead of B
	Level    int    `json:"level"`
	Behind   int    `json:"behind"`
}

// Stats are those of all plays on the shelf: the same ones until something changes, so nobody may
// change them.
func (s *Shelf) Stats() *Stats {
	if s.stats == nil {
		s.stats = s.sum()
	}
	return s.stats
}

func (s *Shelf) sum() *Stats {
	all := &Stats{Plays: len(s.order), Nights: []Night{}, Games: []GameStats{}, People: []PersonStats{}, Pairs: []Pair{}}
	for i, k := range s.order {
		if i == 0 || s.order[i-1].day != k.day {
			all.Nights = append(all.Nights, Night{Day: dayText(k.day)})
		}
		all.Nights[len(all.Nights)-1].Plays++
	}
	for _, id := range slices.Sorted(maps.Keys(s.games)) {
		g := s.games[id]
		one := GameStats{Game: id, Plays: g.plays, Records: []Record{}}
		for _, feat := range slices.Sorted(maps.Keys(g.records)) {
			one.Records = append(one.Records, s.best(feat, g.records[feat]))
		}
		all.Games = append(all.Games, one)
	}
	came := s.came()
	for _, id := range came {
		all.People = append(all.People, s.person(id))
	}
	rank(all.People, func(p *PersonStats) (*int, bool) { return &p.Rank, p.Contests >= FewestRanked },
		func(a, b *PersonStats) bool { return a.Wins*b.Chance > b.Wins*a.Chance })
	for game := range s.games {
		var in []*InOneGame
		for i := range all.People {
			for j := range all.People[i].Games {
				if one := &all.People[i].Games[j]; one.Game == game {
					in = append(in, one)
				}
			}
		}
		rank(in, func(p **InOneGame) (*int, bool) { return &(*p).Rank, (*p).Scores >= FewestRanked },
			func(a, b **InOneGame) bool { return (*a).Middle > (*b).Middle })
	}
	last := len(came) + 1 // a rank behind all
	slices.SortStableFunc(all.People, func(a, b PersonStats) int {
		return cmp.Compare(cmp.Or(a.Rank, last), cmp.Or(b.Rank, last))
	})
	for i, a := range came {
		for _, b := range came[i+1:] {
			if pair := s.pair(a, b); pair.Together > 0 {
				all.Pairs = append(all.Pairs, pair)
			}
		}
	}
	return all
}

// dayText is a day as plays have it.
func dayText(day int) string {
	text := []byte("0000-00-00")
	for _, at := range [...]int{9, 8, 6, 5, 3, 2, 1, 0} {
		text[at] = byte('0' + day%10)
		day /= 10
	}
	return string(text)
}

// rank gives those that have one their rank: one more than there are better ones.
func rank[T any](all []T, of func(*T) (rank *int, ranked bool), better func(a, b *T) bool) {
	for i := range all {
		r, ranked := of(&all[i])
		if !ranked {
			continue
		}
		*r = 1
		for j := range all {
			if _, ranked := of(&all[j]); ranked && better(&all[j], &all[i]) {
				*r++
			}
		}
	}
}

// came are all who stand for themselves, in the order in which they came, and then those who
// are in plays though nobody knows them, by their ids.
func (s *Shelf) came() []string {
	var came []string
	for _, p := range s.people {
		if p.Into == "" {
			came = append(came, p.ID)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(s.persons)) {
		if _, err := s.people.index(id); err != nil && len(s.persons[id].plays) > 0 {
			came = append(came, id)
		}
	}
	return came
}

func (s *Shelf) person(id string) PersonStats {
	all := PersonStats{Person: id, Name: s.people.Name(id), Games: []InOneGame{}}
	p := s.persons[id]
	if p == nil {
		return all
	}
	all.Running, all.Longest = p.streaks()
	for _, game := range slices.Sorted(maps.Keys(p.games)) {
		g := p.games[game]
		one := InOneGame{Game: game, Results: g.Results, Scores: len(g.scores), Feats: []FeatStats{}}
		if n := len(g.scores); n > 0 {
			one.Best, one.Middle = g.scores[n-1], mean(g.scores[(n-1)/2], g.scores[n/2])
		}
		for _, feat := range slices.Sorted(maps.Keys(g.feats)) {
			one.Feats = append(one.Feats, *g.feats[feat])
		}
		all.Games = append(all.Games, one)
		all.Results.add(g.Results, 1)
	}
	return all
}

// mean is that of two amounts, with half a tenth rounded away from zero.
func mean(a, b scoring.Tenths) scoring.Tenths {
	if a+b < 0 {
		return (a + b - 1) / 2
	}
	return (a + b + 1) / 2
}

func (s *Shelf) best(feat string, all []held) Record {
	best := all[len(all)-1]
	k := s.recorded[best.at.number()]
	p := reopened(k.text)
	r := Record{Feat: feat, Figure: best.figure, Person: s.who(p.Seats[best.at.seat()].Person), Play: p.ID, Day: p.Day}
	if i := slices.IndexFunc(p.Feats, func(f Feat) bool { return f.ID == feat }); feat != "" {
		r.Line = p.Feats[i].Lines[best.at.seat()]
	}
	return r
}

func (s *Shelf) pair(a, b string) Pair {
	var c contest
	if kept := s.pairs[[2]string{min(a, b), max(a, b)}]; kept != nil {
		c = *kept
	}
	if a > b {
		c.ahead, c.behind = c.behind, c.ahead
	}
	return Pair{a, b, c.together, c.ahead, c.level, c.behind}
}
