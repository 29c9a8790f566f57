package command

import (
	"errors"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/sheets"
)

// OpenLedger reads a ledger and starts its game, with the house data that
// --data names if it does. Errors name the file, the line and the column.
func OpenLedger(file, text, data string) (*reading.Typed, error) {
	return reading.Ledger(titles.Shelf(), file, text, OwnData(data))
}

// OwnData finds the house data that --data names; nil where it names none.
func OwnData(data string) ledger.DataLoader {
	if data == "" {
		return nil
	}
	return func(game scoring.Game) (ledger.HouseData, error) { return FindHouse(game, data, 0) }
}

// ReadInput reads a file, or standard input for "-".
func ReadInput(cmd *cobra.Command, file string) (string, error) {
	var in io.Reader
	if file == "-" {
		in = cmd.InOrStdin()
	} else {
		f, err := os.Open(file)
		if err != nil {
			return "", FailedBy(file, PlainCause(err))
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, ledger.MaxBytes+1))
	if err != nil {
		return "", FailedBy(file, PlainCause(err))
	}
	if strings.HasPrefix(string(text), DatabaseHead) {
		return string(text), nil // which no text editor has written
	}
	return decoded(cmd, file, text)
}

// decoded is the text of a file in whatever encoding it is.
func decoded(cmd *cobra.Command, file string, raw []byte) (string, error) {
	t, err := reading.Decode(raw)
	if err != nil {
		return "", FailedBy(file+":1:1", err)
	}
	if t.Encoding == reading.Windows1252 {
		Note(cmd.ErrOrStderr(), "cli.read-as", "file", Legible(file), "encoding", t.Encoding.Name())
	}
	return t.String, nil
}

// PlainCause takes the operation and the path off a file error: the line it
// goes into names the file already.
func PlainCause(err error) error {
	var path *os.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// Game finds the game that a command's argument names.
func Game(cmd *cobra.Command, id string) (sheets.Title, error) {
	title, ok := titles.Find(id)
	if !ok {
		return title, Advised(Failed(cmd.Name(), "cli.no-game", "word", strconv.Quote(id)), OrMeant(id, titles.IDs(), Say("cli.games-are", "words", strings.Join(titles.IDs(), ", "))))
	}
	return title, nil
}

// Unplaced is the message of an error without a place in a ledger that nobody
// has seen.
func Unplaced(err error) string {
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		return Words(syntax.Message)
	}
	return Told(err)
}

// DatabaseHead is how every SQLite file begins.
const DatabaseHead = "SQLite format 3\x00"
