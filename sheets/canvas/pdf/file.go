// Package pdf draws pages and static parts as the operators of PDF, and writes files of
// them. Callers decide what's drawn, in which order, and whether it keeps its margins.
//
// Begin with [NewCanvas] for a page, and with [Write] for a file of them.
package pdf

import (
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// creator is what the file says made it.
const creator = "saddlebag"

// Options are what a file needs beside its pages.
type Options struct {
	Title    string
	Subject  string   // empty for not said
	Players  []string // whose the pages are; empty for those who aren't known
	Date     string   // of the game: 2006-01-02; empty for not said
	Language string   // of the text, as in "en"; empty for not said
	Duplex   string   // how it is printed, as PDF has it: Simplex, DuplexFlipLongEdge, DuplexFlipShortEdge
	Bleed    float64  // how much paper there is round each page, mm
}

// Write writes drawn pages, at least one, as a PDF file. The same pages and options give
// the same bytes. Errors are those of w.
func Write(w io.Writer, pages []canvas.Page, drawn []Content, o Options) error {
	out := borrow()
	defer scratch.Put(out)
	f := file{objects: objects{out: out}, fonts: map[string]ref{}, parts: map[string]ref{}}
	f.begin()
	f.tree, f.fontsOf, f.resources = f.promise(), f.promise(), f.promise()
	for i, c := range drawn {
		f.addPage(pages[i], c, o.Bleed)
	}
	f.keep(f.tree, "<</Type /Pages /Count %d /Kids %s>>", len(f.pages), f.pages)
	f.keep(f.fontsOf, "<<%s>>", named(f.fonts))
	f.keep(f.resources, "<</Font %s /XObject <<%s>>>>", f.fontsOf, named(f.parts))
	catalog := f.add("%s", f.catalogOf(pages, o))
	f.end(catalog, f.add("%s", infoOf(pages, o)))
	_, err := w.Write(out.Bytes())
	return err
}

// A file is a PDF file in the making.
type file struct {
	objects
	tree      ref // of the pages
	pages     []ref
	fontsOf   ref // the fonts by what contents call them
	fonts     map[string]ref
	resources ref // fonts and parts
	parts     map[string]ref
}

// named are objects by what contents call them, in the order of that.
func named(things map[string]ref) string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(things)) {
		fmt.Fprintf(&b, "/%s %s ", name, things[name])
	}
	return b.String()
}

// addPage adds a page, with what it needs and no page before did.
func (f *file) addPage(p canvas.Page, c Content, bleed float64) {
	for _, font := range c.fonts {
		if name := font.Key(); f.fonts[name] == 0 {
			f.fonts[name] = f.addFont(font)
		}
	}
	for _, part := range c.parts {
		if name := part.resource(); f.parts[name] == 0 {
			w, h := part.size()
			f.parts[name] = f.stream(part.drawn.packed, "/Type /XObject /Subtype /Form /BBox [0 0 %.2f %.2f] /Resources <</Font %s>> ", w/canvas.Point, h/canvas.Point, f.fontsOf)
		}
	}
	boxes := fmt.Sprintf("/MediaBox [0 0 %.2f %.2f]", (p.Size.W+2*bleed)/canvas.Point, (p.Size.H+2*bleed)/canvas.Point)
	if bleed > 0 {
		boxes += boxesOf(p.Size, bleed)
	}
	content := f.stream(c.packed, "")
	f.pages = append(f.pages, f.add("<</Type /Page /Parent %s %s /Resources %s /Contents %s>>", f.tree, boxes, f.resources, content))
}

// addFont adds a font.
func (f *file) addFont(s *typeface.Subset) ref {
	d, file := s.Files()
	packed := f.stream(file, "/Length1 %d ", d.OriginalSize)
	box := d.Desc.FontBBox
	descriptor := f.add("<</Type /FontDescriptor /FontName /%s /Ascent %d /Descent %d /CapHeight %d /Flags %d /FontBBox [%d %d %d %d] /ItalicAngle %d /StemV %d /MissingWidth %d /FontFile2 %s>>",
		d.Name, d.Desc.Ascent, d.Desc.Descent, d.Desc.CapHeight, d.Desc.Flags,
		box.Xmin, box.Ymin, box.Xmax, box.Ymax, d.Desc.ItalicAngle, d.Desc.StemV, d.Desc.MissingWidth, packed)
	encoding := "/WinAnsiEncoding"
	if d.Diff != "" {
		encoding = fmt.Sprintf("<</Type /Encoding /BaseEncoding %s /Differences [%s]>>", encoding, d.Diff)
	}
	return f.add("<</Type /Font /Subtype /%s /BaseFont /%s /FirstChar %d /LastChar %d /Widths %d /FontDescriptor %s /Encoding %s>>",
		d.Tp, d.Name, typeface.FirstCode, len(d.Cw)-1, d.Cw[typeface.FirstCode:], descriptor, encoding)
}

// languageTag is what may be the name of a language: "en", "pt-BR".
var languageTag = regexp.MustCompile(`^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$`)
