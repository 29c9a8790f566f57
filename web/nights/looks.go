package nights

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// A lookView is what a group's games come to.
type lookView struct {
	Standing []standingView
	Few      bool // somebody has too few games to be ranked
	Streaks  []streakView
	Games    []gameView
	Pairs    []pairView
}

// A standingView is how a person does in all games.
type standingView struct {
	Name   speech.Text
	Rank   int // 0 for none
	Plays  int
	Won    speech.Text
	Chance speech.Text // wins that chance would give
	Times  speech.Text // as many wins as chance would give; empty where there was nothing to win
}

// A streakView is how often a person has won in a row.
type streakView struct {
	Name             speech.Text
	Running, Longest int
}

// A gameView is what one game comes to.
type gameView struct {
	Title   speech.Text
	Plays   int
	Scores  []scoreView
	Records []recordView
}

// A scoreView is how a person scores in a game.
type scoreView struct {
	Name         speech.Text
	Rank         int // 0 for none
	Games        int
	Best, Middle speech.Text
}

// A recordView is the best that a group has done.
type recordView struct {
	Title speech.Text
	Held  speech.Text // by whom, with what, when
	Line  speech.Text // what made it; empty for a score
}

// A pairView is how two people did against each other.
type pairView struct {
	A, B                 speech.Text
	Ahead, Level, Behind int
}

// mostHeads is how many people are compared head to head: those who have played the most.
const mostHeads = 8

// A viewer shows a shelf.
type viewer struct {
	*handlers
	shelf    *nights.Shelf
	language *speech.Language
}

// called is what a person is called.
func (v viewer) called(id string) speech.Text { return called(v.shelf.People().Name(id)) }

func called(name string) speech.Text {
	if name == "" {
		return "groups.somebody"
	}
	return speech.Words(name)
}

// info describes a game. Of one that isn't here it has the id alone.
func (h *handlers) info(id string) *scoring.Info {
	if game, ok := h.site.Shelf.Game(id); ok {
		return game.Info()
	}
	return &scoring.Info{ID: id, Title: speech.Words(id)}
}

// date is a day of a play as people write it.
func date(day string) speech.Text {
	t, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return speech.Words(day)
	}
	return site.Date(t)
}

// tenths is a part of a whole, rounded to tenths.
func tenths(part, whole nights.Shares) scoring.Tenths {
	return scoring.Tenths((part*20 + whole) / (whole * 2))
}

// number is a number without a unit.
func number(t scoring.Tenths) speech.Text { return (&scoring.Info{}).Amount(t) }

func (v viewer) look(stats *nights.Stats) lookView {
	var look lookView
	for i := range stats.People {
		p := &stats.People[i]
		if p.Plays == 0 {
			continue
		}
		look.Standing = append(look.Standing, standing(p))
		look.Few = look.Few || p.Rank == 0
		if p.Longest > 1 {
			look.Streaks = append(look.Streaks, streakView{called(p.Name), p.Running, p.Longest})
		}
	}
	slices.SortStableFunc(look.Streaks, func(a, b streakView) int { return b.Longest - a.Longest })
	for i := range stats.Games {
		look.Games = append(look.Games, v.game(&stats.Games[i], stats.People))
	}
	look.Pairs = v.pairs(stats, heads(stats.People))
	return look
}

func standing(p *nights.PersonStats) standingView {
	s := standingView{Name: called(p.Name), Rank: p.Rank, Plays: p.Plays, Won: number(tenths(p.Wins, nights.Win)), Chance: number(tenths(p.Chance, nights.Win))}
	if p.Chance > 0 {
		s.Times = speech.Say("groups.times", "times", number(tenths(p.Wins, p.Chance)))
	}
	return s
}

// heads are the people with the most games that could be won.
func heads(people []nights.PersonStats) []string {
	all := slices.Clone(people)
	slices.SortStableFunc(all, func(a, b nights.PersonStats) int { return b.Contests - a.Contests })
	return scoring.Each(min(len(all), mostHeads), func(i int) string { return all[i].Person })
}

