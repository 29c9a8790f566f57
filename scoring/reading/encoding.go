package reading

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"saddlebag/scoring/speech"
)

// An Encoding is how a file stores its characters.
type Encoding int

// The encodings that text editors, shells and spreadsheets write.
const (
	UTF8 Encoding = iota
	UTF8Marked
	UTF16LE // as > of Windows PowerShell 5 writes
	UTF16BE
	Windows1252
)

// Name is what people call the encoding.
func (e Encoding) Name() string {
	return [...]string{"UTF-8", "UTF-8 with a byte order mark", "UTF-16", "UTF-16", "Windows-1252"}[e]
}

// codec is the library's encoding: golang.org/x/text is the Go project's own.
func (e Encoding) codec() encoding.Encoding {
	switch e {
	case UTF8Marked:
		return unicode.UTF8BOM
	case UTF16LE:
		return unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case UTF16BE:
		return unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	case Windows1252:
		return charmap.Windows1252
	case UTF8:
	}
	return unicode.UTF8
}

// A Text is what a file says, and how its bytes say it.
type Text struct {
	String   string // UTF-8, each line ended by LF
	Encoding Encoding
	End      string // of the file's lines: LF, CRLF or CR
	mark     []byte // the byte order mark that it begins with
}

// ErrBinary is the error of a file that is no text at all.
var ErrBinary = speech.Err("reading.no-text")

// Decode reads the bytes of a text file. Everything but UTF-8 is recognised by what its
// first bytes must be, or by what UTF-8 cannot be. A file whose first line is no text is
// [ErrBinary]; what is none further down is left as it is.
func Decode(raw []byte) (Text, error) {
	t := Text{Encoding: encodingOf(raw), End: "\n", mark: markOf(raw)}
	text := string(raw)
	if t.Encoding != UTF8 {
		decoded, err := t.Encoding.codec().NewDecoder().String(text)
		if err != nil || strings.ContainsAny(decoded, "\x00\ufffd") {
			t.Encoding = UTF8
		} else {
			text = decoded
		}
	}
	text = strings.TrimPrefix(text, byteOrderMark)
	if first, _, _ := strings.Cut(text, "\n"); !utf8.ValidString(first) || strings.ContainsRune(first, 0) {
		return t, ErrBinary
	}
	t.String, t.End = plainEnds(text)
	return t, nil
}

// byteOrderMark begins what Windows writes.
const byteOrderMark = "\ufeff"

// markOf is the byte order mark at the beginning of bytes; nil where there is none.
func markOf(raw []byte) []byte {
	for _, mark := range [][]byte{[]byte(byteOrderMark), {0xff, 0xfe}, {0xfe, 0xff}} {
		if bytes.HasPrefix(raw, mark) {
			return mark
		}
	}
	return nil
}

// encodingOf is the encoding that bytes are most likely in.
func encodingOf(raw []byte) Encoding {
	switch {
	case bytes.HasPrefix(raw, []byte(byteOrderMark)):
		return UTF8Marked
	case bytes.HasPrefix(raw, []byte{0xff, 0xfe}), everyOther(raw, 1):
		return UTF16LE
	case bytes.HasPrefix(raw, []byte{0xfe, 0xff}), everyOther(raw, 0):
		return UTF16BE
	case !utf8.Valid(raw):
		return Windows1252
	}
	return UTF8
}

// everyOther says whether the bytes begin with two ASCII characters of two bytes each, of
// which this one is 0.
func everyOther(raw []byte, zero int) bool {
	const two = 4
	if len(raw) < two {
		return false
	}
	return raw[zero] == 0 && raw[zero+2] == 0 && raw[1-zero] != 0 && raw[3-zero] != 0
}

var lineEnds = strings.NewReplacer("\r\r\n", "\n", "\r\n", "\n", "\r", "\n")

// plainEnds ends each line of a text by LF, and says how most of them were ended.
func plainEnds(text string) (plain, end string) {
	if !strings.Contains(text, "\r") {
		return text, "\n"
	}
	end = "\r"
	if strings.Contains(text, "\n") {
		end = "\r\n"
	}
	return lineEnds.Replace(text), end
}

// Stream reads text of the encodings that begin with a mark of their own, as UTF-8.
func Stream(in io.Reader) io.Reader {
	const mark = 4
	ahead := bufio.NewReader(in)
	first, _ := ahead.Peek(mark)
	switch e := encodingOf(first); e {
	case UTF8Marked, UTF16LE, UTF16BE:
		return transform.NewReader(ahead, unicode.BOMOverride(e.codec().NewDecoder()))
	case UTF8, Windows1252:
	}
	return ahead
}

// Bytes are what a file of this text says more as.
func (t Text) Bytes(more string) ([]byte, error) {
	raw, err := t.appending().NewEncoder().Bytes([]byte(strings.ReplaceAll(more, "\n", t.End)))
	if err != nil {
		return nil, speech.Err("reading.no-such-character", "encoding", t.Encoding.Name())
	}
	return raw, nil
}

// File is the whole file, if it is to say another text.
func (t Text) File(text string) ([]byte, error) {
	raw, err := t.Bytes(text)
	return append(bytes.Clone(t.mark), raw...), err
}

// appending is the encoding of what comes behind the beginning of a file, where no byte
// order mark goes.
func (t Text) appending() encoding.Encoding {
	if t.Encoding == UTF8Marked {
		return unicode.UTF8
	}
	return t.Encoding.codec()
}
