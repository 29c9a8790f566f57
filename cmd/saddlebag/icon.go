package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
)

// runByIcon is run for whoever opens the program by its icon: a page is what they see of
// it. Their window goes with the program, so that what went wrong waits to be read.
func runByIcon(ctx context.Context, _ []string, stdin io.Reader, stdout, stderr io.Writer) int {
	code := run(ctx, []string{"serve", "--open"}, stdin, stdout, stderr)
	if code != exitDone {
		fmt.Fprintln(stderr, "Enter closes this window.")
		_, _ = bufio.NewReader(stdin).ReadString('\n')
	}
	return code
}
