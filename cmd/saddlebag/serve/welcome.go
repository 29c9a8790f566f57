package serve

import (
	"io"
	"strings"

	"rsc.io/qr"

	"saddlebag/cmd/saddlebag/command"
)

// welcome writes where the web app is found, an address a line. A terminal is
// shown besides how phones get there, or that they hardly do, and what they miss without TLS,
// where the tables are, and how it all ends.
func welcome(w io.Writer, at addresses, database string, terminal bool) error {
	p := &command.Printer{W: w}
	for _, address := range at.all() {
		p.Line("%s", address)
	}
	if !terminal {
		return p.Err
	}
	switch {
	case at.lost:
		p.Line("\n%s\n", command.Say("cli.no-phones"))
	case len(at.near) > 0:
		code, err := terminalQR(at.near[0].URL)
		if err != nil {
			return command.FailedBy("serve", err)
		}
		p.Line("\n%s\n\n%s", command.Say("cli.for-phones"), code)
		if strings.HasPrefix(at.near[0].URL, "http:") {
			p.Line("%s", command.Say("cli.over-http"))
		}
	}
	p.Line("%s", command.Say("cli.kept-in", "database", database))
	p.Line("%s", command.Say("cli.stop-server"))
	return p.Err
}

// What a terminal is told, so that a code is black on white whatever its
// colours are.
const (
	blackOnWhite = "\x1b[30;107m"
	asBefore     = "\x1b[0m"
)

// quietZone is the margin of a QR code in modules, as its standard has it.
const quietZone = 4

// halves are a character's upper and lower half, where black, black.
var halves = map[[2]bool]rune{
	{false, false}: ' ', {true, false}: '▀', {false, true}: '▄', {true, true}: '█',
}

// terminalQR draws a QR code with characters of two modules each, one above
// the other.
func terminalQR(text string) (string, error) {
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for y := -quietZone; y < code.Size+quietZone; y += 2 {
		b.WriteString(blackOnWhite)
		for x := -quietZone; x < code.Size+quietZone; x++ {
			b.WriteRune(halves[[2]bool{code.Black(x, y), code.Black(x, y+1)}])
		}
		b.WriteString(asBefore + "\n")
	}
	return b.String(), nil
}
