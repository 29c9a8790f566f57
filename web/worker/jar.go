package worker

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"saddlebag/web/site"
)

// A Jar has the cookies of the one browser that a worker answers: the seats of its owner, among
// others. It is safe for concurrent use.
type Jar struct {
	clock func() time.Time
	keep  func(text []byte) error

	mu      sync.Mutex
	cookies []cookie
}

// A cookie is one as it is kept.
type cookie struct {
	Name, Value, Path string
	Until             time.Time
}

// NewJar is a jar with what keep was given last; with nothing, where that is empty.
func NewJar(kept []byte, keep func(text []byte) error, clock func() time.Time) (*Jar, error) {
	j := &Jar{clock: clock, keep: keep}
	if len(kept) == 0 {
		return j, nil
	}
	return j, json.Unmarshal(kept, &j.cookies)
}

// Serve has a handler asked with the cookies of the jar. Those that it sets are kept before
// anybody sees the answer.
func (j *Jar) Serve(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Del("Cookie")
		j.mu.Lock()
		for _, c := range j.cookies {
			if c.Until.After(j.clock()) && within(r.URL.Path, c.Path) {
				r.AddCookie(&http.Cookie{Name: c.Name, Value: c.Value})
			}
		}
		j.mu.Unlock()
		answer := &jarred{ResponseWriter: w, jar: j, r: r}
		h.ServeHTTP(answer, r)
		if !answer.begun {
			answer.WriteHeader(http.StatusOK)
		}
	})
}

// within says whether a cookie of a path is sent to another (RFC 6265, 5.1.4).
func within(path, of string) bool {
	rest, ok := strings.CutPrefix(path, strings.TrimSuffix(of, "/"))
	return ok && (rest == "" || rest[0] == '/')
}

// set keeps cookies in place of those of the same names and paths.
func (j *Jar) set(lines []string) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	now := j.clock()
	for _, line := range lines {
		c, err := http.ParseSetCookie(line)
		if err != nil {
			return err
		}
		next := cookie{c.Name, c.Value, c.Path, now.Add(time.Duration(c.MaxAge) * time.Second)}
		j.cookies = slices.DeleteFunc(j.cookies, func(old cookie) bool {
			return old.Name == next.Name && old.Path == next.Path || !old.Until.After(now)
		})
		if next.Until.After(now) {
			j.cookies = append(j.cookies, next)
		}
	}
	text, err := json.Marshal(j.cookies)
	if err != nil {
		return err
	}
	return j.keep(text)
}

// A jarred answer is one whose cookies go into a jar.
type jarred struct {
	http.ResponseWriter
	jar   *Jar
	r     *http.Request
	begun bool
	lost  bool // a cookie wasn't kept: the page would be of a seat that nobody has
}

func (a *jarred) WriteHeader(status int) {
	a.begun = true
	if set := a.Header()["Set-Cookie"]; len(set) > 0 {
		a.Header().Del("Set-Cookie")
		if err := a.jar.set(set); err != nil {
			a.lost = true
			clear(a.Header())
			http.Error(a.ResponseWriter, site.Language(a.r).Of("site.no-room"), http.StatusInsufficientStorage)
			return
		}
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *jarred) Write(p []byte) (int, error) {
	if !a.begun {
		a.WriteHeader(http.StatusOK)
	}
	if a.lost {
		return len(p), nil
	}
	return a.ResponseWriter.Write(p)
}

// Unwrap gives http.ResponseController what it needs.
func (a *jarred) Unwrap() http.ResponseWriter { return a.ResponseWriter }
