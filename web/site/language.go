package site

import (
	"net/http"
	"net/url"
	"path"
	"sync"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
)

// A browser keeps the language that somebody has chosen. Scripts have no use for it.
const (
	languageCookie = "lang"
	languageKept   = 365 * 24 * time.Hour
	languagePath   = "/language" // where the choice is sent
)

// Language is what a request is answered in, pages and JSON alike: the language that was
// chosen here or, where none was, the one that its Accept-Language header likes best.
func Language(r *http.Request) *speech.Language {
	if l, ok := r.Context().Value(requestLogKey{}).(*requestLog); ok && l.language != nil {
		return l.language
	}
	return languageOf(r)
}

func languageOf(r *http.Request) *speech.Language {
	if c, err := r.Cookie(languageCookie); err == nil {
		if l, ok := speech.For(c.Value); ok {
			return l
		}
	}
	return headers.accepted(r.Header.Get("Accept-Language"))
}

// headers are what browsers accept: few headers, each of which asks for much reading.
var headers acceptedHeaders

type acceptedHeaders struct {
	mu   sync.Mutex
	kept map[string]*speech.Language
}

// How many headers are kept, and how long one is at the most, bytes.
const (
	mostHeaders   = 256
	longestHeader = 128
)

func (h *acceptedHeaders) accepted(header string) *speech.Language {
	if len(header) > longestHeader {
		return speech.Accepted(header)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	l, ok := h.kept[header]
	if !ok {
		if l = speech.Accepted(header); h.kept == nil || len(h.kept) >= mostHeaders {
			h.kept = map[string]*speech.Language{}
		}
		h.kept[header] = l
	}
	return l
}

// Varies tells whoever keeps an answer that it's in the language of its request.
func Varies(w http.ResponseWriter) { w.Header().Add("Vary", "Accept-Language, Cookie") }

// A languageChoice is a language to choose, under the name that those have for it who
// speak it.
type languageChoice struct {
	Tag, Name string
	Chosen    bool
}

// languageChoices are the languages that pages in one of them offer.
func languageChoices(of *speech.Language) []languageChoice {
	offered := speech.Languages()
	if of == speech.Pseudo {
		offered = append(offered, of)
	}
	var all []languageChoice
	for _, l := range offered {
		all = append(all, languageChoice{l.Tag(), l.Name(), l == of})
	}
	return all
}

// chooseLanguage keeps the language that a form names, and leads back to the page that the
// browser says the form was on.
func (s *Site) chooseLanguage(w http.ResponseWriter, r *http.Request) error {
	form, err := SentForm(r)
	if err != nil {
		return err
	}
	l, ok := speech.For(form.Get("language"))
	if !ok {
		return Refuse(http.StatusUnprocessableEntity, "site.no-language", "tag", form.Get("language"))
	}
	http.SetCookie(w, &http.Cookie{
		Name: languageCookie, Value: l.Tag(), Path: "/", MaxAge: int(languageKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.https(r),
	})
	http.Redirect(w, r, s.PageAt(r, r.Referer()), http.StatusSeeOther)
	return nil
}

// longestPath is how long paths of this site are at the most, bytes.
const longestPath = 200

// PageAt is the path of a page of this site, wherever an address says that is: one that can be
// read again, or the nearest above it where only a form leads there.
func (s *Site) PageAt(r *http.Request, address string) string {
	at, err := url.Parse(address)
	if err != nil {
		return "/"
	}
	clean := path.Clean("/" + at.Path)
	if len(clean) > longestPath {
		return "/"
	}
	if s.canRead(r, clean) {
		return (&url.URL{Path: clean, RawQuery: at.RawQuery}).String()
	}
	for clean != "/" {
		if clean = path.Dir(clean); s.canRead(r, clean) {
			break
		}
	}
	return clean
}

// canRead says whether there is something to read at a path.
func (s *Site) canRead(r *http.Request, at string) bool {
	try := r.Clone(r.Context())
	try.Method, try.URL = http.MethodGet, &url.URL{Path: at}
	var match mux.RouteMatch
	return s.router.Match(try, &match) && match.MatchErr == nil
}
