package press_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A picture of a page is well formed, has its true size and the colours of its
// ink, and letters that need no font.
func TestSVGFiles(t *testing.T) {
	page := press.Page{Size: press.Papers[0], Name: "a <page>", Decor: func(c canvas.Canvas) {
		c.Text(20, 20, "Ann & دن 🐎", canvas.Type{Size: 12, Colour: canvas.Spot})
	}}
	for ink, colour := range map[canvas.Ink]string{canvas.Full: "#123456", canvas.Grey: "#464646"} {
		o := press.Options{Margin: 8, Ink: ink, Spot: canvas.RGB{R: 0x12, G: 0x34, B: 0x56}}
		files, warnings, err := press.SVGFiles(t.Context(), []press.Page{page}, o)
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
	if _, _, err := press.SVGFiles(t.Context(), []press.Page{page}, press.Options{Margin: 25}); err == nil {
		t.Error("what does not lie inside its margin is drawn")
	}
}

// By choice letters stay text, as wide as they are measured, also what wood type says.
func TestSVGFilesWithText(t *testing.T) {
	page := press.Page{Size: press.Papers[0], Name: "a <page>", Decor: func(c canvas.Canvas) {
		c.Text(20, 20, "Ann & Bob", canvas.Type{Size: 12, Colour: canvas.Spot})
		art.DrawTitle(c, 20, 40, 8, "Red Canyon", art.Solid, canvas.Left)
	}}
	files, _, err := press.SVGFiles(t.Context(), []press.Page{page}, press.Options{Margin: 8, Spot: canvas.RGB{R: 0x12, G: 0x34, B: 0x56}, Text: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<text fill="#123456" x="20" y="20"`, ">Ann &amp; Bob</text>", ">Red Canyon</text>", `<text fill="none" x="20" y="40"`, "'Liberation Serif'",
		fmt.Sprintf(`textLength="%s"`, canvas.AppendNumber(nil, canvas.Measure("Ann & Bob", canvas.Type{Size: 12}))),
		fmt.Sprintf(`textLength="%s"`, canvas.AppendNumber(nil, art.TitleWidth("Red Canyon", 8))),
	} {
		if !strings.Contains(string(files[0]), want) {
			t.Errorf("no %s in\n%.1500s", want, files[0])
		}
	}
	if err := xml.Unmarshal(files[0], new(struct{})); err != nil {
		t.Error(err)
	}
}

// The bleed is round the page, whose drawing stays where it is on it.
func TestBleed(t *testing.T) {
	o := press.Options{Margin: 8, Duplex: press.LongEdge}
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
