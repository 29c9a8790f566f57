package site_test

import (
	"net/http"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// Whatever goes wrong with an address of the API is told as JSON of one shape.
func TestAPIErrors(t *testing.T) {
	at := roomtest.StartWith(t, roomtest.Config(t), func(s *site.Site) {
		s.Post(site.APIPrefix+"echo", func(w http.ResponseWriter, r *http.Request) error {
			var sent struct {
				Seen int `json:"seen"`
				Deep []struct {
					Name string `json:"name"`
				} `json:"deep,omitempty"`
			}
			if err := site.ReadJSON(r, &sent); err != nil {
				return err
			}
			return site.WriteJSON(w, r, http.StatusCreated, sent)
		})
		s.Get(site.APIPrefix+"panic", func(http.ResponseWriter, *http.Request) error { panic("hush") })
	}).URL
	const form = "application/x-www-form-urlencoded"
	const expected = `There's no ledger in this form. Send the ledger in the form's field \"ledger\", or on its own with the content type text/plain.`
	for _, test := range []struct {
		method, path, kind, body, want string
	}{
		{"POST", "echo", "application/json; charset=utf-8", `{"seen": 7}`, `{"seen":7}`},
		{"GET", "nothing", "", "", `{"status":404,"error":"There's nothing at this address.","violation":null}`},
		{"PUT", "check", "", "", `{"status":405,"error":"This address doesn't take PUT.","violation":null}`},
		{"POST", "check", form, roomtest.HelloLedger, `{"status":400,"error":"` + expected + `","violation":null}`},
		{"POST", "check", form, "%zz\x00\xff", `{"status":400,"error":"` + expected + `","violation":null}`},
		{"POST", "check", "multipart/form-data; boundary=b", "\x00\xff", `{"status":400,"error":"` + expected + `","violation":null}`},
		{"POST", "check", "text/plain", "\x00\xff", `{"file":"-","error":"-:1:1: this isn't a text file"`},
		{"POST", "check", "text/plain", strings.Repeat("\n", 30_001), `{"status":413,"error":"This ledger has over 30,000 lines`},
		{"POST", "echo", "text/plain", `{"seen": 7}`, `{"status":415,"error":"Send JSON, with the content type application/json.","violation":null}`},
		{"POST", "echo", "", `{"seen": 7}`, `{"status":415,"error":"Send JSON`},
		{"POST", "echo", "application/json", `{"sean": 7}`, `{"status":400,"error":"We can't read this JSON: unknown field \"sean\".","violation":null}`},
		{"POST", "echo", "application/json", `{"seen": 7} {}`, `{"status":400,"error":"We can't read this JSON: there's more after the object.","violation":null}`},
		{"POST", "echo", "application/json", `{"seen": 7, "seen": 8}`, `{"status":400,"error":"We can't read this JSON: \"seen\" is in it twice, the second time at byte 18.","violation":null}`},
		{"POST", "echo", "application/json", `{"seen": 7, "\u0073EEN": 8}`, `{"status":400,"error":"We can't read this JSON: \"sEEN\" is in it twice, the second time at byte 23.","violation":null}`},
		{"POST", "echo", "application/json", `{"deep": [{"name": "a"}, {"name": "b", "Name": "c"}]}`, `{"status":400,"error":"We can't read this JSON: \"deep.1.Name\" is in it twice, the second time at byte 45.","violation":null}`},
		{"POST", "echo", "application/json", ``, `{"status":400,"error":"We can't read this JSON: there isn't any.","violation":null}`},
		{"POST", "echo", "application/json", `{"seen": 7` + strings.Repeat(" ", 70_000) + `}`, `{"status":413,"error":"That's too long: we read 65536 bytes at most.","violation":null}`},
		{"GET", "panic", "", "", `{"status":500,"error":"Something went wrong on our side, and we've logged it.","violation":null}`},
	} {
		got := roomtest.Send(t, test.method, at+site.APIPrefix+test.path, strings.NewReader(test.body), "Content-Type", test.kind)
		if got.Header.Get("Content-Type") != "application/json" || !strings.HasPrefix(got.Text, test.want) || strings.Count(got.Text, "\n") != 1 {
			t.Errorf("%s %s %s: status %d %s\n%s\nwant\n%s", test.method, test.path, test.kind, got.StatusCode, got.Header.Get("Content-Type"), got.Text, test.want)
		}
		if strings.HasPrefix(test.want, `{"status":`) && !strings.HasPrefix(test.want[len(`{"status":`):], got.Status[:3]) {
			t.Errorf("%s %s: status %s is not the one in %s", test.method, test.path, got.Status, test.want)
		}
	}
	if page := roomtest.Get(t, at+"/nothing"); !strings.HasPrefix(page.Header.Get("Content-Type"), "text/html") || !strings.Contains(page.Text, "<h1>") {
		t.Errorf("a page's error is %s", page.Header.Get("Content-Type"))
	}
}
