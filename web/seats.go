package web

import (
	"fmt"
	"html/template"
	"net/http"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/web/live"
)

// seatsPage is where the host hands out the seats and rules the table.
type seatsPage struct {
	frame
	Code    string
	Seen    int // number of the last entry
	Sorry   *sorry
	Short   []string // the letters of the short code
	Asks    []askView
	Seats   []handedSeat
	Plays   []choice // the seat that the host plays
	Firsts  []choice // who goes first; none once something was entered
	Dice    []choice // none where the game has nothing to throw
	Keeps   []choice
	Players []handedSeat // of Seats
}

// A handedSeat is a seat with the link that leads to it.
type handedSeat struct {
	ID    string // of its element
	Role  live.Role
	Seat  int
	Name  string
	State string        // who has it, in words
	Here  bool          // a phone of theirs is watching
	Link  string        // the whole address; empty where the seat is taken
	QR    template.HTML // of the link
	Mine  bool          // the host plays it
	Taken bool          // it can be handed to another phone
}

// seatID is the id of a seat's element.
func seatID(seat int) string { return "seat-" + seatValue(seat) }

// seatValue is a seat in a form.
func seatValue(seat int) string {
	if seat == scoring.Table {
		return nobody
	}
	return strconv.Itoa(seat)
}

// seats shows the host the seats.
func (a *app) seats(w http.ResponseWriter, r *http.Request) error {
	p, err := a.hosting(r)
	if err != nil {
		return err
	}
	return a.showSeats(w, r, p, http.StatusOK, nil)
}

// hosting is the place of a request that only a host may make.
func (a *app) hosting(r *http.Request) (live.Place, error) {
	p, err := a.place(r)
	if err == nil && p.Role != live.Host {
		err = refuse(http.StatusForbidden, "This page is for the host of the table, who hands out the seats.")
	}
	return p, err
}

func (a *app) showSeats(w http.ResponseWriter, r *http.Request, p live.Place, status int, s *sorry) error {
	t, err := lookAt(r.Context(), p)
	if err != nil {
		return told(err)
	}
	page := seatsPage{
		frame: frame{Title: "Seats", Icon: "tophat", Game: t.view.Info.ID}, Code: p.Code, Seen: t.view.Seen, Sorry: s,
		Asks: viewHost(t).Asks, Keeps: keepChoices(strconv.Itoa(t.company.Keep)),
	}
	for _, letter := range t.company.Short {
		page.Short = append(page.Short, string(letter))
	}
	base := a.base(r)
	for _, seat := range t.company.Seats {
		if seat.Role == live.Host {
			continue
		}
		shown, err := handed(t, seat, base)
		if err != nil {
			return err
		}
		page.Seats = append(page.Seats, shown)
		if seat.Role != live.Player {
			continue
		}
		page.Players = append(page.Players, shown)
		if !seat.Taken {
			page.Plays = append(page.Plays, choice{seatValue(seat.Seat), shown.Name, seat.Mine})
		}
		if t.view.Seen == 0 {
			page.Firsts = append(page.Firsts, choice{seatValue(seat.Seat), shown.Name, seat.Seat == 0})
		}
	}
	page.Plays = append(page.Plays, choice{nobody, "Nobody: I only keep the book", p.Seat == scoring.Table})
	if t.view.Info.Leaves() {
		page.Dice = diceChoices(t.company.Dice)
	}
	w.Header().Set("Cache-Control", "no-store")
	return a.render(w, status, "seats", page)
}

// handed is a seat as the host hands it out.
func handed(t *atTable, seat live.Seat, base string) (handedSeat, error) {
	v := handedSeat{ID: seatID(seat.Seat), Role: seat.Role, Seat: seat.Seat, Name: "Onlookers", Mine: seat.Mine, Taken: seat.Taken}
	if seat.Role == live.Player {
		v.Name, v.Here = t.view.Names[seat.Seat], t.company.Here[seat.Seat]
	}
	switch {
	case seat.Role == live.Onlooker:
		v.State = onlookers(t.company.Looks)
	case seat.Mine:
		v.State = "you play this seat"
	case v.Here:
		v.State = "sits here, and is looking"
	case seat.Taken:
		v.State = "sits here, but is not looking now"
	default:
		v.State = "free"
	}
	if seat.Link == "" {
		return v, nil
	}
	v.Link = base + "/sit/" + seat.Link
	var err error
	v.QR, err = qr(v.Link)
	return v, err
}

// onlookers says how many look on.
func onlookers(n int) string {
	switch n {
	case 0:
		return "for any number of phones; nobody looks on"
	case 1:
		return "for any number of phones; one looks on"
	}
	return fmt.Sprintf("for any number of phones; %d look on", n)
}

// codeSize is the side of a QR code, mm.
const codeSize = 40.0

// qr draws the QR code of a link. It fails where the link is too long for any.
func qr(link string) (template.HTML, error) {
	var err error
	size := sheets.Size{W: codeSize, H: codeSize}
	drawn := picture(sheets.Page{Size: size, Name: "QR code of the link", Furniture: func(c sheets.Canvas) {
		err = sheets.DrawQR(c, 0, 0, codeSize, link)
	}})
	return drawn, err
}
