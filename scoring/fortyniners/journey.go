package fortyniners

import "slices"

// An obstacle is why a piece cannot take a step.
type obstacle uint8

const (
	free        obstacle = iota
	noWay                // the spots are not neighbours
	straight             // straight back (FN3)
	overLookout          // back over the spot before the lookout (FN23)
	heldBlock            // a bandit holds it (FN12)
	coachBlock           // the coach stands on it (FN21)
	theSheriff           // on the way (FN22)
	runOver              // End of Run is reached (FN14)
	noMiles              // all are travelled
)

// A journey is the miles that a piece may travel now, and what is in its way.
// It is all that paths depend on.
type journey struct {
	net    *network
	kind   traveller
	start  spot
	before spot // from where no step leads back: the spot before a lookout, or nowhere
	miles  int
	bonus  bool            // of a lookout: any number of miles up to that will do
	blocks func(spot) bool // whether a road block is held against the piece
	law    spot            // where bandits meet the sheriff; else nowhere
	end    spot            // where the coach's run ends; else nowhere
}

// journey is what the role in turn may travel with its throw.
func (s *state) journey() journey {
	j := journey{net: s.net, kind: s.turn.traveller(), start: s.at[s.turn], before: nowhere, miles: s.miles, law: nowhere, end: nowhere}
	switch j.kind {
	case coach:
		j.blocks, j.end = s.held, s.net.end
	case bandit:
		j.blocks, j.law = s.coached, s.at[White]
	default:
		j.blocks = func(spot) bool { return false }
	}
	return j
}

// bonusJourney is what a bandit may travel from a lookout.
func (s *state) bonusJourney() journey {
	return journey{
		net: s.net, kind: bandit, start: s.at[s.onward.role], before: s.onward.from,
		miles: lookoutMiles, bonus: true, blocks: s.coached, law: s.at[White], end: nowhere,
	}
}

// coached says whether the coach stands on a spot.
func (s *state) coached(at spot) bool { return s.at[Blackjack] == at }

// lastOf is where a path from a spot has come to.
func lastOf(start spot, path []spot) spot {
	if n := len(path); n > 0 {
		return path[n-1]
	}
	return start
}

// obstacle says what is in the way of a step after those of a path.
func (j *journey) obstacle(path []spot, to spot) obstacle {
	if o := j.halted(path); o != free {
		return o
	}
	if !slices.Contains(j.net.ways[j.kind][lastOf(j.start, path)], to) {
		return noWay
	}
	return j.barred(path, to)
}

// halted says what is in the way of any step after those of a path.
func (j *journey) halted(path []spot) obstacle {
	switch from := lastOf(j.start, path); {
	case from == j.end && len(path) > 0:
		return runOver
	case from == j.law && len(path) > 0:
		return theSheriff
	case len(path) == j.miles:
		return noMiles
	}
	return free
}

// barred says what is in the way of a step to a neighbour, after those of a path that
// can go on.
func (j *journey) barred(path []spot, to spot) obstacle {
	before := j.before
	if n := len(path); n > 0 {
		before = lastOf(j.start, path[:n-1])
	}
	switch {
	case to == before && len(path) == 0:
		return overLookout
	case to == before:
		return straight
	case j.net.parts[to] == partBlock && j.blocks(to):
		if j.kind == coach {
			return heldBlock
		}
		return coachBlock
	case to == j.law && !j.bonus && len(path)+1 < j.miles:
		return theSheriff
	}
	return free
}

// steps are the spots to which a path can go on.
func (j *journey) steps(path []spot) []spot {
	var steps []spot
	if j.halted(path) != free {
		return nil
	}
	for _, to := range j.net.ways[j.kind][lastOf(j.start, path)] {
		if j.barred(path, to) == free {
			steps = append(steps, to)
		}
	}
	return steps
}

// whole says whether a path may end where it does, if it can go on or not: with the last
// mile, or where there is no step (FN3); a bonus anywhere (FN23).
func (j *journey) whole(path []spot, goesOn bool) bool {
	return len(path) > 0 && (j.bonus || !goesOn)
}

// paths calls yield with every legal path, in the order of the board's file.
// The path is valid during the call only.
func (j *journey) paths(yield func([]spot)) { j.extend(make([]spot, 0, j.miles), yield) }

func (j *journey) extend(path []spot, yield func([]spot)) {
	ended, goesOn := j.whole(path, true), false
	if ended {
		yield(path)
	}
	if j.halted(path) == free {
		for _, to := range j.net.ways[j.kind][lastOf(j.start, path)] {
			if j.barred(path, to) == free {
				goesOn = true
				j.extend(append(path, to), yield)
			}
		}
	}
	if !ended && j.whole(path, goesOn) {
		yield(path)
	}
}

// drives calls yield with every way of the coach from a spot, so many miles or to End
// of Run, where some road blocks are held: an empty one where he has no first step
// (FN3). The way is valid during the call only.
func (n *network) drives(from spot, miles int, held func(spot) bool, yield func(way []spot)) {
	j := journey{net: n, kind: coach, start: from, before: nowhere, miles: miles, blocks: held, law: nowhere, end: n.end}
	if len(j.steps(nil)) == 0 {
		yield(nil)
		return
	}
	j.paths(yield)
}
