package site_test

import (
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// What was chosen counts, then what the browser asks for; nonsense is English.
func TestLanguage(t *testing.T) {
	for _, test := range []struct {
		cookie, header string
		want           *speech.Language
	}{
		{"", "", speech.English},
		{"", "en-XA", speech.Pseudo},
		{"", "fr;q=0.9, en-XA;q=0.5", speech.French},
		{"", "it;q=0.9, en-XA;q=0.5", speech.Pseudo},
		{"", "de-AT, fr", speech.German},
		{"", "it, ja;q=0.5", speech.English},
		{"", "en-GB, en;q=0.9", speech.English},
		{"", "*;q=x, \x00", speech.English},
		{"en", "en-XA", speech.English},
		{"en-XA", "en", speech.Pseudo},
		{"nl", "de", speech.Dutch},
		{"EN-xa", "", speech.Pseudo},
		{"tlh", "en-XA", speech.Pseudo},
		{"../en-XA", "", speech.English},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", http.NoBody)
		r.Header.Set("Accept-Language", test.header)
		if test.cookie != "" {
			r.AddCookie(&http.Cookie{Name: "lang", Value: test.cookie})
		}
		if got := site.Language(r); got != test.want {
			t.Errorf("cookie %q, header %q: %s, want %s", test.cookie, test.header, got.Tag(), test.want.Tag())
		}
	}
}

// A language is chosen on any page, and kept. The choice leads back to the page that it was
// on, and never to another site.
func TestChoosingALanguage(t *testing.T) {
	at := roomtest.StartTables(t).URL
	phone := roomtest.Visit(t, at)
	phone.Get("/print").Says(t, 200, `<html lang="en">`, `<button name="language" value="de" lang="de">Deutsch</button>`,
		`<button name="language" value="en" lang="en" aria-current="true">English</button>`, `value="fr" lang="fr">Français</button>`, `value="nl" lang="nl">Nederlands</button>`)
	if strings.Contains(phone.Get("/print").Text, "en-XA") {
		t.Error("Pseudo is offered to everybody")
	}
	for from, to := range map[string]string{
		"":                                        "/",
		"/print?game=nugget":                      "/print?game=nugget",
		"/print?a=https://a.b/":                   "/print?a=https://a.b/",
		"/rules/nugget/odds#odds-1":               "/rules/nugget/odds",
		"/nothing/here":                           "/",
		"/tables/carry":                           "/tables", // takes forms alone
		"/language":                               "/",
		"//rustler.example":                       "/",
		"///rustler.example/print":                "/",
		"/\\rustler.example":                      "/",
		"\\\\rustler.example":                     "/",
		"https://rustler.example/":                "/",
		"/" + strings.Repeat("a/", 500):           "/",
		"/rules/" + strings.Repeat("nugget/", 50): "/",
		"javascript:alert(1)":                     "/",
		"/..//rustler.example":                    "/",
		"/%2f%2frustler.example":                  "/",
		"//print":                                 "/print",
	} {
		if strings.HasPrefix(from, "/") {
			from = at + from
		}
		got := roomtest.Send(t, http.MethodPost, at+"/language", strings.NewReader("language=en-XA"),
			"Content-Type", "application/x-www-form-urlencoded", "Referer", from)
		if led := got.Request.URL.String(); led != at+to {
			t.Errorf("from %q back to %s, want %s", from, led, to)
		}
	}
	got := phone.Post("/language", "language", "en-XA")
	set := got.Header.Get("Set-Cookie")
	for _, part := range []string{"lang=en-XA;", "Path=/;", "Max-Age=31536000;", "HttpOnly", "SameSite=Lax"} {
		if !strings.Contains(set, part) {
			t.Errorf("without %s: %s", part, set)
		}
	}
	phone.Get("/print").Says(t, 200, `<html lang="en-XA">`, `value="en-XA" lang="en-XA" aria-current="true"`, "/manifest.webmanifest?lang=en-XA")
	phone.Post("/language", "language", "tlh").Says(t, 422, "tlh")
	phone.Get("/print").Says(t, 200, `<html lang="en-XA">`)
	phone.Post("/language", "language", "fr").Leads(t, "/")
	phone.Get("/print").Says(t, 200, `<html lang="fr">`, `value="fr" lang="fr" aria-current="true"`)
	phone.Post("/language", "language", "en").Leads(t, "/")
	phone.Get("/print").Says(t, 200, `<html lang="en">`)
	elsewhere := roomtest.Send(t, http.MethodPost, at+"/language", strings.NewReader("language=en-XA"),
		"Content-Type", "application/x-www-form-urlencoded", "Sec-Fetch-Site", "cross-site")
	if elsewhere.StatusCode != http.StatusForbidden {
		t.Errorf("status %d for another site's choice", elsewhere.StatusCode)
	}
}

// A page that is kept for everybody is kept in each language, and whoever keeps it beside the
// server knows that there are several.
func TestKeptPagesByLanguage(t *testing.T) {
	made := 0
	at := roomtest.StartWith(t, roomtest.Config(t), func(s *site.Site) {
		s.Get("/kept", func(w http.ResponseWriter, r *http.Request) error {
			return s.RenderKept(w, r, "error", "key", 1, func() any {
				made++
				return struct {
					site.Frame
					Status   int
					Sentence speech.Text
				}{site.Frame{Title: "site.roll"}, 1, "site.slow"}
			})
		})
	}).URL
	for i, tag := range []string{"en", "en-XA", "en", "en-XA"} {
		got := roomtest.Get(t, at+"/kept", "Accept-Language", tag, "Accept-Encoding", "gzip")
		z, err := gzip.NewReader(strings.NewReader(got.Text))
		if err != nil {
			t.Fatal(err)
		}
		page, err := io.ReadAll(z)
		if err != nil {
			t.Fatal(err)
		}
		if want := fmt.Sprintf(`<html lang=%q>`, tag); !strings.Contains(string(page), want) {
			t.Errorf("%d: without %s", i, want)
		}
		if vary := strings.Join(got.Header.Values("Vary"), ", "); !strings.Contains(vary, "Accept-Language, Cookie") || !strings.Contains(vary, "Accept-Encoding") {
			t.Errorf("it varies by %q", vary)
		}
	}
	if made != 2 {
		t.Errorf("made %d times", made)
	}
}
