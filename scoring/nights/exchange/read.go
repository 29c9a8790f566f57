package exchange

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// Found is what a file of others says.
type Found struct {
	Plays   []Proposal
	Skipped []Skipped // plays of our games that can't be read
	Others  []Other   // plays of other games
	Asks    []Ask     // what has to be answered before their plays can be read
	Unused  []string  // columns of a table that say nothing we know
}

// A Proposal is a play that can be taken.
type Proposal struct {
	Where speech.Text // in the file
	// Play names people in [nights.Seat.Person] as they're written there; somebody without a
	// name is empty. The same play has the same ID, whatever file it's in: by the id that it
	// has there, or else by what it says.
	Play nights.Play
	// Nameless tells people without a name from each other, by seat: an id that's the same in
	// all files; empty for whoever has a name or isn't known by an id. It's nil for a table.
	Nameless []string
}

// A Skipped is something that can't be read, with the reason.
type Skipped struct{ Where, Why speech.Text }

// An Other is a game that isn't ours.
type Other struct {
	Game  string
	Plays int
}

// An Ask is a date that can be two days.
type Ask struct {
	Where      speech.Text
	Typed      string
	Day, Other string // with the day before the month, and behind it
}

// A DateOrder says what people put first in a date such as 03/04/2026.
type DateOrder int

// The orders.
const (
	Unknown DateOrder = iota // it's asked
	DayFirst
	MonthFirst
)

// MostBytes is how long a file may be.
const MostBytes = 5 << 20

// What is in a file is counted before it takes more memory than the file itself.
const (
	mostRows    = 100_000 // of a table, or plays of a file
	mostObjects = 200_000
)

// Read reads a .bgsplay file of BG Stats, or else a table: CSV, with commas, semicolons or
// tabs. It takes time in proportion to the file, and fails only where nothing of it makes
// sense.
func Read(shelf ledger.Catalog, file []byte, dates DateOrder) (*Found, error) {
	if len(file) > MostBytes {
		return nil, speech.Err("exchange.too-long", "most", MostBytes>>20)
	}
	text, err := reading.Decode(file)
	if err != nil {
		return nil, err
	}
	r := &reader{shelf: shelf, dates: dates, games: map[string]*scoring.Info{}, taken: map[string]speech.Text{}, others: map[string]int{}, asked: map[string]bool{}, dated: map[string][]string{}}
	for _, game := range shelf.Games {
		info := game.Info()
		for _, name := range []string{info.ID, info.Title.String(), gameID(info.ID)} {
			r.games[scoring.PlainKey(name)] = info
		}
	}
	if trimmed := bytes.TrimSpace([]byte(text.String)); bytes.HasPrefix(trimmed, []byte("{")) {
		err = r.bgsPlay(trimmed)
	} else {
		err = r.csv(text.String)
	}
	if err != nil {
		return nil, err
	}
	return &r.found, nil
}

// A reader reads one file.
type reader struct {
	shelf  ledger.Catalog
	dates  DateOrder
	games  map[string]*scoring.Info // by all that they're called, as [scoring.PlainKey] has it
	found  Found
	taken  map[string]speech.Text // where a play is, by its id
	others map[string]int         // where a game is in Found.Others
	asked  map[string]bool        // dates
	dated  map[string][]string    // the days that a date can be
}

// game is the game that one of some names is the name of; nil for none of ours.
func (r *reader) game(names ...string) *scoring.Info {
	for _, name := range names {
		if info := r.games[scoring.PlainKey(name)]; info != nil {
			return info
		}
	}
	return nil
}

// other counts a play of another game.
func (r *reader) other(game string) {
	key := scoring.PlainKey(game)
	if _, known := r.others[key]; !known {
		r.others[key] = len(r.found.Others)
		r.found.Others = append(r.found.Others, Other{Game: game})
	}
	r.found.Others[r.others[key]].Plays++
}

func (r *reader) skip(where, why speech.Text) {
	r.found.Skipped = append(r.found.Skipped, Skipped{where, why})
}

// ask asks which day a date is, once.
func (r *reader) ask(where speech.Text, typed string, days []string) {
	if !r.asked[typed] {
		r.asked[typed] = true
		r.found.Asks = append(r.found.Asks, Ask{where, typed, days[0], days[1]})
	}
}

