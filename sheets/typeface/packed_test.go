package typeface_test

import (
	"bytes"
	"compress/gzip"
	"os"
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
		for n, f := range typeface.Fonts(typeface.Style(style)) {
			font, characters := typeface.ToPack(typeface.Style(style), whole[n], whole[:n]...)
			if *sheetstest.Update {
				pack(t, typeface.PackedFile(f.Name+".ttf"), font)
				pack(t, typeface.PackedFile(f.Name+".characters"), characters)
			} else if !bytes.Equal(f.Data(), font) || !bytes.Equal(f.Characters(), characters) {
				t.Errorf("%s is another font: -update packs it anew", f.Name)
			}
		}
	}
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
