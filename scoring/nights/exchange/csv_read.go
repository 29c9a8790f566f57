package exchange

import (
	"cmp"
	"encoding/csv"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// A heading is where the columns of a table are.
type heading struct {
	at     [columns]int // -1 for a column that isn't there
	known  int
	unused []string
	twice  string // a heading that says what another does
}

// separators are what stands between the cells of a table.
var separators = []rune{',', ';', '\t'}

// headed reads the first row of a table.
func headed(cells []string) heading {
	var h heading
	for i := range h.at {
		h.at[i] = -1
	}
	for i, head := range cells {
		key := scoring.PlainKey(fused(head))
		col := slices.IndexFunc(heads[:], func(names []string) bool { return key == scoring.PlainKey(names[0]) || slices.Contains(names[1:], key) })
		switch {
		case col < 0 && key != "":
			h.unused = append(h.unused, strings.TrimSpace(fused(head)))
		case col >= 0 && h.at[col] >= 0:
			h.twice = strings.TrimSpace(head)
		case col >= 0:
			h.at[col] = i
			h.known++
		}
	}
	return h
}

// A rowOfLine is a row and the line it begins in.
type rowOfLine struct {
	line int
	row
	days []string  // that the date can be
	of   [3]string // what tells plays apart: their number, day and game
}

func (r *rowOfLine) where() speech.Text { return speech.Say("exchange.line", "line", r.line) }

// csv reads a table. The separator is the one by which most headings make sense.
func (r *reader) csv(text string) error {
	var table *csv.Reader
	var best heading
	for _, separator := range separators {
		t := csv.NewReader(strings.NewReader(text))
		t.Comma, t.FieldsPerRecord, t.ReuseRecord = separator, -1, true
		cells, err := t.Read()
		if err != nil {
			continue
		}
		if h := headed(cells); table == nil || h.known > best.known {
			table, best = t, h
		}
	}
	if best.known == 0 {
		return speech.Err("exchange.no-table")
	}
	if best.twice != "" {
		return speech.Err("exchange.column-twice", "column", ledger.QuoteShort(best.twice))
	}
	for _, col := range []int{colDate, colGame, colPlayer} {
		if best.at[col] < 0 {
			return speech.Err("exchange.no-column", "column", heads[col][0])
		}
	}
	r.found.Unused = best.unused
	rows, err := r.rows(table, best.at)
	if err != nil {
		return err
	}
	for _, together := range plays(rows) {
		r.table(together)
	}
	return nil
}

// rows are all that follow the heading.
func (r *reader) rows(table *csv.Reader, at [columns]int) ([]*rowOfLine, error) {
	var rows []*rowOfLine
	for {
		cells, err := table.Read()
		var wrong *csv.ParseError
		switch {
		case errors.As(err, &wrong):
			return nil, speech.Err("exchange.quotes", "line", wrong.Line)
		case err != nil:
			return rows, nil // the end
		}
		line, _ := table.FieldPos(0)
		out := &rowOfLine{line: line}
		for col, i := range at {
			if i >= 0 && i < len(cells) {
				out.row[col] = clean(fused(cells[i]), col == colNote)
			}
		}
		if out.row == (row{}) {
			continue
		}
		if r.game(out.row[colGame]) != nil { // or else nobody asks when it was
			out.days = r.days(out.row[colDate])
		}
		out.of = [3]string{out.row[colPlay], cmp.Or(strings.Join(out.days, " "), out.row[colDate]), scoring.PlainKey(out.row[colGame])}
		if rows = append(rows, out); len(rows) > mostRows {
			return nil, speech.Err("exchange.too-many-rows")
		}
	}
}

// days are the days that a date can be. A table has few dates, each in many rows.
func (r *reader) days(typed string) []string {
	days, known := r.dated[typed]
	if !known {
		days = reading.Days(typed)
		r.dated[typed] = days
	}
	return days
}

// plays are the rows of each play, in the order of their first ones: those with the same id,
// or else the same number, day and game.
func plays(rows []*rowOfLine) [][]*rowOfLine {
	var all [][]*rowOfLine
	at := map[[3]string]int{}
	for _, r := range rows {
		key := r.of
		if uuid.Validate(key[0]) == nil {
			key = [3]string{key[0]}
		}
		i, known := at[key]
		if !known {
			i = len(all)
			at[key] = i
			all = append(all, nil)
		}
		all[i] = append(all[i], r)
	}
	return all
}

// table reads the rows of a play.
func (r *reader) table(rows []*rowOfLine) {
	first := rows[0]
	where := first.where()
	info := r.game(first.row[colGame])
	if info == nil {
		r.other(first.row[colGame])
		return
	}
	days := first.days
	switch {
	case len(days) == 0:
		r.skip(where, speech.Say("exchange.no-date", "date", ledger.QuoteShort(first.row[colDate])))
		return
	case len(days) > 1 && r.dates == Unknown:
		r.ask(where, first.row[colDate], days)
		return
	case len(days) > 1 && r.dates == MonthFirst:
		days = days[1:]
	}
	play := nights.Play{Game: info.ID, Day: days[0]}
	var notes []string
	won := make([]bool, len(rows))
	for i := range rows {
		seat := nights.Seat{Person: rows[i].row[colPlayer]}
		if why := rows[i].read(&play, &seat, &won[i], first); why != "" {
			r.skip(rows[i].where(), why)
			return
		}
		play.Seats = append(play.Seats, seat)
		if note := rows[i].row[colNote]; note != "" && !slices.Contains(notes, note) {
			notes = append(notes, note)
		}
	}
	play.Note = strings.Join(notes, "\n")
	if id, err := uuid.Parse(first.row[colPlay]); err == nil {
		play.ID = id.String()
	} else {
		if slices.ContainsFunc(play.Seats, func(s nights.Seat) bool { return s.Person == "" }) {
			r.skip(where, "exchange.no-player")
			return
		}
		play.ID = contentID(&play, first.row[colPlay])
	}
	r.propose(where, play, info, won, nil)
}

// read reads a row into a play and a seat, and says what of it can't be read. What rows say of
// the whole play has to be the same in each.
func (r *rowOfLine) read(p *nights.Play, s *nights.Seat, won *bool, first *rowOfLine) speech.Text {
	differ := func(col int) speech.Text {
		return speech.Say("exchange.rows-differ", "column", heads[col][0], "line", first.line)
	}
	switch {
	case r.of[1] != first.of[1]:
		return differ(colDate)
	case r.of[2] != first.of[2]:
		return differ(colGame)
	}
	for _, col := range []int{colData, colPlace, colBegan, colMinutes, colStopped} {
		if r.row[col] != first.row[col] {
			return differ(col)
		}
	}
	if why := readScore(r.row[colScore], s); why != "" {
		return why
	}
	for _, n := range []struct {
		col int
		to  *int
	}{{colRank, &s.Rank}, {colMinutes, &p.Minutes}} {
		if text := r.row[n.col]; text != "" {
			whole, err := strconv.Atoi(reading.WholeNumber(text))
			if err != nil || whole < 1 {
				return r.cannot(n.col)
			}
			*n.to = whole
		}
	}
	for _, b := range []struct {
		col int
		to  *bool
	}{{colWinner, won}, {colFirst, &s.First}, {colRival, &s.Rival}, {colStopped, &p.Stopped}} {
		if text := r.row[b.col]; text != "" {
			on, ok := reading.YesNo(text)
			if !ok {
				return r.cannot(b.col)
			}
			*b.to = on
		}
	}
	if text := r.row[colBegan]; text != "" {
		began, err := time.Parse(time.RFC3339, text)
		if err != nil {
			return r.cannot(colBegan)
		}
		p.Began = began.UTC()
	}
	p.Data, p.Place, s.Role = r.row[colData], r.row[colPlace], r.row[colRole]
	return ""
}

func (r *rowOfLine) cannot(col int) speech.Text {
	return speech.Say("exchange.no-cell", "cell", ledger.QuoteShort(r.row[col]), "column", heads[col][0])
}

// contentID is the id of a play by what is said of it, in whatever order people stand there.
func contentID(p *nights.Play, number string) string {
	seats := scoring.Each(len(p.Seats), func(i int) string {
		s := &p.Seats[i]
		return strings.Join([]string{strings.ToLower(s.Person), scoreOf(s), strconv.Itoa(s.Rank)}, "\x00")
	})
	slices.Sort(seats)
	return ID(append([]string{"told", p.Game, p.Day, number}, seats...)...)
}
