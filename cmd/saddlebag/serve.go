package main

import (
	"io"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"saddlebag/scoring/dice"
	"saddlebag/web"
)

func serveCommand(s *settings) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the web app: print, check, roll and the rules",
		Long: `Serve answers browsers until it is interrupted: the sheets as a preview and as
PDF, checking of ledgers, dice, the rules and their odds. It prints the
addresses to open, on this machine and from others in the same network, and in
a terminal a QR code for phones.

Limits keep one phone from spoiling the evening of all. seat=30+10/s lets a
seat enter 30 times at once and then 10 times a second; table is for all
entries at a table, make for making tables and ask for asking to be let in by
a short code, both by address, and ask-table for all who ask at one table. A
limit that is left out keeps its default; off, for one or for all, is none.

/metrics has the figures of the server for Prometheus. They hold no code and no
name, but concern no guest: only this machine is shown them, unless --metrics
is all.`,
		Example: `  saddlebag serve
  saddlebag serve --addr localhost:9000
  saddlebag serve --addr :8443 --tls-cert cert.pem --tls-key key.pem
  saddlebag serve --log json --limits make=off,seat=60+20/s`,
		Args: arguments(0, 0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			log, err := newLog(cmd.ErrOrStderr(), s)
			if err != nil {
				return err
			}
			config, err := webConfig(s, log)
			if err != nil {
				return err
			}
			cert, err := certificate(s)
			if err != nil {
				return err
			}
			app, err := web.New(config)
			if err != nil {
				return failed("serve", "%w", err)
			}
			var listening net.ListenConfig
			l, err := listening.Listen(ctx, "tcp", s.Addr)
			if err != nil {
				return hinted(failed("addr", "%w", err), "--addr HOST:PORT listens elsewhere; :0 takes any free port")
			}
			l, scheme := secured(l, cert)
			if err := welcome(cmd.OutOrStdout(), addressesOf(scheme, l.Addr(), localAddresses()), isTerminal(cmd.OutOrStdout())); err != nil {
				_ = l.Close()
				return err
			}
			if err := web.Serve(ctx, l, app, log); err != nil {
				return failed("serve", "%w", err)
			}
			return nil
		},
	}
	cmd.Flags().String("addr", ":8080", "the `ADDRESS` to listen at, as host:port; without a host, at all of this machine")
	cmd.Flags().String("tls-cert", "", "the `FILE` of the certificate for https")
	cmd.Flags().String("tls-key", "", "the `FILE` of its key")
	cmd.Flags().String("limits", web.DefaultLimits.String(), "the `LIMITS` of what phones may ask for, or off")
	cmd.Flags().String("metrics", "local", "who is shown /metrics: "+strings.Join(audiences, ", "))
	cmd.Flags().String("log", "text", "the form of the log: "+strings.Join(logForms, ", "))
	cmd.Flags().String("log-level", "info", "what is logged: "+strings.Join(logLevels, ", ")+"; debug has the addresses of phones")
	return cmd
}

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
	limits, err := web.ParseLimits(s.Limits)
	if err != nil {
		return web.Config{}, failed("limits", "%w", err)
	}
	return web.Config{
		Titles: titles, Shelf: shelf(), Dice: dice.Crypto(), Clock: time.Now, Log: log,
		Limits: limits, OpenMetrics: s.Metrics == "all",
	}, nil
}
