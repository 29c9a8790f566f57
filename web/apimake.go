package web

import (
	"cmp"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// An apiOrder is a table that somebody wants made.
type apiOrder struct {
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

// An apiHosting is what the host of a table alone may know.
type apiHosting struct {
	Short       string          `json:"short"`
	Invitations []apiInvitation `json:"invitations"` // to the seats that are free
}

// An apiInvitation leads to a seat.
type apiInvitation struct {
	Role   live.Role `json:"role"`
	Player string    `json:"player"` // empty for onlookers
	Key    string    `json:"key"`    // for POST sit/{key}
	Page   string    `json:"page"`   // path of the page that a phone is led to
}

// A madeTable is a table that has been made.
type madeTable struct {
	Code string `json:"code"` // of the host's place
	apiHosting
}

// apiMakeTable makes a table.
func (a *app) apiMakeTable(w http.ResponseWriter, r *http.Request) error {
	if err := a.limits.tables.check(household(r)); err != nil {
		return err
	}
	r.Body = http.MaxBytesReader(w, r.Body, mostHouse)
	var sent apiOrder
	if err := readJSON(r, &sent); err != nil {
		return err
	}
	wanted, err := sent.order()
	if err != nil {
		return err
	}
	p, err := a.Tables.Make(r.Context(), wanted)
	if err != nil {
		return unmade(err)
	}
	t, err := lookAt(r.Context(), p)
	if err != nil {
		return told(err)
	}
	w.Header().Set("Location", apiPrefix+"tables/"+p.Code)
	return writeJSON(w, http.StatusCreated, madeTable{p.Code, *hosting(t)})
}

// order is the order as the tables take it. What is wrong is a refusal.
func (o apiOrder) order() (live.Order, error) {
	wanted := live.Order{
		Header: ledger.Header{Game: o.Game, Players: o.Players, Data: ledger.Data{Name: o.Data}, Date: o.Date, Title: o.Title},
		Data:   o.Own, Dice: either(o.Dice, live.Physical), Host: scoring.Table, Keep: live.DefaultKeep,
	}
	for name, value := range o.Options {
		wanted.Header.Options = append(wanted.Header.Options, ledger.Option{Name: name, Value: value})
	}
	slices.SortFunc(wanted.Header.Options, func(a, b ledger.Option) int { return cmp.Compare(a.Name, b.Name) })
	if o.Keep != nil {
		wanted.Keep = *o.Keep
	}
	if o.Host != nil {
		wanted.Host = seatNamed(o.Players, *o.Host)
		if wanted.Host < 0 {
			return wanted, refuse(http.StatusUnprocessableEntity, "The host is %q, who is none of the players.", *o.Host)
		}
	}
	if _, err := time.Parse(time.DateOnly, o.Date); err != nil && o.Date != "" {
		return wanted, refuse(http.StatusUnprocessableEntity, "The date is %q, and not one like 2026-11-20.", o.Date)
	}
	switch {
	case o.Data != "" && o.Own != "":
		return wanted, refuse(http.StatusUnprocessableEntity, "Either data of ours or your own: only one can be in force.")
	case wanted.Dice != live.Physical && wanted.Dice != live.Virtual:
		return wanted, refuse(http.StatusUnprocessableEntity, "Dice are %s or %s.", live.Physical, live.Virtual)
	case utf8.RuneCountInString(o.Title) > longestTitle:
		return wanted, refuse(http.StatusUnprocessableEntity, "A title has %d characters at the most.", longestTitle)
	}
	return wanted, nil
}

// unmade makes a refusal of why a table was not made. An error that is not
// about the order is returned.
func unmade(err error) error {
	var wrong *house.Error
	if errors.As(err, &wrong) {
		return refuse(http.StatusUnprocessableEntity, "%s.", capital(wrong.Error()))
	}
	reason, _, err := madeWrong(err, nil)
	if err != nil {
		return err
	}
	return refuse(http.StatusUnprocessableEntity, "%s", reason)
}

// hosting is what a host may know; nil for anybody else.
func hosting(t *atTable) *apiHosting {
	if t.place.Role != live.Host {
		return nil
	}
	h := &apiHosting{Short: t.company.Short, Invitations: []apiInvitation{}}
	for _, s := range t.company.Seats {
		if s.Link == "" {
			continue
		}
		in := apiInvitation{Role: s.Role, Key: s.Link, Page: "/sit/" + s.Link}
		if s.Role == live.Player {
			in.Player = t.view.Names[s.Seat]
		}
		h.Invitations = append(h.Invitations, in)
	}
	return h
}

// A seatedAt is the code of the place that somebody has taken.
type seatedAt struct {
	Code string `json:"code"`
}

// apiSit takes the seat that an invitation leads to.
func (a *app) apiSit(w http.ResponseWriter, r *http.Request) error {
	code, err := a.Tables.Sit(r.Context(), mux.Vars(r)["key"], "")
	switch {
	case errors.Is(err, live.ErrTaken):
		return refuse(http.StatusConflict, "Somebody has this seat already. The host can hand it on.")
	case errors.Is(err, live.ErrUnknown):
		return errNoInvitation
	case err != nil:
		return err
	}
	w.Header().Set("Location", apiPrefix+"tables/"+code)
	return writeJSON(w, http.StatusCreated, seatedAt{code})
}

// apiDeleteTable deletes a table for good.
func (a *app) apiDeleteTable(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	if err := p.Delete(r.Context()); err != nil {
		return told(err)
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// capital begins a text as a sentence.
func capital(text string) string { return strings.ToUpper(text[:1]) + text[1:] }
