package terms

import "slices"

// CastNames are the twelve characters (GF1).
var CastNames = []string{"Ted", "Fred", "Lena", "Silas", "Moses", "Ruby", "Nora", "Jack", "Abel", "Cora", "Pearl", "Wes"}

// Cast names all characters that there are. The result is the caller's.
func Cast() []string { return slices.Clone(CastNames) }
