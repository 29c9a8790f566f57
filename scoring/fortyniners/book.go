package fortyniners

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Book is the score of the four runs, as the sheriff keeps it (FN33), with a
// board or without.
type Book struct {
	Names []string // never written in place: clones share it
	Run   int      // being played, from 0; Runs once all are over
	Runs  [Runs]Record
	fixes scoring.Grown[scoring.Correction] // of results (LG5)
}

// A Record is what became of one run.
type Record struct {
	Rows   []Row
	Capped bool // it ended at the turn cap (FN16)
	ended  int  // the event that ended it
}

// A Row is a turn of the coach; without a board, one thing that he did.
type Row struct {
	Throw  string // "4+3"
	Stands string // the spot where he ended
	Passed []Mark // counted as lost, in the order passed
	Stop   Mark   // credited; of no points where there is nothing to credit
	event  int
}

// A Mark is a settlement that counts; without a board it has no name.
type Mark struct {
	ID     string      // of its spot
	Name   speech.Text // for people
	Points int
}

func (b *Book) clone() Book {
	c := *b
	for i := range c.Runs {
		c.Runs[i].Rows = slices.Clip(c.Runs[i].Rows) // a row is never written again
	}
	return c
}

// Rename gives a seat another name.
func (b *Book) Rename(seat int, name string) { b.Names = scoring.Renamed(b.Names, seat, name) }

// Correct changes a seat's result (LG5).
func (b *Book) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	b.fixes = b.fixes.And(scoring.Correction{Seat: seat, Event: number, Amount: amount})
	return nil
}

// Over says whether all runs are (FN40).
func (b *Book) Over() bool { return b.Run == Runs }

// write adds a row to the run being played.
func (b *Book) write(r Row) { b.Runs[b.Run].Rows = append(b.Runs[b.Run].Rows, r) }

// close ends the run being played.
func (b *Book) close(event int, capped bool) {
	b.Runs[b.Run].Capped, b.Runs[b.Run].ended = capped, event
	b.Run++
}

// Lost is what a row books as lost.
func (r Row) Lost() int {
	sum := 0
	for _, m := range r.Passed {
		sum += m.Points
	}
	return sum
}

// PassedIDs are the settlements that a row counts as lost: "r2 r5".
func (r Row) PassedIDs() string {
	var ids []string
	for _, m := range r.Passed {
		if m.ID != "" {
			ids = append(ids, m.ID)
		}
	}
	return strings.Join(ids, " ")
}

// Sums are the two columns of a run (FN15). A run that ended at the cap keeps
// its loss only (FN16).
func (r Record) Sums() (credited, lost int) {
	for _, row := range r.Rows {
		credited, lost = credited+row.Stop.Points, lost+row.Lost()
	}
	return credited, lost
}

// The labels of lines that no settlement has earned.
const (
	VoidLabel       speech.Text = "fortyniners.credit-void"
	CorrectionLabel speech.Text = "fortyniners.correction"
)

// Tally lists what each seat was credited with and lost in its run as Blackjack.
func (b *Book) Tally() []scoring.Score {
	return scoring.Each(len(b.Names), b.score)
}

// score is the tally of one seat, which drove in the run of its number (FN1).
func (b *Book) score(seat int) scoring.Score {
	var score scoring.Score
	run := &b.Runs[seat]
	for _, r := range run.Rows {
		for _, m := range r.Passed {
			score.Earn(PassedLabel(m.Name), -scoring.Whole(m.Points), r.clause(), r.event)
		}
		score.Earn(StoppedLabel(r.Stop.Name), scoring.Whole(r.Stop.Points), r.clause(), r.event)
	}
	if credited, _ := run.Sums(); run.Capped {
		score.Earn(VoidLabel, -scoring.Whole(credited), "FN16", run.ended)
	}
	score.Corrected(b.fixes, seat, CorrectionLabel)
	return score
}

// Result is the total of a seat's score, without its lines.
func (b *Book) Result(seat int) scoring.Tenths {
	credited, lost := b.Runs[seat].Sums()
	if b.Runs[seat].Capped {
		credited = 0
	}
	var fixed scoring.Score
	fixed.Corrected(b.fixes, seat, CorrectionLabel)
	return scoring.Whole(credited-lost) + fixed.Total()
}

// clause is why a row's settlements count.
func (r Row) clause() string {
	if r.Throw == "" {
		return "FN41"
	}
	return "FN11"
}

// PassedLabel is how the score tells of what was passed; without a board there is no
// spot.
func PassedLabel(spots speech.Text) speech.Text {
	return speech.Say("fortyniners.passed", "spots", spots)
}

// StoppedLabel is how it tells of where the coach stopped; without a board there is no
// spot.
func StoppedLabel(spot speech.Text) speech.Text {
	return speech.Say("fortyniners.stopped", "spot", spot)
}

// EndRuns is why games end.
const EndRuns speech.Text = "fortyniners.four-runs"

// Outcome ranks by the results (FN40).
func (b *Book) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(b.Tally())}
	if b.Over() {
		out.Over, out.Clause, out.Reason = true, "FN40", EndRuns
	}
	return out
}

// Round is the run being played, for people; the last one once all are over.
func (b *Book) Round() int { return min(b.Run+1, Runs) }
