// Package table is what the rooms that show or change a table share: the place
// that a request is made from, a snapshot of what that place may know, entries
// and what is said of those that are refused, and the table's documents. It has
// no addresses and renders no page.
package table

import (
	"errors"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/web/live"
	"saddlebag/web/site"
)

// Tables are the tables of a site, as requests come to them.
type Tables struct {
	Site *site.Site
	Live *live.Tables
}

// New has the requests of a site come to some tables.
func New(s *site.Site, tables *live.Tables) *Tables { return &Tables{s, tables} }

// Place finds the place that the address of a request stands for.
func (t *Tables) Place(r *http.Request) (live.Place, error) {
	p, err := t.Live.At(mux.Vars(r)["code"])
	if errors.Is(err, live.ErrUnknown) {
		return p, errNoSeat
	}
	return p, err
}

// Hosting finds the place of a request that only a host may make.
func (t *Tables) Hosting(r *http.Request) (live.Place, error) {
	p, err := t.Place(r)
	if err == nil && p.Role != live.Host {
		err = site.Errorf(http.StatusForbidden, "This page is for the host of the table, who hands out the seats.")
	}
	return p, err
}
