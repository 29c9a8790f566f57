package finaltest

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/scoringtest"
)

// demanded says whether the program is held to what the suite is about, or only measured.
const demanded = true

// What is demanded, in thousandths of the documents of some slips that contradict
// themselves.
const (
	mostOtherWinner = 0   // who has not won is never named for one wrong value
	mostOtherScores = 5   // other scores than those of the game, for one wrong value
	mostMovedWinner = 2   // who has not won, for what was moved or doubled
	leastTrue       = 800 // the scores and winners of the game are told
	lessThanOracle  = 30  // or as often as nothing but them is left, but for so many
	fewTrue         = 2   // of few documents one in so many of these will do
)

const (
	settleDocuments = 20 // how many documents there are, but in soak runs
	settleSoak      = 10 // how many there are then for each slip of others
	slipsOfGame     = 5  // how many are made of one game
	roomTries       = 10 // slips that are tried for a document: not every game has room for each
	mostShown       = 5  // documents of a sort that are shown
)

// told is what the program says of filled sheets.
type told struct {
	scores   []span           // by seat
	lines    [][]scoring.Line // of these, by seat; nil where none are told
	flat     bool             // the scores are what the sheets say
	repaired bool             // they are those of the sheets as repaired
	winners  []int            // seats; empty where nobody can be named
}

// A span is between what and what a score lies, both included; where it is not known
// nothing is said of it.
type span struct {
	least, most scoring.Tenths
	known       bool
}

func (s span) String() string {
	switch {
	case !s.known:
		return "?"
	case s.least == s.most:
		return s.least.String()
	}
	return s.least.String() + " to " + s.most.String()
}

