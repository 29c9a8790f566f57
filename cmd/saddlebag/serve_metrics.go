package main

import (
	"context"
	"log/slog"
	"net"
	"net/http"

	"saddlebag/web/site"
)

// serveMetrics answers with the figures of the server at an address of their
// own, if one is set, until ctx is done. Whoever calls it waits for the end.
func serveMetrics(ctx context.Context, addr string, figures http.Handler, log *slog.Logger) (wait func(), err error) {
	if addr == "" {
		return func() {}, nil
	}
	var listening net.ListenConfig
	l, err := listening.Listen(ctx, "tcp", addr)
	if err != nil {
		return func() {}, hinted(failed("metrics", "%w", err), "--metrics HOST:PORT is an address of its own, as localhost:9090")
	}
	log.Info("metrics", "url", "http://"+l.Addr().String()+"/metrics")
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := site.Serve(ctx, l, figures, log); err != nil {
			log.Error("metrics", "error", err)
		}
	}()
	return func() { <-done }, nil
}
