package typeface

import (
	"bytes"
	"encoding/binary"
	"slices"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// MadeAhead are the subsets that are made ahead, one of each style and the minus of
// Coal's worksheet, with where their definitions and their files lie.
func MadeAhead() map[*Subset][2]string {
	made := make(map[*Subset][2]string)
	add := func(style Style, letter string) {
		s := Shape(style, letter)[0].Pieces()[0].Subset
		made[s] = [2]string{s.definitionAhead(), s.fileAhead()}
	}
	for style := range styles {
		add(Style(style), "A")
	}
	add(Italic, "\u2212")
	return made
}

// Anew is the subset made anew.
func (s *Subset) Anew() (definition, file string) {
	made := Subset{Name: s.Name, font: s.font, page: s.page}
	made.make()
	return string(made.definition.encoded()), string(made.file)
}

// CharactersFile and FontFile are where the two files of a font lie.
var CharactersFile = charactersFile

func FontFile(font string) string { return "../fetched/files/" + fontFile(font) }

// ToPack is what is packed of a font of a style, as the library has it whole, after those that
// are asked before it.
func ToPack(s Style, whole []byte, before ...[]byte) (font, characters []byte) {
	open := func(font []byte) *Font {
		known := charactersOf(font)
		return &Font{Style: s, Data: func() []byte { return font }, Characters: func() []byte { return known }}
	}
	f, first := open(whole), make([]*Font, len(before))
	for i := range before {
		first[i] = open(before[i])
	}
	var runes []rune
	for r := rune(firstASCII); r <= maxRune; r++ {
		drawn := !slices.ContainsFunc(first, func(f *Font) bool { return f.glyph(r).id != 0 })
		if f.glyph(r).id != 0 && (drawn || r == 'H') { // by which the height of capitals is measured
			runes = append(runes, r)
		}
	}
	cut := f.cut(runes)
	cut["OS/2"], cut["name"] = f.tables["OS/2"], briefly(f.tables["name"])
	font = cut.file()
	return font, charactersOf(font)
}

// charactersOf are the characters of a font, which others read to find them.
func charactersOf(font []byte) []byte {
	f, err := sfnt.Parse(font)
	if err != nil {
		panic(err)
	}
	var b sfnt.Buffer
	units := fixed.I(int(f.UnitsPerEm())) // so large that advances come in the font's own units
	be := binary.BigEndian
	all := be.AppendUint16(bytes.Clone(readTables(font)["head"][8:12]), uint16(f.UnitsPerEm()))
	var beforeRune, beforeID uint16
	for r := rune(firstASCII); r <= maxRune; r++ {
		id, err := f.GlyphIndex(&b, r)
		if err != nil || id == 0 {
			continue
		}
		advance, err := f.GlyphAdvance(&b, id, units, 0)
		if err != nil {
			panic(err)
		}
		all = be.AppendUint16(all, uint16(r)-beforeRune)
		all = be.AppendUint16(all, uint16(id)-beforeID)
		beforeRune, beforeID = uint16(r), uint16(id)
		all = be.AppendUint16(all, uint16(advance.Round()))
	}
	return all
}

// Encoded is a definition as it lies ahead.
func Encoded(d *Definition) string { return string(d.encoded()) }
