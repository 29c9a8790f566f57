package sqlite

import (
	"net/url"
	"testing"
)

// Whatever the system calls a file, the engine is told its whole path and no host.
func TestAddresses(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]string{
		"/srv/tables.db":                "file:///srv/tables.db?mode=ro",
		"/srv/50 % of it?#.db":          "file:///srv/50%20%25%20of%20it%3F%23.db?mode=ro",
		"C:/Users/Ann Lee/saddlebag.db": "file:///C:/Users/Ann%20Lee/saddlebag.db?mode=ro",
		"//attic/games/saddlebag.db":    "file:////attic/games/saddlebag.db?mode=ro",
	} {
		if got := addressOf(path, url.Values{"mode": {"ro"}}); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}
