package rintintin

import "saddlebag/scoring"

// Feats are the best share of a group and the Rin Tin Tin circles that doubled one (both RT13),
// groups that brought a card (RT14), the best of those cards and their sum (RT18), and what the
// spinner has done: figures spun (RT4) and turns lost (RT7). Cards are told once all pieces are
// placed and the seat has shown its own (RT15, RT20).
func (s *State) Feats() []scoring.Feat {
	n := len(s.Names)
	return []scoring.Feat{
		scoring.Feat{ID: "share", Title: "rintintin.feat-share", Badge: "rintintin.feat-share", Clause: "RT13", Unit: "points"}.Bests(n, s.shares),
		scoring.Feat{ID: "doubled", Title: "rintintin.feat-doubled", Badge: "rintintin.badge-doubled", Clause: "RT13"}.Totals(n, s.doubled),
		scoring.Feat{ID: "card", Title: "rintintin.feat-card", Badge: "rintintin.feat-card", Clause: "RT14", Unit: "points"}.Bests(n, s.prizes),
		scoring.Feat{ID: "groups", Title: "rintintin.feat-groups", Clause: "RT14"}.Totals(n, s.brought),
		scoring.Feat{ID: "boodle", Title: "rintintin.feat-boodle", Clause: "RT18", Unit: "points"}.Totals(n, s.boodled),
		scoring.Feat{ID: "dogs", Title: "rintintin.feat-dogs", Clause: "RT4"}.Shares(n, func(seat int) (dogs, spins int) { return s.luck[seat].dogs, s.luck[seat].spins }),
		scoring.Feat{ID: "lost", Title: "rintintin.feat-lost", Clause: "RT7"}.Totals(n, func(seat int) int { return s.luck[seat].lost }),
	}
}

// A luck is what the spinner has done to a seat. A spin on a line is none (RT4).
type luck struct{ spins, dogs, lost int }

// shares tells what a seat's squads have in groups, each done by the latest of its pieces.
func (s *State) shares(seat int, tell scoring.Deed) {
	for _, of := range s.Squads(seat) {
		for at := range s.Groups {
			sh := s.Groups[at].Share(of)
			tell(scoring.Whole(sh.Points()), sh.event)
		}
	}
}

func (s *State) doubled(seat int) (groups int) {
	for at := range s.Groups {
		if dog := &s.Groups[at].Dog; dog.Covered && s.SeatOf(dog.By) == seat {
			groups++
		}
	}
	return groups
}

// prizes tells the cards that a seat has drawn for groups, if everybody may know them.
func (s *State) prizes(seat int, tell scoring.Deed) {
	if !s.Disclosed() || len(s.Secrets(seat)) > 0 {
		return
	}
	for _, c := range s.Hands[seat] {
		if !c.Tie {
			tell(scoring.Whole(c.Value), c.Event)
		}
	}
}

// brought is how many groups have brought a seat a card.
func (s *State) brought(seat int) (groups int) {
	for _, c := range s.Hands[seat] {
		if !c.Tie {
			groups++
		}
	}
	return groups
}

// boodled is the sum of a seat's prizes.
func (s *State) boodled(seat int) (points int) {
	s.prizes(seat, func(worth scoring.Tenths, _ int) { points += int(worth / scoring.Whole(1)) })
	return points
}
