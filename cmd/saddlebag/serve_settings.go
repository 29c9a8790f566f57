package main

import (
	"io"
	"log/slog"
	"slices"
	"strings"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/web"
	"saddlebag/web/site"
)

// The values of settings.
var (
	audiences = []string{"local", "all"}
	logForms  = []string{"text", "json"}
	logLevels = []string{"info", "debug"}
)

// oneOf refuses a setting that is none of its values.
func oneOf(setting, value string, values []string) error {
	if slices.Contains(values, value) {
		return nil
	}
	return failed(setting, "%q is not one of %s", value, strings.Join(values, ", "))
}

// newLog makes the log of the settings.
func newLog(w io.Writer, s *settings) (*slog.Logger, error) {
	if err := oneOf("log", s.Log, logForms); err != nil {
		return nil, err
	}
	if err := oneOf("log-level", s.LogLevel, logLevels); err != nil {
		return nil, err
	}
	options := &slog.HandlerOptions{Level: slog.LevelInfo}
	if s.LogLevel == "debug" {
		options.Level = slog.LevelDebug
	}
	if s.Log == "json" {
		return slog.New(slog.NewJSONHandler(w, options)), nil
	}
	return slog.New(slog.NewTextHandler(w, options)), nil
}

// webConfig is what the web app is made of by the settings.
func webConfig(s *settings, log *slog.Logger) (web.Config, error) {
	if err := oneOf("metrics", s.Metrics, audiences); err != nil {
		return web.Config{}, err
	}
	limits, err := site.ParseLimits(s.Limits)
	if err != nil {
		return web.Config{}, failed("limits", "%w", err)
	}
	return web.Config{
		Config: site.Config{
			Titles: titles, Shelf: shelf(), Clock: time.Now, Log: log,
			Limits: limits, Public: s.Public, OpenMetrics: s.Metrics == "all",
		},
		Dice: dice.Crypto(),
	}, nil
}
