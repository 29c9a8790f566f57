package program

import (
	"cmp"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
)

// helpCommand is another way to write --help. Unlike cobra's own it does not
// take a command that there is not for done.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: command.Say("cli.help-short"),
		Example: `  saddlebag help
  saddlebag help print`,
		Args: command.Arguments(0, 1, "cli.help-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			about, unknown, err := cmd.Root().Find(args)
			if err != nil {
				return err
			}
			if len(unknown) > 0 {
				return noSuchCommand(cmd, unknown)
			}
			return about.Help()
		},
	}
}

// pages are where to read more of a command.
var pages = map[string]string{
	"backup":     "OPERATING.md",
	"check":      "docs/ledgers.md, docs/filled-sheets.md",
	"completion": "docs/settings.md",
	"copy":       "OPERATING.md",
	"data":       "docs/house-data.md",
	"export":     "docs/nights.md",
	"games":      "docs/printing.md",
	"new":        "docs/terminal.md, docs/filled-sheets.md",
	"nights":     "docs/nights.md",
	"play":       "docs/terminal.md",
	"print":      "docs/printing.md",
	"roll":       "docs/terminal.md",
	"rules":      "docs/ledgers.md",
	"say":        "docs/terminal.md",
	"serve":      "docs/phones.md, OPERATING.md",
	"tables":     "OPERATING.md",
	"verify":     "OPERATING.md",
}

// namePages ends the help of each command with its page: its own, or that of the command
// above it.
func namePages(cmd *cobra.Command, above string) {
	page := cmp.Or(pages[cmd.Name()], above)
	cmd.Long = cmp.Or(cmd.Long, cmd.Short) + "\n\n" + command.Say("cli.more", "pages", page)
	for _, sub := range cmd.Commands() {
		namePages(sub, page)
	}
}
