package lobby

import (
	"html/template"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// gatherPage is the page of a table before its game: who sits down, and how
// others come.
type gatherPage struct {
	site.Frame
	Code   string
	Host   bool
	Sorry  *table.EntryError
	Link   string        // to any seat that is free
	Likely bool          // phones get there
	Choose bool          // another address can be chosen
	Back   string        // this page
	At     string        // where the site is, as one types it
	QR     template.HTML // of the link
	Now    gatherView
	Short  string
	Firsts []site.Choice
	Word   string // the recovery word
}

// A gatherView is what changes while a table gathers.
type gatherView struct {
	Code  string
	Host  bool
	Me    string // who is called so here; empty for who only looks
	Seat  string // of who is so called, in a form
	Who   string // is awaited to start the game; empty for the host
	Asks  []table.RequestView
	Seats []gatherSeat
	Ready speech.Text // with whom the game would start: "Start with Ann, Bob", "Start now with 2 of 3"; empty where they are too few
	Full  bool        // nobody else is awaited
}

// A gatherSeat is a seat, and who has it.
type gatherSeat struct {
	Seat   int
	Number int    // that people count from 1
	Name   string // empty where the seat is open
	State  speech.Text
	Host   bool // the host plays it
	Taken  bool
}

// gather shows the lobby of a table that gathers, and the game of any other.
func (h *handlers) gather(w http.ResponseWriter, r *http.Request) error {
	p, led, err := h.tables.Visited(w, r)
	if led || err != nil {
		return err
	}
	return h.showGather(w, r, p)
}

func (h *handlers) showGather(w http.ResponseWriter, r *http.Request, p live.Place) error {
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	if !t.Presence.Gathers {
		http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
		return nil
	}
	wrong := table.Returned(w, r)
	page := gatherPage{
		Frame: site.Frame{Title: t.Title(), Game: t.View.Info.ID}, Code: p.Code, Host: p.Role == people.Host,
		Sorry: wrong, Now: viewGather(t), Short: t.Presence.Short, Word: t.Presence.Word,
	}
	if p.Role != people.Onlooker && !h.site.Alone {
		link, err := p.Door(r.Context())
		if err != nil {
			return table.PageError(err)
		}
		base, likely := h.site.Reach(r)
		page.Likely, page.Choose, page.Back = likely, h.site.Public == "", "/t/"+p.Code+"/lobby"
		_, page.At, _ = strings.Cut(base, "://")
		page.Link = base + "/sit/" + link
		if page.QR, err = site.QR(site.Language(r), page.Link); err != nil {
			return err
		}
	}
	for _, s := range page.Now.Seats {
		label := speech.Words(s.Name)
		if s.Name == "" {
			label = speech.Say("lobby.open-seat", "number", s.Seat+1)
		}
		page.Firsts = append(page.Firsts, site.Choice{Value: strconv.Itoa(s.Seat), Label: label, Chosen: s.Seat == 0})
	}
	return h.site.Render(w, r, wrong.StatusCode(), "lobby", page)
}

// mostNamed is how many names a button has.
const mostNamed = 4

// viewGather shows who sits at a table that gathers.
func viewGather(t *table.Snapshot) gatherView {
	v := gatherView{Code: t.Place.Code, Host: t.Place.Role == people.Host, Asks: table.ViewRequests(t), Seats: make([]gatherSeat, len(t.View.Names))}
	if t.Place.Seat != scoring.Table {
		v.Me, v.Seat = t.View.Names[t.Place.Seat], table.SeatValue(t.Place.Seat)
	}
	var ready []string
	for _, s := range t.Presence.Seats {
		if s.Role != people.Player {
			continue
		}
		shown := gatherSeat{Seat: s.Seat, Number: s.Seat + 1, Name: t.View.Names[s.Seat], Host: s.Mine, Taken: s.Taken}
		switch {
		case s.Open:
			shown.Name, shown.State = "", "lobby.seat-free"
		case s.Mine:
			shown.State, v.Who = "lobby.seat-host", shown.Name
		case s.Taken && !t.Presence.Here[s.Seat]:
			shown.State = "lobby.seat-away"
		case s.Taken:
			shown.State = "lobby.seat-here"
		default:
			shown.State = "lobby.seat-expected"
		}
		v.Seats[s.Seat] = shown
	}
	for _, s := range v.Seats {
		if s.Name != "" {
			ready = append(ready, s.Name)
		}
	}
	if len(ready) >= t.View.Info.MinPlayers {
		v.Ready = startWith(ready, len(v.Seats))
	}
	v.Full = len(ready) == len(v.Seats)
	return v
}

// startWith says with whom the game would start, of as many as there are seats.
func startWith(ready []string, seats int) speech.Text {
	switch {
	case len(ready) == 1 && seats > 1:
		return speech.Say("lobby.start-alone", "name", ready[0])
	case len(ready) < seats:
		return speech.Say("lobby.start-some", "ready", len(ready), "seats", seats)
	case len(ready) > mostNamed:
		return speech.Say("lobby.start-many", "players", len(ready))
	}
	return speech.Say("lobby.start-with", "names", speech.List(speech.Named(ready...)))
}

// gatherActs are what is done in the lobby, by the last part of the address.
func gatherActs() map[string]gatherAct {
	return map[string]gatherAct{"start": startGame, "free": freeSeat, "add": addSeat, "first": firstSeat}
}

// A gatherAct is something that is done in the lobby. It returns the path to go on
// to.
type gatherAct func(r *http.Request, p live.Place, form url.Values) (to string, err error)

// gathered makes a handler of what is done in the lobby: afterwards the lobby is
// shown again, or the game.
func (h *handlers) gathered(do gatherAct) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		p, err := h.tables.Place(r)
		if err != nil {
			return err
		}
		form, err := site.SentForm(r)
		if err != nil {
			return err
		}
		to, err := do(r, p, form)
		if err == nil {
			http.Redirect(w, r, to, http.StatusSeeOther)
			return nil
		}
		wrong, err := table.EntryErrorOf(err, "")
		if err != nil {
			return err
		}
		return h.site.Return(w, r, "/t/"+p.Code+"/lobby", wrong)
	}
}

// startGame begins the game with those who have a seat.
func startGame(r *http.Request, p live.Place, _ url.Values) (string, error) {
	return "/t/" + p.Code, p.Start(r.Context())
}

// freeSeat has somebody get up, or sends them away.
func freeSeat(r *http.Request, p live.Place, form url.Values) (string, error) {
	seat, err := table.SeatOf(form)
	if err != nil {
		return "", err
	}
	back := "/t/" + p.Code + "/lobby"
	if p.Role == people.Player {
		back = "/tables" // the seat is not theirs any more
	}
	return back, p.Free(r.Context(), seat)
}

// firstSeat makes a seat the first.
func firstSeat(r *http.Request, p live.Place, form url.Values) (string, error) {
	_, err := goFirst(r, p, form)
	return "/t/" + p.Code + "/lobby", err
}

// addSeat puts one more seat to the table.
func addSeat(r *http.Request, p live.Place, _ url.Values) (string, error) {
	return "/t/" + p.Code + "/lobby", p.AddSeat(r.Context())
}
