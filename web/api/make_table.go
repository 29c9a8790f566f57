package api

import (
	"cmp"
	"errors"
	"net/http"
	"slices"
	"time"
	"unicode/utf8"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/lobby"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// An tableOrder is a table that somebody wants made.
type tableOrder struct {
	Game    string            `json:"game"`
	Players []string          `json:"players"`
	Options map[string]string `json:"options"`
	Data    string            `json:"data"` // name of house data of ours
	Own     string            `json:"own"`  // text of the user's own
	Title   string            `json:"title"`
	Date    string            `json:"date"`
	Dice    string            `json:"dice"`
	Host    *string           `json:"host"` // the player who the host is; null for none
	Keep    *int              `json:"keep"` // days
}

// A hostState is what the host of a table alone may know.
type hostState struct {
	Short string `json:"short"`
}

// An invitation leads to a seat.
type invitation struct {
	Role   people.Role `json:"role"`
	Player string      `json:"player"` // empty for onlookers
	Key    string      `json:"key"`    // for POST sit/{key}
	Page   string      `json:"page"`   // path of the page that a phone is led to
}

// A MadeTable is a table that has been made.
type MadeTable struct {
	Code  string `json:"code"` // of the host's place
	Short string `json:"short"`
	InvitationList
}

// An InvitationList is what leads to the seats that are free.
type InvitationList struct {
	Invitations []invitation `json:"invitations"`
}

// makeTable makes a table.
func (h *handlers) makeTable(w http.ResponseWriter, r *http.Request) error {
	r.Body = http.MaxBytesReader(w, r.Body, site.MostHouse)
	var sent tableOrder
	if err := site.ReadJSON(r, &sent); err != nil {
		return err
	}
	wanted, err := sent.order()
	if err != nil {
		return err
	}
	wanted.From = site.ClientKey(r)
	var p live.Place
	err = h.site.AtWork(r, func() (err error) {
		p, err = h.tables.Live.Make(r.Context(), wanted)
		return err
	})
	if err != nil {
		return unmade(err)
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	invited, err := invite(r, t)
	if err != nil {
		return err
	}
	w.Header().Set("Location", site.APIPrefix+"tables/"+p.Code)
	return site.WriteJSON(w, r, http.StatusCreated, MadeTable{p.Code, t.Presence.Short, invited})
}

// order is the order as the tables take it. What is wrong is a refusal.
func (o tableOrder) order() (live.Order, error) {
	players, err := ledger.CleanNames(reading.Names(o.Players))
	if err != nil {
		return live.Order{}, &site.Error{Status: http.StatusUnprocessableEntity, Sentence: site.Sentence(err)}
	}
	wanted := live.Order{
		Header: ledger.Header{Game: o.Game, Players: players, Data: ledger.Data{Name: o.Data}, Date: o.Date, Title: o.Title},
		Data:   o.Own, Dice: site.Either(o.Dice, live.Physical), Host: scoring.Table, Keep: live.DefaultKeep,
	}
	for name, value := range o.Options {
		wanted.Header.Options = append(wanted.Header.Options, ledger.Option{Name: name, Value: value})
	}
	slices.SortFunc(wanted.Header.Options, func(a, b ledger.Option) int { return cmp.Compare(a.Name, b.Name) })
	if o.Keep != nil {
		wanted.Keep = *o.Keep
	}
	if o.Host != nil {
		wanted.Host = table.SeatNamed(players, *o.Host)
		if wanted.Host < 0 {
			return wanted, site.Refuse(http.StatusUnprocessableEntity, "api.no-host", "name", *o.Host)
		}
	}
	if _, err := time.Parse(time.DateOnly, o.Date); err != nil && o.Date != "" {
		return wanted, site.Refuse(http.StatusUnprocessableEntity, "api.no-date", "date", o.Date)
	}
	switch {
	case o.Data != "" && o.Own != "":
		return wanted, site.Refuse(http.StatusUnprocessableEntity, "api.two-houses")
	case wanted.Dice != live.Physical && wanted.Dice != live.Virtual:
		return wanted, site.Refuse(http.StatusUnprocessableEntity, "live.dice", "one", live.Physical, "other", live.Virtual)
	case utf8.RuneCountInString(o.Title) > lobby.LongestTitle:
		return wanted, site.Refuse(http.StatusUnprocessableEntity, "lobby.long-title", "most", lobby.LongestTitle)
	}
	return wanted, nil
}

// unmade makes a refusal of why a table was not made. An error that is not
// about the order is returned.
func unmade(err error) error {
	var wrong *house.Error
	if errors.As(err, &wrong) {
		return &site.Error{Status: http.StatusUnprocessableEntity, Sentence: site.Sentence(wrong)}
	}
	reason, _, err := lobby.WrongTable(err, nil)
	if err != nil {
		return err
	}
	return &site.Error{Status: http.StatusUnprocessableEntity, Sentence: reason}
}

// hosting is what a host may know; nil for anybody else.
func hosting(t *table.Snapshot) *hostState {
	if t.Place.Role != people.Host {
		return nil
	}
	return &hostState{t.Presence.Short}
}

// invitations makes new invitations to the seats that are free.
func (h *handlers) invitations(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	list, err := invite(r, t)
	if err != nil {
		return err
	}
	return site.WriteJSON(w, r, http.StatusCreated, list)
}

// invite makes a new invitation to each seat that is free.
func invite(r *http.Request, t *table.Snapshot) (InvitationList, error) {
	links, err := t.Place.Invite(r.Context())
	if err != nil {
		return InvitationList{}, table.PageError(err)
	}
	list := InvitationList{[]invitation{}}
	for _, l := range links {
		in := invitation{Role: l.Role, Key: l.Key, Page: "/sit/" + l.Key}
		if l.Role == people.Player {
			in.Player = t.View.Names[l.Seat]
		}
		list.Invitations = append(list.Invitations, in)
	}
	return list, nil
}

// A SeatedAt is the code of the place that somebody has taken.
type SeatedAt struct {
	Code string `json:"code"`
}

// sit takes the seat that an invitation leads to.
func (h *handlers) sit(w http.ResponseWriter, r *http.Request) error {
	if err := h.site.Limiters.Join.Check(site.ClientKey(r)); err != nil {
		return err
	}
	code, err := h.tables.Live.Sit(r.Context(), mux.Vars(r)["key"], live.Guest{From: site.ClientKey(r)})
	switch {
	case errors.Is(err, live.ErrTaken):
		return site.Refuse(http.StatusConflict, "api.seat-taken")
	case errors.Is(err, live.ErrUnknown):
		return lobby.ErrNoInvitation
	case err != nil:
		return table.PageError(err)
	}
	w.Header().Set("Location", site.APIPrefix+"tables/"+code)
	return site.WriteJSON(w, r, http.StatusCreated, SeatedAt{code})
}

// deleteTable deletes a table for good.
func (h *handlers) deleteTable(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	if err := p.Delete(r.Context()); err != nil {
		return table.PageError(err)
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
