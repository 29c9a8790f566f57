package site

import (
	"context"
	"errors"
	stdlog "log"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"time"
)

// How long the server waits.
const (
	headerTime   = 10 * time.Second // for the head of a request
	readTime     = time.Minute      // for all of it: 5 MB on a slow phone
	writeTime    = time.Minute      // for the answer to be made and taken, once all is read
	idleTime     = 2 * time.Minute  // for the next request
	farewellTime = 10 * time.Second // for what is under way when it ends
	mostHeader   = 64 << 10         // bytes
)

// Serve answers on a listener, over TLS if it's one of crypto/tls, until ctx is done. Then
// it ends the event streams, lets everything else under way finish, and closes the
// listener.
func Serve(ctx context.Context, l net.Listener, h http.Handler, log *slog.Logger) error {
	return serve(ctx, l, newServer(h, log))
}

// newServer makes a server with the manners of this one.
func newServer(h http.Handler, log *slog.Logger) *http.Server {
	return &http.Server{
		Handler:           h,
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       readTime,
		WriteTimeout:      readTime + writeTime, // it begins when the head has come: who is slow is told so
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    mostHeader,
		ErrorLog:          stdlog.New(serverLog{log}, "", 0),
	}
}

func serve(ctx context.Context, l net.Listener, server *http.Server) error {
	base := context.WithoutCancel(ctx) // what is under way goes on
	shutdown, end := context.WithCancel(base)
	defer end()
	server.BaseContext = func(net.Listener) context.Context { return context.WithValue(base, shutdownKey{}, shutdown) }
	server.RegisterOnShutdown(end)
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	farewell, cancel := context.WithTimeout(base, farewellTime)
	defer cancel()
	err := server.Shutdown(farewell)
	if served := <-ended; !errors.Is(served, http.ErrServerClosed) {
		return served
	}
	return err
}

// A serverLog takes what net/http has to complain of. A browser that does not
// trust our certificate is its owner's concern, and the line names its
// address: it is for those who look for a fault.
type serverLog struct{ log *slog.Logger }

func (l serverLog) Write(line []byte) (int, error) {
	level, text := slog.LevelWarn, strings.TrimSpace(string(line))
	if strings.HasPrefix(text, "http: TLS handshake error") {
		level = slog.LevelDebug
	}
	l.log.Log(context.Background(), level, text)
	return len(line), nil
}

// shutdownKey is where the context of a request has the one that is done when
// the server is to end.
type shutdownKey struct{}

// shutdown is closed when the server is to end that has a request, by its context.
func shutdown(ctx context.Context) <-chan struct{} {
	if shutdown, ok := ctx.Value(shutdownKey{}).(context.Context); ok {
		return shutdown.Done()
	}
	return nil // served by another than Serve
}
