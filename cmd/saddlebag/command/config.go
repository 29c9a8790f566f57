package command

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"saddlebag/sheets"
	"saddlebag/web/live"
	"saddlebag/web/live/quota"
	"saddlebag/web/site"
	"saddlebag/web/site/packed"
)

// Settings are what a user may set once for all commands, by flag, by
// SADDLEBAG_* or in a configuration file.
type Settings struct {
	Lang string // the tag of a language; the terminal speaks it already

	Paper  string
	Ink    string
	Margin float64
	Duplex string
	Nudge  string

	DB      string
	Addr    string
	Open    bool
	Public  string
	MDNS    string
	Proxies string
	TLS     string
	TLSCert string
	TLSKey  string
	// These are for TLS by itself alone.
	TLSFolder     string
	HTTP          string
	ACMEDirectory string
	ACMERoot      string

	Limits   string
	Quotas   string
	Trash    int
	Drain    int
	Pages    int
	Metrics  string
	Log      string
	LogLevel string
}

// PaperName is the paper to print on: the one that is set, or the first that there is.
func (s *Settings) PaperName() string {
	if s.Paper == "" {
		return sheets.PaperNames()[0]
	}
	return s.Paper
}

// environment is the prefix of environment variables.
const environment = "SADDLEBAG"

// flags are the settings as flags, which know what each takes and what holds where none is
// made.
func (s *Settings) flags() *pflag.FlagSet {
	f := pflag.NewFlagSet("", pflag.ContinueOnError)
	f.StringVar(&s.Lang, languageSetting, "", "")
	f.StringVar(&s.Paper, "paper", "", "") // what that means is each command's affair
	f.StringVar(&s.Ink, "ink", "full", "")
	f.Float64Var(&s.Margin, "margin", 8, "")
	f.StringVar(&s.Duplex, "duplex", "none", "")
	f.StringVar(&s.Nudge, "nudge", "", "")
	f.StringVar(&s.DB, "db", "", "")
	f.StringVar(&s.Addr, "addr", "", "") // it depends on tls
	f.BoolVar(&s.Open, "open", false, "")
	f.StringVar(&s.Public, "public", "", "")
	f.StringVar(&s.MDNS, "mdns", "saddlebag", "")
	f.StringVar(&s.Proxies, "trusted-proxies", "", "")
	f.StringVar(&s.TLS, "tls", "", "")
	f.StringVar(&s.TLSCert, "tls-cert", "", "")
	f.StringVar(&s.TLSKey, "tls-key", "", "")
	f.StringVar(&s.TLSFolder, "tls-folder", "", "")
	f.StringVar(&s.HTTP, "http", ":80", "")
	f.StringVar(&s.ACMEDirectory, "acme-directory", "", "")
	f.StringVar(&s.ACMERoot, "acme-root", "", "")
	f.StringVar(&s.Limits, "limits", site.DefaultLimits().String(), "")
	f.StringVar(&s.Quotas, "quotas", quota.Defaults.String(), "")
	f.IntVar(&s.Trash, "trash", live.DefaultTrash, "")
	f.IntVar(&s.Drain, "drain", 0, "")
	f.IntVar(&s.Pages, "page-cache", packed.Usual>>20, "")
	f.StringVar(&s.Metrics, "metrics", "", "")
	f.StringVar(&s.Log, "log", "text", "")
	f.StringVar(&s.LogLevel, "log-level", "info", "")
	return f
}

// SettingNames are the names of all settings, sorted.
func SettingNames() []string {
	var names []string
	new(Settings).flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	return names
}

// LoadSettings reads the settings that hold for a command: its flags, the
// environment, the configuration file, the defaults, the first that has one.
func LoadSettings(cmd *cobra.Command) (Settings, error) {
	if err := checkEnvironment(); err != nil {
		return Settings{}, err
	}
	named, err := cmd.Root().PersistentFlags().GetString("config")
	if err != nil {
		return Settings{}, FailedBy("config", err)
	}
	var inFile configValues
	if file := configFile(named); file != "" {
		if inFile, err = readConfig(cmd, file); err != nil {
			return Settings{}, err
		}
	}
	var s Settings
	all := s.flags()
	for _, key := range SettingNames() {
		if err := set(all.Lookup(key), cmd.Flags().Lookup(key), inFile); err != nil {
			return Settings{}, FailedBy(key, err)
		}
	}
	return s, nil
}

// set makes a setting of what people have typed, wherever that is; flag is the command's own
// flag of that name, nil where it has none.
func set(setting, flag *pflag.Flag, inFile configValues) (err error) {
	typed := setting.DefValue
	if variable := os.Getenv(VariableOf(setting.Name)); flag != nil && flag.Changed {
		typed = flag.Value.String()
	} else if variable != "" {
		typed = variable
	} else if said, ok := inFile[setting.Name]; ok {
		if typed, err = said.one(); err != nil {
			return err
		}
	}
	plain, err := readValue(setting.Name, setting.Value.Type(), typed)
	if err != nil {
		return err
	}
	return setting.Value.Set(plain)
}

// readConfig reads a configuration file. One that holds more than settings is
// refused: nobody would notice that a misspelt one has no effect.
func readConfig(cmd *cobra.Command, file string) (configValues, error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, FailedBy(file, PlainCause(err))
	}
	text, err := decoded(cmd, file, raw)
	if err != nil {
		return nil, err
	}
	said, err := parseConfig(text)
	if err != nil {
		return nil, FailedBy(file, err)
	}
	keys := SettingNames()
	for _, key := range slices.Sorted(maps.Keys(said)) {
		if !slices.Contains(keys, key) {
			return nil, noSuchSetting(file+": "+key, keys)
		}
	}
	return said, nil
}

// otherVariables are no settings: where they are, and what the completion of some
// shells asks of any program by cobra.
var otherVariables = []string{environment + "_CONFIG", environment + "_ACTIVE_HELP"}

// checkEnvironment refuses a misspelt variable, as readConfig does a key.
func checkEnvironment() error {
	keys := SettingNames()
	for _, variable := range os.Environ() {
		name, _, _ := strings.Cut(variable, "=")
		ours := strings.HasPrefix(name, environment+"_")
		known := slices.Contains(otherVariables, name) || slices.ContainsFunc(keys, func(k string) bool { return VariableOf(k) == name })
		if ours && !known {
			return noSuchSetting(name, keys)
		}
	}
	return nil
}

// VariableOf is the environment variable of a setting.
func VariableOf(key string) string {
	return environment + "_" + strings.ToUpper(strings.ReplaceAll(key, "-", "_"))
}

func noSuchSetting(name string, keys []string) error {
	return Hinted(Failed(name, "cli.no-setting"), "cli.settings-are", "words", strings.Join(keys, ", "))
}

// configFile is the configuration file to read: the one named, which must be
// there, or the user's own if there is one.
func configFile(named string) string {
	if named == "" {
		named = os.Getenv(environment + "_CONFIG")
	}
	if named != "" {
		return named
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return "" // no home directory: no configuration file
	}
	file := filepath.Join(dir, "saddlebag", "config.yaml")
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		return ""
	}
	return file
}
