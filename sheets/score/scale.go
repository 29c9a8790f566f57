package score

import "saddlebag/scoring"

// A scale is the axis of a chart: round figures, a step apart, that hold all
// scores and nothing.
type scale struct{ from, to, step scoring.Tenths }

// The number of figures on a scale.
const (
	leastFigures = 3
	mostFigures  = 5
)

// steps are the round figures below ten. Those above are tens of these,
// hundreds and so on.
var steps = [...]int{1, 2, 5}

// roundStep is the least round figure of that size or more.
func roundStep(least float64) int {
	for unit := 1; ; unit *= 10 {
		for _, n := range steps {
			if float64(n*unit) >= least {
				return n * unit
			}
		}
	}
}

// newScale finds the finest scale of few figures, whose step is a round one.
func newScale(scores []scoring.Tenths) scale {
	var low, high scoring.Tenths
	for _, t := range scores {
		low, high = min(low, t), max(high, t)
	}
	for unit := 1; ; unit *= 10 {
		for _, n := range steps {
			s := scale{step: scoring.Whole(n * unit)}
			s.from, s.to = -s.step*((-low+s.step-1)/s.step), s.step*((high+s.step-1)/s.step)
			if s.count() > mostFigures {
				continue
			}
			s.to += s.step * max(0, leastFigures-s.count())
			return s
		}
	}
}

func (s scale) count() scoring.Tenths { return (s.to-s.from)/s.step + 1 }

// figures are those of the scale from the lowest to the highest.
func (s scale) figures() []scoring.Tenths {
	var figures []scoring.Tenths
	for t := s.from; t <= s.to; t += s.step {
		figures = append(figures, t)
	}
	return figures
}
