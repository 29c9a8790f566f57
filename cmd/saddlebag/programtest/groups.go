package programtest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
)

// NewGroup makes a group over HTTP, and returns its link.
func NewGroup(t *testing.T, at, name string) (link string) {
	t.Helper()
	var made struct{ Link string }
	sendJSON(t, at+"/api/v1/groups", map[string]string{"name": name}, &made)
	return made.Link
}

// AddResult has a group remember how a game ended: names and scores by turns. It returns the id
// of the play.
func AddResult(t *testing.T, at, link, game, day string, result ...string) (id string) {
	t.Helper()
	var players []map[string]any
	for i := 0; i < len(result); i += 2 {
		players = append(players, map[string]any{"name": result[i], "score": json.Number(result[i+1]), "place": 0})
	}
	var added struct{ ID string }
	sendJSON(t, at+"/api/v1/groups/"+link+"/plays", map[string]any{"id": "", "game": game, "day": day, "note": "", "players": players}, &added)
	return added.ID
}

// PlayInGroup plays a kept game at a table of a group, and returns the path of the host's seat.
func PlayInGroup(t *testing.T, at, link, game, file string, players ...string) (path string) {
	t.Helper()
	path = MakeTable(t, at+"/tables", url.Values{"game": {game}, "player": players, "me": {"1"}, "dice": {"physical"}, "group": {link}})
	for i, e := range GameEvents(t, file) {
		if _, ok := TakeEvent(at+path, strconv.Itoa(i), e.String()); !ok {
			t.Fatalf("%s: nobody takes %s", file, e)
		}
	}
	return path
}

// sendJSON sends something to the interface for programs, and reads the answer.
func sendJSON(t *testing.T, at string, body, answer any) {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Seated.Post(at, "application/json", strings.NewReader(string(text))) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close() //nolint:errcheck // it has been read
	if err := json.NewDecoder(got.Body).Decode(answer); err != nil || got.StatusCode != http.StatusCreated {
		t.Fatalf("%s: status %d, %v", at, got.StatusCode, err)
	}
}
