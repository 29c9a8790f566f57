package typeface_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/go-fonts/dejavu/dejavusansbold"
	"github.com/go-fonts/dejavu/dejavusansoblique"
	"github.com/go-fonts/liberation/liberationserifbold"
	"github.com/go-fonts/liberation/liberationserifitalic"
	"github.com/go-fonts/liberation/liberationserifregular"

	"saddlebag/sheets/sheetstest"
	"saddlebag/sheets/typeface"
)

// What is packed is what is drawn of the fonts of the libraries.
func TestPackedFonts(t *testing.T) {
	for style, whole := range [][][]byte{
		typeface.Regular: {liberationserifregular.TTF, dejavusans.TTF},
		typeface.Bold:    {liberationserifbold.TTF, dejavusansbold.TTF},
		typeface.Italic:  {liberationserifitalic.TTF, dejavusansoblique.TTF},
	} {
		for n, f := range typeface.Fonts(typeface.Style(style))[:len(whole)] {
			font, characters := typeface.ToPack(typeface.Style(style), whole[n], whole[:n]...)
			if *sheetstest.Update {
				pack(t, typeface.FontFile(f.Name), font)
				pack(t, typeface.CharactersFile(f.Name), characters)
			} else if !bytes.Equal(f.Data(), font) || !bytes.Equal(f.Characters(), characters) {
				t.Errorf("%s is another font: -update packs it anew", f.Name)
			}
		}
	}
}

// The fonts of names are made of those that other modules carry, which are too large to fetch
// for a test: -update makes them anew.
func TestPackedNames(t *testing.T) {
	if !*sheetstest.Update {
		t.Skip("only -update makes them")
	}
	before := [][]byte{liberationserifregular.TTF, dejavusans.TTF}
	font, characters := typeface.ToPack(typeface.Regular, fromModule(t, "github.com/hajimehoshi/ebiten/v2@v2.8.8", "examples/texti18n/NotoSansThai-Regular.ttf"), before...)
	pack(t, typeface.FontFile("NotoSansThai"), font)
	pack(t, typeface.CharactersFile("NotoSansThai"), characters)
	font, characters = typeface.East(fromModule(t, "github.com/go-text/typesetting-utils@v0.0.0-20260419141703-4ffe8874dabc", "opentype/common/NotoSansCJKjp-VF.otf"))
	pack(t, typeface.FontFile("NotoSansCJKjp"), font)
	pack(t, typeface.CharactersFile("NotoSansCJKjp"), characters)
}

// fromModule is a file of a module.
func fromModule(t *testing.T, module, name string) []byte {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", "mod", "download", "-json", module).Output()
	if err != nil {
		t.Fatal(err)
	}
	var found struct{ Dir string }
	if err := json.Unmarshal(out, &found); err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(filepath.Join(found.Dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func pack(t *testing.T, file string, content []byte) {
	t.Helper()
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
