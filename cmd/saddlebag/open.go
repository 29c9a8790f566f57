package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// An opened ledger: what it says, whose game it is, and the game at its start.
type opened struct {
	doc   *ledger.Document
	title sheets.Title
	house houseData
	fold  *ledger.Fold
}

// openLedger reads a ledger and starts its game. Errors name the file, the
// line and the column.
func openLedger(file, text, data string) (*opened, error) {
	o, err := startLedger(text, data)
	var syntax *ledger.SyntaxError
	if errors.As(err, &syntax) {
		err = &exitError{code: exitFailed, message: file + ":" + syntax.Error(), cause: err}
	}
	return o, err
}

func startLedger(text, data string) (*opened, error) {
	doc, err := ledger.Parse(text)
	if err != nil {
		return nil, err
	}
	title, ok := findTitle(doc.Header.Game)
	if !ok {
		return nil, doc.Header.At("saddlebag", "no game %q; there is %s", doc.Header.Game, strings.Join(titleIDs(), ", "))
	}
	house, err := houseOf(title.Game, &doc.Header, data)
	if err != nil {
		return nil, err
	}
	fold, err := ledger.Open(title.Game, &doc.Header, house.house)
	if err != nil {
		return nil, err
	}
	return &opened{doc, title, house, fold}, nil
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
	return string(text), nil
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
		return title, hinted(failed(cmd.Name(), "no game %q", id), "there is %s", strings.Join(titleIDs(), ", "))
	}
	return title, nil
}

// completeGames completes the name of a game as the first argument.
func completeGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []string
	for _, t := range titles {
		ids = append(ids, fmt.Sprintf("%s\t%s", t.Game.Info().ID, t.Game.Info().Title))
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}
