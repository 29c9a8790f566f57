package sheet

import (
	"slices"

	"saddlebag/scoring/fortyniners"
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
	s.net = fortyniners.NewNetwork(s.Board)
	for at, p := range s.net.Parts {
		road, trail := len(s.net.Road[at]), len(s.net.Trail[at])
		id, path := s.Spots[at].ID, s.at[fortyniners.SpotIndex(at)]
		meeting := p == fortyniners.PartCrossing || p == fortyniners.PartBlock
		switch {
		case road+trail == 0:
			return s.doc.Err(spotPath(fortyniners.SpotIndex(at)), "fortyniners.house-nowhere", "spot", id)
		case (p == fortyniners.PartStart || p == fortyniners.PartEnd) && road == 0:
			return s.doc.Err(path, "fortyniners.house-not-on-road", "spot", id).By("FN5")
		case p == fortyniners.PartCrossing && road != fortyniners.CrossingRoads:
			return s.doc.Err(path, "fortyniners.house-crossing", "spot", id, "n", road, "want", fortyniners.CrossingRoads).By("FN10")
		case p == fortyniners.PartBlock && road < blockRoads:
			return s.doc.Err(path, "fortyniners.house-block", "spot", id, "n", road, "least", blockRoads).By("FN5")
		case (p == fortyniners.PartCrossing || p == fortyniners.PartLookout) && trail == 0:
			return s.doc.Err(path, "fortyniners.house-not-on-trail", "spot", id).By("FN5")
		case (p == fortyniners.PartBlock || p.Closed()) && trail != trailEnd:
			return s.doc.Err(path, "fortyniners.house-trail-end", "spot", id, "n", trail, "want", trailEnd).By("FN5")
		case road > 0 && trail > 0 && !meeting:
			return s.doc.Err(spotPath(fortyniners.SpotIndex(at)), "fortyniners.house-road-and-trail", "spot", id).By("FN30")
		case s.Spots[at].Settlement > 0 && (road == 0 || p != fortyniners.PartPlain):
			return s.doc.Err(spotPath(fortyniners.SpotIndex(at))+".settlement", "fortyniners.house-settlement", "spot", id).By("FN5")
		}
	}
	return nil
}

// checkJumps looks at what the coach makes of the road: two neighbours of his
// are joined once.
func (s *survey) checkJumps() *house.Error {
	for from, next := range s.net.Ways[fortyniners.Coach] {
		for i, to := range next {
			if to == fortyniners.SpotIndex(from) || slices.Contains(next[:i], to) {
				return s.doc.Err("road", "fortyniners.house-two-ways", "from", s.Spots[from].ID, "to", s.Spots[to].ID).By("FN10")
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
		links [][]fortyniners.SpotIndex
		from  string
	}{
		{"road", s.net.Road, s.Start},
		{"trail", s.net.Trail, s.Hideouts.Red},
	} {
		reached := fortyniners.Reach(net.links, s.index[net.from], fortyniners.Nowhere)
		for at := range net.links {
			if _, ok := reached[fortyniners.SpotIndex(at)]; len(net.links[at]) > 0 && !ok {
				return s.doc.Err(net.name, "house.no-way", "from", net.from, "to", s.Spots[at].ID)
			}
		}
	}
	return nil
}

// checkBlocks looks whether each road block leaves a way open.
func (s *survey) checkBlocks() *house.Error {
	for _, id := range s.Blocks {
		if _, open := fortyniners.Reach(s.net.Ways[fortyniners.Coach], s.net.Start, s.index[id])[s.net.End]; !open {
			return s.doc.Err(s.at[s.index[id]], "fortyniners.house-blocked", "spot", id).By("FN5")
		}
	}
	return nil
}
