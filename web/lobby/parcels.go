package lobby

import (
	"errors"
	"html/template"
	"net/http"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/parcel"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A parcelPage is where a table is passed on.
type parcelPage struct {
	site.Frame
	Code, Link string
	QR         template.HTML // of the link; empty where it's too long for one
	Throws     bool          // a throw isn't over, and stays behind
	Sorry      *table.EntryError
}

// parcelEnding ends the names of files with parcels.
const parcelEnding = ".saddlebag"

// sendParcel shows the ways in which a table is passed on.
func (h *handlers) sendParcel(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	page := parcelPage{Frame: site.Frame{Title: "lobby.title-parcel", Game: t.View.Info.ID}, Code: p.Code, Throws: len(t.Presence.Held) > 0}
	sent, err := p.Parcel(r.Context(), h.site.Alone)
	if err != nil {
		if page.Sorry, err = table.EntryErrorOf(err, ""); err != nil {
			return err
		}
	} else {
		page.Link = h.site.Base(r) + h.takeAt() + "#" + sent.String()
		if page.QR, err = site.QR(site.Language(r), page.Link); err != nil {
			page.QR = "" // the file and the link do
		}
	}
	w.Header().Set("Cache-Control", "no-store") // it's all that the table knows
	return h.site.Render(w, r, page.Sorry.StatusCode(), "parcel", page)
}

// takeAt is the page that links lead to: a phone that has never been at a site without a server
// finds its first page alone, which leads on.
func (h *handlers) takeAt() string {
	if h.site.Alone {
		return "/"
	}
	return "/take"
}

// parcelFile sends the file with which a table is passed on.
func (h *handlers) parcelFile(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	sent, err := p.Parcel(r.Context(), h.site.Alone)
	if err != nil {
		return table.PageError(err)
	}
	site.SendFile(w, "text/plain; charset=utf-8", "game"+parcelEnding, []byte(sent.String()+"\n"))
	return nil
}

// allParcels sends a file with all tables of a phone.
func (h *handlers) allParcels(w http.ResponseWriter, r *http.Request) error {
	kept, err := h.tables.Live.Of(r.Context(), h.site.Keys(w, r))
	if err != nil {
		return err
	}
	var file strings.Builder
	for _, k := range kept {
		if k.Damaged || k.Place.Role != people.Host {
			continue
		}
		sent, err := k.Place.Parcel(r.Context(), h.site.Alone)
		if err != nil {
			return table.PageError(err)
		}
		file.WriteString(sent.String() + "\n")
	}
	site.SendFile(w, "text/plain; charset=utf-8", "all-games"+parcelEnding, []byte(file.String()))
	return nil
}

// A takePage is where tables are taken over that were passed on.
type takePage struct {
	site.Frame
	Reason speech.Text // why nothing was taken
	Taken  []takenView
}

// A takenView is what became of one parcel.
type takenView struct {
	Code  string // of the table that's here
	Title speech.Text
	Names string
	Says  speech.Text
	// Parcel is one about which it isn't decided yet: it has only been looked at, or the table
	// that's here has gone on otherwise.
	Parcel string
	Apart  bool
}

func (h *handlers) take(w http.ResponseWriter, r *http.Request) error {
	return h.showTake(w, r, http.StatusOK, takePage{})
}

func (h *handlers) showTake(w http.ResponseWriter, r *http.Request, status int, page takePage) error {
	page.Frame = site.Frame{Title: "lobby.title-take", Icon: "cards", Here: "/tables"}
	w.Header().Set("Cache-Control", "no-store") // it has the codes of seats
	return h.site.Render(w, r, status, "take", page)
}

// mostParcels is how many tables are taken over at once from a server: as many as a phone
// remembers of it. A phone of its own takes all that its copy has.
const mostParcels = 50

// sentParcels are the parcels that came with a request: one a line, or links to them.
func (h *handlers) sentParcels(w http.ResponseWriter, r *http.Request) (parcels []*parcel.Parcel, err error) {
	_, text, err := site.SentText(w, r, "parcel", site.MostLedger, site.ErrTooLarge)
	if err != nil && !errors.Is(err, site.ErrNoField) {
		return nil, err
	}
	for line := range strings.Lines(text) {
		if _, after, linked := strings.Cut(line, "#"); linked {
			line = after
		}
		if strings.TrimSpace(line) == "" {
			continue
		}
		p, err := parcel.Read(line)
		switch {
		case err != nil:
			return nil, refusal.New("lobby.take-cannot", "why", site.Sentence(err))
		case len(parcels) == mostParcels && !h.site.Alone:
			return nil, refusal.New("lobby.take-many", "most", mostParcels)
		}
		parcels = append(parcels, p)
	}
	if len(parcels) == 0 {
		return nil, refusal.New("lobby.take-nothing")
	}
	return parcels, nil
}

// takeParcels takes over what was sent. One table that wasn't here is opened at once.
func (h *handlers) takeParcels(w http.ResponseWriter, r *http.Request) error {
	parcels, err := h.sentParcels(w, r)
	var refused *refusal.Error
	if errors.As(err, &refused) {
		return h.showTake(w, r, http.StatusUnprocessableEntity, takePage{Reason: refused.Sentence})
	}
	if err != nil {
		return err
	}
	page, keys := takePage{}, h.tables.Live.Standing(r.Context(), h.site.Keys(w, r))
	for _, p := range parcels {
		if r.FormValue("look") != "" {
			v, err := h.lookAt(p)
			if err != nil {
				return err
			}
			page.Taken = append(page.Taken, v)
			continue
		}
		v, isNew, err := h.takeOne(r, p, keys)
		if err != nil {
			return err
		}
		if page.Taken = append(page.Taken, v); isNew {
			keys = append([]string{live.Key(v.Code)}, keys...)
		}
		if isNew && len(parcels) == 1 {
			h.tables.GoTo(w, r, v.Code)
			return nil
		}
	}
	if r.FormValue("look") == "" {
		h.site.KeepKeys(w, r, keys)
	}
	return h.showTake(w, r, http.StatusOK, page)
}

// lookAt says what game a parcel has.
func (h *handlers) lookAt(p *parcel.Parcel) (v takenView, err error) {
	doc, err := ledger.Parse(p.Log.Header)
	if err != nil {
		return v, site.Refuse(http.StatusUnprocessableEntity, "lobby.take-cannot", "why", site.Sentence(err))
	}
	title, err := h.site.Title(doc.Header.Game)
	if err != nil {
		return v, err
	}
	v = takenView{Title: title.Game.Info().Title, Names: strings.Join(doc.Header.Players, ", "), Says: speech.Say("lobby.take-entries", "n", len(p.Log.Records)), Parcel: p.String()}
	if doc.Header.Title != "" {
		v.Title = speech.Words(doc.Header.Title)
	}
	return v, nil
}

// takeOne takes a parcel over, for a phone with some keys, and says what became of it.
func (h *handlers) takeOne(r *http.Request, p *parcel.Parcel, keys []string) (v takenView, isNew bool, err error) {
	var taken live.Taken
	err = h.site.AtWork(r, func() (err error) {
		taken, err = h.tables.Live.Take(r.Context(), p, keys, site.ClientKey(r), r.FormValue("both") != "")
		return err
	})
	var apart *live.ApartError
	switch {
	case errors.As(err, &apart):
		v.Parcel, v.Apart, taken.Place = p.String(), true, apart.Place
		v.Says = speech.Say("lobby.taken-apart", "entry", apart.Since, "here", apart.Here, "there", apart.There)
	case err != nil:
		v.Title = "lobby.taken-not"
		v.Says, _, err = WrongTable(err, nil)
		return v, false, err
	case taken.New:
		v.Says = "lobby.taken-new"
	case taken.Came > 0:
		v.Says = speech.Say("lobby.taken-came", "n", taken.Came)
	default:
		v.Says = "lobby.taken-known"
	}
	t, err := table.Look(r.Context(), taken.Place)
	if err != nil {
		return v, false, table.PageError(err)
	}
	v.Code, v.Title, v.Names = taken.Place.Code, t.Title(), strings.Join(t.View.Names, ", ")
	return v, taken.New, nil
}
