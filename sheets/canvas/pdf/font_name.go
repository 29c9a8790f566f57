package pdf

import (
	"bytes"
	"sync"

	"codeberg.org/go-pdf/fpdf"

	"saddlebag/sheets/typeface"
)

// fontNames are the names that fpdf gives to fonts in the content of pages, by
// *typeface.Subset. It makes them from the fonts, so that they are the same in
// every document.
var fontNames sync.Map

// fontName returns the name of a font, as operators have it. fpdf tells it to
// nobody, but writes it where a font is set.
func fontName(s *typeface.Subset) string {
	if name, ok := fontNames.Load(s); ok {
		return name.(string)
	}
	specimen := fpdf.CreateTpl(fpdf.PointType{}, fpdf.SizeType{Wd: 1, Ht: 1}, "P", "mm", "", func(t *fpdf.Tpl) {
		definition, file := s.Files()
		t.AddFontFromBytes(s.Name, "", definition, file)
		t.SetFont(s.Name, "", 1)
	})
	_, after, _ := bytes.Cut(specimen.Bytes(), []byte("BT "))
	name, _, _ := bytes.Cut(after, []byte(" "))
	known, _ := fontNames.LoadOrStore(s, string(name))
	return known.(string)
}
