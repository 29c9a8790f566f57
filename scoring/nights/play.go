// Package nights is what a group of people remembers of the games they have played: which,
// when, who, and how they went. A [Play] is one finished game. People are named by ids in it,
// so a name can change, or go, and no play has to be touched. A [Shelf] has all plays of a
// group, folded from the entries of its log, and keeps up its [Stats].
//
// # What counts
//
//   - A play that was stopped early counts as a game, and on its night, and for nothing else.
//   - A contest is a play with at least two people in which some seat is first. Whoever is first
//     wins; k people who share it win 1/k each. Chance would give each of n people 1/n. If a rival
//     that the rules play is first alone, nobody of the group wins. All other statistics leave rivals
//     out: who beats one without other people has won, as [Play.Won] says, but in no contest.
//   - In a contest, who has no rank is only known not to have won: behind who has, and not
//     compared with others. A play in which nobody is first is no contest.
//   - Every seat with a score counts for scores and records, in games for one, too. So do feats.
//   - The middle score of an even number is the mean of the two in the middle, in tenths. Half
//     a tenth is rounded away from zero.
//   - A streak is of contests won, shared ones too, by day and then in the order in which plays were
//     first recorded. A play that is recorded again keeps its place among those of its day.
//   - A record belongs to whoever reached it first, in that order and then by seat; who comes
//     level later doesn't take it. A figure of 0 is no record of a feat.
//   - Ranked are those with at least [FewestRanked] contests, by wins for each that chance would
//     give; and in one game those with as many scores, by the middle one.
//   - A person's plays are also those of whoever turned out to be that person. Two seats of one
//     play can only become one person's if it comes back after they were merged. Then each
//     counts as it did before, but they aren't compared.
//
// Nothing here does input or output or reads a clock, and no game is known by name.
package nights

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Play is one game that a group has finished.
type Play struct {
	ID      string    `json:"id"`                // a UUID, which stays the same when the play is recorded anew
	Game    string    `json:"game"`              // Info.ID
	Data    string    `json:"data,omitempty"`    // name of the house data: "lode-1"
	Day     string    `json:"day"`               // 2006-01-02, where it was played
	Began   time.Time `json:"began,omitzero"`    // UTC; zero where only the day is known
	Minutes int       `json:"minutes,omitempty"` // that it took; 0 where nobody knows
	Source  Source    `json:"source"`
	Table   string    `json:"table,omitempty"`   // id of the table that has its ledger
	Stopped bool      `json:"stopped,omitempty"` // the table stopped it early (clause LG7)
	Place   string    `json:"place,omitempty"`   // where it was played, as people call it
	Note    string    `json:"note,omitempty"`
	Seats   []Seat    `json:"seats"` // in seating order
	Feats   []Feat    `json:"feats,omitempty"`
}

// A Source is how a group came to know of a play.
type Source string

// The sources of plays.
const (
	FromTable  Source = "table"  // played on phones here
	FromLedger Source = "ledger" // a ledger that was brought
	FromSheets Source = "sheets" // filled sheets that were settled
	FromResult Source = "result" // only the result was told
	FromImport Source = "import" // a file of another program
)

// A Seat is how a play went for one person.
type Seat struct {
	Person string         `json:"person"`          // id in People; may be empty for a rival
	Score  scoring.Tenths `json:"score,omitempty"` // in the unit of the game
	Scored bool           `json:"scored"`          // the score is known
	Rank   int            `json:"rank,omitempty"`  // 1 is best, equal ranks share; 0 where nobody knows
	Role   string         `json:"role,omitempty"`  // character or colour, as another program calls it
	First  bool           `json:"first,omitempty"` // began the game
	Rival  bool           `json:"rival,omitempty"` // played by the rules, not by a person
}

// A Feat is what the seats of a play have done of one kind, as [scoring.Feat] has it.
type Feat struct {
	ID      string           `json:"id"`              // of scoring.Feat, unique in its game
	Figures []scoring.Tenths `json:"figures"`         // by seat
	Of      []scoring.Tenths `json:"of,omitempty"`    // by seat, out of how many; only of a share
	Lines   []*Line          `json:"lines,omitempty"` // by seat, what made the figure; only of a best, and of each; nil where nothing did
}

// A Line is the entry of a ledger that made a record. A player that it names is "@" and
// the number of the seat, from 0.
type Line struct {
	Entry int      `json:"entry"` // its number in the ledger
	Verb  string   `json:"verb"`
	Args  []string `json:"args,omitempty"`
}

// Kind is how figures of this feat go together.
func (f *Feat) Kind() scoring.FeatKind {
	switch {
	case f.Lines != nil:
		return scoring.Best
	case f.Of != nil:
		return scoring.Share
	}
	return scoring.Total
}

// The most that a play may have.
const (
	mostSeats  = 12 // so that every share of a win is a whole number of Shares
	mostFeats  = 50
	mostArgs   = 30 // of a line
	mostAmount = scoring.Tenths(1e13)
	mostCount  = 1_000_000 // minutes, and entries of a ledger
	longID     = 64        // characters, as all below
	longWord   = 200
	longNote   = 2000
)

