package fortyniners_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/sheetstest"
)

var players = []string{"Ann", "Bob", "Cy", "Di"}

// blank is a job for four players who have not begun, on a4.
func blank(t testing.TB, house string) sheets.PrintJob {
	t.Helper()
	return sheetstest.Blank(t, fortyniners.Title, house, scoring.Setup{Players: players})
}

// played is a job of a random game on stage-1 that has been played for some
// events, or to its end.
func played(t testing.TB, events int) sheets.PrintJob {
	t.Helper()
	return sheetstest.Played(t, fortyniners.Title, blank(t, "stage-1"), 4, events)
}

// made are the pages of a sheet.
func made(t testing.TB, job sheets.PrintJob, name string) []sheets.Page {
	t.Helper()
	return sheetstest.Made(t, fortyniners.Title, job, name)
}