// propose adds a play, or says why not. Seats that won are named where the ranks aren't.
func (r *reader) propose(where speech.Text, p nights.Play, info *scoring.Info, won []bool, nameless []string) {
	if why := check(&p, info); why != "" {
		r.skip(where, why)
		return
	}
	if first, twice := r.taken[p.ID]; twice {
		r.skip(where, speech.Say("exchange.same-play", "where", first))
		return
	}
	r.taken[p.ID] = where
	p.Source = nights.FromImport
	rank(p.Seats, won)
	r.found.Plays = append(r.found.Plays, Proposal{where, p, nameless})
}

// The most that [nights.Play] takes.
const (
	mostWord    = 200 // characters
	mostNote    = 2000
	mostMinutes = 1_000_000
)

// check cleans the names of a play and says what it can't be; empty if it can.
func check(p *nights.Play, info *scoring.Info) speech.Text {
	people := slices.ContainsFunc(p.Seats, func(s nights.Seat) bool { return !s.Rival })
	switch n := len(p.Seats); {
	case !people:
		return "exchange.no-players"
	case n > info.MaxPlayers:
		return speech.Say("exchange.too-many-players", "n", n, "game", info.Title, "most", info.MaxPlayers)
	case p.Minutes < 0 || p.Minutes > mostMinutes:
		return speech.Say("exchange.no-minutes", "minutes", strconv.Itoa(p.Minutes))
	}
	for _, text := range []struct {
		col  int
		says string
		most int
	}{{colData, p.Data, mostWord}, {colPlace, p.Place, mostWord}, {colNote, p.Note, mostNote}} {
		if utf8.RuneCountInString(text.says) > text.most {
			return tooLong(text.col, text.most)
		}
	}
	for i := range p.Seats {
		s := &p.Seats[i]
		if s.Rank < 0 || s.Rank > len(p.Seats) {
			return speech.Say("exchange.no-rank", "n", len(p.Seats), "rank", s.Rank)
		}
		if utf8.RuneCountInString(s.Role) > mostWord {
			return tooLong(colRole, mostWord)
		}
		if s.Person = strings.TrimSpace(s.Person); s.Person == "" {
			continue
		}
		name, err := ledger.CleanName(s.Person)
		if err != nil {
			return speech.Say("exchange.no-name", "name", ledger.QuoteShort(s.Person), "why", speech.OfError(err))
		}
		s.Person = name
		for _, other := range p.Seats[:i] {
			if other.Person != "" && ledger.SameName(other.Person, name) {
				return speech.Say("exchange.player-twice", "player", name)
			}
		}
	}
	return ""
}

func tooLong(col, most int) speech.Text {
	return speech.Say("exchange.long-cell", "column", heads[col][0], "most", most)
}

// rank ranks seats of which nobody says the rank: those who won stand before the others, and
// scores decide where all are known. That's how it was told, so ties are ties.
func rank(seats []nights.Seat, won []bool) {
	keys, scored, anyWon := make([][]scoring.Tenths, len(seats)), true, false
	for i, s := range seats {
		if s.Rank > 0 {
			return
		}
		keys[i] = []scoring.Tenths{0, s.Score}
		if won[i] {
			keys[i][0], anyWon = 1, true
		}
		scored = scored && s.Scored
	}
	for i, rank := range scoring.Ranks(keys) {
		switch {
		case scored:
			seats[i].Rank = rank
		case anyWon && won[i]:
			seats[i].Rank = 1
		}
	}
}

// readScore reads a score into a seat; it says why where it can't.
func readScore(text string, s *nights.Seat) speech.Text {
	if text = strings.TrimSpace(text); text == "" {
		return ""
	}
	value, choices, ok := final.ReadNumber(text)
	score, whole := scoring.ParseTenths(value)
	switch {
	case ok && whole:
		s.Score, s.Scored = score, true
		return ""
	case len(choices) > 1:
		return speech.Say("exchange.two-scores", "score", ledger.QuoteShort(text), "can", speech.Any(speech.Named(choices...)))
	}
	return speech.Say("exchange.no-score", "score", ledger.QuoteShort(text))
}

// clean is a text without characters that nobody sees, but for the ends of lines where it may
// have several.
func clean(text string, lines bool) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && (!lines || r != '\n') {
			return -1
		}
		return r
	}, oneLineEnd.Replace(text)))
}
