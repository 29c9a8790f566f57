package check

import (
	"context"

	"saddlebag/scoring"
)

// judge has the sheets judged, and added up.
func (f *filling) judge(ctx context.Context) (err error) {
	if f.audit, err = f.Audit(ctx); err != nil {
		return err
	}
	f.text = f.String()
	f.addUp()
	f.putBeside()
	return nil
}

// addUp finds what the sums of the sheets should be.
func (f *filling) addUp() {
	var places []scoring.Place
	for _, c := range f.Paper {
		if c.Sum {
			places = append(places, scoring.Place{Owner: c.Owner, Cell: c.ID})
		}
	}
	f.sums = f.Sums(places)
}
