package art

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// Engravings are the drawings in a folder called engravings, by their names without the
// ending: the files themselves, or all of them packed. Each is read when it's first drawn.
type Engravings struct {
	Files  fs.FS
	Packed []byte // takes a third of the room; see Pack

	read   sync.Map // of Engraving, by name
	unpack sync.Once
	texts  map[string]string // of what was packed, by name
}

// Of is a drawing by its name; one that doesn't exist is empty. It panics if one can't
// be read: that's a mistake of ours, which every test of a drawing finds.
func (e *Engravings) Of(name string) Engraving {
	if drawing, ok := e.read.Load(name); ok {
		return drawing.(Engraving)
	}
	text, ok := e.text(name)
	if !ok {
		return nil
	}
	drawing, err := ParseEngraving(text)
	if err != nil {
		panic(fmt.Errorf("%s: %w", name, err))
	}
	e.read.Store(name, drawing)
	return drawing
}

// Names are the names of all drawings.
func (e *Engravings) Names() []string {
	if e.Files == nil {
		return slices.Sorted(maps.Keys(e.unpacked()))
	}
	files, _ := fs.Glob(e.Files, artFolder+"*"+artEnding) // the pattern is well-formed
	for i, file := range files {
		files[i] = strings.TrimSuffix(path.Base(file), artEnding)
	}
	return files
}

// text is a drawing as it's written.
func (e *Engravings) text(name string) (string, bool) {
	if e.Files == nil {
		text, ok := e.unpacked()[name]
		return text, ok
	}
	text, err := fs.ReadFile(e.Files, artFolder+name+artEnding)
	return string(text), err == nil
}

func (e *Engravings) unpacked() map[string]string {
	e.unpack.Do(func() {
		texts, err := unpack(e.Packed)
		if err != nil {
			panic(fmt.Errorf("packed drawings: %w", err))
		}
		e.texts = texts
	})
	return e.texts
}

// Where drawings lie.
const (
	artFolder = "engravings/"
	artEnding = ".txt"
)

// A packed drawing follows a line with its name.
const nameMark = "= "

// Pack packs drawings, by their names.
func Pack(drawings map[string]string) ([]byte, error) {
	var packed bytes.Buffer
	z, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(drawings)) {
		if _, err := io.WriteString(z, nameMark+name+"\n"+drawings[name]); err != nil {
			return nil, err
		}
	}
	err = z.Close()
	return packed.Bytes(), err
}

// unpack is what has been packed.
func unpack(packed []byte) (map[string]string, error) {
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	drawings := map[string]string{}
	for part := range strings.SplitSeq(strings.TrimPrefix(string(text), nameMark), "\n"+nameMark) {
		name, drawing, _ := strings.Cut(part, "\n")
		drawings[name] = drawing
	}
	return drawings, nil
}
