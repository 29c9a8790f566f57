// Package table is what the rooms that show or change a table share: the place that a
// request comes from, a snapshot of what that place may know, entries and why they're
// refused, and the table's documents. It has no addresses and renders no page.
package table

import (
	"errors"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
)

// Tables are the tables of a site, as requests come to them.
type Tables struct {
	Site *site.Site
	Live *live.Tables

	programs bool // come with a code alone
}

// New has the requests of a site come to some tables.
func New(s *site.Site, tables *live.Tables) *Tables { return &Tables{Site: s, Live: tables} }

// ForPrograms are the same tables for who has the code of a seat and nothing else:
// what is no browser keeps no key.
func (t *Tables) ForPrograms() *Tables { return &Tables{t.Site, t.Live, true} }

// errElsewhere is said to a browser that has the address of a seat, but not its key.
var errElsewhere = site.Refuse(http.StatusForbidden, "table.other-phone")

// At finds the place that the address of a request stands for, whoever asks.
func (t *Tables) At(r *http.Request) (live.Place, error) { return t.at(r, codeOf(r)) }

// codeOf is the code in the address of a request.
func codeOf(r *http.Request) string { return mux.Vars(r)["code"] }

// at is At of a code.
func (t *Tables) at(r *http.Request, code string) (live.Place, error) {
	p, err := t.Live.At(r.Context(), code)
	if errors.Is(err, live.ErrUnknown) {
		return p, unknown(err)
	}
	return p, err
}

// unknown is said to a code that leads nowhere, and why if that is known.
func unknown(err error) error {
	if says := deletedBy(err); says != "" {
		return &site.Error{Status: http.StatusNotFound, Sentence: says}
	}
	return errNoSeat
}

// deletedBy says who has deleted a table that is not there any more; empty if nobody knows.
func deletedBy(err error) speech.Text {
	var deleted *live.DeletedError
	if !errors.As(err, &deleted) {
		return ""
	}
	return speech.Say("live.deleted", "who", whoDid(deleted.By), "time", TimeOf(deleted.Time))
}

// Place is At for the phone that has the seat: an address can be sent to anybody,
// and read in anybody's history. Any number look on.
func (t *Tables) Place(r *http.Request) (live.Place, error) { return t.place(r, codeOf(r)) }

// place is Place of a code.
func (t *Tables) place(r *http.Request, code string) (live.Place, error) {
	p, err := t.at(r, code)
	if err == nil && p.Role != people.Onlooker && !t.programs && !t.Site.HasKey(r, live.Key(p.Code)) {
		return p, errElsewhere
	}
	return p, err
}

// Visited is Place for the first page of a seat. It leads who has not its key to
// where the seat can be asked for.
func (t *Tables) Visited(w http.ResponseWriter, r *http.Request) (p live.Place, led bool, err error) {
	p, err = t.Place(r)
	if errors.Is(err, errElsewhere) {
		http.Redirect(w, r, "/t/"+p.Code+"/elsewhere", http.StatusSeeOther)
		return p, true, nil
	}
	return p, false, err
}

// Hosting finds the place of a request that only a host may make.
func (t *Tables) Hosting(r *http.Request) (live.Place, error) {
	p, err := t.Place(r)
	if err == nil && p.Role != people.Host {
		err = site.Refuse(http.StatusForbidden, "table.host-only")
	}
	return p, err
}
