package command

import (
	"fmt"
	"io"
)

// A Printer writes lines until one fails.
type Printer struct {
	W   io.Writer
	Err error
}

// Line writes a line, unless one has failed before.
func (p *Printer) Line(format string, args ...any) {
	if p.Err != nil {
		return
	}
	if _, err := fmt.Fprintf(p.W, format+"\n", args...); err != nil {
		p.Err = Unwritten(err)
	}
}

// Lines writes lines as they are.
func (p *Printer) Lines(lines []string) {
	for _, line := range lines {
		p.Line("%s", line)
	}
}
