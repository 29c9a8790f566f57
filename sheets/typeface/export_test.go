package typeface

// MadeAhead are the subsets that are made ahead, one of each style, with where their
// definitions and their files lie.
func MadeAhead() map[*Subset][2]string {
	made := make(map[*Subset][2]string)
	for style := range styles {
		s := Shape(Style(style), "A")[0].Pieces()[0].Subset
		made[s] = [2]string{s.definitionAhead(), s.fileAhead()}
	}
	return made
}

// Anew is the subset made anew.
func (s *Subset) Anew() (definition, file string) {
	made := Subset{Name: s.Name, font: s.font, page: s.page}
	made.make()
	return string(made.json), string(made.file)
}
