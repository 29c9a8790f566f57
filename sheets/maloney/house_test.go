package maloney_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

var players = []string{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay"}

// blank is a job for some players who have not begun, on a4.
func blank(t testing.TB, n int) press.Job {
	t.Helper()
	return sheetstest.Blank(t, maloney.Title, "cities-1", scoring.Setup{Players: players[:n], Options: map[string]string{"hands": "dealt"}})
}

// played is a job of a random game that has been played for some events, or to
// its end.
func played(t testing.TB, n, events int) press.Job {
	t.Helper()
	return sheetstest.Played(t, maloney.Title, blank(t, n), uint64(n), events)
}

// made are the pages of a sheet.
func made(t testing.TB, job press.Job, name string) []press.Page {
	t.Helper()
	chosen, err := maloney.Title.Choose([]string{name})
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	return pages
}
