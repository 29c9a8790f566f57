package pdf

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"unicode/utf16"
)

// objects are those of a PDF file in the making, by numbers from 1 on. Each is written once,
// in any order.
type objects struct {
	out    *bytes.Buffer
	begins []int // where each begins, the first at 0
}

// A ref is the number of an object.
type ref int

// String is the ref as other objects have it.
func (r ref) String() string { return fmt.Sprintf("%d 0 R", int(r)) }

// begin begins a file. The comment tells whoever sends the file that it's no text.
func (o *objects) begin() { o.out.WriteString("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n") }

// promise takes a number for an object that is yet to be written.
func (o *objects) promise() ref {
	o.begins = append(o.begins, 0)
	return ref(len(o.begins))
}

// keep writes a promised object.
func (o *objects) keep(r ref, format string, values ...any) {
	o.begins[r-1] = o.out.Len()
	fmt.Fprintf(o.out, "%d 0 obj\n", int(r))
	fmt.Fprintf(o.out, format, values...)
	o.out.WriteString("\nendobj\n")
}

// add writes an object.
func (o *objects) add(format string, values ...any) ref {
	r := o.promise()
	o.keep(r, format, values...)
	return r
}

// stream writes an object of bytes that are compressed already, with what its dictionary
// has besides.
func (o *objects) stream(packed []byte, format string, values ...any) ref {
	more := fmt.Sprintf(format, values...)
	return o.add("<<%s/Filter /FlateDecode /Length %d>>\nstream\n%s\nendstream", more, len(packed), packed)
}

// end writes the table of the objects, and where a reader begins.
func (o *objects) end(catalog, info ref) {
	table := o.out.Len()
	fmt.Fprintf(o.out, "xref\n0 %d\n0000000000 65535 f \n", len(o.begins)+1)
	for _, at := range o.begins {
		fmt.Fprintf(o.out, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(o.out, "trailer\n<</Size %d /Root %s /Info %s>>\nstartxref\n%d\n%%%%EOF\n", len(o.begins)+1, catalog, info, table)
}

// text is words for people as a file has them, where no page shows them.
func text(s string) string {
	b := []byte{0xFE, 0xFF} // high bytes first
	for _, unit := range utf16.Encode([]rune(s)) {
		b = binary.BigEndian.AppendUint16(b, unit)
	}
	return fmt.Sprintf("<%X>", b)
}
