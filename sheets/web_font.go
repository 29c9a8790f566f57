package sheets

import "saddlebag/sheets/typeface"

// A WebFont is an embedded font as a browser needs it: with the fonts that
// Measure measures, text falls on the screen where it does on paper.
type WebFont struct {
	Face Face
	// Other marks the font of characters that the face itself lacks: text in
	// it has the class "other" beside that of its face.
	Other bool
	Name  string
	Data  []byte // TrueType; read only
}

// WebFonts returns all embedded fonts.
func WebFonts() []WebFont {
	var fonts []WebFont
	for f := Body; f <= Italic; f++ {
		for i, font := range typeface.Fonts(f.style()) {
			fonts = append(fonts, WebFont{Face: f, Other: i > 0, Name: font.Name, Data: font.Data})
		}
	}
	return fonts
}
