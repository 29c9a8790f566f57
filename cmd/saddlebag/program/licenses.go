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
		Use:   "licenses",
		Short: "Show what the program is made of, and under which licences",
		Long: `Licenses prints the licence of Saddlebag, then the modules and fonts that this
program was built with, each with its version, its licence and who holds the
rights. The full texts lie beside the program in a release, in the folder
licenses.`,
		Example: `  saddlebag licenses`,
		Args:    command.Arguments(0, 0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			p := &command.Printer{W: cmd.OutOrStdout()}
			p.Line("%s", strings.TrimSpace(saddlebag.License))
			p.Line("\n%s", strings.TrimSpace(saddlebag.Notice))
			if info, ok := debug.ReadBuildInfo(); ok {
				p.Line("\nVersions of this program (%s):\n", info.GoVersion)
				for _, m := range info.Deps {
					p.Line("%s %s", m.Path, m.Version)
				}
			}
			return p.Err
		},
	}
}
