package exchange

import (
	"encoding/csv"
	"io"
	"regexp"
	"strconv"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
)

// The columns of a table, in order. A row is a player in a play.
const (
	colDate = iota
	colGame
	colPlayer
	colScore
	colRank
	colWinner
	colFirst
	colRole
	colRival
	colData
	colPlace
	colBegan
	colMinutes
	colStopped
	colNote
	colPlay
	columns
)

// heads are what stands over the columns: first what we write, then what else people do, as
// [scoring.PlainKey] has it.
var heads = [columns][]string{
	colDate:    {"Date", "day", "when", "played", "playedon", "dateplayed", "playdate"},
	colGame:    {"Game", "title", "gamename", "gametitle", "boardgame"},
	colPlayer:  {"Player", "who", "person", "playername"},
	colScore:   {"Score", "points", "pts", "total", "result", "finalscore", "totalscore", "money", "cash"},
	colRank:    {"Rank", "position", "standing", "finish"},
	colWinner:  {"Winner", "won", "win"},
	colFirst:   {"First player", "first", "startplayer", "startingplayer", "starter"},
	colRole:    {"Role", "character", "colour"},
	colRival:   {"Rival", "npc", "bot", "automa"},
	colData:    {"House data", "sheet", "board", "deck", "map", "scenario"},
	colPlace:   {"Location", "where", "venue"},
	colBegan:   {"Began (UTC)"},
	colMinutes: {"Minutes", "min", "mins", "duration", "durationmin"},
	colStopped: {"Stopped early", "stopped"},
	colNote:    {"Note", "notes", "comment", "comments", "remark", "remarks"},
	colPlay:    {"Play", "playid", "id", "no", "number", "gameno", "gamenumber", "match"},
}

// A row is what the columns say of a player in a play.
type row [columns]string

// byteOrderMark tells spreadsheets that a table is in UTF-8.
const byteOrderMark = "\ufeff"

// CSV writes the plays as a table by RFC 4180, with a byte order mark where it's marked: some
// spreadsheets take it for another encoding without.
func (l *Log) CSV(w io.Writer, marked bool) error {
	if marked {
		if _, err := io.WriteString(w, byteOrderMark); err != nil {
			return err
		}
	}
	table := csv.NewWriter(w)
	table.UseCRLF = true
	_ = table.Write(scoring.Each(columns, func(i int) string { return heads[i][0] })) // Flush keeps the error
	for i := range l.Plays {
		p := &l.Plays[i]
		for seat := range p.Seats {
			cells := l.row(p, seat)
			_ = table.Write(scoring.Each(columns, func(i int) string { return defused(cells[i]) }))
		}
	}
	table.Flush()
	return table.Error()
}

func (l *Log) row(p *nights.Play, seat int) row {
	s, began := &p.Seats[seat], ""
	if !p.Began.IsZero() {
		began = p.Began.UTC().Format(time.RFC3339)
	}
	return row{
		colDate: p.Day, colGame: l.info(p).Title.String(), colPlayer: l.player(s).name, colScore: scoreOf(s), colRank: number(s.Rank),
		colWinner: yes(p.Won(seat)), colFirst: yes(s.First), colRole: s.Role, colRival: yes(s.Rival), colData: p.Data, colPlace: p.Place,
		colBegan: began, colMinutes: number(p.Minutes), colStopped: yes(p.Stopped), colNote: oneLineEnd.Replace(p.Note), colPlay: playID(p.ID),
	}
}

// number is a number; empty where nobody knows it.
func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// yes is empty for no, as a tick is.
func yes(is bool) string {
	if is {
		return scoring.Yes
	}
	return ""
}

// A cell that begins like runs is a formula to some spreadsheet, once a quote before it is
// gone. One that is a number is none.
var (
	runs      = regexp.MustCompile(`^'*\s*[=+\-@\t\r\n＝＋－＠]`)
	isANumber = regexp.MustCompile(`^-?[0-9]+(\.[0-9])?$`)
)

// defused is a cell that no spreadsheet runs: it has a quote before it.
func defused(cell string) string {
	if runs.MatchString(cell) && !isANumber.MatchString(cell) {
		return "'" + cell
	}
	return cell
}

// fused is the cell that was defused.
func fused(cell string) string {
	if cell != "" && cell[0] == '\'' && runs.MatchString(cell) {
		return cell[1:]
	}
	return cell
}
