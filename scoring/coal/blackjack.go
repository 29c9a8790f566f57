package coal

import "saddlebag/scoring"

// The bounds of Blackjack.
const (
	BlackjackStake = 10 // dollars needed in hand (CW31)
	BlackjackGoal  = 21 // nobody hits at this total or above

	BlackjackUntil    = (BlackjackGoal + 1) / 2 // the same as a sum of plain dice
	BlackjackMostDice = BlackjackUntil          // all of them ones
)

// A BlackjackRow is one line of the store's Blackjack table.
type BlackjackRow struct {
	From, To int       // totals of the doubled dice
	Cash     int       // dollars won; negative: paid
	Minerals []Mineral // join the next burro (CW32)
	Bandits  int       // join the next burro (CW32)
}

// blackjackRows has 17, 19 and 21 though doubled dice never add up to them:
// the published table has them (CW31). The last die comes at 20 at most.
var blackjackRows = [...]BlackjackRow{
	{From: 2, To: 15, Cash: -10},
	{From: 16, To: 17},
	{From: 18, To: 19, Cash: 10},
	{From: 20, To: 20, Cash: 20, Minerals: []Mineral{Tin}},
	{From: 21, To: 21, Cash: 25, Minerals: []Mineral{Tin, Coal}},
	{From: 22, To: 20 + 2*Faces, Cash: -10, Bandits: 1},
}

// Comes says whether doubled dice can add up to a total of the line.
func (r *BlackjackRow) Comes() bool { return r.To/2*2 >= r.From }

// BlackjackRows is the store's Blackjack table. Read it only.
func BlackjackRows() []BlackjackRow { return blackjackRows[:] }

// BlackjackFor finds the line of a total.
func BlackjackFor(total int) *BlackjackRow {
	i := 0
	for total > blackjackRows[i].To {
		i++
	}
	return &blackjackRows[i]
}

func refuseBlackjack(s *State, seat int, o order) *scoring.Violation {
	if cash := s.Seats[seat].Cash; cash < BlackjackStake {
		return scoring.Breaks("CW31", "coal.blackjack-stake", "stake", Dollars(BlackjackStake), "player", s.Names[seat], "cash", Dollars(cash))
	}
	if before := 2 * (o.dice.sum - o.dice.last); before >= BlackjackGoal {
		return scoring.Breaks("CW31", "coal.hand-over", "total", before).Suggest("coal.dice-of-the-hand")
	}
	return nil
}

func serveBlackjack(s *State, p *Seat, o order) {
	row := BlackjackFor(2 * o.dice.sum)
	if row.Cash != 0 {
		s.pay(p, Entry{Reason: Blackjack, Amount: row.Cash, event: o.event})
	}
	for _, m := range row.Minerals {
		p.Won[m]++
	}
	p.WonBandits += row.Bandits
}
