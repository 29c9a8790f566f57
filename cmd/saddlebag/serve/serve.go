// Package serve is the subcommand that serves the web app: its settings, the addresses it
// listens on and prints, TLS, figures for Prometheus, memory, and what it does now and then
// while it runs.
//
// The web app itself lives under web, and work on a database by hand in tables. Begin
// with [Command] and runServer.
package serve

import (
	"context"
	"crypto/tls"
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
	"saddlebag/web/site/packed"
)

// Command serves the web app.
func Command(s *command.Settings) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the web app: tables for phones, print, check, roll and the rules",
		Long: `Serve answers browsers until it is interrupted: tables that phones keep score
at, the sheets as a preview and as PDF, checking of ledgers, dice, the rules and
their odds. It prints the addresses to open, on this machine and from others in
the same network, and in a terminal a QR code for phones and where the tables are
kept. Requests are logged with --log-level debug alone.

The tables are kept in one SQLite file, and every entry is on the disk before
it is acknowledged. One server at a time has the file; saddlebag backup copies
and saddlebag verify checks it while it is in use. Any number of servers share a
database of PostgreSQL (--db postgres://USER@HOST/NAME), behind any balancer. /healthz answers as long as
the server is alive, and /readyz says whether an entry could be kept now: not on
a full disk, for example, and then phones keep what is entered until it can.

Limits keep one phone from spoiling the evening of all. seat=30+10/s lets a
seat enter 30 times at once and then 10 times a second. A limit that is left
out keeps its default; off, for one or for all, is none. The limits are:

` + site.LimitsHelp() + `
Heavy work has a few places, which the addresses that wait get in turn. Tables
have places of their own.

Quotas keep one guest from filling the disk. tables and bytes are for what was
made from one address, all-tables and all-bytes for all of it, table-bytes for
one table; below free bytes on the disk no new table is made, and the games that
run go on. Data of a user's own counts once, however many tables have it. An
address is kept with its tables as a hash, and an IPv6 one as its network.

A table that was not used for as long as its host has it kept goes to the trash,
where saddlebag tables finds it, and --trash days later it is deleted. A clock
that jumps is not believed: then every table has its whole time again.

Behind a reverse proxy, --public says by which address everybody finds the
server: links, QR codes and cookies follow it, and with https browsers are told
to come in no other way. --trusted-proxies names the proxies that are believed
when they say, by X-Forwarded-For or Forwarded, for whom they ask; without it
all guests share the limits of one address. OPERATING.md has a configuration
for nginx.

Without --public, links begin with the address or home network name that the
server was asked by, and with an address of this machine where it was another.

--metrics serves the figures of the server for Prometheus at an address of
their own, as /metrics. They hold no code and no name, but concern no guest.`,
		Example: `  saddlebag serve
  saddlebag serve --addr localhost:9000 --db night.db
  saddlebag serve --addr :8443 --tls-cert cert.pem --tls-key key.pem
  saddlebag serve --addr localhost:8080 --public https://games.example --trusted-proxies 127.0.0.1
  saddlebag serve --quotas tables=50,bytes=20MB,free=1GB --trash 30
  saddlebag serve --log json --limits make=off,seat=60+20/s --metrics localhost:9090`,
		Args: command.Arguments(0, 0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			return runServer(ctx, cmd, s)
		},
	}
	tables.DatabaseFlag(cmd)
	cmd.Flags().Bool("open", false, "open the first page in this machine's browser, too")
	cmd.Flags().String("addr", ":8080", "the `ADDRESS` to listen at, as host:port; without a host, at all of this machine")
	cmd.Flags().String("public", "", "the `URL` by which everybody finds the server, as https://games.example, where it is behind another")
	cmd.Flags().String("trusted-proxies", "", "the `ADDRESSES` and networks of proxies that say for whom they ask, as 127.0.0.1,10.1.0.0/16")
	cmd.Flags().String("tls-cert", "", "the `FILE` of the certificate for https")
	cmd.Flags().String("tls-key", "", "the `FILE` of its key")
	cmd.Flags().String("limits", site.DefaultLimits().String(), "the `LIMITS` of what phones may ask for, or off")
	cmd.Flags().String("quotas", quota.Defaults.String(), "how much tables may take, `QUOTAS` by address and in all, or off")
	cmd.Flags().Int("trash", live.DefaultTrash, "for how many `DAYS` a table stays in the trash once its time is over")
	cmd.Flags().Int("drain", 0, "for how many `SECONDS` a server that is told to end goes on, while /readyz sends a balancer to others")
	cmd.Flags().Int("page-cache", packed.Usual>>20, "how many `MB` of pages are kept for who loads one again; 0 for none")
	cmd.Flags().String("metrics", "", "the `ADDRESS` at which the figures are served, as localhost:9090; nowhere unless it is set")
	cmd.Flags().String("log", "text", "the form of the log: "+strings.Join(command.LogForms, ", "))
	cmd.Flags().String("log-level", "info", "what is logged: "+strings.Join(command.LogLevels, ", ")+"; debug has the addresses of phones")
	return cmd
}

// runServer answers browsers until ctx is done.
func runServer(ctx context.Context, cmd *cobra.Command, s *command.Settings) (err error) {
	defer collectLate()()
	log, err := newLog(cmd.ErrOrStderr(), s)
	if err != nil {
		return err
	}
	config, err := webConfig(s, log)
	if err != nil {
		return err
	}
	cert, err := tlsCertificate(s)
	if err != nil {
		return err
	}
	file, err := tables.DatabaseFile(s)
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
	return answer(ctx, cmd.OutOrStdout(), s, config, store, cert)
}

// answer puts the web app at its address, and its figures at theirs, and says
// where that is.
func answer(ctx context.Context, out io.Writer, s *command.Settings, config web.Config, store tables.Store, cert *tls.Certificate) error {
	var listening net.ListenConfig
	l, err := listening.Listen(ctx, "tcp", s.Addr)
	if err != nil {
		return command.Hinted(command.Failed("addr", "%w", err), "--addr HOST:PORT listens elsewhere; :0 takes any free port")
	}
	l, scheme := secured(l, cert)
	at := addressesOf(scheme, l.Addr(), localAddresses())
	config.Phones = func() []string { return at.near }
	app, figures, err := appOf(config, store)
	if err != nil {
		return errors.Join(command.Failed("serve", "%w", err), l.Close())
	}
	ctx, end := context.WithCancel(ctx)
	wait, err := serveMetrics(ctx, s.Metrics, figures, config.Log)
	defer func() { end(); wait() }()
	if err != nil {
		return errors.Join(err, l.Close())
	}
	file, err := tables.DatabaseFile(s)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	if err := welcome(out, at.known(config.Public), tables.Shown(file), command.IsTerminal(out)); err != nil {
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
		return command.Failed("serve", "%w", err)
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
	made, err := web.NewSite(config)
	if err != nil {
		return nil, nil, err
	}
	if database, ok := store.(*postgres.Store); ok {
		tellOfDatabase(made.Metrics, database)
		database.LogSlow(config.Log)
	}
	app, err = made.Handler()
	return app, made.Metrics.Handler(), err
}
