package serve

import (
	"io"
	"log/slog"
	"net"
	"slices"
	"strconv"
	"strings"
	"time"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/dice"
	"saddlebag/sheets"
	"saddlebag/web"
	"saddlebag/web/site"
	"saddlebag/web/site/shrink"
)

// mostPageCache is the most that is kept of pages, MB.
const mostPageCache = 1 << 14

// mostDrain is for how long a server goes on at the most that is told to end, seconds.
const mostDrain = 600

// oneOf refuses a setting that is none of its values.
func oneOf(setting, value string, values []string) error {
	if slices.Contains(values, value) {
		return nil
	}
	return command.Perhaps(command.Failed(setting, "cli.not-one-of", "word", strconv.Quote(value), "words", strings.Join(values, ", "), "n", len(values)), value, values)
}

// isAddress refuses what nobody can listen at, before anything is made.
func isAddress(setting, addr string) error {
	_, _, err := net.SplitHostPort(addr)
	if err == nil {
		return nil
	}
	hint := command.Say("cli.address-hint")
	if _, err := strconv.ParseUint(addr, 10, 16); err == nil {
		hint = command.Say("cli.did-you-mean", "word", ":"+addr)
	}
	return command.Advised(command.FailedBy(setting, err), hint)
}

// newLog makes the log of the settings.
func newLog(w io.Writer, s *command.Settings) (*slog.Logger, error) {
	if err := oneOf("log", s.Log, command.LogForms); err != nil {
		return nil, err
	}
	if err := oneOf("log-level", s.LogLevel, command.LogLevels); err != nil {
		return nil, err
	}
	options := &slog.HandlerOptions{Level: slog.LevelInfo}
	if s.LogLevel == "debug" {
		options.Level = slog.LevelDebug
	}
	if s.Log == "json" {
		return slog.New(site.Traced(slog.NewJSONHandler(w, options))), nil
	}
	return slog.New(site.Traced(slog.NewTextHandler(w, options))), nil
}

// webConfig is what the web app is made of by the settings.
func webConfig(s *command.Settings, log *slog.Logger) (web.Config, error) {
	if err := isAddress("addr", s.Addr); err != nil {
		return web.Config{}, err
	}
	public, err := publicAddress(s.Public)
	if err != nil {
		return web.Config{}, err
	}
	if err := isLocalName(s.MDNS); err != nil {
		return web.Config{}, err
	}
	proxies, err := site.ParseProxies(s.Proxies)
	if err != nil {
		return web.Config{}, command.Hinted(command.FailedBy("trusted-proxies", err), "cli.proxies-hint")
	}
	limits, err := site.ParseLimits(s.Limits)
	if err != nil {
		return web.Config{}, command.FailedBy("limits", err)
	}
	if err := oneOf("paper", s.PaperName(), sheets.PaperNames()); err != nil {
		return web.Config{}, err
	}
	if s.Drain < 0 || s.Drain > mostDrain {
		return web.Config{}, command.Failed("drain", "cli.not-seconds", "seconds", s.Drain, "most", mostDrain)
	}
	if s.Pages < 0 || s.Pages > mostPageCache {
		return web.Config{}, command.Failed("page-cache", "cli.not-mb", "mb", s.Pages, "most", mostPageCache)
	}
	return web.Config{
		Config: site.Config{
			Paper: s.Paper, PageCache: s.Pages << 20,
			Titles: titles.List, Shelf: titles.Shelf(), Clock: time.Now, Log: log, Shrink: shrink.Answers,
			Limits: limits, Public: public, Proxies: proxies,
		},
		Dice: dice.Crypto(),
	}, nil
}

// publicAddress reads the setting of that name, which may be empty.
func publicAddress(text string) (string, error) {
	if text == "" {
		return "", nil
	}
	public, err := site.ParsePublic(text)
	if err != nil {
		return "", command.Hinted(command.FailedBy("public", err), "cli.public-hint")
	}
	return public, nil
}
