package typeface

import (
	"bytes"
	"embed"
	"fmt"
	"io"
	"sync"
	"sync/atomic"

	_ "github.com/go-fonts/dejavu" // whose fonts are packed: its licences go with the program
	_ "github.com/go-fonts/liberation"
	"github.com/klauspost/compress/gzip"

	"saddlebag/sheets/fetched"
)

// Of each font two files are packed: its characters, which is all that measuring asks for and
// every program has, and apart the font with what is drawn of it. It has no instructions for
// screens of low resolution, no kerning, and nothing that a font before it has. As they are the
// fonts would take 3 MB of the program.
//
//go:embed packed/*.characters.gz
var characters embed.FS

// charactersFile and fontFile are where the two files of a font are.
func charactersFile(font string) string { return "packed/" + font + ".characters.gz" }
func fontFile(font string) string       { return "fonts/" + font + ".ttf.gz" }

// unpacked unpacks a file the first time it is needed. It panics with the error where the file
// can't be had, and tries again the next time.
func unpacked(read func(string) ([]byte, error), name string) func() []byte {
	var content []byte
	var had once
	return func() []byte {
		had.do(func() {
			file, err := read(name)
			if err != nil {
				panic(err)
			}
			z, err := gzip.NewReader(bytes.NewReader(file))
			if err == nil {
				content, err = io.ReadAll(z)
			}
			if err != nil {
				panic(fmt.Errorf("typeface: packed %s: %w", name, err))
			}
		})
		return content
	}
}

// A once is a sync.Once that has done nothing where it panicked.
type once struct {
	done atomic.Bool
	mu   sync.Mutex
}

func (o *once) do(f func()) {
	if o.done.Load() {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.done.Load() {
		f()
		o.done.Store(true)
	}
}

// packedFont is a font of ours.
func packedFont(s Style, name string, flags, stem int) *Font {
	return &Font{
		Name: name, Style: s, Data: unpacked(fetched.File, fontFile(name)),
		Characters: unpacked(characters.ReadFile, charactersFile(name)), flags: flags, stem: stem,
	}
}

// nameFont is one of the fonts of names.
func nameFont(name string) *Font {
	const stem = 80
	f := packedFont(Regular, name, nonsymbolic, stem)
	f.onPaper = true
	return f
}
