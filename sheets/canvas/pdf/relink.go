package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// errUnpacked is a mistake of this package: what it reads it wrote itself.
var errUnpacked = errors.New("pdf file without a table of objects")

// What catalog and pages begin with.
const (
	catalogType = "/Type /Catalog\n"
	pageType    = "<</Type /Page\n"
)

// relink writes a PDF file that fpdf has written, with the streams in it that
// were only stood in for: by their names, each the last line of its stand-in.
// The objects stay as they are otherwise, in the same order, but for those that
// begin with a key of added: each gets the next of its values as well.
func relink(out *bytes.Buffer, file []byte, streams map[string][]byte, added map[string][]string) error {
	offsets, table, err := objects(file)
	if err != nil {
		return err
	}
	order := make([]int, len(offsets)) // objects in the order of the file
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return offsets[a] - offsets[b] })

	out.Grow(lengthOf(file, streams))
	out.Write(file[:offsets[order[0]]])
	moved := make([]int, len(offsets))
	for i, n := range order {
		end := table
		if i+1 < len(order) {
			end = offsets[order[i+1]]
		}
		moved[n] = out.Len()
		object := file[offsets[n]:end]
		for begins, entries := range added {
			if head, tail, found := bytes.Cut(object, []byte(begins)); found && len(entries) > 0 {
				out.Write(head)
				out.WriteString(begins + entries[0])
				object, added[begins] = tail, entries[1:]
				break
			}
		}
		relinkObject(out, object, streams)
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

// lengthOf is about how long a file is with its streams.
func lengthOf(file []byte, streams map[string][]byte) int {
	const around = 64 // what its dictionary gets as well
	n := len(file)
	for _, s := range streams {
		n += around + len(s)
	}
	return n
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

// relinkObject writes an object, with its stream if that was stood in for.
func relinkObject(out *bytes.Buffer, object []byte, streams map[string][]byte) {
	dictionary, standIn, _ := bytes.Cut(object, []byte("stream\n"))
	standIn, _, _ = cutLast(standIn, "endstream")
	standIn = bytes.TrimRight(standIn, "\n")
	stream, ok := streams[string(standIn[1+bytes.LastIndexByte(standIn, '\n'):])]
	if !ok {
		out.Write(object)
		return
	}
	at := bytes.LastIndex(dictionary, []byte("/Length "))
	out.Write(dictionary[:at])
	fmt.Fprintf(out, "/Filter /FlateDecode /Length %d>>\nstream\n", len(stream))
	out.Write(stream)
	out.WriteString("\nendstream\nendobj\n")
}
