package main

import (
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag"
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
		Args:    arguments(0, 0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			p := &printer{w: cmd.OutOrStdout()}
			p.line("%s", strings.TrimSpace(saddlebag.License))
			p.line("\n%s", strings.TrimSpace(saddlebag.Notice))
			if info, ok := debug.ReadBuildInfo(); ok {
				p.line("\nVersions of this program (%s):\n", info.GoVersion)
				for _, m := range info.Deps {
					p.line("%s %s", m.Path, m.Version)
				}
			}
			return p.err
		},
	}
}
