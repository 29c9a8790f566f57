package alike

import (
	"crypto/rand"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/scoring/reading"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
)

// fewestSpellings is how many lines the table of entrances has at the least.
const fewestSpellings = 200

// A spelling is a line that somebody types, and the event that it means; where it means none
// alone, those that it can mean, or none.
type spelling struct {
	typed, means string
	either       []string
}

// A line is the same event wherever somebody types it, or nothing: in a file that is
// checked, at say, in play, sent to the API and in the line of a phone. Where it can mean
// several things, all of them name each.
//
// The ledgers in testdata/entrances each say how far a game is, and behind "#:" what is typed
// then, and what that means.
func TestEntrancesReadAlike(t *testing.T) {
	files, err := filepath.Glob("testdata/entrances/*.ledger")
	if err != nil {
		t.Fatal(err)
	}
	tables, site := entrances(t)
	all := 0
	for _, file := range files {
		begun, spellings := spellingsOf(programtest.Read(t, file))
		all += len(spellings)
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ledger"), func(t *testing.T) {
			for _, s := range spellings {
				s.is(t, "check", checked(t, begun, s.typed))
				s.is(t, "say", spokenTo(t, begun, s.typed))
				s.is(t, "play", played(t, begun, s.typed))
				at, err := tables.Import(t.Context(), live.Order{Host: scoring.Table}, file, begun)
				if err != nil {
					t.Fatal(err)
				}
				s.is(t, "API", sent(t, site, at, s.typed, true))
				if s.means != "" {
					sent(t, site, at, "table undo", true)
				}
				s.is(t, "phone", sent(t, site, at, s.typed, false))
			}
		})
	}
	if all < fewestSpellings {
		t.Errorf("the table has %d spellings", all)
	}
}

// spellingsOf are the lines behind a ledger, and the ledger without them.
func spellingsOf(text string) (begun string, all []spelling) {
	for line := range strings.Lines(text) {
		row, ok := strings.CutPrefix(line, "#: ")
		if !ok {
			begun += line
			continue
		}
		typed, means, _ := strings.Cut(strings.TrimSuffix(row, "\n"), " => ")
		s := spelling{typed: typed, means: means}
		if either, asks := strings.CutPrefix(means, "?"); asks {
			s.means = ""
			if either != "" {
				s.either = strings.Split(strings.TrimSpace(either), " | ")
			}
		}
		all = append(all, s)
	}
	return strings.TrimRight(begun, "\n") + "\n", all
}

// A came is what came of a line: the event that went in, empty for none, and what was told.
type came struct{ entered, told string }

// is fails where something else came of a spelling than what is meant.
func (s *spelling) is(t *testing.T, entrance string, got came) {
	t.Helper()
	if got.entered != s.means {
		t.Errorf("%s: %q is %q, want %q; %s", entrance, s.typed, got.entered, s.means, got.told)
	}
	for _, event := range s.either {
		if !strings.Contains(strings.Join(strings.Fields(got.told), " "), event) {
			t.Errorf("%s: of %q it does not ask for %q: %s", entrance, s.typed, event, got.told)
		}
	}
}

// checked is a line at the end of a file.
func checked(t *testing.T, begun, typed string) came {
	t.Helper()
	if strings.Count(begun, "\n\n") == 0 {
		begun += "\n"
	}
	o, err := reading.Ledger(titles.Shelf(), "typed", begun+typed+"\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	found := ledger.Check(o.Fold, o.Doc)
	if len(found) > 0 {
		return came{told: found[0].Message.String()}
	}
	return came{entered: o.Doc.Lines[len(o.Doc.Lines)-1].Entry.String()}
}

// spokenTo is a line that say is given.
func spokenTo(t *testing.T, begun, typed string) came {
	t.Helper()
	file := filepath.Join(t.TempDir(), "night.ledger")
	programtest.Write(t, file, begun)
	var out, complaints strings.Builder
	program.Run(t.Context(), []string{"say", file, typed}, strings.NewReader(""), &out, &complaints)
	return came{strings.TrimSpace(strings.TrimPrefix(programtest.Read(t, file), begun)), complaints.String()}
}

// played is a line that is typed into play.
func played(t *testing.T, begun, typed string) came {
	t.Helper()
	kept, shown, _ := programtest.TypedInto(t, begun, typed)
	return came{kept[len(kept)-1], shown}
}

// entrances is a site with tables of all games.
func entrances(t *testing.T) (*live.Tables, *httptest.Server) {
	t.Helper()
	c := roomtest.Config(t)
	c.Titles, c.Shelf, c.Clock = titles.List, titles.Shelf(), time.Now
	var err error
	c.Tables, err = live.Open(t.Context(), live.Config{Shelf: c.Shelf, Store: storetest.Usual(t), Dice: dice.Seeded(1), Keys: rand.Reader, Clock: c.Clock})
	if err != nil {
		t.Fatal(err)
	}
	h, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return c.Tables, s
}

// sent is a line that a program sends to the API, or that is typed into the line of a phone.
func sent(t *testing.T, site *httptest.Server, at live.Place, typed string, api bool) came {
	t.Helper()
	before := eventsOf(t, site, at)
	seen := strconv.Itoa(len(before))
	path, kind, body := "/t/"+at.Code+"/enter", "application/x-www-form-urlencoded", url.Values{"seen": {seen}, "event": {typed}}.Encode()
	if api {
		event, err := json.Marshal(typed)
		if err != nil {
			t.Fatal(err)
		}
		path, kind, body = "/api/v1/tables/"+at.Code+"/events", "application/json", `{"seen": `+seen+`, "event": `+string(event)+`}`
	}
	told := roomtest.Send(t, http.MethodPost, site.URL+path, strings.NewReader(body), "Content-Type", kind, "Accept", "application/json").Text
	if now := eventsOf(t, site, at); len(now) > len(before) {
		return came{now[len(before)], told}
	}
	var answer struct{ Error string }
	if err := json.Unmarshal([]byte(told), &answer); err != nil {
		t.Fatalf("%v in %s", err, told)
	}
	return came{told: answer.Error + told}
}

// eventsOf are the events of a table.
func eventsOf(t *testing.T, site *httptest.Server, at live.Place) []string {
	t.Helper()
	text := roomtest.Get(t, site.URL+"/api/v1/tables/"+at.Code+"/ledger").Text
	_, events, _ := strings.Cut(text, "\n\n")
	return strings.FieldsFunc(events, func(r rune) bool { return r == '\n' })
}
