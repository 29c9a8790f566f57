package nights_test

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
)

// An oracle works statistics out anew, by what counts and nothing else: for each figure it goes
// through all plays. They are in order of days, and those of one day as first recorded.
type oracle struct {
	people nights.People
	plays  []nights.Play
}

func (o *oracle) stats() nights.Stats {
	all := nights.Stats{Plays: len(o.plays), Nights: []nights.Night{}, Games: []nights.GameStats{}, People: []nights.PersonStats{}, Pairs: []nights.Pair{}}
	days, games := map[string]int{}, map[string]int{}
	for _, p := range o.plays {
		days[p.Day]++
		games[p.Game]++
	}
	for _, day := range slices.Sorted(maps.Keys(days)) {
		all.Nights = append(all.Nights, nights.Night{Day: day, Plays: days[day]})
	}
	for _, game := range slices.Sorted(maps.Keys(games)) {
		all.Games = append(all.Games, nights.GameStats{Game: game, Plays: games[game], Records: o.records(game)})
	}
	everybody := o.everybody()
	for _, who := range everybody {
		all.People = append(all.People, o.person(who))
	}
	o.rank(all.People)
	unranked := func(p nights.PersonStats) bool { return p.Rank == 0 }
	below := slices.DeleteFunc(slices.Clone(all.People), func(p nights.PersonStats) bool { return !unranked(p) })
	all.People = slices.DeleteFunc(all.People, unranked)
	slices.SortStableFunc(all.People, func(a, b nights.PersonStats) int { return a.Rank - b.Rank })
	all.People = append(all.People, below...)
	for i, a := range everybody {
		for _, b := range everybody[i+1:] {
			if p := o.pair(a, b); p.Together > 0 {
				all.Pairs = append(all.Pairs, p)
			}
		}
	}
	return all
}

// everybody are those who stand for themselves, and then strangers, by their ids.
func (o *oracle) everybody() (all []string) {
	var strangers []string
	for _, p := range o.people {
		if p.Into == "" {
			all = append(all, p.ID)
		}
	}
	for _, p := range o.plays {
		for _, s := range p.Seats {
			known := slices.ContainsFunc(o.people, func(p nights.Person) bool { return p.ID == s.Person })
			if !s.Rival && !known && !slices.Contains(strangers, s.Person) {
				strangers = append(strangers, s.Person)
			}
		}
	}
	slices.Sort(strangers)
	return append(all, strangers...)
}

// is says whether somebody sits in a seat.
func (o *oracle) is(who string, s nights.Seat) bool { return !s.Rival && o.people.Who(s.Person) == who }

// isContest says whether a play can be won: it has two people, and somebody is first.
func isContest(p nights.Play) bool {
	first := slices.ContainsFunc(p.Seats, func(s nights.Seat) bool { return s.Rank == 1 })
	return !p.Stopped && first && len(people(p)) >= 2
}

// people are the seats without rivals.
func people(p nights.Play) []nights.Seat {
	return slices.DeleteFunc(slices.Clone(p.Seats), func(s nights.Seat) bool { return s.Rival })
}

func (o *oracle) results(who, game string) (r nights.Results) {
	for _, p := range o.plays {
		for _, s := range p.Seats {
			if !o.is(who, s) || game != "" && p.Game != game {
				continue
			}
			r.Plays++
			if !isContest(p) {
				continue
			}
			r.Contests++
			r.Chance += nights.Win / nights.Shares(len(people(p)))
			if s.Rank == 1 {
				firsts := slices.DeleteFunc(people(p), func(s nights.Seat) bool { return s.Rank != 1 })
				r.Wins += nights.Win / nights.Shares(len(firsts))
			}
		}
	}
	return r
}

func (o *oracle) person(who string) nights.PersonStats {
	p := nights.PersonStats{Person: who, Results: o.results(who, ""), Games: []nights.InOneGame{}}
	for _, known := range o.people {
		if known.ID == who {
			p.Name = known.Name
		}
	}
	for _, play := range o.plays {
		for _, s := range play.Seats {
			switch {
			case !o.is(who, s) || !isContest(play):
			case s.Rank == 1:
				p.Running++
				p.Longest = max(p.Longest, p.Running)
			default:
				p.Running = 0
			}
		}
	}
	games := map[string]bool{}
	for _, play := range o.plays {
		if slices.ContainsFunc(play.Seats, func(s nights.Seat) bool { return o.is(who, s) }) {
			games[play.Game] = true
		}
	}
	for _, game := range slices.Sorted(maps.Keys(games)) {
		one := nights.InOneGame{Game: game, Results: o.results(who, game), Feats: o.feats(who, game)}
		if scores := o.scores(who, game); len(scores) > 0 {
			one.Scores, one.Best = len(scores), slices.Max(scores)
			slices.Sort(scores)
			for len(scores) > 2 {
				scores = scores[1 : len(scores)-1]
			}
			one.Middle = scores[0]
			if len(scores) == 2 {
				one.Middle = scoring.Tenths(math.Round(float64(scores[0]+scores[1]) / 2)) // half away from zero
			}
		}
		p.Games = append(p.Games, one)
	}
	return p
}

