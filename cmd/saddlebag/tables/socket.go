package tables

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"syscall"
	"time"

	"saddlebag/web/live"
)

// socketFile is where a server takes orders from its own user: a socket beside
// the database, which nobody else may open.
func socketFile(database string) string { return database + ".sock" }

// TakeOrders restores and deletes tables for saddlebag tables, until ctx is done.
// Only one server has the database, so a socket that is there is left over. A
// server without one serves all the same.
func TakeOrders(ctx context.Context, database string, tables *live.Tables, log *slog.Logger) {
	file := socketFile(database)
	if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		log.Warn("no orders are taken from saddlebag tables", "error", err)
		return
	}
	var listening net.ListenConfig
	l, err := listening.Listen(ctx, "unix", file)
	if err == nil {
		err = os.Chmod(file, 0o600)
	}
	if err != nil {
		log.Warn("no orders are taken from saddlebag tables", "error", err)
		return
	}
	orders := http.NewServeMux()
	for name, do := range map[string]func(context.Context, string) error{"restore": tables.Restore, "delete": tables.Delete} {
		orders.HandleFunc("POST /"+name+"/{id}", func(w http.ResponseWriter, r *http.Request) {
			switch err := do(r.Context(), r.PathValue("id")); {
			case errors.Is(err, live.ErrUnknown):
				http.Error(w, errNoTable.Error(), http.StatusNotFound)
			case err != nil:
				http.Error(w, err.Error(), http.StatusInternalServerError)
			}
		})
	}
	server := &http.Server{Handler: orders, ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { _ = server.Close() })
	go func() { _ = server.Serve(l) }() // until it is closed
}

// errNoTable is said to an id that no such table has.
var errNoTable = errors.New("there is no such table")

// errNoServer is why an order reaches nobody.
var errNoServer = errors.New("nobody serves the database")

// order has the server of a database restore or delete a table. It fails with
// errNoServer or errNoTable.
func order(ctx context.Context, database, what, id string) error {
	client := http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		var d net.Dialer
		return d.DialContext(ctx, "unix", socketFile(database))
	}}}
	defer client.CloseIdleConnections()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://saddlebag/"+what+"/"+url.PathEscape(id), http.NoBody)
	if err != nil {
		return err
	}
	answer, err := client.Do(r)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ECONNREFUSED) {
		return errNoServer
	}
	if err != nil {
		return err
	}
	defer answer.Body.Close() //nolint:errcheck // it has been read
	text, err := io.ReadAll(io.LimitReader(answer.Body, 1000))
	switch {
	case err != nil || answer.StatusCode == http.StatusOK:
		return err
	case answer.StatusCode == http.StatusNotFound:
		return errNoTable
	}
	return errors.New(strings.TrimSpace(string(text)))
}