// Won says whether a seat won, with others where they share that. Nobody wins alone, but against
// a rival one can; and nobody wins a play that was stopped.
func (p *Play) Won(seat int) bool {
	return p.Seats[seat].Rank == 1 && !p.Stopped && len(p.Seats) > 1
}

// Check says what is wrong with a play, whoever its people are.
func (p *Play) Check() error {
	_, err := p.day()
	sources := []Source{FromTable, FromLedger, FromSheets, FromResult, FromImport}
	year := p.Began.Year()
	switch {
	case !isID(p.ID):
		return wrong("id", p.ID)
	case !isID(p.Game):
		return wrong("game", p.Game)
	case !isText(p.Data, longWord):
		return wrong("data", p.Data)
	case err != nil:
		return wrong("day", p.Day)
	case p.Began.Location() != time.UTC || year < 1 || year > 9999:
		return wrong("began", p.Began.String())
	case p.Minutes < 0 || p.Minutes > mostCount:
		return wrong("minutes", strconv.Itoa(p.Minutes))
	case !slices.Contains(sources, p.Source):
		return wrong("source", string(p.Source))
	case p.Table != "" && !isID(p.Table):
		return wrong("table", p.Table)
	case !isText(p.Place, longWord):
		return wrong("place", p.Place)
	case !isText(p.Note, longNote):
		return wrong("note", p.Note)
	case len(p.Seats) > mostSeats:
		return speech.Err("nights.too-many-seats", "n", len(p.Seats), "most", mostSeats)
	case len(p.Feats) > mostFeats:
		return wrong("feats", strconv.Itoa(len(p.Feats)))
	}
	if err := p.checkSeats(); err != nil {
		return err
	}
	for i := range p.Feats {
		f := &p.Feats[i]
		if !f.isSound(len(p.Seats)) || slices.ContainsFunc(p.Feats[:i], func(o Feat) bool { return o.ID == f.ID }) {
			return wrong("feats", f.ID)
		}
	}
	return nil
}

func (p *Play) checkSeats() error {
	people := 0
	for i := range p.Seats {
		s := &p.Seats[i]
		switch {
		case !isID(s.Person) && (s.Person != "" || !s.Rival):
			return wrong("person", s.Person)
		case !isAmount(s.Score) || !s.Scored && s.Score != 0:
			return wrong("score", s.Score.String())
		case s.Rank < 0 || s.Rank > len(p.Seats):
			return wrong("rank", strconv.Itoa(s.Rank))
		case !isText(s.Role, longWord):
			return wrong("role", s.Role)
		case s.Rival:
			continue
		}
		if people++; slices.ContainsFunc(p.Seats[:i], func(o Seat) bool { return !o.Rival && o.Person == s.Person }) {
			return speech.Err("nights.sits-twice")
		}
	}
	if people == 0 {
		return speech.Err("nights.nobody-played")
	}
	return nil
}

// isSound says whether a feat has what its kind needs, for each seat.
func (f *Feat) isSound(seats int) bool {
	return isID(f.ID) && len(f.Figures) == seats && (f.Of == nil || len(f.Of) == seats) && (f.Lines == nil || len(f.Lines) == seats && f.Of == nil) &&
		areAmounts(f.Figures) && areAmounts(f.Of) && !slices.ContainsFunc(f.Lines, func(l *Line) bool { return l != nil && !l.isSound() })
}

func (l *Line) isSound() bool {
	return l.Entry > 0 && l.Entry <= mostCount && l.Verb != "" && isText(l.Verb, longWord) && len(l.Args) <= mostArgs &&
		!slices.ContainsFunc(l.Args, func(a string) bool { return !isText(a, longWord) })
}

// wrong says that a play can't have some value.
func wrong(field, value string) error {
	return speech.Err("nights.wrong", "field", field, "value", ledger.QuoteShort(value))
}

func areAmounts(all []scoring.Tenths) bool {
	return !slices.ContainsFunc(all, func(t scoring.Tenths) bool { return !isAmount(t) })
}

func isAmount(t scoring.Tenths) bool { return t > -mostAmount && t < mostAmount }

// isID says whether something can be an id: some letters of ASCII, digits, - and _.
func isID(s string) bool {
	return s != "" && len(s) <= longID && !strings.ContainsFunc(s, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-' && r != '_'
	})
}

// isText says whether something can be text of at most so many characters: no controls but
// the end of a line.
func isText(s string, most int) bool {
	return len(s) <= utf8.UTFMax*most && utf8.ValidString(s) && utf8.RuneCountInString(s) <= most &&
		!strings.ContainsFunc(s, func(r rune) bool { return r != '\n' && unicode.IsControl(r) })
}

// day is the day as a number that has its digits: 20061102. Later days have greater ones.
func (p *Play) day() (int, error) {
	t, err := time.Parse(time.DateOnly, p.Day)
	return (t.Year()*100+int(t.Month()))*100 + t.Day(), err
}
