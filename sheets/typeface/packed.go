package typeface

import (
	"bytes"
	"embed"
	"io"
	"sync"

	_ "github.com/go-fonts/dejavu" // whose fonts are packed here: its licences go with the program
	"github.com/klauspost/compress/gzip"
)

// Half of the fonts are packed: those that draw what the first ones lack, which many
// documents do without. As they are they would take 1 MB more of the program.
//
//go:embed packed/*.ttf.gz
var packed embed.FS

// packedFile is where the font of a name is packed.
func packedFile(name string) string { return "packed/" + name + ".ttf.gz" }

// unpacked unpacks the font of a name the first time it is needed.
func unpacked(name string) func() []byte {
	return sync.OnceValue(func() []byte {
		file, err := packed.ReadFile(packedFile(name))
		if err != nil {
			panic(err)
		}
		z, err := gzip.NewReader(bytes.NewReader(file))
		if err != nil {
			panic("typeface: packed font " + name + ": " + err.Error())
		}
		font, err := io.ReadAll(z)
		if err != nil {
			panic("typeface: packed font " + name + ": " + err.Error())
		}
		return font
	})
}

// whole is a font that isn't packed.
func whole(font []byte) func() []byte { return func() []byte { return font } }
