package rintintin

// Pieces are what a squad has not placed yet.
type Pieces struct{ Men, Dogs int }

// A Squad is pieces that score as one, counted from 0 in the order of seats.
// What two players lead is two squads on the table, and one here unless they
// score apart (RT16).
type Squad int

// Squads are those of a seat, the first one first.
func (s *State) Squads(seat int) []Squad {
	all := make([]Squad, s.Apart)
	for i := range all {
		all[i] = Squad(seat*s.Apart + i)
	}
	return all
}

// SeatOf is whose squad it is.
func (s *State) SeatOf(of Squad) int { return int(of) / s.Apart }

// Number is what people call a squad among those of its player: 1 or 2.
func (s *State) Number(of Squad) int { return int(of)%s.Apart + 1 }

// Has is what a seat has left in all its squads.
func (s *State) Has(seat int) Pieces {
	var all Pieces
	for _, p := range s.Left[seat*s.Apart : (seat+1)*s.Apart] {
		all.Men, all.Dogs = all.Men+p.Men, all.Dogs+p.Dogs
	}
	return all
}

// canPlace says whether a seat has a piece that can still be placed somewhere
// (RT12).
func (s *State) canPlace(seat int) bool {
	p := s.Has(seat)
	return p.Men > 0 && len(s.GroupsWithCircle(anywhere)) > 0 || p.Dogs > 0 && len(s.groupsWithDog()) > 0
}

// unspun says whether a seat places a figure without spinning (RT10).
func (s *State) unspun(seat int) bool {
	p := s.Has(seat)
	return p.Men == 0 && p.Dogs > 0 && len(s.groupsWithDog()) > 0
}
