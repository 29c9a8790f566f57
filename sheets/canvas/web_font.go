package canvas

import "saddlebag/sheets/typeface"

// A WebFont is a part of an embedded font for browsers. Measure measures the same fonts,
// so text lands on the screen where it does on paper.
type WebFont struct {
	Face  Face
	Other bool // has what the face itself lacks
	*typeface.WebPart
}

// WebFonts returns all parts of the embedded fonts.
func WebFonts() []WebFont {
	var fonts []WebFont
	for f := Body; f <= Italic; f++ {
		for i, font := range typeface.Fonts(f.Style()) {
			for _, part := range font.WebParts() {
				fonts = append(fonts, WebFont{f, i > 0, part})
			}
		}
	}
	return fonts
}
