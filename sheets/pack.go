package sheets

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"sync"
)

// compressors are kept for the next document: making one costs as much as
// compressing a page, and fpdf makes one for each stream.
var compressors = sync.Pool{New: func() any {
	z, _ := zlib.NewWriterLevel(io.Discard, zlib.BestSpeed) // the level exists
	return z
}}

// errUnpacked is a mistake of this package: what it reads it wrote itself.
var errUnpacked = errors.New("pdf file without a table of objects")

// scratch is memory for whole files.
var scratch = sync.Pool{New: func() any { return new(bytes.Buffer) }}

func borrow() *bytes.Buffer {
	b := scratch.Get().(*bytes.Buffer)
	b.Reset()
	return b
}

// pack writes a PDF file that fpdf has written without compression, its
// streams compressed. Streams that only stand in for one of those packed give
// way to it. The objects stay as they are otherwise, in the same order.
func pack(out *bytes.Buffer, file []byte, packed map[string][]byte) error {
	offsets, table, err := objects(file)
	if err != nil {
		return err
	}
	order := make([]int, len(offsets)) // objects in the order of the file
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return offsets[a] - offsets[b] })

	out.Write(file[:offsets[order[0]]])
	moved := make([]int, len(offsets))
	for i, n := range order {
		end := table
		if i+1 < len(order) {
			end = offsets[order[i+1]]
		}
		moved[n] = out.Len()
		packObject(out, file[offsets[n]:end], packed)
	}
	start := out.Len()
	fmt.Fprintf(out, "xref\n0 %d\n0000000000 65535 f \n", len(moved)+1)
	for _, at := range moved {
		fmt.Fprintf(out, "%010d 00000 n \n", at)
	}
	trailer := file[table:]
	trailer = trailer[bytes.Index(trailer, []byte("trailer")):bytes.Index(trailer, []byte("startxref"))]
	out.Write(trailer)
	fmt.Fprintf(out, "startxref\n%d\n%%%%EOF\n", start)
	return nil
}

// objects reads the table at the end of a file: where each object begins, and
// where the table itself does.
func objects(file []byte) (offsets []int, table int, err error) {
	_, tail, ok := cutLast(file, "startxref\n")
	if !ok {
		return nil, 0, errUnpacked
	}
	number, _, _ := bytes.Cut(tail, []byte("\n"))
	if table, err = strconv.Atoi(string(number)); err != nil || table > len(file) {
		return nil, 0, errUnpacked
	}
	lines := bytes.SplitAfter(file[table:], []byte("\n"))
	const head = 3 // the word xref, the count, the entry of what is free
	for _, l := range lines[min(head, len(lines)):] {
		at, entry, _ := bytes.Cut(l, []byte(" "))
		if !bytes.HasSuffix(entry, []byte("n \n")) {
			break
		}
		offset, err := strconv.Atoi(string(at))
		if err != nil {
			return nil, 0, errUnpacked
		}
		offsets = append(offsets, offset)
	}
	if len(offsets) == 0 {
		return nil, 0, errUnpacked
	}
	return offsets, table, nil
}

func cutLast(b []byte, sep string) (before, after []byte, found bool) {
	i := bytes.LastIndex(b, []byte(sep))
	if i < 0 {
		return b, nil, false
	}
	return b[:i], b[i+len(sep):], true
}

// packObject writes an object, its stream compressed unless it is already.
func packObject(out *bytes.Buffer, object []byte, packed map[string][]byte) {
	dictionary, stream, ok := bytes.Cut(object, []byte("stream\n"))
	if !ok || bytes.Contains(dictionary, []byte("/Filter")) {
		out.Write(object)
		return
	}
	stream, _, _ = cutLast(stream, "\nendstream")
	small, ok := packed[string(stream)]
	if !ok {
		made := borrow()
		defer scratch.Put(made)
		deflate(made, stream)
		small = made.Bytes()
	}
	at := bytes.LastIndex(dictionary, []byte("/Length "))
	out.Write(dictionary[:at])
	fmt.Fprintf(out, "/Filter /FlateDecode /Length %d>>\nstream\n", len(small))
	out.Write(small)
	out.WriteString("\nendstream\nendobj\n")
}

// deflate compresses a stream.
func deflate(out *bytes.Buffer, stream []byte) {
	z := compressors.Get().(*zlib.Writer)
	z.Reset(out)
	_, _ = z.Write(stream) // a Buffer takes everything
	_ = z.Close()
	compressors.Put(z)
}
