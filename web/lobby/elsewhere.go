package lobby

import (
	"errors"
	"net/http"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// elsewherePage is what a browser is shown that has the address of a seat, but not
// its key: another phone has the seat.
type elsewherePage struct {
	site.Frame
	Table   speech.Text // what the table is called
	Name    string      // whose seat it is; empty where the host only keeps the book
	Host    bool
	Gathers bool
	Short   string
}

func (h *handlers) elsewhere(w http.ResponseWriter, r *http.Request) error {
	if p, err := h.tables.Place(r); err == nil {
		http.Redirect(w, r, "/t/"+p.Code, http.StatusSeeOther)
		return nil
	}
	p, err := h.tables.At(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	page := elsewherePage{
		Frame: site.Frame{Title: "lobby.title-elsewhere", Icon: "bunkhouse", Here: "/tables"}, Table: t.Title(),
		Host: p.Role == people.Host, Gathers: t.Presence.Gathers, Short: t.Presence.Short,
	}
	if p.Seat != scoring.Table {
		page.Name = t.View.Names[p.Seat]
	}
	return h.site.Render(w, r, http.StatusForbidden, "elsewhere", page)
}

// hostPage is the way back to the host's place on another phone.
type hostPage struct {
	site.Frame
	Code   string      // the six letters, as they were typed
	Wrong  bool        // letters or word are
	Reason speech.Text // why nobody can be asked
}

func (h *handlers) hostAgain(w http.ResponseWriter, r *http.Request) error {
	return h.showHostAgain(w, r, http.StatusOK, hostPage{Code: r.URL.Query().Get("code")})
}

func (h *handlers) showHostAgain(w http.ResponseWriter, r *http.Request, status int, page hostPage) error {
	page.Frame = site.Frame{Title: "lobby.title-host", Icon: "tophat", Here: "/tables"}
	w.Header().Set("Cache-Control", "no-store")
	return h.site.Render(w, r, status, "host", page)
}

// recoverHost makes a phone the host's: at once by the recovery word, else once
// another phone at the table agrees.
func (h *handlers) recoverHost(w http.ResponseWriter, r *http.Request) error {
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	page := hostPage{Code: form.Get("code")}
	if err := h.mayAsk(r, h.tables.Live.DoorOf(r.Context(), page.Code)); err != nil {
		return err
	}
	if form.Get("by") == "word" {
		code, err := h.tables.Live.Recover(r.Context(), page.Code, form.Get("word"))
		if err == nil {
			h.tables.GoTo(w, r, code)
			return nil
		}
		return h.hostRefused(w, r, page, err)
	}
	secret, _, err := h.tables.Live.RequestSeat(r.Context(), page.Code, people.Host, "", h.asker(w, r))
	if err != nil {
		return h.hostRefused(w, r, page, err)
	}
	http.Redirect(w, r, "/asked/"+secret, http.StatusSeeOther)
	return nil
}

// hostRefused shows the form again with what is wrong.
func (h *handlers) hostRefused(w http.ResponseWriter, r *http.Request, page hostPage, err error) error {
	var refused *refusal.Error
	switch {
	case errors.Is(err, live.ErrUnknown):
		page.Wrong = true
		return h.showHostAgain(w, r, http.StatusNotFound, page)
	case errors.As(err, &refused):
		page.Reason = refused.Sentence
		return h.showHostAgain(w, r, http.StatusConflict, page)
	}
	return err
}

// newWord makes a recovery word for the host, and shows it once, or in the lobby.
func (h *handlers) newWord(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	word, err := p.NewWord(r.Context())
	if err != nil {
		return table.PageError(err)
	}
	if p.Gathers() {
		http.Redirect(w, r, "/t/"+p.Code+"/lobby", http.StatusSeeOther)
		return nil
	}
	page := wordPage{Frame: site.Frame{Title: "lobby.title-word", Icon: "tophat"}, Code: p.Code, Word: word}
	return h.site.Render(w, r, http.StatusOK, "word", page)
}

// wordPage is where a recovery word is shown once.
type wordPage struct {
	site.Frame
	Code, Word string
}
