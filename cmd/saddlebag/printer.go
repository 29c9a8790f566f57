package main

import (
	"fmt"
	"io"
)

// counted is a number of things: "1 finding", "2 findings".
func counted(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// A printer writes lines until one fails.
type printer struct {
	w   io.Writer
	err error
}

// line writes a line, unless one has failed before.
func (p *printer) line(format string, args ...any) {
	if p.err != nil {
		return
	}
	if _, err := fmt.Fprintf(p.w, format+"\n", args...); err != nil {
		p.err = failed("output", "%w", plainCause(err))
	}
}

// lines writes lines as they are.
func (p *printer) lines(lines []string) {
	for _, line := range lines {
		p.line("%s", line)
	}
}
