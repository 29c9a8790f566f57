package sheets_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/sheetstest"
)

// A picture of a page is well formed, has its true size and the colours of its
// ink, and letters that need no font.
func TestSVGFiles(t *testing.T) {
	page := sheets.Page{Size: sheets.Sizes[0], Name: "a <page>", Decor: func(c sheets.Canvas) {
		c.Text(20, 20, "Ann & دن 🐎", sheets.Type{Size: 12, Colour: sheets.Spot})
	}}
	for ink, colour := range map[sheets.Ink]string{sheets.Full: "#123456", sheets.Grey: "#464646"} {
		o := sheets.Options{Margin: 8, Ink: ink, Spot: sheets.RGB{R: 0x12, G: 0x34, B: 0x56}}
		files, warnings, err := sheets.SVGFiles(t.Context(), []sheets.Page{page}, o)
		if err != nil || len(files) != 1 || len(warnings) != 1 {
			t.Fatalf("%d files, warnings %q: %v", len(files), warnings, err)
		}
		elements := map[string]int{}
		for d := xml.NewDecoder(strings.NewReader(string(files[0]))); ; {
			token, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			if start, ok := token.(xml.StartElement); ok {
				elements[start.Name.Local]++
			}
		}
		if elements["text"] > 0 || elements["path"] < 3 {
			t.Errorf("%s: %v, want letters as paths", ink, elements)
		}
		if text := string(files[0]); !strings.Contains(text, `width="210mm" height="297mm"`) || !strings.Contains(text, colour) {
			t.Errorf("%s: %s", ink, text)
		}
	}
	if _, _, err := sheets.SVGFiles(t.Context(), []sheets.Page{page}, sheets.Options{Margin: 25}); err == nil {
		t.Error("what does not lie inside its margin is drawn")
	}
}

// The bleed is round the page, whose drawing stays where it is on it.
func TestBleed(t *testing.T) {
	o := sheets.Options{Margin: 8, Duplex: sheets.LongEdge}
	still := placesOfWords(t, sheetstest.Write(t, o, nightPages()[2:4]...))
	o.Bleed = 3
	for i, at := range placesOfWords(t, sheetstest.Write(t, o, nightPages()[2:4]...)) {
		for axis, v := range at {
			if off := v - 3 - still[i][axis]; off > 0.01 || off < -0.01 {
				t.Errorf("word %d at %v, without bleed at %v", i, at, still[i])
			}
		}
	}
}
