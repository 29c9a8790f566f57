package fortyniners

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// A book is the score of the four runs, as the sheriff keeps it (FN33), with a
// board or without.
type book struct {
	names []string // never written in place: clones share it
	run   int      // being played, from 0; Runs once all are over
	runs  [Runs]record
	fixes []scoring.Correction // of results (LG5)
}

// A record is what became of one run.
type record struct {
	rows   []row
	capped bool // it ended at the turn cap (FN16)
	ended  int  // the event that ended it
}

// A row is a turn of the coach; without a board, one thing that he did.
type row struct {
	throw  string // "4+3"
	stands string // the spot where he ended
	passed []mark // counted as lost, in the order passed
	stop   mark   // credited; of no points where there is nothing to credit
	event  int
}

// A mark is a settlement that counts; without a board it has no name.
type mark struct {
	id     string // of its spot
	points int
}

func (b *book) clone() book {
	c := *b
	for i := range c.runs {
		c.runs[i].rows = slices.Clip(c.runs[i].rows) // a row is never written again
	}
	c.fixes = slices.Clip(c.fixes)
	return c
}

// Rename gives a seat another name.
func (b *book) Rename(seat int, name string) { b.names = scoring.Renamed(b.names, seat, name) }

// Correct changes a seat's result (LG5).
func (b *book) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	b.fixes = append(b.fixes, scoring.Correction{Seat: seat, Event: number, Amount: amount})
	return nil
}

// Over says whether all runs are (FN40).
func (b *book) Over() bool { return b.run == Runs }

// write adds a row to the run being played.
func (b *book) write(r row) { b.runs[b.run].rows = append(b.runs[b.run].rows, r) }

// close ends the run being played.
func (b *book) close(event int, capped bool) {
	b.runs[b.run].capped, b.runs[b.run].ended = capped, event
	b.run++
}

// lost is what a row books as lost.
func (r row) lost() int {
	sum := 0
	for _, m := range r.passed {
		sum += m.points
	}
	return sum
}

// passedIDs are the settlements that a row counts as lost: "r2 r5".
func (r row) passedIDs() string {
	var ids []string
	for _, m := range r.passed {
		if m.id != "" {
			ids = append(ids, m.id)
		}
	}
	return strings.Join(ids, " ")
}

// sums are the two columns of a run (FN15). A run that ended at the cap keeps
// its loss only (FN16).
func (r record) sums() (credited, lost int) {
	for _, row := range r.rows {
		credited, lost = credited+row.stop.points, lost+row.lost()
	}
	return credited, lost
}

// The labels of lines that no settlement has earned.
const (
	labelVoid  = "The coach did not arrive: credit void"
	labelFixed = "Correction of the result"
)

// Tally lists what each seat was credited with and lost in its run as Blackjack.
func (b *book) Tally() []scoring.Score {
	return scoring.Each(len(b.names), b.score)
}

// score is the tally of one seat, which drove in the run of its number (FN1).
func (b *book) score(seat int) scoring.Score {
	var score scoring.Score
	run := &b.runs[seat]
	for _, r := range run.rows {
		for _, m := range r.passed {
			score.Earn(passedLabel(m.id), -scoring.Whole(m.points), r.clause(), r.event)
		}
		score.Earn(stoppedLabel(r.stop.id), scoring.Whole(r.stop.points), r.clause(), r.event)
	}
	if credited, _ := run.sums(); run.capped {
		score.Earn(labelVoid, -scoring.Whole(credited), "FN16", run.ended)
	}
	score.Corrected(b.fixes, seat, labelFixed)
	return score
}

// result is the total of a seat's score, without its lines.
func (b *book) result(seat int) scoring.Tenths {
	credited, lost := b.runs[seat].sums()
	if b.runs[seat].capped {
		credited = 0
	}
	var fixed scoring.Score
	fixed.Corrected(b.fixes, seat, labelFixed)
	return scoring.Whole(credited-lost) + fixed.Total()
}

// clause is why a row's settlements count.
func (r row) clause() string {
	if r.throw == "" {
		return "FN41"
	}
	return "FN11"
}

// passedLabel is how the score tells of what was passed; without a board there is no
// spot.
func passedLabel(spots string) string { return strings.TrimSpace("Passed " + spots) }

// stoppedLabel is how it tells of where the coach stopped; without a board there is no
// spot.
func stoppedLabel(spot string) string {
	if spot == "" {
		return "Stopped"
	}
	return "Stopped at " + spot
}

// endRuns is why games end.
const endRuns = "four runs"

// Outcome ranks by the results (FN40).
func (b *book) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(b.Tally())}
	if b.Over() {
		out.Over, out.Clause, out.Reason = true, "FN40", endRuns
	}
	return out
}

// round is the run being played, for people; the last one once all are over.
func (b *book) round() int { return min(b.run+1, Runs) }

// title names the run being played.
func (b *book) title() string { return fmt.Sprintf("Run %d", b.round()) }
