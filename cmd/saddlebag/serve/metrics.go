package serve

import (
	"context"
	"log/slog"
	"net"
	"net/http"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/web/site"
)

// serveMetrics answers with the figures of the server at an address of their
// own, if one is set, until ctx is done. Whoever calls it waits for the end.
func serveMetrics(ctx context.Context, addr string, figures http.Handler, log *slog.Logger) (wait func(), err error) {
	if addr == "" {
		return func() {}, nil
	}
	wait, at, err := serveBeside(ctx, "metrics", addr, figures, log)
	if err != nil {
		return wait, command.Hinted(err, "cli.metrics-hint")
	}
	log.Info("metrics", "url", at+"/metrics")
	return wait, nil
}

// serveBeside answers at an address that a setting has beside the one of the web app, until
// ctx is done, and says where that is. Whoever calls it waits for the end.
func serveBeside(ctx context.Context, setting, addr string, answers http.Handler, log *slog.Logger) (wait func(), at string, err error) {
	var listening net.ListenConfig
	l, err := listening.Listen(ctx, "tcp", addr)
	if err != nil {
		return func() {}, "", command.FailedBy(setting, err)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := site.Serve(ctx, l, answers, log); err != nil {
			log.Error(setting, "error", err)
		}
	}()
	return func() { <-done }, "http://" + l.Addr().String(), nil
}

// tellOfDatabase shows how the server gets on with a database that others share.
func tellOfDatabase(m site.Metrics, store *postgres.Store) {
	for name, gauge := range map[string]struct {
		help string
		of   func(postgres.Figures) float64
	}{
		"saddlebag_database_connections":      {"Connections to the database that are open.", func(f postgres.Figures) float64 { return float64(f.Connections) }},
		"saddlebag_database_connections_busy": {"Of these, those that do something.", func(f postgres.Figures) float64 { return float64(f.Busy) }},
		"saddlebag_notices_lag_seconds":       {"How long a notice took to be heard, the last time that it was tried.", func(f postgres.Figures) float64 { return f.Lag.Seconds() }},
		"saddlebag_notices_heard": {"1 where notices of other servers are heard, else 0.", func(f postgres.Figures) float64 {
			if f.Heard {
				return 1
			}
			return 0
		}},
	} {
		m.Follow(name, gauge.help, func() float64 { return gauge.of(store.Figures()) })
	}
	m.Count("saddlebag_database_waits_total", "How often something had to wait for a connection.", func() float64 { return float64(store.Figures().Waits) })
	m.Count("saddlebag_database_slow_total", "Statements that took the database longer than "+postgres.SlowAfter.String()+".", func() float64 { return float64(store.Figures().Slow) })
}
