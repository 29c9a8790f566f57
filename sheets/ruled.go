package sheets

// Ruled puts a ruler at the foot of each page of fronts that LayCards has laid
// out, for pieces whose scale matters.
func Ruled(pages []Page, margin float64) []Page {
	for i, page := range pages {
		if page.Furniture == nil {
			continue // a page of backs
		}
		draw, y := page.Furniture, page.Size.H-margin-RulerHeight
		pages[i].Furniture = func(c Canvas) {
			draw(c)
			DrawRuler(c, (page.Size.W-RulerLength)/2, y)
		}
	}
	return pages
}
