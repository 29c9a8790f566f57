package play

// NoElement is the ElementFinder of a page that shows no sheets.
func NoElement(int, string) string { return "" }

// An ElementFinder finds the element of a cell on a page; empty where it has
// none.
type ElementFinder func(owner int, cell string) string
