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
func (h *handlers) gatherStream(_ http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	changed := make(chan struct{}, 1)
	f, err := h.tables.Follow(r, p, gatherBeat, changed)
	if err != nil {
		return err
	}
	f.GoOn(func(r *http.Request) {
		defer f.End()
		for {
			if on, err := h.sendGather(r, f); err != nil || !on {
				return // the reader has gone, or asks again and is told
			}
			select {
			case <-changed:
			case <-f.Beats:
			case <-f.Gone:
				return
			case <-f.Over:
				return
			}
		}
	})
	return nil
}

// sendGather sends who sits now; on says whether more is to come. The place is
// looked up anew, as the seats change their numbers where somebody else goes first.
func (h *handlers) sendGather(r *http.Request, f *table.Following) (on bool, err error) {
	if f.Find(r) != nil {
		return false, f.Send("over", "", []byte("{}"))
	}
	t, err := table.Look(r.Context(), f.Place)
	if err != nil {
		return false, err
	}
	if !t.Presence.Gathers {
		return false, f.Send("over", "", []byte("{}"))
	}
	var part bytes.Buffer
	if err := h.site.Template(site.Language(r), "lobby").ExecuteTemplate(&part, "gathered", viewGather(t)); err != nil {
		return false, err
	}
	return true, f.Send("gathered", "", part.Bytes())
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
	if agree := form.Get("agree") == "yes"; agree && form.Has("seat") {
		err = h.giveSeat(r, p, form)
	} else {
		err = p.AnswerRequest(r.Context(), form.Get("id"), agree)
	}
	if err != nil {
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
