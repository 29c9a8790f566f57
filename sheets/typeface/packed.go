package typeface

import (
	"bytes"
	"embed"
	"io"
	"sync"

	_ "github.com/go-fonts/dejavu" // whose fonts are packed here: its licences go with the program
	_ "github.com/go-fonts/liberation"
	"github.com/klauspost/compress/gzip"
)

// Of each font two files are packed: its characters, which is all that measuring asks for, and
// the font with what is drawn of it. It has no instructions for screens of low resolution, no
// kerning, and nothing that a font before it has. As they are the fonts would take 3 MB of the
// program. What is drawn of the fonts of names is apart: in a browser it's fetched.
//
//go:embed packed/*.characters.gz packed/DejaVu*.ttf.gz packed/Liberation*.ttf.gz
var packed embed.FS

// packedFile is where a file of a font is packed.
func packedFile(name string) string { return "packed/" + name + ".gz" }

// unpacked unpacks a file the first time it is needed.
func unpacked(name string) func() []byte {
	return sync.OnceValue(func() []byte {
		file, err := packed.ReadFile(packedFile(name))
		if err != nil {
			file, err = ofNames(name)
		}
		if err != nil {
			panic("typeface: packed " + name + ": " + err.Error())
		}
		z, err := gzip.NewReader(bytes.NewReader(file))
		if err != nil {
			panic("typeface: packed " + name + ": " + err.Error())
		}
		content, err := io.ReadAll(z)
		if err != nil {
			panic("typeface: packed " + name + ": " + err.Error())
		}
		return content
	})
}

// packedFont is a font that the program carries.
func packedFont(s Style, name string, flags, stem int) *Font {
	return &Font{Name: name, Style: s, Data: unpacked(name + ".ttf"), Characters: unpacked(name + ".characters"), flags: flags, stem: stem}
}

// nameFont is one of the fonts of names.
func nameFont(name string) *Font {
	const stem = 80
	f := packedFont(Regular, name, nonsymbolic, stem)
	f.onPaper = true
	return f
}