// pairs are those of some people who have played against each other.
func (v viewer) pairs(stats *nights.Stats, of []string) (all []pairView) {
	for _, p := range stats.Pairs {
		if p.Ahead+p.Level+p.Behind > 0 && slices.Contains(of, p.A) && slices.Contains(of, p.B) {
			all = append(all, pairView{v.called(p.A), v.called(p.B), p.Ahead, p.Level, p.Behind})
		}
	}
	return all
}

func (v viewer) game(g *nights.GameStats, people []nights.PersonStats) gameView {
	info := v.info(g.Game)
	view := gameView{Title: info.Title, Plays: g.Plays}
	for i := range people {
		for j := range people[i].Games {
			if in := &people[i].Games[j]; in.Game == g.Game && in.Scores > 0 {
				view.Scores = append(view.Scores, scoreView{called(people[i].Name), in.Rank, in.Scores, info.Amount(in.Best), info.Amount(in.Middle)})
			}
		}
	}
	slices.SortStableFunc(view.Scores, func(a, b scoreView) int { return cmp.Compare(uint(a.Rank)-1, uint(b.Rank)-1) }) // 0 becomes the greatest
	for i := range g.Records {
		view.Records = append(view.Records, v.record(info, &g.Records[i]))
	}
	return view
}

func (v viewer) record(info *scoring.Info, r *nights.Record) recordView {
	view, amount := recordView{Title: "groups.best-score"}, info.Amount(r.Figure)
	if r.Feat != "" {
		feat := v.words.feat(v.site.Shelf, info, r.Feat)
		feat.Figures = []scoring.Tenths{r.Figure}
		view.Title, amount = feat.Title, feat.Amount()
	}
	view.Held = speech.Say("groups.held", "name", v.called(r.Person), "amount", amount, "date", date(r.Day))
	if p, ok := v.shelf.Play(r.Play); ok && r.Line != nil {
		view.Line = v.words.sentence(v.site.Shelf, info, r.Line, v.called(r.Person), func(seat int) string {
			if seat < len(p.Seats) {
				return v.language.Of(v.called(p.Seats[seat].Person))
			}
			return ""
		}, v.language)
	}
	return view
}

// wordings have for each game a state in which nothing has happened: it knows what things are
// called. They are safe for use at the same time.
type wordings struct {
	mu     sync.Mutex
	states map[string]scoring.State
}

// in does something with the state of a game; nil where there is none.
func (ws *wordings) in(shelf ledger.Catalog, info *scoring.Info, do func(scoring.State)) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	state, known := ws.states[info.ID]
	if !known {
		players := scoring.Each(info.MinPlayers, func(seat int) string { return string(rune('A' + seat)) })
		if fold, _, err := shelf.Start(&ledger.Header{Game: info.ID, Players: players}, nil); err == nil {
			state = fold.State()
		}
		if ws.states == nil {
			ws.states = map[string]scoring.State{}
		}
		ws.states[info.ID] = state
	}
	do(state)
}

// feat describes a feat of a game. Of one that the game doesn't tell (any more) it has the id
// alone.
func (ws *wordings) feat(shelf ledger.Catalog, info *scoring.Info, id string) scoring.Feat {
	feat := scoring.Feat{ID: id, Title: speech.Words(id)}
	ws.in(shelf, info, func(s scoring.State) {
		if s == nil {
			return
		}
		for _, f := range scoring.Feats(s) {
			if f.ID == id {
				feat = f
			}
		}
	})
	return feat
}

// sentence says what somebody did with a line; empty where that can't be said.
func (ws *wordings) sentence(shelf ledger.Catalog, info *scoring.Info, line *nights.Line, who speech.Text, name func(seat int) string, l *speech.Language) (says speech.Text) {
	e := scoring.Event{Verb: line.Verb, Args: slices.Clone(line.Args)}
	for i, arg := range e.Args {
		if seat, err := strconv.Atoi(strings.TrimPrefix(arg, "@")); err == nil && strings.HasPrefix(arg, "@") {
			e.Args[i] = name(seat)
		}
	}
	verb := info.Form(e)
	if verb == nil {
		return ""
	}
	ws.in(shelf, info, func(s scoring.State) {
		names, _ := s.(scoring.Namer)
		says = verb.Sentence(names, l.Of(who), e)
	})
	return says
}
