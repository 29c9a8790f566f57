package seats

import (
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// A table is planned for twelve, whom one scenario is for, and started by two: they
// have the one that is made for two.
func TestFewerThanPlanned(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t)
	path := programtest.MakeTable(t, at+"/tables", url.Values{
		"game": {"goldfever"}, "seats": {"12"}, "me-name": {"Ann"}, "player": {"Bob"}, "dice": {"virtual"},
	})
	host := programtest.SeatAt(t, at, strings.TrimPrefix(path, "/t/"))
	_, planned := host.Get(path + "/ledger")
	if where, text := host.Post(path+"/lobby/start", nil); where != path {
		t.Fatalf("not started: %s", text)
	}
	_, started := host.Get(path + "/ledger")
	if !strings.Contains(planned, "player \"Seat 12\"") || strings.Contains(started, "Seat 12") || !strings.Contains(started, "player Bob") {
		t.Errorf("planned:\n%s\nstarted:\n%s", planned, started)
	}
	if planned, started := scenarioOf(planned), scenarioOf(started); planned != "scenario last-stand-4\n" || started != "scenario showdown-2\n" {
		t.Errorf("planned was %q, and two play %q", planned, started)
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
