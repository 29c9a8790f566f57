package program

import (
	"fmt"
	"strconv"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
)

// clauseListing is a clause in rules --json.
type clauseListing struct {
	Clause string      `json:"clause"`
	Text   speech.Text `json:"text"`
	Mark   string      `json:"mark"`
}

func rulesCommand() *cobra.Command {
	var asJSON, odds, verbs bool
	var data string
	cmd := &cobra.Command{
		Use:   "rules GAME [CLAUSE]",
		Short: command.Say("cli.rules-short"),
		Long:  command.Say("cli.rules-long"),
		Example: `  saddlebag rules coal-n-write
  saddlebag rules coal-n-write CW11
  saddlebag rules coal-n-write --verbs
  saddlebag rules coal-n-write --odds`,
		Args:              command.Arguments(1, 2, "cli.rules-takes"),
		ValidArgsFunction: completeClauses,
		RunE: func(cmd *cobra.Command, args []string) error {
			title, err := command.Game(cmd, args[0])
			if err != nil {
				return err
			}
			switch {
			case odds && verbs:
				return command.Usage(cmd, "cli.odds-or-verbs")
			case odds && len(args) > 1:
				return command.Usage(cmd, "cli.odds-whole", "word", args[1])
			case verbs && len(args) > 1:
				return command.Usage(cmd, "cli.verbs-whole", "word", args[1])
			case data != "" && !odds:
				return command.Usage(cmd, "cli.data-needs-odds")
			case odds:
				return showOdds(cmd, title, data, asJSON)
			case verbs:
				return showVerbs(cmd, title, asJSON)
			}
			clauses := append(append([]scoring.Clause{}, title.Game.Info().Clauses...), ledger.Clauses...)
			if len(args) > 1 {
				if clauses = only(clauses, args[1]); len(clauses) == 0 {
					return command.Hinted(command.Failed("rules", "cli.no-clause", "game", title.Game.Info().Title, "word", strconv.Quote(args[1])),
						"cli.no-clause-hint", "game", title.Game.Info().ID)
				}
			}
			if asJSON {
				listings := []clauseListing{}
				for _, c := range clauses {
					listings = append(listings, clauseListing{c.Number, c.Text, string(c.Mark)})
				}
				return command.WriteJSON(cmd.OutOrStdout(), listings)
			}
			p := &command.Printer{W: cmd.OutOrStdout()}
			for i, chapter := range scoring.Chapters(clauses) {
				if len(args) == 1 {
					writeHeading(p, i, command.Words(chapter.Heading))
				}
				for _, c := range chapter.Clauses {
					writeClause(p, c)
				}
			}
			return p.Err
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, command.Say("cli.json-flag"))
	cmd.Flags().BoolVar(&verbs, "verbs", false, command.Say("cli.verbs-flag"))
	cmd.Flags().BoolVar(&odds, "odds", false, command.Say("cli.odds-flag"))
	cmd.Flags().StringVar(&data, "data", "", command.Say("cli.odds-data-flag"))
	return cmd
}

func only(clauses []scoring.Clause, number string) []scoring.Clause {
	for _, c := range clauses {
		if strings.EqualFold(c.Number, number) {
			return []scoring.Clause{c}
		}
	}
	return nil
}

// The layout of clauses in a terminal.
const (
	textWidth = 80
	indent    = 6
)

// writeHeading writes the heading of a chapter, apart from the one before.
func writeHeading(p *command.Printer, chapter int, heading string) {
	if chapter > 0 {
		p.Line("")
	}
	p.Line("%s", heading)
}

func writeClause(p *command.Printer, c scoring.Clause) {
	line := c.Number + strings.Repeat(" ", max(1, indent-len(c.Number)))
	text := command.Words(c.Text)
	if c.Mark != "" {
		text += " (" + string(c.Mark) + ")"
	}
	words := strings.Fields(text)
	for i, w := range words {
		switch {
		case i == 0:
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(w) > textWidth:
			p.Line("%s", line)
			line = strings.Repeat(" ", indent)
		default:
			line += " "
		}
		line += w
	}
	p.Line("%s", line)
}

func showOdds(cmd *cobra.Command, title sheets.Title, data string, asJSON bool) error {
	teller, ok := title.Game.(scoring.OddsProvider)
	if !ok {
		return command.Refused("rules", "cli.no-odds", "game", title.Game.Info().Title)
	}
	found, err := command.FindHouse(title.Game, data, 0)
	if err != nil {
		return err
	}
	tables := teller.Odds(found.House)
	if asJSON {
		return command.WriteJSON(cmd.OutOrStdout(), tables)
	}
	p := &command.Printer{W: cmd.OutOrStdout()}
	for i, t := range tables {
		if i > 0 {
			p.Line("")
		}
		writeOdds(p, t)
	}
	return p.Err
}

// writeOdds writes a table of odds, its columns as wide as they need.
func writeOdds(p *command.Printer, t scoring.Odds) {
	writeClause(p, scoring.Clause{Number: t.Clause, Text: t.Title})
	if t.Note != "" {
		p.Line("%s", command.Words(t.Note))
	}
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, strings.Join(scoring.Each(len(t.Columns), func(i int) string { return command.Words(t.Columns[i]) }), "\t"))
	for _, row := range t.Rows {
		words := []string{command.Words(row.Label)}
		for _, c := range row.Chances {
			words = append(words, c.String())
		}
		if row.Note != "" {
			words = append(words, command.Words(row.Note))
		}
		fmt.Fprintln(w, strings.Join(words, "\t"))
	}
	_ = w.Flush() // a strings.Builder takes everything
	for line := range strings.Lines(b.String()) {
		p.Line("  %s", strings.TrimRight(line, " \n"))
	}
}
