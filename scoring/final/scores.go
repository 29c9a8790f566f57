package final

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// Scores are what people keep of a finished game without saying so: a message, or a
// table of a spreadsheet, with names and numbers.
type Scores struct {
	Players []string
	Heads   []string   // over the numbers; nil where nothing stands there
	Numbers [][]string // of each player, as they are written; empty where none is
	Left    []string   // what else is written
	Games   []string   // that they can be the scores of, by their ids
	Game    string     // which of them it is, where that is written; else empty
}

// The most that is read as scores.
const (
	mostScoreBytes   = 64 << 10
	mostScorePlayers = 64
	mostScoreNumbers = 64 // of a player
)

// ReadScores reads a text that has no header as scores; not ok where it is something else.
// What can be read in two ways is read in none.
func ReadScores(shelf ledger.Catalog, text string) (s *Scores, ok bool) {
	if len(text) > mostScoreBytes {
		return nil, false
	}
	var lines []string
	for line := range strings.Lines(text) {
		line = strings.TrimRight(typed.Spaced(line), "\r\n")
		if noText(line) != nil {
			return nil, false
		}
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 || strings.EqualFold(strings.Fields(lines[0])[0], "saddlebag") || strings.ContainsAny(lines[0][:1], "{[<") {
		return nil, false
	}
	if s, ok = readSpreadsheet(lines); !ok {
		s, ok = readMessage(lines)
	}
	if !ok {
		return nil, false
	}
	games := s.games(shelf)
	if turned := s.turned(); len(games) == 0 && turned != nil {
		if others := turned.games(shelf); len(others) > 0 {
			s, games = turned, others
		}
	}
	s.withoutSums()
	s.place(shelf, games)
	return s, true
}

// place says which games these can be the scores of. Those whose sheets have a place for
// every number are games; where there are none it is for any that so many can play.
func (s *Scores) place(shelf ledger.Catalog, games []string) {
	particular := slices.ContainsFunc(s.Heads, func(head string) bool { return !isScore(head) })
	if len(games) == 1 && particular {
		s.Game = games[0]
	}
	if s.Games = games; len(games) == 0 {
		s.Games = s.seating(shelf)
	}
	for _, game := range shelf.Games {
		info := game.Info()
		says := func(text string) bool {
			return keyOf(text) == keyOf(info.Title.String()) || keyOf(text) == keyOf(info.ID) || abroad(info.Title)(text)
		}
		if slices.ContainsFunc(s.Left, says) && slices.Contains(s.Games, info.ID) {
			s.Game = info.ID
			s.Left = slices.DeleteFunc(s.Left, says)
		}
	}
}

// seating are the games that so many can play, of those that are judged by their sheets.
func (s *Scores) seating(shelf ledger.Catalog) (all []string) {
	for _, game := range shelf.Games {
		info := game.Info()
		if _, judged := game.(audit.Auditor); judged && len(s.Players) >= info.MinPlayers && len(s.Players) <= info.MaxPlayers {
			all = append(all, info.ID)
		}
	}
	return all
}

// games are those whose sheets have a place for every number.
func (s *Scores) games(shelf ledger.Catalog) []string {
	read := *s
	read.withoutSums()
	seats := scoring.Each(len(read.Players), func(i int) string { return strconv.Itoa(i + 1) })
	return slices.DeleteFunc(read.seating(shelf), func(game string) bool {
		d, err := Start(shelf, ledger.Header{Game: game, Players: seats}, nil)
		return err != nil || slices.Contains(read.cells(d), "")
	})
}

// cells are those in which the numbers of a player stand on sheets; empty for what has no
// place there. Without headings one number is the score, and several are what stands
// with it.
func (s *Scores) cells(d *Document) []string {
	columns := len(s.Numbers[0])
	cells := make([]string, columns)
	score := d.list.Score
	end := d.endOf(0)
	if s.Heads == nil {
		at := slices.IndexFunc(end, func(p audit.Part) bool { return slices.Contains(p.Cells, score) && len(p.Cells) == columns })
		switch {
		case columns == 1:
			cells[0] = score
		case at >= 0:
			copy(cells, end[at].Cells)
		}
		return cells
	}
	for i, head := range s.Heads {
		g, _, ok := d.catalogueOf(0).find(head)
		if !ok {
			g, ok = d.calledAbroad(0, head)
		}
		isEnd := func(p audit.Part) bool { return slices.Contains(p.Cells, g.name) }
		cell := ""
		switch {
		case ok && g.alone && slices.ContainsFunc(end, isEnd):
			cell = g.name
		case isScore(head):
			cell = score
		}
		if !slices.Contains(cells, cell) {
			cells[i] = cell
		}
	}
	return cells
}

// endOf are the parts of an owner that belong to the end of the game.
func (d *Document) endOf(owner int) []audit.Part {
	return slices.DeleteFunc(slices.Clone(d.Parts), func(p audit.Part) bool { return p.Owner != owner || p.Depth != audit.TheEnd || p.Idle })
}

// scoreHeads stand over the scores of any game.
var scoreHeads = []string{"score", "scores", "total", "totals", "finalscore", "totalscore", "points", "pts", "result", "results", "sum", "money", "cash", "$"}

// isScore says whether a heading stands over the scores of any game.
func isScore(head string) bool { return slices.Contains(scoreHeads, keyOf(head)) || scoresAbroad(head) }

// turned are the scores of a table with a column for each player; nil where it can be none.
func (s *Scores) turned() *Scores {
	if s.Heads == nil {
		return nil
	}
	turned := &Scores{Players: s.Heads, Heads: s.Players, Left: s.Left}
	for i := range s.Heads {
		turned.Numbers = append(turned.Numbers, scoring.Each(len(s.Players), func(n int) string { return s.Numbers[n][i] }))
	}
	return turned
}

// withoutSums leaves out the last line of a table that only adds up the others.
func (s *Scores) withoutSums() {
	if last := len(s.Players) - 1; last > 0 && isScore(s.Players[last]) {
		s.Left = append(slices.Clone(s.Left), s.Players[last])
		s.Players, s.Numbers = s.Players[:last], s.Numbers[:last]
	}
}

// String is who has which numbers: "Ann 312, Bob 297".
func (s *Scores) String() string {
	between := ", "
	all := scoring.Each(len(s.Players), func(seat int) string {
		text := s.Players[seat]
		for i, number := range s.Numbers[seat] {
			if len(s.Numbers[seat]) > 1 {
				between = "; "
			}
			if i > 0 {
				text += ","
			}
			if len(s.Numbers[seat]) > 1 && s.Heads != nil {
				text += " " + s.Heads[i]
			}
			if number == "" {
				number = unknown
			}
			text += " " + number
		}
		return text
	})
	return strings.Join(all, between)
}

// Tell says what was read, and what was not.
func (s *Scores) Tell() speech.Text { return tellRead(s.String(), s.Left) }

// Asks says what was read, and asks what is open.
func (s *Scores) Asks() speech.Text {
	if len(s.Games) == 0 {
		return speech.Say("final.no-game", "read", s.Tell(), "n", len(s.Players))
	}
	return speech.Say("final.which-game", "read", s.Tell())
}

func tellRead(read string, left []string) speech.Text {
	if len(left) == 0 {
		return speech.Say("final.read", "scores", read)
	}
	quoted := scoring.Each(len(left), func(i int) speech.Text { return speech.Words(ledger.QuoteShort(left[i])) })
	return speech.Say("final.read-but", "scores", read, "left", speech.List(quoted))
}

// ScoreSheets are sheets on which nothing but scores is filled in.
type ScoreSheets struct {
	*Document
	Text string      // with what cannot be read
	Told speech.Text // what was read of the scores, and what was left out
}

// Sheets fills the scores into sheets of a game, with its own house data or, where own is
// not nil, the user's. A number that cannot be read stands there
// as it is, to be asked back.
func (s *Scores) Sheets(shelf ledger.Catalog, game string, own ledger.DataLoader) (*ScoreSheets, error) {
	players, err := ledger.CleanNames(typed.Names(s.Players))
	if err != nil {
		return nil, err
	}
	d, err := Start(shelf, ledger.Header{Game: game, Players: players}, own)
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		return nil, &speech.Error{Text: syntax.Message} // of a header that nobody has written
	}
	if err != nil {
		return nil, err
	}
	cells, left := s.cells(d), slices.Clone(s.Left)
	for i, cell := range cells {
		if cell == "" && s.Heads != nil {
			left = append(left, s.Heads[i])
		}
	}
	var b strings.Builder
	for seat, name := range players {
		for i, number := range s.Numbers[seat] {
			if cells[i] != "" && number != "" {
				fmt.Fprintf(&b, "%s %s %s\n", ledger.Quote(name), cells[i], ledger.Quote(number))
			}
		}
	}
	told := tellRead(s.String(), left)
	if !slices.ContainsFunc(cells, func(cell string) bool { return cell != "" }) {
		told = speech.Say("final.which-is-which", "read", told)
	}
	if err := d.fill(b.String(), 0); err != nil {
		return nil, err
	}
	clear(d.lines) // which nobody has written
	for _, u := range d.Unread {
		u.Line = 0
	}
	return &ScoreSheets{d, d.Header.String() + "\n" + b.String(), told}, nil
}
