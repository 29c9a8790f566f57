package program

import (
	"cmp"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/templates"
)

// gameListing is a game in games --json.
type gameListing struct {
	ID         string          `json:"id"`
	Title      speech.Text     `json:"title"`
	MinPlayers int             `json:"min_players"`
	MaxPlayers int             `json:"max_players"`
	Edition    int             `json:"edition"`
	Crowd      speech.Text     `json:"-"` // the two numbers, for people
	Sheets     []sheetListing  `json:"sheets"`
	Options    []optionListing `json:"options"`
	Data       []string        `json:"data"`
	Described  []dataListing   `json:"described"`
}

// dataListing is house data of which a game has several, as it describes itself.
type dataListing struct {
	Name    string          `json:"name"`
	Title   speech.Text     `json:"title"`
	Players []int           `json:"players"`
	Crowd   speech.Text     `json:"-"`
	Length  speech.Text     `json:"length"`
	Story   speech.Text     `json:"story"`
	Aim     speech.Text     `json:"aim"`
	Extra   speech.Text     `json:"extra"`
	Leads   [][]speech.Text `json:"leads"` // whom each seat leads, for each of the players
}

type sheetListing struct {
	Name  string      `json:"name"`
	About speech.Text `json:"about"`
}

type optionListing struct {
	Name    string      `json:"name"`
	Label   speech.Text `json:"label"`
	Clause  string      `json:"clause"`
	Default string      `json:"default"`
	Choices []string    `json:"choices"` // empty for a whole number
	From    int         `json:"from"`
	To      int         `json:"to"`
}

func gamesCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "games",
		Short: command.Say("cli.games-short"),
		Example: `  saddlebag games
  saddlebag games --json`,
		Args: command.Arguments(0, 0, "cli.no-arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			listings := []gameListing{}
			for _, t := range titles.List {
				listings = append(listings, listing(t))
			}
			if asJSON {
				return command.WriteJSON(cmd.OutOrStdout(), listings)
			}
			p := &command.Printer{W: cmd.OutOrStdout()}
			for i, l := range listings {
				if i > 0 {
					p.Line("")
				}
				writeListing(p, l)
			}
			return p.Err
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, command.Say("cli.json-flag"))
	return cmd
}

func listing(t sheets.Title) gameListing {
	info := t.Game.Info()
	l := gameListing{
		ID: info.ID, Title: info.Title, MinPlayers: info.MinPlayers, MaxPlayers: info.MaxPlayers, Edition: info.Edition, Crowd: info.PlayerRange(),
		Sheets: []sheetListing{}, Options: []optionListing{}, Data: append([]string{}, templates.Houses(info.ID)...), Described: []dataListing{},
	}
	for _, d := range titles.Shelf().Described(t.Game) {
		l.Described = append(l.Described, dataListing{d.Data.Name, d.Marked, d.Players, d.Crowd(), d.Length, d.Story, d.Aim, d.Extra, append([][]speech.Text{}, d.Leads...)})
	}
	for _, s := range t.AllSheets() {
		l.Sheets = append(l.Sheets, sheetListing{s.Name, s.About})
	}
	for _, o := range info.Options {
		l.Options = append(l.Options, optionListing{o.Name, o.Label, o.Clause, o.Default, append([]string{}, o.Choices...), o.From, o.To})
	}
	return l
}

func writeListing(p *command.Printer, l gameListing) {
	p.Line("%s: %s", l.ID, command.Say("cli.game", "title", l.Title, "players", l.Crowd, "edition", l.Edition))
	p.Line("  %s", command.Say("cli.sheets"))
	for _, s := range l.Sheets {
		p.Line("    %-16s %s", s.Name, command.Words(s.About))
	}
	if len(l.Options) > 0 {
		p.Line("  %s", command.Say("cli.options"))
	}
	for _, o := range l.Options {
		values := strings.Join(o.Choices, "|")
		if len(o.Choices) == 0 {
			values = command.Say("cli.from-to", "from", o.From, "to", o.To)
		}
		p.Line("    %-16s %s", o.Name, command.Say("cli.option", "values", values, "default", o.Default, "label", o.Label, "clause", o.Clause))
	}
	p.Line("  %s", command.Say("cli.house-data"))
	if len(l.Described) == 0 {
		p.Line("    %s", strings.Join(l.Data, ", "))
	}
	for _, d := range l.Described {
		p.Line("    %-16s %s", d.Name, command.Say("cli.data-line", "players", d.Crowd, "length", d.Length, "aim", cmp.Or(d.Aim, d.Story)))
		if d.Extra != "" {
			p.Line("    %-16s %s", "", command.Say("cli.extra-rule", "rule", d.Extra))
		}
	}
}
