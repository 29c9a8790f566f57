package program

import (
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
)

// verbListing is a form of a verb in rules --verbs --json.
type verbListing struct {
	Form    string      `json:"form"`
	Help    speech.Text `json:"help"`
	Clause  string      `json:"clause"`
	Example string      `json:"example"`
}

// showVerbs shows how the events of a game are written, and those of every game.
func showVerbs(cmd *cobra.Command, title sheets.Title, asJSON bool) error {
	info := title.Game.Info()
	listings := []verbListing{}
	for _, v := range ledger.AllVerbs(info) {
		listings = append(listings, verbListing{v.Form(), v.Help, v.Clause, v.Example})
	}
	if asJSON {
		return command.WriteJSON(cmd.OutOrStdout(), listings)
	}
	p := &command.Printer{W: cmd.OutOrStdout()}
	for i, l := range listings {
		if i > 0 {
			p.Line("")
		}
		p.Line("%s  (%s)", l.Form, l.Clause)
		p.Line("  %s", strings.TrimSpace(command.Words(l.Help)))
		p.Line("  %s", l.Example)
	}
	return p.Err
}
