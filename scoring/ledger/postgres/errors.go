package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
)

// Why a database is refused.
var (
	ErrForeign = errors.New("the database holds something else than tables of saddlebag")
	ErrVersion = errors.New("a database of another version of saddlebag")
)

var (
	errSlow   = errors.New("the database took too long")
	errDeaf   = errors.New("the channel of notices is not heard")
	errHeader = errors.New("the header is not what was kept")
	errCard   = errors.New("the card is not what was kept")
)

// Classes of error codes, by the standard.
const (
	classConnection = "08"
	classReadOnly   = "25"
	classResources  = "53"
	classShutdown   = "57"
	classSystem     = "58"
)

// about adds to an error which table it is about.
func about(table string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("table %q: %w", table, unavailable(err))
}

// unavailable makes an *logbook.UnavailableError of what is no fault of who asked: a
// database that is down, full or only to be read. Other errors stay as they are.
func unavailable(err error) error {
	if err == nil || errors.As(err, new(*logbook.UnavailableError)) || errors.Is(err, context.Canceled) {
		return err
	}
	why := speech.Text("")
	var told *pgconn.PgError
	switch {
	case errors.As(err, &told):
		why = whyOf(told.Code)
	case errors.As(err, new(*pgconn.ConnectError)), errors.As(err, new(net.Error)), errors.Is(err, net.ErrClosed), pgconn.SafeToRetry(err), errors.Is(err, errSlow), errors.Is(err, errDeaf), isLost(err):
		why = "store.no-answer"
	}
	if why == "" {
		return err
	}
	return &logbook.UnavailableError{Why: why, Err: err}
}

func whyOf(code string) speech.Text {
	switch {
	case strings.HasPrefix(code, classResources):
		return "store.database-full"
	case strings.HasPrefix(code, classReadOnly):
		return "store.database-read-only"
	case strings.HasPrefix(code, classConnection), strings.HasPrefix(code, classShutdown), strings.HasPrefix(code, classSystem):
		return "store.no-answer"
	}
	return ""
}

// isLost says whether a connection broke while something was under way, which the
// driver tells by words alone.
func isLost(err error) bool {
	return strings.Contains(err.Error(), "conn closed") || strings.Contains(err.Error(), "unexpected EOF")
}
