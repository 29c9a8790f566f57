package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/sheets"
)

// openLedger reads a ledger and starts its game, with the house data that
// --data names if it does. Errors name the file, the line and the column.
func openLedger(file, text, data string) (*reading.Typed, error) {
	return reading.Ledger(shelf(), file, text, ownData(data))
}

// ownData finds the house data that --data names; nil where it names none.
func ownData(data string) ledger.DataLoader {
	if data == "" {
		return nil
	}
	return func(game scoring.Game) (ledger.HouseData, error) { return findHouse(game, data, 0) }
}

// readInput reads a file, or standard input for "-".
func readInput(cmd *cobra.Command, file string) (string, error) {
	var in io.Reader
	if file == "-" {
		in = cmd.InOrStdin()
	} else {
		f, err := os.Open(file)
		if err != nil {
			return "", failed(file, "%w", plainCause(err))
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, ledger.MaxBytes+1))
	if err != nil {
		return "", failed(file, "%w", plainCause(err))
	}
	if strings.HasPrefix(string(text), databaseHead) {
		return string(text), nil // which no text editor has written
	}
	return decoded(cmd, file, text)
}

// decoded is the text of a file in whatever encoding it is.
func decoded(cmd *cobra.Command, file string, raw []byte) (string, error) {
	t, err := reading.Decode(raw)
	if err != nil {
		return "", failed(file+":1:1", "%w", err)
	}
	if t.Encoding == reading.Windows1252 {
		fmt.Fprintf(cmd.ErrOrStderr(), "saddlebag: %s: read as %s; save it as UTF-8 to be sure of every letter\n", legible(file), t.Encoding.Name())
	}
	return t.String, nil
}

// plainCause takes the operation and the path off a file error: the line it
// goes into names the file already.
func plainCause(err error) error {
	var path *os.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// game finds the game that a command's argument names.
func game(cmd *cobra.Command, id string) (sheets.Title, error) {
	title, ok := findTitle(id)
	if !ok {
		return title, hinted(failed(cmd.Name(), "no game %q", id), "%s", orMeant(id, titleIDs(), "there is "+strings.Join(titleIDs(), ", ")))
	}
	return title, nil
}

// unplaced is the message of an error without a place in a ledger that nobody
// has seen.
func unplaced(err error) string {
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		return syntax.Message
	}
	return err.Error()
}

// databaseHead is how every SQLite file begins.
const databaseHead = "SQLite format 3\x00"
