package fortyniners

import (
	"slices"

	"saddlebag/scoring/house"
)

// What FN5 and the roles' ways ask of roads and trails.
const (
	blockRoads = 2 // road edges of a block, at least: what ends there is no road to block
	trailEnd   = 1 // trail edges of what lies at the end of a trail
	minWays    = 3 // from Start to End of Run
)

// checkPlaces looks at each spot's roads and trails.
func (s *survey) checkPlaces() *house.Error {
	s.net = newNetwork(s.Board)
	for at, p := range s.net.parts {
		road, trail := len(s.net.road[at]), len(s.net.trail[at])
		id, path := s.Spots[at].ID, s.at[spot(at)]
		meeting := p == partCrossing || p == partBlock
		switch {
		case road+trail == 0:
			return s.doc.Errorf(spotPath(spot(at)), "%s is neither on the road nor on a trail", id)
		case (p == partStart || p == partEnd) && road == 0:
			return s.doc.Errorf(path, "%s is not on the road (FN5)", id)
		case p == partCrossing && road != crossingRoads:
			return s.doc.Errorf(path, "%s has %d road edges; a crossing has %d (FN10)", id, road, crossingRoads)
		case p == partBlock && road < blockRoads:
			return s.doc.Errorf(path, "%s has %d road edges; a road block has %d at least (FN5)", id, road, blockRoads)
		case (p == partCrossing || p == partLookout) && trail == 0:
			return s.doc.Errorf(path, "%s is not on a trail (FN5)", id)
		case (p == partBlock || p.closed()) && trail != trailEnd:
			return s.doc.Errorf(path, "%s has %d trail edges; it lies at the end of a trail (FN5)", id, trail)
		case road > 0 && trail > 0 && !meeting:
			return s.doc.Errorf(spotPath(spot(at)), "%s is on the road and on a trail, but neither a crossing nor a road block (FN30)", id)
		case s.Spots[at].Settlement > 0 && (road == 0 || p != plain):
			return s.doc.Errorf(spotPath(spot(at))+".settlement", "%s has no place for a settlement, which lies on the road by itself (FN5)", id)
		}
	}
	return nil
}

// checkJumps looks at what the coach makes of the road: two neighbours of his
// are joined once.
func (s *survey) checkJumps() *house.Error {
	for from, next := range s.net.ways[coach] {
		for i, to := range next {
			if to == spot(from) || slices.Contains(next[:i], to) {
				return s.doc.Errorf("road", "over crossings, two ways lead from %s to %s without a spot between (FN10)", s.Spots[from].ID, s.Spots[to].ID)
			}
		}
	}
	return nil
}

// checkPieces looks whether the road and the trails each hang together. Only
// leaves of the trails are closed to pieces, or to some of them, so that every
// piece can then get wherever it may be.
func (s *survey) checkPieces() *house.Error {
	for _, net := range []struct {
		name  string
		links [][]spot
		from  string
	}{
		{"road", s.net.road, s.Start},
		{"trail", s.net.trail, s.Hideouts.Red},
	} {
		reached := reach(net.links, s.index[net.from], nowhere)
		for at := range net.links {
			if _, ok := reached[spot(at)]; len(net.links[at]) > 0 && !ok {
				return s.doc.Errorf(net.name, "%s cannot be reached from %s", s.Spots[at].ID, net.from)
			}
		}
	}
	return nil
}

// checkBlocks looks whether each road block leaves a way open.
func (s *survey) checkBlocks() *house.Error {
	for _, id := range s.Blocks {
		if _, open := reach(s.net.ways[coach], s.net.start, s.index[id])[s.net.end]; !open {
			return s.doc.Errorf(s.at[s.index[id]], "with %s blocked no way leads to End of Run (FN5)", id)
		}
	}
	return nil
}
