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
	net    *Network
	kind   Traveller
	start  SpotIndex
	before SpotIndex // from where no step leads back: the spot before a lookout, or nowhere
	miles  int
	bonus  bool                 // of a lookout: any number of miles up to that will do
	blocks func(SpotIndex) bool // whether a road block is held against the piece
	law    SpotIndex            // where bandits meet the sheriff; else nowhere
	end    SpotIndex            // where the coach's run ends; else nowhere
}

// journey is what the role in turn may travel with its throw.
func (s *State) journey() journey {
	j := journey{net: s.Net, kind: s.Turn.Traveller(), start: s.At[s.Turn], before: Nowhere, miles: s.Miles, law: Nowhere, end: Nowhere}
	switch j.kind {
	case Coach:
		j.blocks, j.end = s.Held, s.Net.End
	case Bandit:
		j.blocks, j.law = s.coached, s.At[White]
	default:
		j.blocks = func(SpotIndex) bool { return false }
	}
	return j
}

// bonusJourney is what a bandit may travel from a lookout.
func (s *State) bonusJourney() journey {
	return journey{
		net: s.Net, kind: Bandit, start: s.At[s.Onward.Role], before: s.Onward.From,
		miles: LookoutMiles, bonus: true, blocks: s.coached, law: s.At[White], end: Nowhere,
	}
}

// coached says whether the coach stands on a spot.
func (s *State) coached(at SpotIndex) bool { return s.At[Blackjack] == at }

// lastOf is where a path from a spot has come to.
func lastOf(start SpotIndex, path []SpotIndex) SpotIndex {
	if n := len(path); n > 0 {
		return path[n-1]
	}
	return start
}

// obstacle says what is in the way of a step after those of a path.
func (j *journey) obstacle(path []SpotIndex, to SpotIndex) obstacle {
	if o := j.halted(path); o != free {
		return o
	}
	if !slices.Contains(j.net.Ways[j.kind][lastOf(j.start, path)], to) {
		return noWay
	}
	return j.barred(path, to)
}

// halted says what is in the way of any step after those of a path.
func (j *journey) halted(path []SpotIndex) obstacle {
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
func (j *journey) barred(path []SpotIndex, to SpotIndex) obstacle {
	before := j.before
	if n := len(path); n > 0 {
		before = lastOf(j.start, path[:n-1])
	}
	switch {
	case to == before && len(path) == 0:
		return overLookout
	case to == before:
		return straight
	case j.net.Parts[to] == PartBlock && j.blocks(to):
		if j.kind == Coach {
			return heldBlock
		}
		return coachBlock
	case to == j.law && !j.bonus && len(path)+1 < j.miles:
		return theSheriff
	}
	return free
}

// steps are the spots to which a path can go on.
func (j *journey) steps(path []SpotIndex) []SpotIndex {
	var steps []SpotIndex
	if j.halted(path) != free {
		return nil
	}
	for _, to := range j.net.Ways[j.kind][lastOf(j.start, path)] {
		if j.barred(path, to) == free {
			steps = append(steps, to)
		}
	}
	return steps
}

// whole says whether a path may end where it does, if it can go on or not: with the last
// mile, or where there is no step (FN3); a bonus anywhere (FN23).
func (j *journey) whole(path []SpotIndex, goesOn bool) bool {
	return len(path) > 0 && (j.bonus || !goesOn)
}

// paths calls yield with every legal path, in the order of the board's file.
// The path is valid during the call only.
func (j *journey) paths(yield func([]SpotIndex)) { j.extend(make([]SpotIndex, 0, j.miles), yield) }

func (j *journey) extend(path []SpotIndex, yield func([]SpotIndex)) {
	ended, goesOn := j.whole(path, true), false
	if ended {
		yield(path)
	}
	if j.halted(path) == free {
		for _, to := range j.net.Ways[j.kind][lastOf(j.start, path)] {
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

// Drives calls yield with every way of the coach from a spot, so many miles or to End
// of Run, where some road blocks are held: an empty one where he has no first step
// (FN3). The way is valid during the call only.
func (n *Network) Drives(from SpotIndex, miles int, held func(SpotIndex) bool, yield func(way []SpotIndex)) {
	j := journey{net: n, kind: Coach, start: from, before: Nowhere, miles: miles, blocks: held, law: Nowhere, end: n.End}
	if len(j.steps(nil)) == 0 {
		yield(nil)
		return
	}
	j.paths(yield)
}
