package coal

import "saddlebag/scoring"

// Feats are the delivery that was paid best (CW42), what bandits have stolen (CW41), deposits
// claimed (CW11) and DIG boxes scratched (CW12), bandits shot off burros (CW23), what varmints
// have brought (CW29), and dice that could have been spent (CW7).
func (s *State) Feats() []scoring.Feat {
	n := len(s.Seats)
	of := func(count func(p *Seat) int) func(seat int) int {
		return func(seat int) int { return count(&s.Seats[seat]) }
	}
	return []scoring.Feat{
		scoring.Feat{ID: "delivery", Title: "coal.feat-delivery", Badge: "coal.feat-delivery", Clause: "CW42", Unit: "$"}.Bests(n, s.deliveries),
		scoring.Feat{ID: "claims", Title: "coal.feat-claims", Badge: "coal.badge-claims", Clause: "CW11"}.Totals(n, of((*Seat).claimed)),
		scoring.Feat{ID: "shots", Title: "coal.feat-shots", Badge: "coal.badge-shots", Clause: "CW23"}.Totals(n, of((*Seat).shot)),
		scoring.Feat{ID: "stolen", Title: "coal.feat-stolen", Clause: "CW41", Unit: "$"}.Totals(n, of((*Seat).stolen)),
		scoring.Feat{ID: "digs", Title: "coal.feat-digs", Clause: "CW12"}.Totals(n, of((*Seat).dug)),
		scoring.Feat{ID: "varmints", Title: "coal.feat-varmints", Clause: "CW29", Unit: "$"}.Totals(n, of((*Seat).hunted)),
		scoring.Feat{ID: "unspent", Title: "coal.feat-unspent", Clause: "CW7"}.Totals(n, of(func(p *Seat) int { return p.unspent })),
	}
}

// deliveries tells what a seat was paid for its deliveries.
func (s *State) deliveries(seat int, tell scoring.Deed) {
	for _, e := range s.Seats[seat].Entries() {
		if e.Reason == Delivered {
			tell(scoring.Whole(e.Amount), e.event)
		}
	}
}

func (p *Seat) claimed() (deposits int) {
	for _, d := range p.Mine {
		deposits += d.Claimed
	}
	return deposits
}

func (p *Seat) shot() (bandits int) {
	for i := range p.Burros {
		bandits += p.Burros[i].Scratched
	}
	return bandits
}

// stolen is in dollars. What joined a burro from Blackjack can be stolen, too (CW32).
func (p *Seat) stolen() int {
	var lost Load
	for i := range p.Burros {
		d := &p.Burros[i]
		for _, c := range d.Slots[:d.Loaded] {
			if c.Stolen {
				lost[c.Mineral]++
			}
		}
		for m, robbed := range d.Robbed {
			if robbed {
				lost[m] += d.Won[m]
			}
		}
	}
	return lost.Value()
}

func (p *Seat) dug() (boxes int) {
	for t := range p.Mine {
		for _, n := range p.Mine[t].Dug {
			boxes += int(n)
		}
	}
	return boxes
}

// hunted is in dollars.
func (p *Seat) hunted() (dollars int) {
	for e := p.Last; e != nil; e = e.Before {
		if e.Reason == Varmint {
			dollars += e.Amount
		}
	}
	return dollars
}
