package seats

import (
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
)

// Where a table stops while nuggets are carried whose faces only their carriers know, nobody
// is told of a winner before they can know both sides. Ann's Ted carries 3, Bob's Fred 1.
func TestStoppedWithSecrets(t *testing.T) {
	t.Parallel()
	at, file := programtest.Serve(t, "--limits", "off"), "../../../scoring/goldfever/testdata/games/stopped-2p.ledger"
	text := programtest.Read(t, file)
	begun, _, _ := strings.Cut(text, "Ted pick")
	path := programtest.MakeTable(t, at+"/tables/carry", url.Values{
		"ledger": {begun}, "me": {"Ann"}, "own": {programtest.Read(t, programtest.DataBeside(file, text))}, "called": {"tiny.yaml"},
	})
	seats := programtest.SeatsAt(t, at, path, "Ann", "Bob")
	entered := 7
	for _, step := range []struct {
		who, event string
		know       []string // who has won
	}{
		{"Ann", "Ted pick nugget-1 3", nil},
		{"Ann", "Ted end", nil},
		{"Ann", "table activate Fred", nil},
		{"Bob", "Fred drop whisky", nil},
		{"Bob", "Fred move c2", nil},
		{"Bob", "Fred pick nugget-2 1", nil},
		{"Ann", "table stop supper", nil},
		{"Bob", "Fred reveal nugget-2 1", []string{"Ann"}},
		{"Ann", "Ted reveal nugget-1 3", []string{"Ann", "Bob"}},
	} {
		if to := seats[step.who].Enter(entered, step.event); !strings.HasPrefix(to, "/t/"+seats[step.who].Code) {
			t.Fatalf("%s can't enter %s: %s", step.who, step.event, to)
		}
		entered++
		var know []string
		for _, name := range []string{"Ann", "Bob"} {
			if over := strings.Contains(tablesOf(t, at, seats[name].Code), "Over, made on"); over != slices.Contains(step.know, name) {
				t.Errorf("after %s, %s's list of tables says that it's over: %t", step.event, name, over)
			}
			for _, page := range []string{"", "/result"} {
				_, shown := seats[name].Get("/t/" + seats[name].Code + page)
				switch said := strings.Contains(shown, "Ann wins"); {
				case strings.Contains(shown, "Bob wins"):
					t.Errorf("after %s, %s reads that Bob wins", step.event, name)
				case said && page == "":
					know = append(know, name)
				case said != (len(know) > 0 && know[len(know)-1] == name):
					t.Errorf("after %s, %s reads on the page of the result that Ann wins: %t", step.event, name, said)
				}
			}
		}
		if strings.Join(know, " ") != strings.Join(step.know, " ") {
			t.Errorf("after %s, %q know who has won, want %q", step.event, know, step.know)
		}
	}
}

// tablesOf is the list of the tables of a phone that has a seat.
func tablesOf(t *testing.T, at, code string) string {
	t.Helper()
	asked, err := http.NewRequestWithContext(t.Context(), http.MethodGet, at+"/tables", http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	asked.Header.Set("Cookie", "saddlebag-phone="+live.Key(code))
	answer, err := http.DefaultClient.Do(asked)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	page, err := io.ReadAll(answer.Body)
	if err != nil || !strings.Contains(string(page), "made on") {
		t.Fatalf("no tables: %v", err)
	}
	return string(page)
}
