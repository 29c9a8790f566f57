// Saddlebag prints, keeps and checks western tabletop games.
//
// This package only wires: settings, one file per subcommand, and the list of
// games (titles.go). What a game is lives under scoring, how it is drawn under
// sheets.
package main

import (
	"context"
	"os"

	"github.com/inconshreveable/mousetrap"
)

func main() {
	start := run
	if len(os.Args) == 1 && mousetrap.StartedByExplorer() { // on Windows alone
		start = runByIcon
	}
	os.Exit(start(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
