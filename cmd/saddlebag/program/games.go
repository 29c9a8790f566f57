package program

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/sheets"
	"saddlebag/templates"
)

// gameListing is a game in games --json.
type gameListing struct {
	ID         string          `json:"id"`
	Title      string          `json:"title"`
	MinPlayers int             `json:"min_players"`
	MaxPlayers int             `json:"max_players"`
	Edition    int             `json:"edition"`
	Crowd      string          `json:"-"` // the two numbers, for people
	Sheets     []sheetListing  `json:"sheets"`
	Options    []optionListing `json:"options"`
	Data       []string        `json:"data"`
	Described  []dataListing   `json:"described"`
}

// dataListing is house data of which a game has several, as it describes itself.
type dataListing struct {
	Name    string     `json:"name"`
	Title   string     `json:"title"`
	Players []int      `json:"players"`
	Crowd   string     `json:"-"`
	Length  string     `json:"length"`
	Story   string     `json:"story"`
	Aim     string     `json:"aim"`
	Extra   string     `json:"extra"`
	Leads   [][]string `json:"leads"` // whom each seat leads, for each of the players
}

type sheetListing struct {
	Name  string `json:"name"`
	About string `json:"about"`
}

type optionListing struct {
	Name    string   `json:"name"`
	Label   string   `json:"label"`
	Clause  string   `json:"clause"`
	Default string   `json:"default"`
	Choices []string `json:"choices"` // empty for a whole number
	From    int      `json:"from"`
	To      int      `json:"to"`
}

func gamesCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "games",
		Short: "List the games, their sheets and options",
		Example: `  saddlebag games
  saddlebag games --json`,
		Args: command.Arguments(0, 0, "no arguments"),
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
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one line of JSON")
	return cmd
}

func listing(t sheets.Title) gameListing {
	info := t.Game.Info()
	l := gameListing{
		ID: info.ID, Title: info.Title.String(), MinPlayers: info.MinPlayers, MaxPlayers: info.MaxPlayers, Edition: info.Edition, Crowd: info.PlayerRange().String(),
		Sheets: []sheetListing{}, Options: []optionListing{}, Data: append([]string{}, templates.Houses(info.ID)...), Described: []dataListing{},
	}
	for _, d := range titles.Shelf().Described(t.Game) {
		l.Described = append(l.Described, dataListing{d.Data.Name, d.Title, d.Players, d.Crowd().String(), d.Length.String(), d.Story, d.Aim, d.Extra, append([][]string{}, d.Leads...)})
	}
	for _, s := range t.AllSheets() {
		l.Sheets = append(l.Sheets, sheetListing{s.Name, s.About.String()})
	}
	for _, o := range info.Options {
		l.Options = append(l.Options, optionListing{o.Name, o.Label.String(), o.Clause, o.Default, append([]string{}, o.Choices...), o.From, o.To})
	}
	return l
}

func writeListing(p *command.Printer, l gameListing) {
	p.Line("%s: %s, %s players, rules edition %d", l.ID, l.Title, l.Crowd, l.Edition)
	p.Line("  sheets")
	for _, s := range l.Sheets {
		p.Line("    %-16s %s", s.Name, s.About)
	}
	if len(l.Options) > 0 {
		p.Line("  options (--set name=value)")
	}
	for _, o := range l.Options {
		values := strings.Join(o.Choices, "|")
		if len(o.Choices) == 0 {
			values = fmt.Sprintf("%d to %d", o.From, o.To)
		}
		p.Line("    %-16s %s, default %s: %s (%s)", o.Name, values, o.Default, o.Label, o.Clause)
	}
	p.Line("  house data (--data)")
	if len(l.Described) == 0 {
		p.Line("    %s", strings.Join(l.Data, ", "))
	}
	for _, d := range l.Described {
		p.Line("    %-16s for %s, %s: %s", d.Name, d.Crowd, d.Length, cmp.Or(d.Aim, d.Story))
		if d.Extra != "" {
			p.Line("    %-16s offers a rule to add. %s", "", d.Extra)
		}
	}
}
