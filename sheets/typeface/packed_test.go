package typeface_test

import (
	"bytes"
	"compress/gzip"
	"os"
	"testing"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/go-fonts/dejavu/dejavusansbold"
	"github.com/go-fonts/dejavu/dejavusansoblique"

	"saddlebag/sheets/sheetstest"
	"saddlebag/sheets/typeface"
)

// What is packed are the fonts of the library.
func TestPackedFonts(t *testing.T) {
	for name, font := range map[string][]byte{
		"DejaVuSans": dejavusans.TTF, "DejaVuSans-Bold": dejavusansbold.TTF, "DejaVuSans-Oblique": dejavusansoblique.TTF,
	} {
		if *sheetstest.Update {
			packFont(t, typeface.PackedFile(name), font)
		}
		if !bytes.Equal(typeface.Unpacked(name)(), font) {
			t.Errorf("%s is another font: -update packs it anew", name)
		}
	}
}

func packFont(t *testing.T, file string, font []byte) {
	t.Helper()
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write(font); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
