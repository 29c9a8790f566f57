// Package club draws what a group's nights come to: charts that one looks at rather than
// reads, the same on a page, on a sheet for the wall of the club room, and in a picture to
// show around. What counts is said in package nights; no game is known here.
//
// Begin with [Club.Charts].
package club

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A Club is a group with all that is told of it.
type Club struct {
	Name  string
	Stats nights.Stats
	Games []Game // that may have been played, in the order in which they're told
	Year  int    // of the calendar
	// Language is that of what is written; nil for English.
	Language *speech.Language
}

// A Game is how to tell of one.
type Game struct {
	Info  *scoring.Info
	Icon  art.Icon       // empty for none
	Feats []scoring.Feat // of which there may be figures, in order; only what they are, and in which unit
	// Line says what made a record; nil where nobody can.
	Line func(nights.Record) speech.Text
}

// A Chart is a panel that shows figures, and the same figures as a table.
type Chart struct {
	Panel panel.Panel
	Heads []speech.Text   // of the columns
	Rows  [][]speech.Text // each has a text for each column
}

// Page is the chart alone, as large as it is.
func (ch Chart) Page() press.Page {
	return press.Page{
		Size: canvas.Size{W: ch.Panel.W, H: ch.Panel.H}, Name: ch.Panel.Title, Language: ch.Panel.Language,
		Placed: []panel.Placement{{Panel: ch.Panel}},
	}
}

// width is the width of all charts, mm: what a phone shows without scrolling.
const width = panel.ColumnWidth

// most is how many people or games a chart has room for; it says how many more there are.
const most = 12

// Charts are all charts in order: the title, those of all games, and those of each game. A
// group that hasn't played has the title alone, which says so.
func (cl Club) Charts() []Chart {
	return slices.Concat([]Chart{cl.title(width)}, cl.ofAll(), cl.ofGames())
}

// ofAll are the charts of all games together.
func (cl Club) ofAll() []Chart {
	if cl.Stats.Plays == 0 {
		return nil
	}
	return []Chart{cl.wins(), cl.calendar(), cl.pairs(), cl.streaks(), cl.plays()}
}

// ofGames are the charts of each game, as far as there's something to show.
func (cl Club) ofGames() []Chart {
	var all []Chart
	for _, g := range cl.played() {
		all = append(append(all, cl.scores(g), cl.records(g)), cl.feats(g)...)
	}
	return slices.DeleteFunc(all, func(ch Chart) bool { return len(ch.Rows) == 0 })
}

// played are the games with plays, the others behind those that are known.
func (cl Club) played() []Game {
	var games []Game
	for _, g := range cl.Games {
		if slices.ContainsFunc(cl.Stats.Games, func(s nights.GameStats) bool { return s.Game == g.Info.ID }) {
			games = append(games, g)
		}
	}
	for _, s := range cl.Stats.Games {
		if !slices.ContainsFunc(cl.Games, func(g Game) bool { return g.Info.ID == s.Game }) {
			games = append(games, Game{Info: &scoring.Info{ID: s.Game, Title: speech.Words(s.Game)}})
		}
	}
	return games
}

// stats are those of a game with plays.
func (cl Club) stats(g Game) nights.GameStats {
	return cl.Stats.Games[slices.IndexFunc(cl.Stats.Games, func(s nights.GameStats) bool { return s.Game == g.Info.ID })]
}

// inGame are the people for whom there's something in a game, and what there is, in their
// order.
func inGame(people []nights.PersonStats, g Game, has func(*nights.InOneGame) bool) (who []nights.PersonStats, how []nights.InOneGame) {
	for _, p := range people {
		if at := slices.IndexFunc(p.Games, func(o nights.InOneGame) bool { return o.Game == g.Info.ID && has(&o) }); at >= 0 {
			who, how = append(who, p), append(how, p.Games[at])
		}
	}
	return who, how
}

// called is what somebody is called.
func called(p nights.PersonStats) speech.Text {
	return cmp.Or(speech.Words(p.Name), "club.somebody")
}

// who is what the person with an id is called.
func (cl Club) who(id string) speech.Text {
	if at := slices.IndexFunc(cl.Stats.People, func(p nights.PersonStats) bool { return p.Person == id }); at >= 0 {
		return called(cl.Stats.People[at])
	}
	return "club.somebody"
}

// say makes words of a text, to measure them.
func (cl Club) say(t speech.Text) string { return cmp.Or(cl.Language, speech.English).Of(t) }

// number is a whole number.
func number(n int) speech.Text { return amount(scoring.Whole(n)) }

// times is an amount that a number of wins comes to, to a tenth.
func times(s nights.Shares) scoring.Tenths {
	const tenths = 10
	return scoring.Tenths((s*tenths + nights.Win/2) / nights.Win)
}

// chart is a chart under a heading, so much higher than that. Of a chart of one game, the game
// stands in the heading. What draws it begins at the top.
func (cl Club) chart(id string, title speech.Text, g Game, high float64, draw func(canvas.Canvas)) Chart {
	called := title
	if g.Info != nil {
		id, called = id+"-"+g.Info.ID, speech.Say("club.of-game", "what", title, "game", g.Info.Title)
	}
	return Chart{Panel: panel.Panel{
		ID: "club-" + id, Owner: scoring.Table, Title: called, W: width, H: headHigh + high + footHigh, Language: cl.Language,
		Static: func(c canvas.Canvas) {
			drawHead(c, title, g)
			c.Push(0, headHigh, 1)
			defer c.Pop()
			draw(c)
		},
	}}
}
