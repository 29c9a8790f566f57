package goldfever

import "slices"

// castNames are the twelve characters (GF1).
var castNames = []string{"Ted", "Fred", "Lena", "Silas", "Moses", "Ruby", "Nora", "Jack", "Abel", "Cora", "Pearl", "Wes"}

// Cast names all characters that there are. The result is the caller's.
func Cast() []string { return slices.Clone(castNames) }
