package exchange

import (
	"io"
	"strconv"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
)

// A jsonPlay is a play as programs get it. All keys are always there.
type jsonPlay struct {
	ID      string        `json:"id"`
	Game    string        `json:"game"`
	Title   string        `json:"title"`
	Unit    string        `json:"unit"`
	Data    string        `json:"data"`
	Day     string        `json:"day"`
	Began   *string       `json:"began"`
	Minutes *int          `json:"minutes"`
	Source  nights.Source `json:"source"`
	Stopped bool          `json:"stopped"`
	Place   string        `json:"place"`
	Note    string        `json:"note"`
	Players []jsonSeat    `json:"players"`
	Feats   []jsonFeat    `json:"feats"`
}

type jsonSeat struct {
	ID    string          `json:"id"`
	Name  string          `json:"name"`
	Score *scoring.Tenths `json:"score"`
	Rank  *int            `json:"rank"`
	Role  string          `json:"role"`
	First bool            `json:"first"`
	Rival bool            `json:"rival"`
}

type jsonFeat struct {
	ID      string           `json:"id"`
	Figures []scoring.Tenths `json:"figures"`
	Of      []scoring.Tenths `json:"of"`
	Lines   []*jsonLine      `json:"lines"`
}

type jsonLine struct {
	Entry int      `json:"entry"`
	Verb  string   `json:"verb"`
	Args  []string `json:"args"`
}

// JSON writes the plays as JSON, each as one line.
func (l *Log) JSON(w io.Writer) error {
	for i := range l.Plays {
		if err := writeJSON(w, l.jsonPlay(&l.Plays[i])); err != nil {
			return err
		}
	}
	return nil
}

func (l *Log) jsonPlay(p *nights.Play) jsonPlay {
	info := l.info(p)
	players := scoring.Each(len(p.Seats), func(i int) player { return l.player(&p.Seats[i]) })
	out := jsonPlay{
		ID: playID(p.ID), Game: p.Game, Title: info.Title.String(), Unit: info.Unit, Data: p.Data, Day: p.Day,
		Minutes: known(p.Minutes), Source: p.Source, Stopped: p.Stopped, Place: p.Place, Note: p.Note,
		Players: scoring.Each(len(p.Seats), func(i int) jsonSeat {
			s := &p.Seats[i]
			seat := jsonSeat{ID: players[i].id, Name: players[i].name, Rank: known(s.Rank), Role: s.Role, First: s.First, Rival: s.Rival}
			if s.Scored {
				seat.Score = &s.Score
			}
			return seat
		}),
		Feats: scoring.Each(len(p.Feats), func(i int) jsonFeat {
			f := &p.Feats[i]
			return jsonFeat{f.ID, list(f.Figures), list(f.Of), scoring.Each(len(f.Lines), func(i int) *jsonLine { return named(f.Lines[i], players) })}
		}),
	}
	if !p.Began.IsZero() {
		began := p.Began.UTC().Format(time.RFC3339)
		out.Began = &began
	}
	return out
}

// known is a number that nobody knows where it's 0.
func known(n int) *int {
	if n == 0 {
		return nil
	}
	return &n
}

// list is a list that's empty where it isn't there.
func list(of []scoring.Tenths) []scoring.Tenths { return append([]scoring.Tenths{}, of...) }

// named is a line that names players by their names.
func named(l *nights.Line, players []player) *jsonLine {
	if l == nil {
		return nil
	}
	return &jsonLine{l.Entry, l.Verb, scoring.Each(len(l.Args), func(i int) string {
		arg := l.Args[i]
		if len(arg) > 1 && arg[0] == '@' {
			if seat, err := strconv.Atoi(arg[1:]); err == nil && seat >= 0 && seat < len(players) {
				return players[seat].name
			}
		}
		return arg
	})}
}
