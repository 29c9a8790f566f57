package ledger

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Report is the result of checking a ledger, in the form of check --json.
type Report struct {
	File     string          `json:"file"`
	Kind     string          `json:"kind"` // "ledger"
	Game     string          `json:"game"`
	Edition  int             `json:"edition"`
	Legal    bool            `json:"legal"` // no event was struck
	Over     bool            `json:"over"`
	Reason   speech.Text     `json:"reason"`
	Players  []PlayerReport  `json:"players"` // in seating order
	Winners  []string        `json:"winners"`
	Read     []Reading       `json:"read"` // lines that are not written exactly
	Findings []Finding       `json:"findings"`
	More     int             `json:"more"`   // findings that are not told
	Causes   []Cause         `json:"causes"` // of the findings
	Left     int             `json:"left"`   // findings behind the first repair of the last cause
	Claims   []ClaimReport   `json:"claims"`
	Outcome  scoring.Outcome `json:"-"`
}

// A Reading is a line that isn't written in a ledger's notation, and how it was read.
type Reading struct {
	Line int    `json:"line"`
	Text string `json:"text"`
}

// Tell is the reading as a sentence.
func (r Reading) Tell() speech.Text {
	return speech.Say("ledger.read-as", "line", r.Line, "event", r.Text)
}

// An Unreadable is what check --json prints for a file that can't be checked.
type Unreadable struct {
	File  string   `json:"file"`
	Error string   `json:"error"`
	Games []string `json:"games,omitempty"` // that scores alone can be of
}

// A PlayerReport is the score of one player.
type PlayerReport struct {
	Name        string          `json:"name"`
	Score       scoring.Tenths  `json:"score"`
	Uncorrected scoring.Tenths  `json:"uncorrected"` // without corrections (LG5)
	Repaired    *scoring.Tenths `json:"repaired"`    // after the first repair of each cause; nil without
	Rank        int             `json:"rank"`        // 0 while the game runs
	Lines       []LineReport    `json:"lines"`
}

// A LineReport is one reason for points or money.
type LineReport struct {
	Label  speech.Text    `json:"label"`
	Amount scoring.Tenths `json:"amount"`
	Clause string         `json:"clause"`
	Line   int            `json:"line"` // of the ledger; 0 for the set-up
}

// A ClaimReport compares a claimed score with the real one (clause LG6).
type ClaimReport struct {
	Name    string         `json:"name"`
	Claimed scoring.Tenths `json:"claimed"`
	Scored  scoring.Tenths `json:"scored"`
	Agrees  bool           `json:"agrees"`
}

// NewReport describes a game after a check, without causes. File is the name it is
// known by.
func NewReport(file string, f *Fold, findings []Finding) *Report {
	return NewReportOf(file, f, Found{findings, len(findings), slices.ContainsFunc(findings, Finding.Struck)})
}

// NewReportOf is NewReport after a check that returned only the first findings.
func NewReportOf(file string, f *Fold, found Found) *Report {
	info, out, tally := f.Game().Info(), f.Outcome(), f.State().Tally()
	r := &Report{
		File: file, Kind: "ledger", Game: info.ID, Edition: info.Edition,
		Legal: !found.Struck,
		Over:  out.Over, Reason: out.Reason, Outcome: out,
		Players: make([]PlayerReport, len(tally)), Winners: []string{},
		Read: []Reading{}, Findings: append([]Finding{}, found.First...), More: found.All - len(found.First),
		Causes: []Cause{}, Claims: []ClaimReport{},
	}
	for seat, score := range tally {
		p := PlayerReport{
			Name: f.Names()[seat], Score: score.Total(), Uncorrected: score.Uncorrected(),
			Lines: make([]LineReport, len(score.Lines)),
		}
		for i, l := range score.Lines {
			p.Lines[i] = LineReport{Label: l.Label, Amount: l.Amount, Clause: l.Clause, Line: l.Event}
		}
		if out.Over {
			p.Rank = out.Ranks[seat]
			if p.Rank == 1 {
				r.Winners = append(r.Winners, p.Name)
			}
		}
		r.Players[seat] = p
	}
	for _, c := range f.Claims() {
		scored := tally[c.Seat].Total()
		r.Claims = append(r.Claims, ClaimReport{f.Names()[c.Seat], c.Claimed, scored, c.Claimed == scored})
	}
	return r
}

// Standing is the state of a game in a few words.
func (r *Report) Standing() speech.Text {
	s := speech.Text("ledger.running")
	if r.Over {
		s = speech.Say("ledger.game-over", "reason", r.Outcome.Reason)
	}
	and := func(more speech.Text) { s = speech.Say("ledger.standing", "first", s, "next", more) }
	if r.Over && r.Outcome.TieBreak != "" {
		and(speech.Say("ledger.tie-broken", "by", r.Outcome.TieBreak))
	}
	if len(r.Winners) > 0 && len(r.Players) > 1 { // alone there's nobody to win against
		and(speech.Say("ledger.won", "winners", speech.All(speech.Named(r.Winners...))))
	}
	switch all := len(r.Findings) + r.More; {
	case all == 0:
		and("ledger.no-problems")
	case len(r.Causes) > 0 && len(r.Causes) < all:
		and(speech.Say("ledger.problems-from", "problems", speech.Say("ledger.problems", "n", all), "n", len(r.Causes)))
	default:
		and(speech.Say("ledger.problems", "n", all))
	}
	return s
}

// Repairs is how many repairs lead to the repaired scores. Fixing a claim changes
// no score, so it doesn't count.
func (r *Report) Repairs() int {
	n := 0
	for i := range r.Causes {
		if len(r.Causes[i].Repairs) > 0 && r.Causes[i].Clause != clauseResult {
			n++
		}
	}
	return n
}

// ByRank are the players from first place to last, or in seating order
// while the game runs.
func (r *Report) ByRank() []PlayerReport {
	players := slices.Clone(r.Players)
	slices.SortStableFunc(players, func(a, b PlayerReport) int { return a.Rank - b.Rank })
	return players
}

// A Cause is a finding that others follow from, and what may have been meant.
// Causes come one after the other: each is the first finding that is left
// after the first repair of every cause before it. Lines are those of the file
// that was checked.
type Cause struct {
	Line    int         `json:"line"` // of filled sheets: of the first entry that contradicts others
	Entry   int         `json:"entry"`
	Clause  string      `json:"clause"`
	Message speech.Text `json:"message"`
	Follow  int         `json:"follow"`  // how many further findings the first repair does away with
	Repairs []Repair    `json:"repairs"` // the best first; empty where none was found
	Asks    bool        `json:"-"`       // which of several repairs is meant, people have to say
}

// A Repair is a way to change a file that leaves fewer findings: an edit,
// and others that go with it.
type Repair struct {
	Edit
	Also   []Edit      `json:"also"`
	Leaves int         `json:"leaves"` // findings
	Say    speech.Text `json:"say"`    // what was wrong, in a sentence for people
}

// An Edit changes one line of a file.
type Edit struct {
	Do   Doing  `json:"do"`
	Line int    `json:"line"` // Insert: the one that Text goes before; one past the last for the end
	To   int    `json:"to"`   // Move: the one that it goes before; else 0
	Text string `json:"text"` // Insert, Change: what the line says; else empty
}

// Doing says what an edit does.
type Doing string

// What an edit does.
const (
	Insert Doing = "insert"
	Change Doing = "change"
	Remove Doing = "remove"
	Move   Doing = "move"
)

// Edits are all edits of a repair.
func (r *Repair) Edits() []Edit { return append([]Edit{r.Edit}, r.Also...) }
