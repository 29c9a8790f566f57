package nights

import (
	"cmp"
	"iter"
	"slices"

	"saddlebag/scoring"
)

// counts are what plays come to, in a form that each of them can be added to and taken
// from again.
type counts struct {
	games   map[string]*game
	persons map[string]*person // by who they turned out to be
	pairs   map[[2]string]*contest
}

type game struct {
	plays   int
	records map[string][]held // by the feat, "" for the score: the best seat of each play, the record last
}

// A held is what a seat held the record of a feat with, or would but for those behind it.
type held struct {
	figure scoring.Tenths
	at     mark
}

func (h held) compare(o held) int {
	return cmp.Or(cmp.Compare(h.figure, o.figure), cmp.Compare(o.at, h.at))
}

type person struct {
	plays []mark // in order
	runs  []int  // how many streaks are as long as the index says; the last isn't 0
	games map[string]*inGame
}

type inGame struct {
	Results
	scores []scoring.Tenths // in order
	feats  map[string]*FeatStats
}

// A contest is how two people did against each other, the one with the lesser id first.
type contest struct{ together, ahead, level, behind int }

// A mark is one seat of a play, and whether it won, in a form that sorts as plays are ordered:
// day, number as recorded, seat, outcome.
type mark uint64

// The outcomes of a play for a seat.
const (
	noContest mark = iota
	lost
	won
)

const (
	seatShift   = 2
	numberShift = seatShift + 4
	dayShift    = numberShift + 31
)

func markOf(day, number, seat int, outcome mark) mark {
	return mark(day)<<dayShift | mark(number)<<numberShift | mark(seat)<<seatShift | outcome
}

func (m mark) number() int   { return int(m >> numberShift & (1<<(dayShift-numberShift) - 1)) }
func (m mark) seat() int     { return int(m >> seatShift & (1<<(numberShift-seatShift) - 1)) }
func (m mark) outcome() mark { return m & (1<<seatShift - 1) }

func newCounts() counts {
	return counts{map[string]*game{}, map[string]*person{}, map[[2]string]*contest{}}
}

// in is what a map has for a key; made where it has nothing.
func in[K comparable, V any](all map[K]*V, key K) *V {
	v := all[key]
	if v == nil {
		v = new(V)
		all[key] = v
	}
	return v
}

// count adds a play, or takes it away where times is -1.
func (s *Shelf) count(p *Play, k *kept, times int) {
	g := in(s.games, p.Game)
	g.plays += times
	winners, people := p.winners()
	for i := range p.Seats {
		if p.Seats[i].Rival {
			continue
		}
		who, result, outcome := s.who(p.Seats[i].Person), Results{Plays: 1}, noContest
		if winners >= 0 {
			result.Contests, result.Chance, outcome = 1, Win/Shares(people), lost
			if p.Won(i) {
				result.Wins, outcome = Win/Shares(winners), won
			}
		}
		one := in(s.persons, who)
		one.mark(markOf(k.day, k.number, i, outcome), times)
		one.count(p, i, result, times)
		if len(one.plays) == 0 {
			delete(s.persons, who)
		}
		for j := range i {
			if other := s.who(p.Seats[j].Person); !p.Seats[j].Rival && other != who {
				s.compare(other, p.Seats[j].Rank, who, p.Seats[i].Rank, winners >= 0, times)
			}
		}
	}
	if !p.Stopped {
		s.hold(g, p, k, times)
	}
	if g.plays == 0 {
		delete(s.games, p.Game)
	}
}

// winners are how many people share the win, and among how many; -1 of no contest.
func (p *Play) winners() (winners, people int) {
	decided := false
	for i := range p.Seats {
		won := p.Won(i)
		decided = decided || won
		if p.Seats[i].Rival {
			continue
		}
		people++
		if won {
			winners++
		}
	}
	if !decided || people < 2 {
		return -1, people
	}
	return winners, people
}

