package program

import (
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/check"
	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/export"
	"saddlebag/cmd/saddlebag/play"
	"saddlebag/cmd/saddlebag/print"
	"saddlebag/cmd/saddlebag/serve"
	"saddlebag/cmd/saddlebag/site"
	"saddlebag/cmd/saddlebag/tables"
	"saddlebag/scoring/speech"
)

// root is the command without a subcommand, with all of them below it.
func root() *cobra.Command {
	var s command.Settings
	cmd := &cobra.Command{
		Use:   "saddlebag",
		Short: command.Say("cli.program-short"),
		Long:  command.Say("cli.program-long"),
		Example: `  saddlebag games
  saddlebag print coal-n-write --player Ann --player Bob -o night.pdf
  saddlebag new coal-n-write --player Ann --player Bob > night.ledger
  saddlebag play night.ledger
  saddlebag check night.ledger
  saddlebag serve
  saddlebag games --lang en`,
		Version: version(),
		// One or two letters off a command still name it in a hint.
		SuggestionsMinimumDistance: 2,

		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          noSuchCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) (err error) {
			s, err = command.LoadSettings(cmd)
			return err
		},
	}
	cmd.SetVersionTemplate("saddlebag {{.Version}}\n")
	cmd.SetFlagErrorFunc(flagError)
	cmd.PersistentFlags().String("config", "", command.Say("cli.config-flag"))
	cmd.PersistentFlags().String("lang", "", command.Say("cli.lang-flag", "tags", strings.Join(command.Languages(), ", ")))
	cmd.SetHelpCommand(helpCommand())
	cmd.AddCommand(gamesCommand(), print.Command(&s), play.NewCommand(), play.SayCommand(), play.Command(), check.Command(&s),
		export.Command(), tables.VerifyCommand(), play.RollCommand(), rulesCommand(), dataCommand(), serve.Command(&s), site.Command(), tables.BackupCommand(&s), tables.CopyCommand(), tables.Command(&s), tables.NightsCommand(&s), licensesCommand(), completionCommand())
	cmd.AddCommand(packing()...)
	completeValues(cmd)
	namePages(cmd, "README.md")
	flagsOfAll(cmd)
	cmd.SetUsageFunc(writeUsage)
	command.ReadTyped(cmd)
	return cmd
}

func noSuchCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	e := command.Hinted(command.Failed(args[0], "cli.no-command"), "cli.see-help", "command", cmd.Root().Name())
	if args[0] == "version" {
		return command.Hinted(e, "cli.version-hint")
	}
	if near := cmd.Root().SuggestionsFor(args[0]); len(near) > 0 {
		return command.Hinted(e, "cli.did-you-mean", "word", speech.Any(speech.Named(near...)))
	}
	return e
}

// version is the module's, which a tag or the commit names, with the commit where it is
// known, and what the program was built by and for.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return command.Say("cli.unknown-version")
	}
	said, commit := info.Main.Version, ""
	if said == "" || said == "(devel)" {
		said = command.Say("cli.no-version")
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			commit = s.Value
		}
	}
	return command.Say("cli.version", "version", said, "commit", commit, "go", info.GoVersion, "system", runtime.GOOS+"/"+runtime.GOARCH)
}
