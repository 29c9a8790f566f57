package rintintin

import "saddlebag/sheets"

// ruled puts a ruler at the foot of each page of fronts, as far as there is
// room under what lies on it.
func ruled(pages []sheets.Page, margin float64) []sheets.Page {
	for i, page := range pages {
		if page.Furniture == nil {
			continue // a page of backs
		}
		draw, y := page.Furniture, page.Size.H-margin-sheets.RulerHeight
		pages[i].Furniture = func(c sheets.Canvas) {
			draw(c)
			sheets.DrawRuler(c, (page.Size.W-sheets.RulerLength)/2, y)
		}
	}
	return pages
}
