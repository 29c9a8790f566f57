// Package serve is the subcommand that serves the web app: its settings, the addresses it
// listens on and prints, TLS, figures for Prometheus, memory, and what it does now and then
// while it runs.
//
// The web app itself lives under web; what you can do to a database by hand lives in tables.
// Begin with [Command] and runServer.
package serve

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/tables"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/live/quota"
	"saddlebag/web/site"
	"saddlebag/web/site/metrics"
	"saddlebag/web/site/packed"
)

// Command serves the web app.
func Command(s *command.Settings) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: command.Say("cli.serve-short"),
		Long:  command.Say("cli.serve-long", "limits", site.LimitsHelp(command.Language())),
		Example: `  saddlebag serve
  saddlebag serve --addr localhost:9000 --db night.db
  saddlebag serve --tls auto --public https://games.example
  saddlebag serve --addr :8443 --tls-cert cert.pem --tls-key key.pem
  saddlebag serve --addr localhost:8080 --public https://games.example --trusted-proxies 127.0.0.1
  saddlebag serve --quotas tables=50,bytes=20MB,free=1GB --trash 30
  saddlebag serve --log json --limits make=off,seat=60+20/s --metrics localhost:9090`,
		Args: command.Arguments(0, 0, "cli.no-arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			return runServer(ctx, cmd, s)
		},
	}
	tables.DatabaseFlag(cmd)
	cmd.Flags().Bool("open", false, command.Say("cli.open-flag"))
	cmd.Flags().String("addr", "", command.Say("cli.addr-flag"))
	cmd.Flags().String("public", "", command.Say("cli.public-flag"))
	cmd.Flags().String("mdns", "saddlebag", command.Say("cli.mdns-flag"))
	cmd.Flags().String("trusted-proxies", "", command.Say("cli.trusted-proxies-flag"))
	cmd.Flags().String("tls", "", command.Say("cli.tls-flag"))
	cmd.Flags().String("tls-folder", "", command.Say("cli.tls-folder-flag"))
	cmd.Flags().String("http", ":80", command.Say("cli.http-flag"))
	cmd.Flags().String("acme-directory", "", command.Say("cli.acme-directory-flag"))
	cmd.Flags().String("acme-root", "", command.Say("cli.acme-root-flag"))
	cmd.Flags().String("tls-cert", "", command.Say("cli.tls-cert-flag"))
	cmd.Flags().String("tls-key", "", command.Say("cli.tls-key-flag"))
	cmd.Flags().String("limits", site.DefaultLimits().String(), command.Say("cli.limits-flag"))
	cmd.Flags().String("quotas", quota.Defaults.String(), command.Say("cli.quotas-flag"))
	cmd.Flags().Int("trash", live.DefaultTrash, command.Say("cli.trash-flag"))
	cmd.Flags().Int("drain", 0, command.Say("cli.drain-flag"))
	cmd.Flags().Int("page-cache", packed.Usual>>20, command.Say("cli.page-cache-flag"))
	cmd.Flags().String("metrics", "", command.Say("cli.metrics-flag"))
	cmd.Flags().String("log", "text", command.Say("cli.log-flag", "forms", strings.Join(command.LogForms, ", ")))
	cmd.Flags().String("log-level", "info", command.Say("cli.log-level-flag", "levels", strings.Join(command.LogLevels, ", ")))
	return cmd
}

// runServer answers browsers until ctx is done.
func runServer(ctx context.Context, cmd *cobra.Command, s *command.Settings) (err error) {
	defer collectLate()()
	if s.Addr == "" {
		s.Addr = usualAddress(s.TLS)
	}
	log, err := newLog(cmd.ErrOrStderr(), s)
	if err != nil {
		return err
	}
	config, err := webConfig(s, log)
	if err != nil {
		return err
	}
	file, err := tables.DatabaseFile(s)
	if err != nil {
		return err
	}
	over, err := tlsOf(s, config.Public, file, log)
	if err != nil {
		return err
	}
	store, err := tables.OpenToServe(ctx, file)
	if err != nil {
		return browseServed(ctx, cmd.OutOrStdout(), s, err, log)
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	if config.Tables, err = tables.Open(ctx, s, file, store, config.Log); err != nil {
		return err
	}
	if !postgres.Is(file) {
		tables.TakeOrders(ctx, file, config.Tables, config.Log)
	}
	config.Leaving = ctx.Done()
	return answer(ctx, cmd.OutOrStdout(), s, config, store, over)
}

// answer puts the web app at its address, and its figures at theirs, and says
// where that is.
func answer(ctx context.Context, out io.Writer, s *command.Settings, config web.Config, store tables.Store, over overTLS) error {
	var listening net.ListenConfig
	l, err := listening.Listen(ctx, "tcp", s.Addr)
	if err != nil {
		return command.Hinted(command.FailedBy("addr", err), "cli.addr-hint")
	}
	l, found := over.secured(l)
	config.Phones = func() []site.Address { return found.now().near }
	ctx, end := context.WithCancel(ctx)
	defer end()
	name := announced(ctx, localName(s, config.Public, found.scheme, found.listening), localNetworks(), config.Log)
	app, figures, err := appOf(config, store)
	if err != nil {
		return errors.Join(command.FailedBy("serve", err), l.Close())
	}
	waitForMetrics, err := serveMetrics(ctx, s.Metrics, figures, config.Log)
	defer func() { end(); waitForMetrics() }()
	if err != nil {
		return errors.Join(err, l.Close())
	}
	waitForHTTP, err := serveHTTP(ctx, s.HTTP, over.own, config.Log)
	defer func() { end(); waitForHTTP() }()
	if err != nil {
		return errors.Join(err, l.Close())
	}
	file, err := tables.DatabaseFile(s)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	found.name = <-name // while nobody is served yet
	at := found.now().known(config.Public)
	if at.lost && !command.IsTerminal(out) {
		config.Log.Warn("phones may not reach this server", "try", "--public or "+command.VariableOf("public")+" with this machine's address in your network")
	}
	if err := welcome(out, at, tables.Shown(file), command.IsTerminal(out)); err != nil {
		return errors.Join(err, l.Close())
	}
	if s.Open {
		go browse(at.all()[0], config.Log)
	}
	go sweep(ctx, config.Tables, config.Log)
	go letGo(ctx, config.Tables)
	serving, stop := outlasting(ctx, time.Duration(s.Drain)*time.Second)
	defer stop()
	if err := site.Serve(serving, l, app, config.Log); err != nil {
		return command.FailedBy("serve", err)
	}
	return nil
}

// outlasting is done so much later than ctx.
func outlasting(ctx context.Context, by time.Duration) (longer context.Context, stop func()) {
	longer, end := context.WithCancel(context.WithoutCancel(ctx))
	forget := context.AfterFunc(ctx, func() {
		select {
		case <-time.After(by):
		case <-longer.Done():
		}
		end()
	})
	return longer, func() { forget(); end() }
}

// appOf makes the web app, and what answers with its figures.
func appOf(config web.Config, store tables.Store) (app, figures http.Handler, err error) {
	counted := metrics.New()
	config.Metrics = counted
	made, err := web.NewSite(config)
	if err != nil {
		return nil, nil, err
	}
	if database, ok := store.(*postgres.Store); ok {
		tellOfDatabase(made.Metrics, database)
		database.LogSlow(config.Log)
	}
	app, err = made.Handler()
	return app, counted.Handler(), err
}
