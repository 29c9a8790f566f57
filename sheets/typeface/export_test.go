package typeface

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
	return string(made.json), string(made.file)
}

// Unpacked and PackedFile are of a packed font, by its name.
var (
	Unpacked   = unpacked
	PackedFile = packedFile
)
