package command

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/viper"

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
	Proxies string `mapstructure:"trusted-proxies"`
	TLS     string
	TLSCert string `mapstructure:"tls-cert"`
	TLSKey  string `mapstructure:"tls-key"`
	// These are for TLS by itself alone.
	TLSFolder     string `mapstructure:"tls-folder"`
	HTTP          string
	ACMEDirectory string `mapstructure:"acme-directory"`
	ACMERoot      string `mapstructure:"acme-root"`

	Limits   string
	Quotas   string
	Trash    int
	Drain    int
	Pages    int `mapstructure:"page-cache"`
	Metrics  string
	Log      string
	LogLevel string `mapstructure:"log-level"`
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

// LoadSettings reads the settings that hold for a command: its flags, the
// environment, the configuration file, the defaults, the first that has one.
func LoadSettings(cmd *cobra.Command) (Settings, error) {
	v := Defaults()
	keys := v.AllKeys()
	v.SetEnvPrefix(environment)
	v.SetEnvKeyReplacer(strings.NewReplacer("-", "_"))
	v.AutomaticEnv()
	if err := checkEnvironment(keys); err != nil {
		return Settings{}, err
	}
	named, err := cmd.Root().PersistentFlags().GetString("config")
	if err != nil {
		return Settings{}, FailedBy("config", err)
	}
	file := configFile(named)
	if file != "" {
		if err := readConfig(cmd, v, file, keys); err != nil {
			return Settings{}, err
		}
	}
	for _, key := range keys {
		if flag := cmd.Flags().Lookup(key); flag != nil {
			if err := v.BindPFlag(key, flag); err != nil {
				return Settings{}, FailedBy(key, err)
			}
		}
	}
	for _, key := range keys {
		if err := readSetting(v, key); err != nil {
			return Settings{}, FailedBy(key, err)
		}
	}
	var s Settings
	if err := v.UnmarshalExact(&s); err != nil {
		return Settings{}, FailedBy(Say("cli.settings"), err)
	}
	return s, nil
}

// readSetting reads a setting as people type it, wherever it comes from.
func readSetting(v *viper.Viper, key string) error {
	said := v.Get(key)
	if _, several := said.([]any); several {
		return Reason("cli.one-value")
	}
	plain, err := readValue(key, fmt.Sprintf("%T", Defaults().Get(key)), fmt.Sprint(said))
	v.Set(key, plain)
	return err
}

// Defaults are all settings with what holds where none is made.
func Defaults() *viper.Viper {
	v := viper.New()
	v.SetDefault(languageSetting, "")
	v.SetDefault("paper", "") // what that means is each command's affair
	v.SetDefault("ink", "full")
	v.SetDefault("margin", 8.0)
	v.SetDefault("duplex", "none")
	v.SetDefault("nudge", "")
	v.SetDefault("db", "")
	v.SetDefault("addr", "") // it depends on tls
	v.SetDefault("open", false)
	v.SetDefault("public", "")
	v.SetDefault("mdns", "saddlebag")
	v.SetDefault("trusted-proxies", "")
	v.SetDefault("tls", "")
	v.SetDefault("tls-cert", "")
	v.SetDefault("tls-key", "")
	v.SetDefault("tls-folder", "")
	v.SetDefault("http", ":80")
	v.SetDefault("acme-directory", "")
	v.SetDefault("acme-root", "")
	v.SetDefault("limits", site.DefaultLimits().String())
	v.SetDefault("quotas", quota.Defaults.String())
	v.SetDefault("trash", live.DefaultTrash)
	v.SetDefault("drain", 0)
	v.SetDefault("page-cache", packed.Usual>>20)
	v.SetDefault("metrics", "")
	v.SetDefault("log", "text")
	v.SetDefault("log-level", "info")
	return v
}

// readConfig reads a configuration file. One that holds more than settings is
// refused: nobody would notice that a misspelt one has no effect.
func readConfig(cmd *cobra.Command, v *viper.Viper, file string, keys []string) error {
	raw, err := os.ReadFile(file)
	if err != nil {
		return FailedBy(file, PlainCause(err))
	}
	text, err := decoded(cmd, file, raw)
	if err != nil {
		return err
	}
	v.SetConfigType("yaml") // whatever the file is called
	if err := v.ReadConfig(strings.NewReader(text)); err != nil {
		var parse viper.ConfigParseError
		if errors.As(err, &parse) {
			err = parse.Unwrap()
		}
		return FailedBy(file, err)
	}
	for _, key := range sorted(v.AllKeys()) {
		if !slices.Contains(keys, key) {
			return noSuchSetting(file+": "+key, keys)
		}
	}
	return nil
}

// otherVariables are no settings: where they are, and what the completion of some
// shells asks of any program by cobra.
var otherVariables = []string{environment + "_CONFIG", environment + "_ACTIVE_HELP"}

// checkEnvironment refuses a misspelt variable, as readConfig does a key.
func checkEnvironment(keys []string) error {
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
	return Hinted(Failed(name, "cli.no-setting"), "cli.settings-are", "words", strings.Join(sorted(keys), ", "))
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

func sorted(keys []string) []string { return slices.Sorted(slices.Values(keys)) }
