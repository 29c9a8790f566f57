package web

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// How long the server waits.
const (
	headerTime   = 10 * time.Second // for the head of a request
	readTime     = time.Minute      // for all of it: 5 MB on a slow phone
	writeTime    = time.Minute      // for the answer to be made and taken
	idleTime     = 2 * time.Minute  // for the next request
	farewellTime = 10 * time.Second // for what is under way when it ends
	mostHeader   = 64 << 10         // bytes
)

// Serve answers on a listener until ctx is done, then lets what is under way
// come to its end. It closes the listener.
func Serve(ctx context.Context, l net.Listener, h http.Handler, log *slog.Logger) error {
	server := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    mostHeader,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	farewell, cancel := context.WithTimeout(context.WithoutCancel(ctx), farewellTime)
	defer cancel()
	err := server.Shutdown(farewell)
	if served := <-ended; !errors.Is(served, http.ErrServerClosed) {
		return served
	}
	return err
}
