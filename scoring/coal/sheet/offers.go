package sheet

import (
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// An Offer is an item as the General Store's sheet shows it.
type Offer struct {
	Name   string // as in events: "wash-day"
	Title  speech.Text
	Clause string
	Price  int  // dollars
	House  bool // the price is house data
	Many   bool // a visit can buy several
	// Cells are those of the table that say who has it: one, or one for each
	// round; none where the store's sheet keeps no list of its buyers.
	Cells []string
}

// Offers are what the store sells to a solo player or to company.
func Offers(printed *coal.Sheet, solo bool) []Offer {
	var offers []Offer
	for i := range coal.Items {
		it := &coal.Items[i]
		if it.Sold(solo) {
			offers = append(offers, Offer{
				Name: it.Word(), Title: it.Title(), Clause: it.Clause(),
				Price: it.Price.On(printed), House: it.Price.Varies(), Many: it.Many(),
				Cells: it.Cells(solo),
			})
		}
	}
	return offers
}
