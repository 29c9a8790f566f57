package club

import (
	"cmp"
	"slices"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

// winners are how much everybody has won, as bars and as rows of a table.
func (cl Club) winners() (b bars, rows [][]speech.Text) {
	b = bars{form: tallForm, few: fewGames(), keys: []speech.Text{"club.key-won", "club.key-chance"}}
	for _, p := range cl.Stats.People {
		if p.Contests == 0 {
			continue
		}
		won, chance := speech.Say("club.won", "wins", speech.Tenths(times(p.Wins)), "games", p.Contests), speech.Say("club.by-chance", "wins", speech.Tenths(times(p.Chance)))
		b.rows = append(b.rows, row{rank: p.Rank, name: called(p), bars: []int64{int64(p.Wins)}, mark: int64(p.Chance), figures: []speech.Text{won, chance}})
		rows = append(rows, []speech.Text{place(p.Rank), called(p), amount(times(p.Wins)), amount(times(p.Chance)), number(p.Contests)})
	}
	return b, rows
}

// wins shows who wins, against what chance would give.
func (cl Club) wins() Chart {
	const title = speech.Text("club.wins")
	b, rows := cl.winners()
	if len(rows) == 0 {
		return cl.empty("wins", title, "club.no-wins")
	}
	ch := cl.barChart("wins", title, Game{}, b, "club.wins-note")
	ch.Heads, ch.Rows = []speech.Text{"club.rank", "club.person", "club.key-won", "club.key-chance", "club.games"}, rows
	return ch
}

// place is a rank; nothing for none.
func place(rank int) speech.Text {
	if rank == 0 {
		return ""
	}
	return number(rank)
}

// amount is an amount in no unit.
func amount[T ~int64](t T) speech.Text {
	return speech.Say("scoring.number", "number", speech.Tenths(t))
}

// streaks shows who has won the most games in a row.
func (cl Club) streaks() Chart {
	const title = speech.Text("club.streaks")
	b := bars{form: plainForm, keys: []speech.Text{"club.key-longest", "club.key-running"}}
	b.high, b.figures = tallForm.high, 8
	var rows [][]speech.Text
	for _, p := range cl.Stats.People {
		if p.Longest == 0 {
			continue
		}
		b.rows = append(b.rows, row{name: called(p), bars: []int64{int64(p.Longest), int64(p.Running)}, figures: []speech.Text{number(p.Longest), number(p.Running)}})
		rows = append(rows, []speech.Text{called(p), number(p.Longest), number(p.Running)})
	}
	if len(rows) == 0 {
		return cl.empty("streaks", title, "club.no-streaks")
	}
	ch := cl.barChart("streaks", title, Game{}, b, "")
	ch.Heads, ch.Rows = []speech.Text{"club.person", "club.key-longest", "club.key-running"}, rows
	return ch
}

// plays shows how often each game is played.
func (cl Club) plays() Chart {
	b := bars{form: plainForm}
	b.lead, b.name, b.figures = 6.6, 32, 8
	var rows [][]speech.Text
	games := cl.played()
	slices.SortStableFunc(games, func(a, b Game) int { return cmp.Compare(cl.stats(b).Plays, cl.stats(a).Plays) })
	for _, g := range games {
		n := cl.stats(g).Plays
		b.rows = append(b.rows, row{icon: g.Icon, name: g.Info.Title, bars: []int64{int64(n)}, figures: []speech.Text{number(n)}})
		rows = append(rows, []speech.Text{g.Info.Title, number(n)})
	}
	ch := cl.barChart("plays", "club.plays", Game{}, b, "")
	ch.Heads, ch.Rows = []speech.Text{"club.game", "club.games"}, rows
	return ch
}

// scores shows the best and the middle score of each person in a game.
func (cl Club) scores(g Game) Chart {
	b := bars{form: tallForm, few: fewGames(), keys: []speech.Text{"club.key-best", "club.key-middle"}}
	var rows [][]speech.Text
	who, how := inGame(cl.Stats.People, g, func(o *nights.InOneGame) bool { return o.Scores > 0 })
	for _, i := range byRank(how) {
		p, o := who[i], how[i]
		best, middle := g.Info.Amount(o.Best), g.Info.Amount(o.Middle)
		b.rows = append(b.rows, row{rank: o.Rank, name: called(p), bars: []int64{int64(o.Best), int64(o.Middle)}, figures: []speech.Text{best, middle}})
		rows = append(rows, []speech.Text{place(o.Rank), called(p), best, middle, number(o.Scores)})
	}
	ch := cl.barChart("scores", "club.scores", g, b, "club.scores-note")
	ch.Heads, ch.Rows = []speech.Text{"club.rank", "club.person", "club.key-best", "club.key-middle", "club.games"}, rows
	return ch
}

// byRank are the places of some by their rank, those without one last.
func byRank(how []nights.InOneGame) []int {
	order := make([]int, len(how))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Compare(cmp.Or(how[i].Rank, len(how)+1), cmp.Or(how[j].Rank, len(how)+1))
	})
	return order
}
