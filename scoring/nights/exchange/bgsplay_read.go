package exchange

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// bgsPlay reads a .bgsplay file. What it has besides doesn't matter; what we use has the types
// that BG Stats gives it. A play that's wrong leaves the others as they are.
func (r *reader) bgsPlay(text []byte) error {
	if bytes.Count(text, []byte("{")) > mostObjects {
		return speech.Err("exchange.too-many-rows")
	}
	var file struct {
		statsFile
		Plays []json.RawMessage `json:"plays"`
	}
	if err := json.Unmarshal(text, &file); err != nil {
		return &speech.Error{Text: unreadable(err), By: err}
	}
	if err := reading.KeysOnce(text); err != nil {
		return &speech.Error{Text: unreadable(err), By: err}
	}
	switch {
	case file.Plays == nil:
		return speech.Err("exchange.no-plays")
	case len(file.Plays) > mostRows:
		return speech.Err("exchange.too-many-rows")
	}
	in := statsBook{ours: file.About == about, games: map[int]*statsGame{}, places: map[int]string{}, players: map[int]*statsPlayer{}}
	for i := range file.Games {
		in.games[file.Games[i].ID] = &file.Games[i]
	}
	for _, place := range file.Locations {
		in.places[place.ID] = place.Name
	}
	for i := range file.Players {
		in.players[file.Players[i].ID] = &file.Players[i]
	}
	for i, raw := range file.Plays {
		where := speech.Words(fmt.Sprintf("plays[%d]", i))
		var of struct {
			GameRefID int `json:"gameRefId"`
		}
		if err := json.Unmarshal(raw, &of); err != nil {
			r.skip(where, unreadable(err))
			continue
		}
		game := in.games[of.GameRefID]
		if game == nil {
			r.skip(where, speech.Say("exchange.no-reference", "field", "gameRefId", "number", of.GameRefID))
			continue
		}
		info := r.game(game.UUID, game.Name, game.BGGName)
		if info == nil {
			r.other(cmp.Or(clean(game.Name, false), clean(game.BGGName, false)))
			continue
		}
		var p statsPlay // only of our games: what's wrong with another is no matter here
		if err := json.Unmarshal(raw, &p); err != nil {
			r.skip(where, unreadable(err))
			continue
		}
		play, won, nameless, why := in.play(&p)
		if why != "" {
			r.skip(where, why)
			continue
		}
		play.Game = info.ID
		r.propose(where, play, info, won, nameless)
	}
	return nil
}

// A statsBook is what the plays of a file refer to, by number.
type statsBook struct {
	ours    bool // we have written it
	games   map[int]*statsGame
	places  map[int]string
	players map[int]*statsPlayer
}

// play is a play of the file, which seats won, and what tells those without a name apart; or why
// it's none.
func (in *statsBook) play(p *statsPlay) (play nights.Play, won []bool, nameless []string, why speech.Text) {
	if p.UUID == "" {
		return play, nil, nil, speech.Say("exchange.no-field", "field", "uuid")
	}
	form, date := "20060102", strconv.Itoa(p.PlayDateYmd)
	if p.PlayDateYmd == 0 {
		form = time.DateOnly
		date, _, _ = strings.Cut(p.PlayDate, " ")
	}
	day, err := time.Parse(form, date) // where it was played
	if err != nil {
		return play, nil, nil, speech.Say("exchange.no-date", "date", ledger.QuoteShort(date))
	}
	play = nights.Play{
		ID: playID(p.UUID), Data: clean(p.Board, false), Day: day.Format(time.DateOnly), Minutes: p.DurationMin, Stopped: p.Ignored,
		Place: clean(in.places[p.LocationRefID], false), Note: clean(p.Comments, true),
	}
	if began, err := time.Parse(timeForm, p.PlayDate); err == nil && in.ours && !strings.HasSuffix(p.PlayDate, onlyDay) {
		play.Began = began
	}
	scores := slices.Clone(p.PlayerScores)
	slices.SortStableFunc(scores, func(a, b statsScore) int { return cmp.Compare(a.SeatOrder, b.SeatOrder) })
	for _, s := range scores {
		who := in.players[s.PlayerRefID]
		if who == nil {
			return play, nil, nil, speech.Say("exchange.no-reference", "field", "playerRefId", "number", s.PlayerRefID)
		}
		seat := nights.Seat{Person: who.Name, Rank: s.Rank, Role: clean(s.Role, false), First: s.StartPlayer, Rival: s.MetaData.rival}
		id := ""
		if who.IsAnonymous {
			seat.Person = ""
			if who.UUID != "" && !slices.Contains(nameless, ID("somebody", who.UUID)) { // or nobody knows who the other one is
				id = ID("somebody", who.UUID)
			}
		}
		nameless = append(nameless, id)
		if why := readScore(s.Score, &seat); why != "" {
			return play, nil, nil, why
		}
		play.Seats = append(play.Seats, seat)
		won = append(won, s.Winner)
	}
	return play, won, nameless, ""
}

// unreadable says what's wrong with JSON, and where.
func unreadable(err error) speech.Text {
	var wrongType *json.UnmarshalTypeError
	var twice *reading.TwiceError
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &wrongType):
		return speech.Say("exchange.wrong-type", "field", wrongType.Field, "value", wrongType.Value)
	case errors.As(err, &twice):
		return speech.Say("exchange.key-twice", "field", twice.Field)
	case errors.As(err, &syntax):
		return speech.Say("exchange.no-json", "byte", int(syntax.Offset))
	}
	return speech.OfError(err)
}
