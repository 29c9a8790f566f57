package check

import (
	"context"
	"maps"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// judge has the sheets judged, and added up.
func (f *filling) judge(ctx context.Context) (err error) {
	if f.audit, err = f.Audit(ctx); err != nil {
		return err
	}
	f.addUp()
	f.putBeside()
	return nil
}

// notASum is a number that nothing adds up to.
const notASum = "-7654321.9"

// addUp finds what the sums of the sheets should be, whether or not anybody has
// written them: where a wrong number stood there, the rules would tell.
func (f *filling) addUp() {
	f.sums = map[scoring.Place]scoring.Tenths{}
	filled := maps.Clone(f.Filled)
	for _, c := range f.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if !c.Sum {
			continue
		}
		was, known := filled[p]
		filled[p] = scoring.Written{Value: notASum}
		sheet := audit.NewSheet(filled)
		for _, r := range f.list.Rules {
			if !r.Sum || r.Wants == nil || r.Fails(sheet) == "" {
				continue
			}
			if at, n, ok := r.Wants(sheet); ok && at == p {
				f.sums[p] = n
				break
			}
		}
		if delete(filled, p); known {
			filled[p] = was
		}
	}
}
