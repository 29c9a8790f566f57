package api_test

import (
	"html"
	"net/http"
	"regexp"
	"strconv"
	"testing"

	"saddlebag/web/roomtest"
)

// A reversal is what a place can undo and redo with one tap: "Bob undo", or
// nothing.
type reversal struct{ undo, redo string }

// What can be undone and redone is the same on the page, in the book, by a form
// sent to the page and by the API, for everybody.
func TestUndoAndRedoEverywhere(t *testing.T) {
	play := func(more ...string) []string {
		return append([]string{"Ann: Ann draw ace", "Ann: Ann bury here", "Bob: Bob draw king", "Bob: Bob bury there", "Cy: Cy draw queen", "Cy: Cy bury there"}, more...)
	}
	tests := map[string]struct {
		entries       []string // who enters, and what; what is refused is marked with an asterisk
		host, bob, cy reversal
	}{
		"nothing":               {nil, reversal{}, reversal{}, reversal{}},
		"own event":             {play("Bob: table roll 2+5", "Bob: Bob dig 2"), reversal{"table undo", ""}, reversal{"Bob undo", ""}, reversal{}},
		"the table's event":     {play("Bob: table roll 2+5"), reversal{"table undo", ""}, reversal{"table undo", ""}, reversal{"table undo", ""}},
		"after own undo":        {play("Bob: table roll 2+5", "Bob: Bob dig 2", "Bob: Bob undo"), reversal{"table undo", "Bob redo"}, reversal{"table undo", "Bob redo"}, reversal{"table undo", ""}},
		"after undo of a throw": {play("Bob: table roll 2+5", "Bob: table undo"), reversal{"table undo", "table redo"}, reversal{"Bob undo", "table redo"}, reversal{"Cy undo", ""}},
		"after the host's undo": {play("Bob: table roll 2+5", "Bob: Bob dig 2", "host: Bob undo"), reversal{"table undo", "Bob redo"}, reversal{"table undo", ""}, reversal{"table undo", ""}},
		"after a note":          {play("Bob: table roll 2+5", "Bob: table undo", `Cy: table note "hm"`), reversal{"table undo", "table redo"}, reversal{"Bob undo", "table redo"}, reversal{"Cy undo", ""}},
		"after a struck line":   {play("Bob: table roll 2+5", "Bob: table undo", "*Bob: Bob dig 6"), reversal{"table undo", "table redo"}, reversal{"Bob undo", "table redo"}, reversal{"Cy undo", ""}},
		"after a play":          {play("Bob: table roll 2+5", "Bob: table undo", "Bob: table roll 3+3"), reversal{"table undo", ""}, reversal{"table undo", ""}, reversal{"table undo", ""}},
		"after a redo":          {play("Bob: table roll 2+5", "Bob: table undo", "Bob: table redo"), reversal{"table undo", ""}, reversal{"table undo", ""}, reversal{"table undo", ""}},
		"two undos, one redo":   {play("Cy: Cy undo", "Bob: Bob undo", "Bob: Bob redo"), reversal{"table undo", "Cy redo"}, reversal{"Bob undo", ""}, reversal{"Cy undo", "Cy redo"}},
		"what others built on":  {play("Cy: table roll 2+5", "Cy: Cy dig 5"), reversal{"table undo", ""}, reversal{}, reversal{"Cy undo", ""}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			c := newAPIClient(t, roomtest.TableConfig(t), readContract(t))
			places, seen := c.played(test.entries)
			for who, want := range map[string]reversal{"host": test.host, "Bob": test.bob, "Cy": test.cy, "onlooker": {}} {
				p := places[who]
				if page := p.offers("", `id="(undo|redo)"`); page != want {
					t.Errorf("the page of %s offers %q, want %q", who, page, want)
				}
				if book := p.offers("/book", `name="do" value="(undo|redo)"`); book != want {
					t.Errorf("the book of %s offers %q, want %q", who, book, want)
				}
				c.agrees(test.entries, who, want.undo)
				c.agrees(test.entries, who, want.redo)
				p.refuses(seen, who, "undo", want.undo)
				p.refuses(seen, who, "redo", want.redo)
			}
		})
	}
}

// played makes a table at which entries are made, and returns the places there
// and the number of the last entry.
func (c apiClient) played(entries []string) (places map[string]apiPlaceAt, seen int) {
	c.t.Helper()
	host, places := c.make(`{"game": "nugget", "players": ["Ann", "Bob", "Cy"]}`)
	places["host"], places["onlooker"] = host, places[""]
	for _, entry := range entries {
		found := regexp.MustCompile(`^(\*?)(\w+): (.*)$`).FindStringSubmatch(entry)
		if found[1] == "*" {
			places[found[2]].enter(http.StatusUnprocessableEntity, seen, found[3])
			continue
		}
		places[found[2]].enter(http.StatusCreated, seen, found[3])
		seen++
	}
	return places, seen
}

// offers are the forms of a page whose buttons have a mark.
func (p apiPlaceAt) offers(path, mark string) reversal {
	p.t.Helper()
	got := roomtest.Seated(p.t, p.at, p.code).Get("/t/" + p.code + path)
	got.Says(p.t, http.StatusOK)
	var r reversal
	for _, form := range regexp.MustCompile(`(?s)<form.*?</form>`).FindAllString(got.Text, -1) {
		button := regexp.MustCompile(mark).FindStringSubmatch(form)
		event := regexp.MustCompile(`name="event" value="([^"]*)"`).FindStringSubmatch(form)
		switch {
		case button == nil:
		case button[1] == "undo":
			r.undo = html.UnescapeString(event[1])
		default:
			r.redo = html.UnescapeString(event[1])
		}
	}
	return r
}

// agrees enters what is offered to somebody, if anything is, by a form and by
// the API, each at a table of its own.
func (c apiClient) agrees(entries []string, who, offered string) {
	c.t.Helper()
	if offered == "" {
		return
	}
	byForm, seen := c.played(entries)
	if status := byForm[who].form(seen, offered); status != http.StatusSeeOther {
		c.t.Errorf("%s is offered to %s, and then answered %d", offered, who, status)
	}
	byAPI, _ := c.played(entries)
	byAPI[who].enter(http.StatusCreated, seen, offered)
}

// refuses enters all that could be meant where nothing is offered to somebody: a
// form and the API refuse it alike, and nothing changes.
func (p apiPlaceAt) refuses(seen int, who, verb, offered string) {
	p.t.Helper()
	if offered != "" {
		return
	}
	events := []string{"table " + verb}
	if who == "Bob" || who == "Cy" {
		events = append(events, who+" "+verb)
	}
	for _, event := range events {
		status := p.form(seen, event)
		if status != http.StatusForbidden && status != http.StatusUnprocessableEntity {
			p.t.Errorf("%s is not offered to %s, and then answered %d", event, who, status)
			continue
		}
		p.enter(status, seen, event)
	}
}

// form enters an event by the form of the page, and returns the status.
func (p apiPlaceAt) form(seen int, event string) int {
	p.t.Helper()
	return roomtest.Seated(p.t, p.at, p.code).Post("/t/"+p.code+"/enter", "seen", strconv.Itoa(seen), "event", event).StatusCode
}
