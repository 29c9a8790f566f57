package program

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"saddlebag/cmd/saddlebag/command"
)

// writeUsage writes below the text of a command's help how to call it, as cobra does in
// English.
func writeUsage(cmd *cobra.Command) error {
	p := &command.Printer{W: cmd.OutOrStderr()}
	p.Line("%s", command.Say("cli.usage"))
	if cmd.Runnable() {
		p.Line("  %s", cmd.UseLine())
	}
	if cmd.HasAvailableSubCommands() {
		p.Line("  %s [command]", cmd.CommandPath())
	}
	if cmd.HasExample() {
		p.Line("\n%s\n%s", command.Say("cli.examples"), cmd.Example)
	}
	if cmd.HasAvailableSubCommands() {
		p.Line("\n%s", command.Say("cli.available-commands"))
		for _, sub := range cmd.Commands() {
			if sub.IsAvailableCommand() || sub.Name() == "help" { // which cobra does not count
				p.Line("  %-*s %s", sub.NamePadding(), sub.Name(), sub.Short)
			}
		}
	}
	for _, of := range []struct {
		heading string
		flags   *pflag.FlagSet
	}{{"cli.flags", cmd.LocalFlags()}, {"cli.global-flags", cmd.InheritedFlags()}} {
		if of.flags.HasAvailableFlags() {
			p.Line("\n%s", command.Say(of.heading))
			p.Lines(flagLines(of.flags))
		}
	}
	if cmd.HasAvailableSubCommands() {
		p.Line("\n%s", command.Say("cli.help-of", "command", cmd.CommandPath()))
	}
	return p.Err
}

// flagLines are the flags, each with what it is, in columns.
func flagLines(flags *pflag.FlagSet) []string {
	var names, about []string
	widest := 0
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := "      --" + f.Name
		if f.Shorthand != "" {
			name = "  -" + f.Shorthand + ", --" + f.Name
		}
		takes, says := pflag.UnquoteUsage(f)
		switch {
		case takes != "" && !strings.Contains(f.Usage, "`"):
			name += " " + command.Say("cli.takes-"+strings.ToLower(takes))
		case takes != "":
			name += " " + takes
		}
		if usual := f.DefValue; !sayNothing[usual] {
			if f.Value.Type() == "string" {
				usual = strconv.Quote(usual)
			}
			says = command.Say("cli.usually", "says", says, "default", usual)
		}
		names, about = append(names, name), append(about, says)
		widest = max(widest, utf8.RuneCountInString(name))
	})
	for i := range names {
		names[i] = fmt.Sprintf("%-*s   %s", widest, names[i], about[i])
	}
	return names
}

// sayNothing are defaults that say nothing.
var sayNothing = map[string]bool{"": true, "0": true, "false": true, "[]": true}

// flagsOfAll gives all commands the flags that cobra would give them in English.
func flagsOfAll(cmd *cobra.Command) {
	cmd.Flags().BoolP("help", "h", false, command.Say("cli.help-flag", "command", cmd.Name()))
	if cmd.Version != "" {
		cmd.Flags().BoolP("version", "v", false, command.Say("cli.version-flag", "command", cmd.Name()))
	}
	for _, sub := range cmd.Commands() {
		flagsOfAll(sub)
	}
}

// flagError says what is wrong with a flag.
func flagError(cmd *cobra.Command, err error) error {
	hint := command.Say("cli.see-help", "command", cmd.CommandPath())
	why := err.Error()
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	var value *pflag.InvalidValueError
	var malformed *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		why = saidOfFlag("cli.unknown-flag", "cli.unknown-flag-letter", unknown.GetSpecifiedName(), unknown.GetSpecifiedShortnames())
		hint = command.OrMeant(unknown.GetSpecifiedName(), flagNames(cmd), hint)
	case errors.As(err, &bare):
		why = saidOfFlag("cli.bare-flag", "cli.bare-flag-letter", bare.GetSpecifiedName(), bare.GetSpecifiedShortnames())
	case errors.As(err, &value):
		why = "--" + value.GetFlag().Name + ": " + command.Told(value.Unwrap())
	case errors.As(err, &malformed):
		why = command.Say("cli.malformed-flag", "flag", malformed.GetSpecifiedFlag())
	}
	return command.Advised(&command.ExitError{Code: command.ExitFailed, Message: why, Cause: err}, hint)
}

// saidOfFlag says a message of a flag, or another of one letter among others.
func saidOfFlag(message, ofLetter, name, letters string) string {
	if letters == "" {
		return command.Say(message, "flag", "--"+name)
	}
	letter, _ := utf8.DecodeRuneInString(name)
	return command.Say(ofLetter, "letter", strconv.QuoteRune(letter), "letters", "-"+letters)
}

// flagNames are the names of all flags that a command takes.
func flagNames(cmd *cobra.Command) (names []string) {
	all := func(f *pflag.Flag) { names = append(names, "--"+f.Name) }
	cmd.Flags().VisitAll(all)
	cmd.InheritedFlags().VisitAll(all)
	return names
}
