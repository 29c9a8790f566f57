package command

import (
	"io"
	"os"
	"strconv"
	"strings"
	"sync/atomic"

	"github.com/spf13/pflag"

	"saddlebag/scoring"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// speaks is the language of the terminal. Help is made with the commands, so it is set
// before them.
var speaks atomic.Pointer[speech.Language]

// Language is what the program speaks in a terminal.
func Language() *speech.Language {
	if l := speaks.Load(); l != nil {
		return l
	}
	return speech.English
}

// languageSetting is the name of the flag and the setting.
const languageSetting = "lang"

// Languages are the tags of the languages that there are.
func Languages() []string {
	all := speech.Languages()
	return scoring.Each(len(all), func(i int) string { return all[i].Tag() })
}

// ChooseLanguage has the terminal speak the language that a command line names, or the
// environment or the configuration file, or the one of the system. What it does not
// understand it passes over: [LoadSettings] refuses that, in some language.
func ChooseLanguage(args []string) {
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.ParseErrorsAllowlist.UnknownFlags = true
	flags.SetOutput(io.Discard)
	flags.BoolP("help", "h", false, "")
	tag, config := flags.String(languageSetting, "", ""), flags.String("config", "", "")
	_ = flags.Parse(args) // whatever comes before the mistake counts
	for _, said := range []func() string{
		func() string { return *tag },
		func() string { return os.Getenv(VariableOf(languageSetting)) },
		func() string { return configured(*config, languageSetting) },
	} {
		if typed := said(); typed != "" {
			l, _ := languageOf(typed)
			speaks.Store(l)
			return
		}
	}
	speaks.Store(systemLanguage())
}

// languageOf is the language of a tag as somebody types it.
func languageOf(typed string) (*speech.Language, bool) {
	if tag, ok := reading.Choice(typed, Languages()); ok {
		typed = tag
	}
	return speech.For(typed)
}

// systemLanguage is what the system speaks, as POSIX has it: de_DE.UTF-8, C. Where it
// speaks none of ours it is English.
func systemLanguage() *speech.Language {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := os.Getenv(name); locale != "" {
			tag, _, _ := strings.Cut(locale, ".")
			tag, _, _ = strings.Cut(tag, "@")
			return speech.Accepted(strings.ReplaceAll(tag, "_", "-"))
		}
	}
	return speech.English
}

// configured is what the configuration file says of a setting; nothing where it cannot be
// read.
func configured(named, key string) string {
	file := configFile(named)
	if file == "" {
		return ""
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		return ""
	}
	text, err := reading.Decode(raw)
	if err != nil {
		return ""
	}
	said, err := parseConfig(text.String)
	if err != nil || said[key].Node == nil {
		return ""
	}
	value, _ := said[key].one() // one of several says nothing
	return value
}

// readLanguage reads the tag of a language.
func readLanguage(typed string) (string, error) {
	if typed == "" {
		return "", nil
	}
	l, ok := languageOf(typed)
	if !ok {
		return "", Reason("cli.no-language", "word", strconv.Quote(typed), "tags", speech.All(speech.Named(Languages()...)))
	}
	return l.Tag(), nil
}