// compare counts how two people did against each other.
func (s *Shelf) compare(a string, rankA int, b string, rankB int, decided bool, times int) {
	if a > b {
		a, rankA, b, rankB = b, rankB, a, rankA
	}
	c := in(s.pairs, [2]string{a, b})
	c.together += times
	switch {
	case !decided || rankA == 0 && rankB != 1 || rankB == 0 && rankA != 1:
	case rankA == rankB:
		c.level += times
	case rankB == 0 || rankA != 0 && rankA < rankB:
		c.ahead += times
	default:
		c.behind += times
	}
	if c.together == 0 {
		delete(s.pairs, [2]string{a, b})
	}
}

// hold counts the seats of a play that could hold a record.
func (s *Shelf) hold(g *game, p *Play, k *kept, times int) {
	enter := func(feat string, figure func(seat int) (scoring.Tenths, bool)) {
		best, found := held{}, false
		for i := range p.Seats {
			f, ok := figure(i)
			if h := (held{f, markOf(k.day, k.number, i, 0)}); ok && !p.Seats[i].Rival && (!found || best.compare(h) < 0) {
				best, found = h, true
			}
		}
		if !found {
			return
		}
		if g.records == nil {
			g.records = map[string][]held{}
		}
		if g.records[feat] = put(g.records[feat], best, times, held.compare); len(g.records[feat]) == 0 {
			delete(g.records, feat)
		}
	}
	enter("", func(seat int) (scoring.Tenths, bool) { return p.Seats[seat].Score, p.Seats[seat].Scored })
	for i := range p.Feats {
		if f := &p.Feats[i]; f.Kind() == scoring.Best {
			enter(f.ID, func(seat int) (scoring.Tenths, bool) { return f.Figures[seat], f.Figures[seat] > 0 })
		}
	}
}

// count counts a seat of a play for its person.
func (p *person) count(play *Play, seat int, result Results, times int) {
	if p.games == nil {
		p.games = map[string]*inGame{}
	}
	g := in(p.games, play.Game)
	if g.add(result, times); g.Plays == 0 {
		delete(p.games, play.Game)
	}
	if play.Stopped {
		return
	}
	if s := &play.Seats[seat]; s.Scored {
		g.scores = put(g.scores, s.Score, times, cmp.Compare)
	}
	for i := range play.Feats {
		f := &play.Feats[i]
		if f.Kind() == scoring.Best {
			continue
		}
		if g.feats == nil {
			g.feats = map[string]*FeatStats{}
		}
		sum := in(g.feats, f.ID)
		sum.Feat = f.ID
		sum.Plays += times
		sum.Figure += f.Figures[seat] * scoring.Tenths(times)
		if f.Of != nil {
			sum.Of += f.Of[seat] * scoring.Tenths(times)
		}
		if sum.Plays == 0 {
			delete(g.feats, f.ID)
		}
	}
}

// mark notes how a play went for the person, or takes that away. Only the streak that it makes
// longer or ends is another then.
func (p *person) mark(m mark, times int) {
	if times < 0 {
		p.plays = put(p.plays, m, times, cmp.Compare)
	}
	at, _ := slices.BinarySearch(p.plays, m)
	switch before, after := wins(slices.Backward(p.plays[:at])), wins(slices.All(p.plays[at:])); m.outcome() {
	case won:
		p.streak(before+after, -times)
		p.streak(before+after+1, times)
	case lost:
		p.streak(before+after, -times)
		p.streak(before, times)
		p.streak(after, times)
	case noContest:
	}
	if times > 0 {
		p.plays = slices.Insert(p.plays, at, m)
	}
}

// wins are how many contests are won until one is lost.
func wins(plays iter.Seq2[int, mark]) (n int) {
	for _, m := range plays {
		switch m.outcome() {
		case lost:
			return n
		case won:
			n++
		case noContest:
		}
	}
	return n
}

// streak counts streaks of a length.
func (p *person) streak(length, times int) {
	if length == 0 {
		return
	}
	p.runs = append(p.runs, make([]int, max(0, length+1-len(p.runs)))...)
	p.runs[length] += times
	for len(p.runs) > 0 && p.runs[len(p.runs)-1] == 0 {
		p.runs = p.runs[:len(p.runs)-1]
	}
}

// streaks are the running and the longest.
func (p *person) streaks() (running, longest int) {
	return wins(slices.Backward(p.plays)), max(0, len(p.runs)-1)
}
