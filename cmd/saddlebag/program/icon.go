package program

import (
	"bufio"
	"context"
	"fmt"
	"io"

	"saddlebag/cmd/saddlebag/command"
)

// RunByIcon is run for whoever opens the program by its icon: a page is what they see of
// it. Their window goes with the program, so that what went wrong waits to be read.
func RunByIcon(ctx context.Context, _ []string, stdin io.Reader, stdout, stderr io.Writer) int {
	code := Run(ctx, []string{"serve", "--open"}, stdin, stdout, stderr)
	if code != command.ExitDone {
		fmt.Fprintln(stderr, command.Say("cli.close-window"))
		_, _ = bufio.NewReader(stdin).ReadString('\n')
	}
	return code
}
