package main

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"saddlebag/scoring/ledger"
)

// verification is what verify --json prints.
type verification struct {
	File     string `json:"file"`
	Whole    bool   `json:"whole"`
	Entries  int    `json:"entries"`
	Withheld int    `json:"withheld"`
	Last     string `json:"last"`
	Error    string `json:"error"`
}

func verifyCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "verify FILE",
		Short: "Verify the hash chain of a JSON export",
		Long: `Verify walks the chain of hashes in the JSON export of a table: every entry
follows from all entries before it, so none can have been changed, dropped or
put in afterwards. Entries whose secret is withheld are counted, not compared.`,
		Example: `  saddlebag verify friday.json
  saddlebag verify friday.json --json`,
		Args: arguments(1, 1, "one file, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error {
			file := args[0]
			text, err := readInput(cmd, file)
			if err != nil {
				return err
			}
			var log ledger.Log
			if err := json.Unmarshal([]byte(text), &log); err != nil {
				return failed(file, "not the JSON export of a table: %w", err)
			}
			v, err := ledger.Verify(log.Header, log.Records)
			found := verification{File: file, Whole: err == nil, Entries: v.Entries, Withheld: v.Withheld, Last: fmt.Sprintf("%x", v.Last)}
			if err != nil {
				found.Error = err.Error()
			}
			if asJSON {
				if err := writeJSON(cmd.OutOrStdout(), found); err != nil {
					return err
				}
				if !found.Whole {
					return &exitError{code: exitRefused}
				}
				return nil
			}
			if err != nil {
				return refused(file, "the chain is broken after %d entries: %w", v.Entries, err)
			}
			p := &printer{w: cmd.OutOrStdout()}
			p.line("%s: the chain of %d entries is whole (%d withheld), last %x", file, v.Entries, v.Withheld, v.Last)
			return p.err
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one line of JSON")
	return cmd
}
