package tables

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
)

// verification is what verify --json prints of one chain.
type verification struct {
	File     string `json:"file"`
	Table    string `json:"table"` // empty for an export, and for a database as a whole
	Whole    bool   `json:"whole"`
	Entries  int    `json:"entries"` // that are whole
	Withheld int    `json:"withheld"`
	Last     string `json:"last"`
	State    string `json:"state"`
	Error    string `json:"error"`

	log *logbook.Log // as far as it could be read; nil where it could not
}

// The states of what is verified.
const (
	whole      = "whole"
	broken     = "broken"          // the chain, by an entry that is not what was entered
	unreadable = "unreadable"      // an entry, or all
	cardless   = "card unreadable" // the entries are whole; who sits where is not known
	damaged    = "damaged"         // the database, as a whole
)

// VerifyCommand verifies the hash chains of an export or a database.
func VerifyCommand() *cobra.Command {
	var asJSON bool
	var folder string
	cmd := &cobra.Command{
		Use:   "verify FILE",
		Short: command.Say("cli.verify-short"),
		Long:  command.Say("cli.verify-long"),
		Example: `  saddlebag verify friday.json
  saddlebag verify friday.json --json
  saddlebag verify saddlebag.db
  saddlebag verify saddlebag.db --salvage whole`,
		Args: command.Arguments(1, 1, "cli.verify-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			file := args[0]
			found, err := verifyAny(cmd, file)
			if err != nil {
				return err
			}
			worst := command.ExitDone
			for _, v := range found {
				code, err := tellVerified(cmd, v, asJSON)
				if err != nil {
					return err
				}
				worst = max(worst, code)
			}
			if folder != "" {
				if err := salvage(cmd.ErrOrStderr(), folder, found); err != nil {
					return err
				}
			}
			if worst != command.ExitDone {
				return &command.ExitError{Code: worst}
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, command.Say("cli.json-each-table-flag"))
	cmd.Flags().StringVar(&folder, "salvage", "", command.Say("cli.salvage-flag"))
	return cmd
}

// verifyAny verifies a database, or what was exported of one.
func verifyAny(cmd *cobra.Command, file string) ([]verification, error) {
	if postgres.Is(file) {
		return verifyDatabase(cmd.Context(), file)
	}
	text, err := command.ReadInput(cmd, file)
	switch {
	case err != nil:
		return nil, err
	case strings.HasPrefix(text, command.DatabaseHead):
		return verifyDatabase(cmd.Context(), file)
	}
	return verifyExport(file, text)
}

func verifyExport(file, text string) ([]verification, error) {
	var log logbook.Log
	if err := json.Unmarshal([]byte(text), &log); err != nil {
		return nil, command.Failed(file, "cli.not-export", "why", err)
	}
	return []verification{verify(file, "", &log)}, nil
}

func verify(file, table string, log *logbook.Log) verification {
	v, err := logbook.Verify(log.Header, log.Records)
	if err == nil {
		err = log.Journal.Verify()
	}
	found := verification{
		File: file, Table: table, Whole: err == nil,
		Entries: v.Entries, Withheld: v.Withheld, Last: fmt.Sprintf("%x", v.Last), State: whole, log: log,
	}
	if err != nil {
		found.State, found.Error = broken, command.Told(err)
	}
	return found
}

// tellVerified says what was found of one chain, with its exit code; an error
// is one of output.
func tellVerified(cmd *cobra.Command, v verification, asJSON bool) (int, error) {
	code := command.ExitDone
	if !v.Whole {
		code = command.ExitRefused
	}
	what := v.File
	if v.Table != "" {
		what = command.Say("cli.table-of", "file", v.File, "table", ledger.Quote(v.Table))
	}
	switch {
	case asJSON:
		return code, command.WriteJSON(cmd.OutOrStdout(), v)
	case !v.Whole:
		return command.Report(cmd.ErrOrStderr(), faultOf(what, v)), nil
	}
	p := &command.Printer{W: cmd.OutOrStdout()}
	p.Line("%s", command.Say("cli.chain-whole", "file", what, "n", v.Entries, "withheld", v.Withheld, "hash", v.Last))
	return code, p.Err
}

// faultOf says what is wrong with what is not whole.
func faultOf(what string, v verification) error {
	switch v.State {
	case damaged:
		return command.Refused(what, "cli.database-damaged", "why", v.Error)
	case cardless:
		return command.Refused(what, "cli.card-unreadable", "why", v.Error, "n", v.Entries)
	case unreadable:
		return command.Refused(what, "cli.unreadable-after", "n", v.Entries, "why", v.Error)
	}
	return command.Refused(what, "cli.chain-broken", "n", v.Entries, "why", v.Error)
}
