package lobby

import (
	"html/template"
	"net/http"
	"net/url"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// seatsPage is where the host hands out the seats and rules the table.
type seatsPage struct {
	site.Frame
	Code    string
	Likely  bool   // phones get to where the links lead
	Choose  bool   // another address can be chosen
	Back    string // this page
	Seen    int    // number of the last entry
	Sorry   *table.EntryError
	Short   []string // the letters of the short code
	Asks    []table.RequestView
	Deeds   table.DeedsView // of which only what the table is asked is shown
	Seats   []handedSeat
	Plays   []site.Choice // the seat that the host plays
	Passes  bool          // there is another, for who has the one phone next
	Firsts  []site.Choice // who goes first; none once something was entered
	Dice    chanceField   // where chance is made; no choices where that's no matter of the table's
	Keeps   []site.Choice
	Players []handedSeat // of Seats
}

// A handedSeat is a seat with the link that leads to it.
type handedSeat struct {
	ID    string // of its element
	Role  people.Role
	Seat  int
	Name  speech.Text
	State speech.Text   // who has it, in words
	Here  bool          // a phone of theirs is watching
	Link  string        // the whole address; empty where the seat is taken
	QR    template.HTML // of the link
	Mine  bool          // the host plays it
	Taken bool          // it can be handed to another phone
}

// seatID is the id of a seat's element.
func seatID(seat int) string { return "seat-" + table.SeatValue(seat) }

// seats shows the host the seats.
func (h *handlers) seats(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	if t.Presence.Gathers {
		return h.showGather(w, r, p)
	}
	wrong := table.Returned(w, r)
	page := seatsPage{
		Frame: site.Frame{Title: "lobby.seats", Icon: "tophat", Game: t.View.Info.ID}, Code: p.Code, Seen: t.View.Seen, Sorry: wrong, Passes: t.OthersPlay(),
		Asks: table.ViewRequests(t), Deeds: table.ViewDeeds(t), Keeps: keepChoices(strconv.Itoa(t.Presence.Keep)),
	}
	for _, letter := range t.Presence.Short {
		page.Short = append(page.Short, string(letter))
	}
	var links []people.Link
	if !h.site.Alone {
		if links, err = p.Invite(r.Context()); err != nil {
			return table.PageError(err)
		}
	}
	base, likely := h.site.Reach(r)
	page.Likely, page.Choose, page.Back = likely, h.site.Public == "", "/t/"+p.Code+"/seats"
	for _, seat := range t.Presence.Seats {
		if seat.Role == people.Host || seat.Role == people.Onlooker && h.site.Alone {
			continue
		}
		shown, err := handed(site.Language(r), t, seat, linkTo(links, seat, base))
		if err != nil {
			return err
		}
		page.Seats = append(page.Seats, shown)
		if seat.Role != people.Player {
			continue
		}
		page.Players = append(page.Players, shown)
		if !seat.Taken {
			page.Plays = append(page.Plays, site.Choice{Value: table.SeatValue(seat.Seat), Label: shown.Name, Chosen: seat.Mine})
		}
		if t.View.Seen == 0 {
			page.Firsts = append(page.Firsts, site.Choice{Value: table.SeatValue(seat.Seat), Label: shown.Name, Chosen: seat.Seat == 0})
		}
	}
	page.Plays = append(page.Plays, site.Choice{Value: table.Nobody, Label: "lobby.nobody", Chosen: p.Seat == scoring.Table})
	if t.View.Info.LetsTableChoose() {
		page.Dice = chanceOf(t.View.Info, url.Values{"dice": {t.Presence.Dice}})
	}
	return h.site.Render(w, r, wrong.StatusCode(), "seats", page)
}

// handed is a seat as the host hands it out.
func handed(l *speech.Language, t *table.Snapshot, seat live.Seat, link string) (handedSeat, error) {
	v := handedSeat{Link: link, ID: seatID(seat.Seat), Role: seat.Role, Seat: seat.Seat, Name: "lobby.spectators", Mine: seat.Mine, Taken: seat.Taken}
	if seat.Role == people.Player {
		v.Name, v.Here = speech.Words(t.View.Names[seat.Seat]), t.Presence.Here[seat.Seat]
	}
	switch {
	case seat.Role == people.Onlooker:
		v.State = onlookers(t.Presence.Looks)
	case seat.Mine:
		v.State = "lobby.state-mine"
	case v.Here:
		v.State = "lobby.state-here"
	case seat.Taken:
		v.State = "lobby.state-away"
	default:
		v.State = "lobby.state-free"
	}
	if link == "" {
		return v, nil
	}
	var err error
	v.QR, err = site.QR(l, link)
	return v, err
}

// linkTo is the address of the link to a seat; empty where there is none.
func linkTo(links []people.Link, seat live.Seat, base string) string {
	for _, l := range links {
		if l.Role == seat.Role && l.Seat == seat.Seat {
			return base + "/sit/" + l.Key
		}
	}
	return ""
}

// onlookers says how many look on.
func onlookers(n int) speech.Text {
	if n == 0 {
		return "lobby.watching-none"
	}
	return speech.Say("lobby.watching", "n", n)
}
