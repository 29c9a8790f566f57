package rintintin

// pieces are what a squad has not placed yet.
type pieces struct{ men, dogs int }

// A squad is pieces that score as one, counted from 0 in the order of seats.
// What two players lead is two squads on the table, and one here unless they
// score apart (RT16).
type squad int

// squads are those of a seat, the first one first.
func (s *state) squads(seat int) []squad {
	all := make([]squad, s.apart)
	for i := range all {
		all[i] = squad(seat*s.apart + i)
	}
	return all
}

// seatOf is whose squad it is.
func (s *state) seatOf(of squad) int { return int(of) / s.apart }

// number is what people call a squad among those of its player: 1 or 2.
func (s *state) number(of squad) int { return int(of)%s.apart + 1 }

// has is what a seat has left in all its squads.
func (s *state) has(seat int) pieces {
	var all pieces
	for _, p := range s.left[seat*s.apart : (seat+1)*s.apart] {
		all.men, all.dogs = all.men+p.men, all.dogs+p.dogs
	}
	return all
}

// canPlace says whether a seat has a piece that can still be placed somewhere
// (RT12).
func (s *state) canPlace(seat int) bool {
	p := s.has(seat)
	return p.men > 0 && len(s.groupsWithCircle(anywhere)) > 0 || p.dogs > 0 && len(s.groupsWithDog()) > 0
}

// unspun says whether a seat places a figure without spinning (RT10).
func (s *state) unspun(seat int) bool {
	p := s.has(seat)
	return p.men == 0 && p.dogs > 0 && len(s.groupsWithDog()) > 0
}