// tell is what the program says of a document.
func tell(t *testing.T, d *final.Document) told {
	t.Helper()
	judged, err := d.Audit(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	settled := judged.Settled
	says := told{flat: settled.Basis == scoring.AsWritten, repaired: settled.Basis == scoring.AsRepaired, winners: settled.Winners}
	for _, s := range settled.Seats {
		says.scores = append(says.scores, span{s.Least, s.Most, s.Known})
		says.lines = append(says.lines, s.Lines)
	}
	return says
}

// A bin is what becomes of a document.
type bin int

// The bins.
const (
	truly         bin = iota // the scores and winners of the game are told
	trulyRepaired            // as those of repaired sheets
	ranged                   // its winners are named, and its scores lie in what is told
	open                     // nobody is named, and no score is told that is not the game's
	otherScores
	otherWinner
	bins
)

// bin is where what is told of a document belongs, of a game with such totals and winners.
func (says *told) bin(totals []scoring.Tenths, winners []int) bin {
	exactly := true
	for seat, s := range says.scores {
		exactly = exactly && s == span{totals[seat], totals[seat], true}
	}
	switch {
	case len(says.winners) > 0 && !slices.Equal(says.winners, winners):
		return otherWinner
	case says.excludes(totals):
		return otherScores
	case len(says.winners) == 0:
		return open
	case !exactly:
		return ranged
	case says.repaired:
		return trulyRepaired
	}
	return truly
}

// exact says whether the scores of all seats are told, each as one number.
func (says *told) exact() bool {
	return !slices.ContainsFunc(says.scores, func(s span) bool { return !s.known || s.least != s.most })
}

// excludes says whether some totals cannot be, by what is told.
func (says *told) excludes(totals []scoring.Tenths) bool {
	for seat, s := range says.scores {
		if s.known && (totals[seat] < s.least || totals[seat] > s.most) {
			return true
		}
	}
	return false
}

// A settleCount is what became of the documents with some slips.
type settleCount struct {
	documents    int
	legal        int // nothing is contradicted, though something else is known
	unread       int // something cannot be read
	contradicted int
	bins         [bins]int
	tellable     int // of those contradicted: only the scores of the game are left
	certain      int // of these: also by edits of higher ranks
	misleading   int // of those contradicted: only other scores are left
}

func (n *settleCount) add(other *settleCount) {
	n.documents += other.documents
	n.legal += other.legal
	n.unread += other.unread
	n.contradicted += other.contradicted
	n.tellable += other.tellable
	n.certain += other.certain
	n.misleading += other.misleading
	for i := range n.bins {
		n.bins[i] += other.bins[i]
	}
}

const settleHead = "documents   legal  unread  contrad.   truly repaired  range   open  scores winner  oracle certain misled"

func (n *settleCount) String() string {
	text := fmt.Sprintf("%9d %7d %7d %9d ", n.documents, n.legal, n.unread, n.contradicted)
	for _, became := range n.bins {
		text += fmt.Sprintf(" %6d", became)
	}
	if n.contradicted == 0 {
		return text
	}
	return text + fmt.Sprintf(" %5d %% %5d %% %6d", n.tellable*100/n.contradicted, n.certain*100/n.contradicted, n.misleading)
}

// A settling counts what is said of the documents of one game.
type settling struct {
	Config
	*testing.T
	counts []*settleCount // by slip
	unread settleCount    // of those of which something cannot be read, and nothing is contradicted
	twice  settleCount    // of those with two slips
	shown  map[string]int
	last   *table
	lastOf int // which game that is
}

// Settles makes a slip in the sheets of random games, and holds what the program says of
// them: who has won, and with what. Of sheets that contradict themselves it names nobody
// else, and tells no scores as what the sheets say; and as often as an oracle finds that
// nothing else is left it tells the truth. Run it with -v to see documents of which it
// does not.
//
// Twenty documents are made, and with SOAK_SLIPS=200 as many as 2,000.
func Settles(t *testing.T, c Config) {
	t.Helper()
	s := &settling{
		Config: c, T: t, shown: map[string]int{}, lastOf: -1,
		counts: scoring.Each(len(settled), func(int) *settleCount { return &settleCount{} }),
	}
	most := settleSize(t)
	for made, n := 0, 0; made < most && n < roomTries*most; n++ {
		if s.document(n) {
			made++
		}
	}
	for n := range most {
		s.two(n)
	}
	s.report()
}

// settleSize is how many documents are made.
func settleSize(t *testing.T) int {
	t.Helper()
	text, soaks := os.LookupEnv(scoringtest.SlipsEnv)
	if !soaks {
		return settleDocuments
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("%s=%s is not a number of slips", scoringtest.SlipsEnv, text)
	}
	return n * settleSoak
}

// game is the game of the n-th document, and which slip is made in it: every slip in
// games of every kind, one after the other.
func (s *settling) game(n int) (tb *table, slip int) {
	s.Helper()
	game := n / slipsOfGame
	kind, round := game%len(s.Kinds), game/len(s.Kinds)
	if game != s.lastOf {
		s.last, s.lastOf = s.play(s.T, kind, round), game
	}
	return s.last, (n + round) % len(settled)
}

// document makes the n-th document, if there is room for its slip, and counts what is
// said of it.
func (s *settling) document(n int) bool {
	s.Helper()
	tb, slip := s.game(n)
	d, ok := tb.settledSlip(tb.filled, settled[slip].make)
	if !ok {
		return false
	}
	count, family := s.counts[slip], settled[slip].family
	count.documents++
	says, list := tell(s.T, d), d.Checklist()
	readable, unread := list.Readable(d.Filled)
	switch contradicted := list.Contradicted(readable); {
	case contradicted:
		count.contradicted++
		near := tb.neighbours(d.Filled, false)
		if !slices.ContainsFunc(near, func(n neighbour) bool { return n.mends(d.Filled, tb.filled) }) {
			s.Errorf("no edit gives the sheets of the game again\n%s", tb.shows(d, says))
		}
		s.contradicted(count, tb, d, says, near, settled[slip].name)
	case len(unread) > 0:
		count.unread++
		s.unread.documents++
		s.unread.bins[s.bin(tb, d, says, "cannot be read, "+settled[slip].name)]++
	case family == unsure:
		count.bins[s.bin(tb, d, says, settled[slip].name)]++
	default:
		count.legal++
		s.legal(tb, d, says)
	}
	return true
}

// two makes two slips in the n-th document, each in one place.
func (s *settling) two(n int) {
	s.Helper()
	tb, _ := s.game(n)
	ofOne := scoring.Where(len(settled), func(slip int) bool { return settled[slip].family == oneValue })
	d, filled := tb.blank, tb.filled
	for _, slip := range []int{n % len(ofOne), n / len(ofOne) % len(ofOne)} {
		slipped, ok := tb.settledSlip(filled, settled[ofOne[slip]].make)
		if !ok {
			return
		}
		d, filled = slipped, slipped.Filled
	}
	readable, unread := d.Checklist().Readable(filled)
	s.twice.documents++
	if !d.Checklist().Contradicted(readable) {
		s.twice.legal++
		return
	}
	s.twice.contradicted++
	s.twice.unread += min(1, len(unread))
	says := tell(s.T, d)
	s.twice.bins[s.bin(tb, d, says, "two slips")]++
}

// bin is the bin of a document, which is shown if it is one of those that should not be.
func (s *settling) bin(tb *table, d *final.Document, says told, slip string) bin {
	b := says.bin(tb.totals(), first(tb.state.Outcome().Ranks))
	switch b {
	case otherScores:
		s.show("other scores", slip, tb, d, says)
	case otherWinner:
		s.show("another winner", slip, tb, d, says)
	default:
	}
	return b
}

// contradicted looks at what is said of sheets that contradict themselves, which one edit
// turns into others that do not.
func (s *settling) contradicted(count *settleCount, tb *table, d *final.Document, says told, near []neighbour, slip string) {
	s.Helper()
	b := s.bin(tb, d, says, slip)
	count.bins[b]++
	switch {
	case tells(best(near), tb.totals()):
		count.tellable++
		if tells(near, tb.totals()) {
			count.certain++
		}
		if b == open || b == ranged {
			s.show("open, though nothing but the truth is left", slip, tb, d, says)
		}
	case tells(best(near), totals(best(near))):
		count.misleading++
		if b == otherWinner {
			count.bins[b]--
		}
	}
	if !demanded {
		return
	}
	if says.exact() && !slices.ContainsFunc(near, func(n neighbour) bool { return sameLines(says.lines, n.scores) }) {
		s.Errorf("%s: the lines of the scores are not those of sheets that can be, an edit away\n%s", slip, tb.shows(d, says))
	}
}

// legal looks at what is said of sheets of which nothing is contradicted: what they say, as
// far as they do.
func (s *settling) legal(tb *table, d *final.Document, says told) {
	s.Helper()
	judged, err := d.Audit(s.Context())
	if err != nil {
		s.Fatal(err)
	}
	if slices.ContainsFunc(judged.Scores, func(s scoring.Audited) bool { return !s.Known }) {
		s.bin(tb, d, says, "too little is known")
		return
	}
	right := says.flat && slices.Equal(says.winners, first(judged.Ranks)) && sameLines(says.lines, judged.Scores)
	for seat, score := range judged.Scores {
		right = right && says.scores[seat] == span{score.Total(), score.Total(), score.Known}
	}
	if !right {
		s.Errorf("sheets that contradict nothing are told otherwise\n%s", tb.shows(d, says))
	}
}

// sameLines says whether lines, as far as they are told, are those of scores, for the same
// amounts by the same clauses.
func sameLines(lines [][]scoring.Line, scores []scoring.Audited) bool {
	return slices.EqualFunc(lines, scores, func(lines []scoring.Line, score scoring.Audited) bool {
		return lines == nil || slices.EqualFunc(lines, score.Lines, func(a, b scoring.Line) bool {
			return a.Label == b.Label && a.Clause == b.Clause && a.Amount == b.Amount
		})
	})
}

// totals are the scores of the first of some neighbours.
func totals(near []neighbour) []scoring.Tenths {
	if len(near) == 0 {
		return nil
	}
	return scoring.Each(len(near[0].scores), func(seat int) scoring.Tenths { return near[0].scores[seat].Total() })
}

// totals are the scores of the game.
func (tb *table) totals() []scoring.Tenths {
	tally := tb.state.Tally()
	return scoring.Each(len(tally), func(seat int) scoring.Tenths { return tally[seat].Total() })
}

// mends says whether the edit of a neighbour turns sheets into others.
func (n *neighbour) mends(written, into scoring.Filled) bool {
	differ := 0
	for p, w := range written {
		if was, known := into[p]; !known || was != w {
			differ++
		}
	}
	for p := range into {
		if _, known := written[p]; !known {
			differ++
		}
	}
	return len(n.edit) == differ && !slices.ContainsFunc(n.edit, func(w write) bool {
		was, known := into[w.Place]
		return known == w.gone || was != w.Written
	})
}

// show shows a document in verbose runs, and a few of a sort.
func (s *settling) show(sort, slip string, tb *table, d *final.Document, says told) {
	if s.shown[sort]++; testing.Verbose() && s.shown[sort] <= mostShown {
		s.Logf("%s (%s)\n%s", sort, slip, tb.shows(d, says))
	}
}

// shows is a document with what is said of it, and what is true.
func (tb *table) shows(d *final.Document, says told) string {
	return fmt.Sprintf("told %v, winners %v, of the game %v, winners %v; %s\n%s",
		says.scores, says.winners, tb.totals(), first(tb.state.Outcome().Ranks), tb.differences(d.Filled), d)
}

// differences are the places in which sheets are not those of the game.
func (tb *table) differences(now scoring.Filled) string {
	var all []string
	say := func(p scoring.Place, is, was string) {
		all = append(all, fmt.Sprintf("%d %s %s was %s", p.Owner, p.Cell, is, was))
	}
	for _, c := range tb.blank.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		w, known := now[p]
		was, before := tb.filled[p]
		if w != was || known != before {
			say(p, pencilled(w, known), pencilled(was, before))
		}
	}
	return strings.Join(all, "; ")
}

