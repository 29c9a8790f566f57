package lobby

import (
	"cmp"
	"crypto/rand"
	"html/template"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// phonesPage is where somebody chooses the address that codes lead phones to, where no
// public one is set.
type phonesPage struct {
	site.Frame
	Sorry *table.EntryError
	Back  string // the page to return to
	Ways  []wayView
}

// A wayView is a known address.
type wayView struct {
	Address string
	State   speech.Text // what there is to know of it; may be empty
}

// phones shows the known addresses, the likeliest first, and a field for another one.
func (h *handlers) phones(w http.ResponseWriter, r *http.Request) error {
	if h.site.Public != "" {
		return errSettled
	}
	wrong := table.Returned(w, r)
	page := phonesPage{
		Frame: site.Frame{Title: "lobby.title-phones", Icon: "phone", Here: "/tables"}, Sorry: wrong,
		Back: h.site.PageAt(r, r.URL.Query().Get("back")),
	}
	if h.site.Phones != nil {
		used := h.site.Base(r)
		for _, a := range h.site.Phones() {
			v := wayView{Address: strings.TrimSuffix(a.URL, "/")}
			switch {
			case v.Address == used:
				v.State = "lobby.way-used"
			case a.Doubtful:
				v.State = "lobby.way-doubtful"
			case a.Named():
				v.State = "lobby.way-named"
			}
			page.Ways = append(page.Ways, v)
		}
	}
	w.Header().Set("Cache-Control", "no-store")
	return h.site.Render(w, r, wrong.StatusCode(), "phones", page)
}

// errSettled is said where the public address is set, and there is nothing to choose.
var errSettled = site.Refuse(http.StatusNotFound, "lobby.reach-settled")

// tryAddress shows a phone the way to an address that somebody types or picks.
func (h *handlers) tryAddress(w http.ResponseWriter, r *http.Request) error {
	if h.site.Public != "" {
		return errSettled
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	back := h.site.PageAt(r, form.Get("back"))
	address, ok := site.ParseAddress(r, form.Get("address"))
	if !ok {
		return h.site.Return(w, r, "/phones?"+url.Values{"back": {back}}.Encode(), table.EntryError{
			Status: http.StatusUnprocessableEntity, Sentence: speech.Say("lobby.reach-not", "address", site.Cut(form.Get("address"), longestShown)),
		})
	}
	http.SetCookie(w, &http.Cookie{
		Name: trialCookie, Value: h.trials.begin(address, back), Path: "/phones", MaxAge: int(trialKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: r.TLS != nil,
	})
	http.Redirect(w, r, "/phones/code", http.StatusSeeOther)
	return nil
}

// longestShown is how much is repeated of what is no address, characters.
const longestShown = 60

// trialPage is where a phone scans the code to be tried.
type trialPage struct {
	site.Frame
	Address string
	Back    string
	QR      template.HTML
}

// trialCode shows the code that a phone tries. Once one has come by it, the address is
// used, and the page goes on.
func (h *handlers) trialCode(w http.ResponseWriter, r *http.Request) error {
	secret, t, ok := h.trial(r)
	if !ok {
		http.Redirect(w, r, "/phones", http.StatusSeeOther)
		return nil
	}
	w.Header().Set("Cache-Control", "no-store")
	if t.reached {
		return h.useAddress(w, r)
	}
	page := trialPage{Frame: site.Frame{Title: "lobby.title-trial", Icon: "phone", Here: "/tables"}, Address: t.address, Back: t.back}
	var err error
	if page.QR, err = site.QR(site.Language(r), t.address+"/here/"+secret); err != nil {
		return err
	}
	return h.site.Render(w, r, http.StatusOK, "trial", page)
}

// useAddress has this browser use the address, tried or not, in all its codes.
func (h *handlers) useAddress(w http.ResponseWriter, r *http.Request) error {
	back := "/phones"
	if _, t, ok := h.trial(r); ok {
		h.site.ChooseAddress(w, r, t.address)
		back = t.back
	}
	http.Redirect(w, r, back, http.StatusSeeOther)
	return nil
}

// here tells a phone that it has got here, and the screen whose code it has scanned.
func (h *handlers) here(w http.ResponseWriter, r *http.Request) error {
	if !h.trials.reach(mux.Vars(r)["secret"]) {
		return site.Refuse(http.StatusNotFound, "lobby.trial-over")
	}
	w.Header().Set("Cache-Control", "no-store")
	return h.site.Render(w, r, http.StatusOK, "here", herePage{site.Frame{Title: "lobby.title-here", Icon: "phone"}})
}

// herePage is what a phone sees that has got here.
type herePage struct{ site.Frame }

// trial is the one that this browser has begun. Only the browser that has begun it
// uses its address: nobody can hand anybody else an address by a link.
func (h *handlers) trial(r *http.Request) (secret string, t trial, ok bool) {
	c, err := r.Cookie(trialCookie)
	if err != nil {
		return "", trial{}, false
	}
	t, ok = h.trials.find(c.Value)
	return c.Value, t, ok
}

// A trial is kept in a browser by its secret, and for a while.
const (
	trialCookie = "saddlebag-trial"
	trialKept   = time.Hour
	mostTrials  = 1000
)

// A trial is an address that a phone shall come by.
type trial struct {
	address string
	back    string // the page to return to
	made    time.Time
	reached bool
}

// trials are those that go on, by their secrets. A phone that knows a secret has scanned it.
type trials struct {
	clock func() time.Time

	mu  sync.Mutex
	all map[string]*trial
}

// begin begins a trial. Where there are too many, the oldest ends.
func (t *trials) begin(address, back string) (secret string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := t.clock()
	maps.DeleteFunc(t.all, func(_ string, old *trial) bool { return now.Sub(old.made) > trialKept })
	if len(t.all) >= mostTrials {
		delete(t.all, slices.MinFunc(slices.Collect(maps.Keys(t.all)), func(a, b string) int {
			return cmp.Or(t.all[a].made.Compare(t.all[b].made), strings.Compare(a, b))
		}))
	}
	secret = rand.Text()
	t.all[secret] = &trial{address: address, back: back, made: now}
	return secret
}

// find is how a trial stands.
func (t *trials) find(secret string) (found trial, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if found, ok := t.goesOn(secret); ok {
		return *found, true
	}
	return trial{}, false
}

// reach notes that a phone has come by an address, and says whether that was still to be tried.
func (t *trials) reach(secret string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	found, ok := t.goesOn(secret)
	if ok {
		found.reached = true
	}
	return ok
}

// goesOn is a trial that has not ended.
func (t *trials) goesOn(secret string) (*trial, bool) {
	found, ok := t.all[secret]
	return found, ok && t.clock().Sub(found.made) <= trialKept
}
