package program

import (
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag"
	"saddlebag/cmd/saddlebag/command"
)

func licensesCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "licenses",
		Short:   command.Say("cli.licenses-short"),
		Long:    command.Say("cli.licenses-long"),
		Example: `  saddlebag licenses`,
		Args:    command.Arguments(0, 0, "cli.no-arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			p := &command.Printer{W: cmd.OutOrStdout()}
			p.Line("%s", strings.TrimSpace(saddlebag.License))
			p.Line("\n%s", strings.TrimSpace(saddlebag.Notice))
			if info, ok := debug.ReadBuildInfo(); ok {
				p.Line("\n%s\n", command.Say("cli.versions", "go", info.GoVersion))
				for _, m := range info.Deps {
					p.Line("%s %s", m.Path, m.Version)
				}
			}
			return p.Err
		},
	}
}
