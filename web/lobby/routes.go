// Package lobby is the way to a table, and what its host decides there: making a table,
// carrying on a ledger, joining, sitting down, the seats.
package lobby

import (
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// Route sets out the addresses of the room.
func Route(s *site.Site, tables *table.Tables) {
	h := &handlers{s, tables, &trials{clock: s.Clock, all: map[string]*trial{}}}
	s.Get("/tables", h.list)
	s.Get("/make", h.make)
	s.Upload("/tables", s.Costly(s.Limiters.Make, h.makeTable))
	s.Upload("/tables/carry", s.Costly(s.Limiters.Make, h.carryOn))
	s.Get("/t/{code}/parcel", h.sendParcel)
	s.Get("/t/{code}/game"+parcelEnding, h.parcelFile)
	s.Get("/take", h.take)
	s.Upload("/take", s.Costly(s.Limiters.Make, h.takeParcels))
	s.Post("/t/{code}/leave", h.leave)
	s.Post("/t/{code}/delete", h.deleteTable)

	if s.Alone {
		s.Get("/all-games"+parcelEnding, h.allParcels)
		s.Get("/played", h.played)
	} else {
		h.routeOthers(s)
	}
	s.Get("/t/{code}/lobby", h.gather)
	s.Get("/t/{code}/lobby/stream", h.gatherStream)
	for path, act := range gatherActs() {
		s.Post("/t/{code}/lobby/"+path, h.gathered(act))
	}

	s.Get("/t/{code}/seats", h.seats)
	for path, act := range h.seatActs() {
		s.Post("/t/{code}/"+path, h.hosted(act))
	}
}

// routeOthers sets out the addresses for other phones: to find the table, to be let in, and to
// be the host's next one. Where there are none, the one phone is passed round to play a seat.
func (h *handlers) routeOthers(s *site.Site) {
	s.Get("/sit/{link}", h.invitation)
	s.Post("/sit/{link}", h.tried(h.sit))
	s.Post("/sit/{link}/ask", h.tried(h.requestTakenSeat))
	s.Get("/join", h.tried(h.join))
	s.Post("/join", h.tried(h.requestSeat))
	s.Get("/join/host", h.hostAgain)
	s.Post("/join/host", h.tried(h.recoverHost))
	s.Get("/asked/{secret}", h.requestStatus)
	s.Get("/t/{code}/elsewhere", h.elsewhere)

	s.Get("/phones", h.phones)
	s.Post("/phones", h.tried(h.tryAddress))
	s.Get("/phones/code", h.trialCode)
	s.Post("/phones/code", h.useAddress)
	s.Get("/here/{secret}", h.here)

	s.Post("/t/{code}/word", h.newWord)
	s.Post("/t/{code}/answer", h.answer)
	s.Post("/t/{code}/handover", h.handover)
	s.Post("/t/{code}/play", h.hosted(playSeat))
}
