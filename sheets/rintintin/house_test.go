package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/press"
	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

var players = []string{"Ann", "Bob", "Cy", "Di"}

// blank is a job for players who have not begun, on a4.
func blank(t testing.TB, options map[string]string, names ...string) press.Job {
	t.Helper()
	return sheetstest.Blank(t, rintintin.Title, "territories-1", scoring.Setup{Players: names, Options: options})
}

// played is a job of a random game that has been played for some events, or to
// its end.
func played(t testing.TB, options map[string]string, events int, names ...string) press.Job {
	t.Helper()
	return sheetstest.Played(t, rintintin.Title, blank(t, options, names...), 4, events)
}

// made are the pages of a sheet.
func made(t testing.TB, job press.Job, name string) []press.Page {
	t.Helper()
	return sheetstest.Made(t, rintintin.Title, job, name)
}
