package main

import (
	"net/url"
	"strings"
	"testing"
)

// A table of a game whose scenarios are for so many players each is planned for
// four and started by two: the scenario is one for two then.
func TestFewerThanPlanned(t *testing.T) {
	t.Parallel()
	at := serve(t)
	path := makeTable(t, at+"/tables", url.Values{
		"game": {"goldfever"}, "seats": {"4"}, "me-name": {"Ann"}, "player": {"Bob"}, "dice": {"virtual"},
	})
	host := seatOverHTTP{t, at, strings.TrimPrefix(path, "/t/")}
	_, planned := host.get(path + "/ledger")
	if where, text := host.post(path+"/lobby/start", nil); where != path {
		t.Fatalf("not started: %s", text)
	}
	_, started := host.get(path + "/ledger")
	if !strings.Contains(planned, "player \"Seat 4\"") || strings.Contains(started, "Seat 4") || !strings.Contains(started, "player Bob") {
		t.Errorf("planned:\n%s\nstarted:\n%s", planned, started)
	}
	if scenarioOf(planned) == scenarioOf(started) {
		t.Errorf("two play %q, which is for more", scenarioOf(started))
	}
}

// scenarioOf is the line of a ledger that names its scenario.
func scenarioOf(text string) string {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "scenario ") {
			return line
		}
	}
	return ""
}
