//go:build unix

// With runs a command, such as go test, with a PostgreSQL of its own. Tests that need some
// store use that one.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"

	"saddlebag/scoring/ledger/postgres/pgtest"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "with:", err)
		os.Exit(1)
	}
}

func run(command []string) error {
	if len(command) == 0 {
		return errors.New("there is no command")
	}
	cluster, err := pgtest.Start("fsync=off", "full_page_writes=off") // nothing of it is to last
	if err != nil {
		return err
	}
	defer cluster.Remove()
	cmd := exec.Command(command[0], command[1:]...) //nolint:gosec // whoever calls this means it
	cmd.Env = append(os.Environ(), cluster.Setting())
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
