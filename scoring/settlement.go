package scoring

// A Settlement is what filled sheets come to: the one answer that headline, page,
// certificate and JSON give. If the sheets contradict themselves it's that of the best
// repairs, as far as all of these agree.
type Settlement struct {
	Basis   Basis
	Seats   []Settled     // by seat
	Winners []int         // the seats that win; empty where nobody can say
	Repairs []SheetRepair // the best ones, where something contradicts: any of them may be what was meant
}

// Basis says what a settlement is based on.
type Basis string

// The bases.
const (
	Unsettled  Basis = "unsettled" // too little is known, or no repair was found, or they disagree
	AsWritten  Basis = "written"   // on the sheets as they are
	AsRepaired Basis = "repaired"  // on what all best repairs make of them
)

// A Settled is the score of one seat in tenths, from Least to Most.
type Settled struct {
	Known       bool // there is a score, or a range of scores
	Least, Most Tenths
	Rank        int    // as in Outcome; 0 where it is not known
	Lines       []Line // what makes it; nil where that is not the same in all best repairs
}

// Exact says whether the score is one number.
func (s Settled) Exact() bool { return s.Known && s.Least == s.Most }

// Settled says whether every seat's score is known as one number.
func (s Settlement) Settled() bool {
	for _, seat := range s.Seats {
		if !seat.Exact() {
			return false
		}
	}
	return len(s.Seats) > 0
}

// Winners are the seats that have won.
func Winners(seats []Settled) []int {
	return Where(len(seats), func(seat int) bool { return seats[seat].Rank == 1 })
}

// A SheetRepair is what may have been meant: other content for some places.
type SheetRepair struct {
	Kind  RepairKind
	Now   Filled    // what stands in its places then
	Gone  []Place   // places whose content is not known then
	At    []Place   // the places that it is about, in the order in which it is told
	Seats []Settled // what the sheets come to then, by seat
}

// RepairKind says what a repair does to sheets.
type RepairKind uint8

// The kinds of repairs, the likelier first: if some of one kind leave no contradiction, later
// kinds don't count.
const (
	Confirmed RepairKind = iota + 1 // another value, which a sum or a second record confirms
	Changed                         // another value
	Moved                           // exchanged, in the neighbour's place, or written twice
	Blanked                         // something that should not be there
	RowGone                         // one row too many
	RowLost                         // a whole row left out, which is as likely
)
