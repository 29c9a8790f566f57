// Package exchange writes plays for other programs and people, and reads theirs: a link and
// a file for BG Stats, a table (CSV), JSON lines, text for a chat, a calendar of nights. What
// comes from others is never taken at once: [Read] says what it found, what it left out, and
// what it must ask.
//
// Begin with [Log]. docs/nights.md has what people may rely on: the columns of the table and
// the keys of the JSON. Nothing here opens a file, speaks HTTP or reads a clock.
package exchange

import (
	"cmp"
	"encoding/json"
	"io"
	"strings"
	"time"

	"github.com/google/uuid"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

// A Log is plays to be written, with what it takes to call things by name.
type Log struct {
	ID     string // tells it from every other log, for good; never a secret, because what's written is told by it
	Shelf  ledger.Catalog
	Plays  []nights.Play // from the oldest to the latest
	People People
	Made   time.Time // when it's written
}

// People are those whom ids of plays name, as [nights.People] are.
type People interface {
	Who(id string) string  // the id of the person that one turned out to be
	Name(id string) string // empty for somebody forgotten
}

// ours is the namespace of all ids that are made here.
var ours = uuid.NewSHA1(uuid.NameSpaceDNS, []byte("saddlebag"))

// ID is a UUID that's the same whenever it's made of the same.
func ID(of ...string) string {
	return uuid.NewSHA1(ours, []byte(strings.Join(of, "\x00"))).String()
}

// playID is an id as a UUID: itself, where it is one.
func playID(id string) string {
	if parsed, err := uuid.Parse(id); err == nil {
		return parsed.String()
	}
	return ID("play", id)
}

// gameID is the UUID of a game.
func gameID(game string) string { return ID("game", game) }

// A player is who had a seat, as others get to know them.
type player struct {
	id   string // a UUID
	name string // empty for somebody forgotten
}

func (l *Log) player(s *nights.Seat) player {
	name := l.People.Name(s.Person)
	if s.Rival {
		name = cmp.Or(name, s.Role, speech.Text("exchange.rival").String())
		return player{ID("rival", name), name}
	}
	return player{ID("player", l.ID, l.People.Who(s.Person)), name}
}

// called is what a player is called in a language, forgotten or not.
func (p player) called(in *speech.Language) string {
	return cmp.Or(p.name, in.Of("exchange.somebody"))
}

// info describes the game of a play. Of a game that isn't on the shelf it has the id alone.
func (l *Log) info(p *nights.Play) *scoring.Info {
	if game, ok := l.Shelf.Game(p.Game); ok {
		return game.Info()
	}
	return &scoring.Info{ID: p.Game, Title: speech.Words(p.Game)}
}

// scoreOf is a score as a plain number; empty where nobody knows it.
func scoreOf(s *nights.Seat) string {
	if !s.Scored {
		return ""
	}
	return s.Score.String()
}

// oneLineEnd has all lines of a text end by LF.
var oneLineEnd = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// writeJSON writes a value as one line.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}