func (o *oracle) scores(who, game string) (scores []scoring.Tenths) {
	for _, p := range o.plays {
		for _, s := range p.Seats {
			if p.Game == game && !p.Stopped && o.is(who, s) && s.Scored {
				scores = append(scores, s.Score)
			}
		}
	}
	return scores
}

func (o *oracle) feats(who, game string) []nights.FeatStats {
	sums := map[string]nights.FeatStats{}
	for _, p := range o.plays {
		for i, s := range p.Seats {
			for _, f := range p.Feats {
				if p.Game != game || p.Stopped || !o.is(who, s) || f.Lines != nil {
					continue
				}
				sum := sums[f.ID]
				sum.Feat = f.ID
				sum.Plays++
				sum.Figure += f.Figures[i]
				if f.Of != nil {
					sum.Of += f.Of[i]
				}
				sums[f.ID] = sum
			}
		}
	}
	return append([]nights.FeatStats{}, slices.SortedFunc(maps.Values(sums), func(a, b nights.FeatStats) int { return cmp.Compare(a.Feat, b.Feat) })...)
}

// records are taken from those who held them by what is greater alone, one play after the other.
func (o *oracle) records(game string) []nights.Record {
	held := map[string]nights.Record{}
	take := func(r nights.Record) {
		if before, ok := held[r.Feat]; !ok || r.Figure > before.Figure {
			held[r.Feat] = r
		}
	}
	for _, p := range o.plays {
		for i, s := range p.Seats {
			if p.Game != game || p.Stopped || s.Rival {
				continue
			}
			who := o.people.Who(s.Person)
			if s.Scored {
				take(nights.Record{Figure: s.Score, Person: who, Play: p.ID, Day: p.Day})
			}
			for _, f := range p.Feats {
				if f.Lines != nil && f.Figures[i] > 0 {
					take(nights.Record{Feat: f.ID, Figure: f.Figures[i], Person: who, Play: p.ID, Day: p.Day, Line: f.Lines[i]})
				}
			}
		}
	}
	return append([]nights.Record{}, slices.SortedFunc(maps.Values(held), func(a, b nights.Record) int { return cmp.Compare(a.Feat, b.Feat) })...)
}

func (o *oracle) rank(all []nights.PersonStats) {
	for i := range all {
		if all[i].Contests >= 5 {
			all[i].Rank = 1
			for _, other := range all {
				if other.Contests >= 5 && float64(other.Wins)/float64(other.Chance) > float64(all[i].Wins)/float64(all[i].Chance) {
					all[i].Rank++
				}
			}
		}
		for j := range all[i].Games {
			one := &all[i].Games[j]
			if one.Scores < 5 {
				continue
			}
			one.Rank = 1
			for _, other := range all {
				for _, g := range other.Games {
					if g.Game == one.Game && g.Scores >= 5 && g.Middle > one.Middle {
						one.Rank++
					}
				}
			}
		}
	}
}

func (o *oracle) pair(a, b string) nights.Pair {
	p := nights.Pair{A: a, B: b}
	for _, play := range o.plays {
		for _, s := range play.Seats {
			for _, t := range play.Seats {
				if !o.is(a, s) || !o.is(b, t) {
					continue
				}
				p.Together++
				switch {
				case !isContest(play) || s.Rank == 0 && t.Rank == 0:
				case s.Rank == 0 && t.Rank > 1 || t.Rank == 0 && s.Rank > 1: // nobody knows
				case s.Rank == 0:
					p.Behind++
				case t.Rank == 0 || s.Rank < t.Rank:
					p.Ahead++
				case s.Rank == t.Rank:
					p.Level++
				default:
					p.Behind++
				}
			}
		}
	}
	return p
}
