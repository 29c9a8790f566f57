package main

import (
	"io"
	"log/slog"

	"github.com/cli/browser" // knows how each system opens an address
)

// doubleClicked is the command line of whoever opens the program by its icon: a page is
// what they see of it.
func doubleClicked() []string { return []string{"serve", "--open"} }

// browse opens an address in this machine's browser. Where there is none, the address
// has been printed.
func browse(address string, log *slog.Logger) {
	browser.Stdout, browser.Stderr = io.Discard, io.Discard
	if err := browser.OpenURL(address); err != nil {
		log.Warn("no browser was opened", "address", address, "error", err)
	}
}
