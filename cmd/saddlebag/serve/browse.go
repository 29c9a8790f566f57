package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/cli/browser" // knows how each system opens an address

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger/sqlite"
)

// browse opens an address in this machine's browser. Where there is none, the address
// has been printed.
func browse(address string, log *slog.Logger) {
	browser.Stdout, browser.Stderr = io.Discard, io.Discard
	if err := browser.OpenURL(address); err != nil {
		log.Warn("no browser was opened", "address", address, "error", err)
	}
}

// browseServed opens the page of the server that kept this one from serving, at the
// address that this one would have had: who clicks twice on the icon wants the page. It
// fails as this one did where the other is not found there.
func browseServed(ctx context.Context, out io.Writer, s *command.Settings, why error, log *slog.Logger) error {
	_, port, err := net.SplitHostPort(s.Addr)
	if !s.Open || !errors.Is(why, sqlite.ErrServed) || err != nil {
		return why
	}
	address := "http://" + net.JoinHostPort("localhost", port) + "/"
	const patience = 3 * time.Second
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address+"healthz", http.NoBody)
	if err != nil {
		return why
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return why
	}
	defer answer.Body.Close() //nolint:errcheck // only its status counts
	if answer.StatusCode != http.StatusOK {
		return why
	}
	browse(address, log)
	_, err = fmt.Fprintf(out, "%s\n", address)
	return err
}
