package typeface

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// A WebPart is some characters of a font as a file for browsers, which load it
// only where a page has one of them.
type WebPart struct {
	Name   string // changes with the font
	Range  string // the characters, as style sheets have them
	Common bool   // has what the texts of every page are made of

	font  *Font
	runes []rune
	file  func() ([]byte, error)
}

// File is the part as WOFF, made the first time it is asked for.
func (p *WebPart) File() ([]byte, error) { return p.file() }

// common are the characters beyond ASCII in texts of English pages, and in the names of the
// languages that each page offers. Few, since every first visit waits for them.
const common = "ç\u00a0–—‘’“”„…•·×÷−±²½¼¾←↑→↓↶↷✓✗★☆☰▸▾"

// webScripts tell a font's parts: a character is in the first that has it.
var webScripts = []struct {
	name string
	has  func(rune) bool
}{
	{"common", func(r rune) bool { return r <= lastASCII || strings.ContainsRune(common, r) }},
	{"latin", func(r rune) bool {
		return r < '\u0370' || r >= '\u1E00' && r < '\u1F00' || r >= '\u2000' && r < '\u2150'
	}},
	{"greek", func(r rune) bool { return r < '\u0400' || r >= '\u1F00' && r < '\u2000' }},
	{"cyrillic", func(r rune) bool { return r < '\u0530' }},
	{"rest", func(rune) bool { return true }},
}

// WebParts are the parts of a font that a style draws characters with: what the
// fonts before it have is left out.
func (f *Font) WebParts() []*WebPart {
	f.webOnce.Do(f.makeWebParts)
	return f.webParts
}

func (f *Font) makeWebParts() {
	if f.onPaper {
		return
	}
	f.readCharacters()
	runes := make([][]rune, len(webScripts))
	for r := rune(firstASCII); r <= maxRune; r++ {
		if by, drawn, _ := draw(f.Style, r); by != f || drawn != r {
			continue
		}
		script := 0
		for !webScripts[script].has(r) {
			script++
		}
		runes[script] = append(runes[script], r)
	}
	sum := hex.EncodeToString(f.sum[:])
	for i, script := range webScripts {
		if len(runes[i]) > 0 {
			p := &WebPart{
				Name: fmt.Sprintf("%s-%s-%s", f.Name, script.name, sum), Range: cssRange(runes[i]), Common: i == 0,
				font: f, runes: runes[i],
			}
			p.file = sync.OnceValues(func() ([]byte, error) { return p.cut().woff() })
			f.webParts = append(f.webParts, p)
		}
	}
}

// cut cuts the part out, with what a browser needs more than a PDF reader.
func (p *WebPart) cut() tables {
	cut := p.font.cut(p.runes)
	cut["OS/2"] = p.font.tables["OS/2"]
	cut["name"] = briefly(p.font.tables["name"])
	return cut
}

// What a part says of its font, by the numbers of the format: whose it is, its names, and
// where its licence is. The whole licence would be a third of a small part.
var said = []uint16{0, 1, 2, 4, 6, 14}

// briefly is a table of names with what is said as Windows has it, which all browsers read.
func briefly(table []byte) []byte {
	const (
		header, record = 6, 12
		windows        = 3
	)
	be := binary.BigEndian
	texts := table[be.Uint16(table[4:]):]
	var records, kept []byte
	for i := range int(be.Uint16(table[2:])) {
		r := table[header+record*i:]
		if be.Uint16(r) != windows || !slices.Contains(said, be.Uint16(r[6:])) {
			continue
		}
		length, at := be.Uint16(r[8:]), be.Uint16(r[10:])
		records = be.AppendUint16(append(records, r[:10]...), uint16(len(kept)))
		kept = append(kept, texts[at:at+length]...)
	}
	out := be.AppendUint16([]byte{0, 0}, uint16(len(records)/record))
	out = be.AppendUint16(out, uint16(header+len(records)))
	return append(append(out, records...), kept...)
}

// cssRange writes ascending characters as U+20-7E,U+A0.
func cssRange(runes []rune) string {
	var b strings.Builder
	for i := 0; i < len(runes); i++ {
		first := runes[i]
		for i+1 < len(runes) && runes[i+1] == runes[i]+1 {
			i++
		}
		if b.Len() > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "U+%X", first)
		if runes[i] > first {
			fmt.Fprintf(&b, "-%X", runes[i])
		}
	}
	return b.String()
}
