package print

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"saddlebag/cmd/saddlebag/command"
)

// A counter is a line of a terminal that says how many pictures are done, until it makes
// room for what is told at the end.
type counter struct {
	io.Writer
	width int // of what stands in the line
}

// show writes the count over the one before. Counts only get longer.
func (c *counter) show(done, all int) {
	line := command.Say("cli.pictures-drawn", "done", done, "all", all)
	c.width = utf8.RuneCountInString(line)
	_, _ = fmt.Fprint(c, "\r"+line) // what is told at the end fails, too
}

func (c *counter) wipe() { _, _ = fmt.Fprint(c, "\r"+strings.Repeat(" ", c.width)+"\r") }
