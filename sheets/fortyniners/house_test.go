package fortyniners_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

var players = []string{"Ann", "Bob", "Cy", "Di"}

// blank is a job for four players who have not begun, on a4.
func blank(t testing.TB, house string) press.Job {
	t.Helper()
	return sheetstest.Blank(t, fortyniners.Title, house, scoring.Setup{Players: players})
}

// played is a job of a random game on stage-1 that has been played for some
// events, or to its end.
func played(t testing.TB, events int) press.Job {
	t.Helper()
	return sheetstest.Played(t, fortyniners.Title, blank(t, "stage-1"), 4, events)
}

// made are the pages of a sheet.
func made(t testing.TB, job press.Job, name string) []press.Page {
	t.Helper()
	return sheetstest.Made(t, fortyniners.Title, job, name)
}