// pencilled is what stands in a place, for people.
func pencilled(w scoring.Written, known bool) string {
	switch {
	case !known:
		return "?"
	case w.Struck:
		return "/" + w.Value
	}
	return cmp.Or(w.Value, "-")
}

// report tells the counts, and demands what is to be.
func (s *settling) report() {
	s.Helper()
	var values, movedAll, unsureAll settleCount
	s.Logf("%-32s %s", "", settleHead)
	row := func(name string, count *settleCount) {
		if count.documents > 0 {
			s.Logf("%-32s %s", name, count)
		}
	}
	for i, slip := range settled {
		row(slip.name, s.counts[i])
		switch slip.family {
		case oneValue:
			values.add(s.counts[i])
		case moved:
			movedAll.add(s.counts[i])
		case unsure:
			unsureAll.add(s.counts[i])
		default:
		}
	}
	row("all with one value", &values)
	row("all that was moved", &movedAll)
	row("what cannot be read", &s.unread)
	row("two slips", &s.twice)
	if !demanded {
		return
	}
	s.atMost("another winner for one value", values.bins[otherWinner], mostOtherWinner, values.contradicted)
	s.atMost("other scores for one value", values.bins[otherScores], mostOtherScores, values.contradicted)
	for _, count := range []*settleCount{&unsureAll, &s.unread} {
		s.atMost("other scores, or another winner, where something is unknown", count.bins[otherScores]+count.bins[otherWinner], 0, count.documents)
	}
	s.atMost("another winner for what was moved", movedAll.bins[otherWinner], mostMovedWinner, movedAll.contradicted)
	least := min(leastTrue*values.contradicted/1000, values.tellable-lessThanOracle*values.contradicted/1000)
	if values.contradicted < enough {
		least /= fewTrue
	}
	if got := values.bins[truly] + values.bins[trulyRepaired]; got < least {
		s.Errorf("the truth is told of %d documents of %d, and is to be of %d", got, values.contradicted, least)
	}
}

// atMost demands that something happens in so many thousandths of some documents at most:
// of few it does not at all.
func (s *settling) atMost(what string, got, thousandths, of int) {
	s.Helper()
	if most := thousandths * of / 1000; got > most {
		s.Errorf("%s: %d documents of %d, and %d may be", what, got, of, most)
	}
}
