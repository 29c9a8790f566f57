package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// pointsTwice is that the points of a seat stand on its card and as its last running total
// in the notary's ledger (MI17). What the table has corrected is in no running total.
func (a *auditor) pointsTwice(seat int) audit.Twice {
	return audit.Twice{
		What: "number of points",
		One:  func(f *audit.Sheet) []scoring.Place { return a.read(f).lastTotal(seat) },
		Other: func(f *audit.Sheet) []scoring.Place {
			s, points := a.read(f), scoring.Place{Owner: seat, Cell: maloney.PointsCell}
			if _, written := s.Amount(points); !written || s.Corrected(seat, maloney.FieldPoints) {
				return nil
			}
			return []scoring.Place{points}
		},
	}
}

// lastTotal is where the running total of a seat stands that it has in the end: that of the
// last day, or the one after which nothing was earned.
func (s reader) lastTotal(seat int) []scoring.Place {
	lasts := s.lasts()
	if len(lasts) > 1 {
		return nil
	}
	for n := lasts[0]; n > 0; n-- {
		d := s.On(n)
		if _, written := s.Amount(d.Total[seat]); written {
			return []scoring.Place{d.Total[seat]}
		}
		if earned, known := s.Number(d.Earned[seat]); !known || earned != 0 {
			return nil
		}
	}
	return nil
}
