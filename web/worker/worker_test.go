package worker_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"saddlebag/web/worker"
)

func ask(h http.Handler, path string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestUnder(t *testing.T) {
	site := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", r.Header.Get("Wants"))
		if r.URL.Path == "/on" {
			http.Redirect(w, r, "/to?"+r.Referer(), http.StatusSeeOther)
			return
		}
		_, _ = io.WriteString(w, `<a href="/a">="/b"</a><form action="/"> "data": "<use href=\"/c#d\" id=\"/\">" href="#e" `+r.URL.Path)
	})
	for _, test := range []struct{ root, kind, want string }{
		{"/", "text/html", `<a href="/a">="/b"</a><form action="/"> "data": "<use href=\"/c#d\" id=\"/\">" href="#e" /p`},
		{"/x/y/", "text/html; charset=utf-8", `<a href="/x/y/a">="/b"</a><form action="/x/y/"> "data": "<use href=\"/x/y/c#d\" id=\"/\">" href="#e" /p`},
		{"/x/", "text/plain", `<a href="/a">="/b"</a><form action="/"> "data": "<use href=\"/c#d\" id=\"/\">" href="#e" /p`},
	} {
		answer := ask(worker.Under(test.root, site), test.root+"p", "Wants", test.kind)
		if got := answer.Body.String(); got != test.want {
			t.Errorf("under %s: %s; want %s", test.root, got, test.want)
		}
	}
	answer := ask(worker.Under("/x/", site), "/x/on", "Referer", "http://a.example/x/t/1?q")
	if got := answer.Header().Get("Location"); got != "/x/to?http://a.example/t/1?q" {
		t.Errorf("sent on to %s", got)
	}
}

// What a handler sets is there when it is next asked, also by another worker, as long as it
// says, and where it says.
func TestJar(t *testing.T) {
	var kept []byte
	now := time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)
	keep := func(text []byte) error { kept = text; return nil }
	site := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if set := r.Header.Get("Sets"); set != "" {
			w.Header().Add("Set-Cookie", set)
			w.Header().Add("Set-Cookie", "other=1; Path=/; Max-Age=1000")
		}
		w.WriteHeader(http.StatusAccepted)
		_, _ = io.WriteString(w, r.Header.Get("Cookie"))
	})
	open := func(keep func([]byte) error) http.Handler {
		jar, err := worker.NewJar(kept, keep, func() time.Time { return now })
		if err != nil {
			t.Fatal(err)
		}
		return jar.Serve(site)
	}
	says := func(h http.Handler, path, sets, want string) {
		t.Helper()
		answer := ask(h, path, "Cookie", "of=thebrowser", "Sets", sets)
		got := answer.Body.String()
		if got != want || answer.Header()["Set-Cookie"] != nil || answer.Code != http.StatusAccepted {
			t.Errorf("%s: %d, %q; want %q", path, answer.Code, got, want)
		}
	}
	h := open(keep)
	says(h, "/t", "seat=a; Path=/t; Max-Age=60", "")
	says(h, "/t/x", "", "seat=a; other=1")
	says(h, "/tables", "", "other=1")
	says(open(keep), "/t", "", "seat=a; other=1")
	now = now.Add(time.Minute)
	says(h, "/t", "", "other=1")
	says(h, "/", "other=; Path=/; Max-Age=-1", "other=1")
	full := open(func([]byte) error { return errors.New("full") })
	if answer := ask(full, "/", "Sets", "seat=b; Path=/; Max-Age=60"); answer.Code != http.StatusInsufficientStorage || answer.Body.String() != "This phone couldn't save your seat. Free some space and try again.\n" {
		t.Errorf("a seat that is not kept is answered with status %d: %s", answer.Code, answer.Body)
	}
	if strings.Contains(string(kept), "seat") {
		t.Errorf("kept is %s", kept)
	}
}
