package nights

import (
	"cmp"
	"net/http"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/groups"
	"saddlebag/web/site"
)

// A nightView is a night with its games, the latest first.
type nightView struct {
	Day   speech.Text
	Plays []playView
}

// A playView is a game of a night.
type playView struct {
	ID    string
	Title speech.Text
	About speech.Text // how long it took, and where; empty where nobody knows
	Seats []seatView  // by rank
	Note  string
	Book  string // path of its ledger; empty where the phone can't read it
}

// A seatView is how a game went for somebody.
type seatView struct {
	Rank  int // 0 where nobody knows
	Name  speech.Text
	Score speech.Text // empty where nobody knows
}

// The most that one page shows.
const (
	nightsOnPage = 20
	playsOnPage  = 100 // so that a night of many games is several pages
)

// A cut is the part of a list of plays that is on one page.
type cut struct{ number, skip, plays int }

// cutAt is the page of a number, or the last one before it that there is; and how many there
// are.
func cutAt(days []nights.Night, number int) (at cut, pages int) {
	now := cut{number: 1}
	on := 0 // nights on this page
	turn := func() {
		if now.number <= max(number, 1) {
			at = now
		}
		now, on = cut{number: now.number + 1, skip: now.skip + now.plays}, 0
	}
	for _, day := range slices.Backward(days) {
		if on == nightsOnPage {
			turn()
		}
		on++
		for left := day.Plays; left > 0; {
			if now.plays == playsOnPage {
				turn()
				on = 1
			}
			more := min(left, playsOnPage-now.plays)
			now.plays += more
			left -= more
		}
	}
	turn()
	return at, now.number - 1
}

// nights are those of one page. Books are the ledgers that can be read, by tables.
func (v viewer) nights(on cut, books map[string]string) (all []nightView) {
	last := ""
	for p := range v.shelf.Before(on.skip) {
		if on.plays--; on.plays < 0 {
			break
		}
		if p.Day != last {
			all, last = append(all, nightView{Day: scoring.Day(p.Day)}), p.Day
		}
		night := &all[len(all)-1]
		night.Plays = append(night.Plays, v.play(&p, books[p.Table]))
	}
	return all
}

func (v viewer) play(p *nights.Play, book string) playView {
	info := v.info(p.Game)
	view := playView{ID: p.ID, Title: info.Title, Note: p.Note, Book: book}
	var length, stopped speech.Text
	if p.Minutes > 0 {
		length = speech.Say("groups.minutes", "n", p.Minutes)
	}
	if p.Stopped {
		stopped = "groups.stopped"
	}
	if p.Minutes > 0 || p.Stopped || p.Place != "" {
		view.About = speech.Say("groups.play-about", "length", length, "place", p.Place, "stopped", stopped)
	}
	for i := range p.Seats {
		s := &p.Seats[i]
		seat := seatView{Rank: s.Rank, Name: v.called(s.Person)}
		if s.Rival && s.Person == "" {
			seat.Name = "groups.rival"
		}
		if s.Scored {
			seat.Score = info.Amount(s.Score)
		}
		view.Seats = append(view.Seats, seat)
	}
	slices.SortStableFunc(view.Seats, func(a, b seatView) int { return cmp.Compare(uint(a.Rank)-1, uint(b.Rank)-1) }) // 0 becomes the greatest
	return view
}

// deed says what can be taken back.
func (v viewer) deed(u nights.Undoable) deedView {
	p := v.shelf.About(u.Entry)
	view := deedView{Number: u.Entry}
	game, day := v.info(p.Game).Title, scoring.Day(p.Day)
	switch {
	case u.From != "" && u.Undone:
		view.Says, view.Undo = speech.Say("groups.deed-unimported", "n", u.Plays, "file", u.From), "groups.again-import"
	case u.From != "":
		view.Says, view.Undo = speech.Say("groups.deed-imported", "n", u.Plays, "file", u.From), "groups.undo-import"
	case u.Undone:
		view.Says, view.Undo = speech.Say("groups.deed-restored", "game", game, "date", day), "groups.again-drop"
	default:
		view.Says, view.Undo = speech.Say("groups.deed-dropped", "game", game, "date", day), "groups.undo-drop"
	}
	return view
}

// drop takes a game off the shelf.
func (h *handlers) drop(r *http.Request, g *groups.Group) (speech.Text, error) {
	return "groups.dropped", g.Enter(r.Context(), nights.DropEntry(r.PostForm.Get("play")), "", "")
}

// undo takes something back, or an undo.
func (h *handlers) undo(r *http.Request, g *groups.Group) (speech.Text, error) {
	number, err := site.NumberOf(r.PostForm.Get("entry"), "groups.entry-number")
	if err != nil {
		return "", err
	}
	return "groups.undone", g.Enter(r.Context(), nights.UndoEntry(number), "", "")
}
