package goldfever

import "saddlebag/sheets"

// laid lays out pieces whose scale matters, with a ruler at the foot of each
// page of fronts.
func laid(name string, size sheets.Size, job sheets.Job, duplex sheets.Duplex, cards []sheets.Card) ([]sheets.Page, error) {
	pages, err := sheets.LayCards(name, size, job.Paper, job.Margin, duplex, cards)
	for i, page := range pages {
		if page.Furniture == nil {
			continue // a page of backs
		}
		draw, y := page.Furniture, page.Size.H-job.Margin-sheets.RulerHeight
		pages[i].Furniture = func(c sheets.Canvas) {
			draw(c)
			sheets.DrawRuler(c, (page.Size.W-sheets.RulerLength)/2, y)
		}
	}
	return pages, err
}
