// Saddlebag prints western tabletop games, keeps score and checks results.
//
// The process begins and ends here; nothing else belongs here. The package program below has
// the command line: begin there. titles has the list of games, and play, check, print, serve
// and tables are what the subcommands do. Tests of the running program lie beside them, by what
// they are about.
package main

import (
	"context"
	"os"

	"github.com/inconshreveable/mousetrap"

	"saddlebag/cmd/saddlebag/program"
)

func main() {
	start := program.Run
	if len(os.Args) == 1 && mousetrap.StartedByExplorer() { // on Windows alone
		start = program.RunByIcon
	}
	os.Exit(start(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
