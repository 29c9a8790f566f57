package lobby

import (
	"bytes"
	"net/http"
	"time"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

// gatherBeat is how often the stream of a lobby says that it is alive.
const gatherBeat = 15 * time.Second

// gatherStream sends the lobby anew whenever somebody comes or goes, until the
// game starts or the seat is somebody else's.
func (h *handlers) gatherStream(w http.ResponseWriter, r *http.Request) error {
	f, err := h.tables.Follow(w, r, gatherBeat)
	if err != nil {
		return err
	}
	defer f.End()
	for {
		if on, err := h.sendGather(r, f.EventStream); err != nil || !on {
			return nil //nolint:nilerr // the reader has gone, or asks again and is told
		}
		select {
		case <-f.Changed:
		case <-f.Beats:
		case <-f.Done:
			return nil
		}
	}
}

// sendGather sends who sits now; on says whether more is to come. The place is
// looked up anew, as the seats change their numbers where somebody else goes first.
func (h *handlers) sendGather(r *http.Request, s *site.EventStream) (on bool, err error) {
	p, err := h.tables.Place(r)
	if err != nil {
		return false, s.Send("over", "", []byte("{}"))
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return false, err
	}
	if !t.Presence.Gathers {
		return false, s.Send("over", "", []byte("{}"))
	}
	var part bytes.Buffer
	if err := h.site.Template("lobby").ExecuteTemplate(&part, "gathered", viewGather(t)); err != nil {
		return false, err
	}
	return true, s.Send("gathered", "", part.Bytes())
}

// answer lets in or sends away who has asked, and leaves whoever answers where
// they are.
func (h *handlers) answer(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	if err := p.AnswerRequest(r.Context(), form.Get("id"), form.Get("agree") == "yes"); err != nil {
		return table.PageError(err)
	}
	to := "/t/" + p.Code
	switch {
	case site.WantsJSON(r):
		w.WriteHeader(http.StatusNoContent)
		return nil
	case form.Has("seats"):
		to += "/seats#asks"
	case !p.Open(): // their seat is at another phone now
		to = "/tables"
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
	return nil
}
