package sqlite

import (
	"errors"
	"fmt"
	"io/fs"

	engine "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
)

// Why a file is refused.
var (
	ErrForeign = errors.New("not a database of saddlebag")
	ErrVersion = errors.New("a database of another version of saddlebag")
	ErrDamaged = errors.New("the database is damaged")
)

// ErrDisturbed says that a copy failed because somebody opened the file meanwhile.
// Nobody had it open at first, so it wasn't locked.
var ErrDisturbed = errors.New("somebody opened the database while it was copied")

// code is the engine's extended result code, or 0 of another error.
func code(err error) int {
	var e *engine.Error
	if !errors.As(err, &e) {
		return codes.SQLITE_OK
	}
	return e.Code()
}

// primary is the general part of a result code.
func primary(code int) int { return code & 0xff }

// isTaken says whether a row was refused because there is one with its primary
// key.
func isTaken(err error) bool { return code(err) == codes.SQLITE_CONSTRAINT_PRIMARYKEY }

// isRepeated says whether a row was refused by another unique index.
func isRepeated(err error) bool { return code(err) == codes.SQLITE_CONSTRAINT_UNIQUE }

// isCorrupt says whether the engine cannot make sense of the file.
func isCorrupt(err error) bool {
	c := primary(code(err))
	return c == codes.SQLITE_CORRUPT || c == codes.SQLITE_NOTADB
}

func isBusy(err error) bool { return primary(code(err)) == codes.SQLITE_BUSY }

// explained gives what the engine says of a file a name that can be asked for.
func explained(err error) error {
	switch primary(code(err)) {
	case codes.SQLITE_NOTADB:
		return fmt.Errorf("%w: %w", ErrForeign, err)
	case codes.SQLITE_CORRUPT:
		return fmt.Errorf("%w: %w", ErrDamaged, err)
	case codes.SQLITE_READONLY:
		return fmt.Errorf("%w: %w", fs.ErrPermission, err)
	}
	return err
}

// unavailable makes an *logbook.UnavailableError of what is no fault of who
// asked: a full disk, a file that is gone. Other errors stay as they are.
func unavailable(err error) error {
	why := speech.Text("")
	if errors.As(err, new(*logbook.DamageError)) {
		return err // it will not pass
	}
	switch primary(code(err)) {
	case codes.SQLITE_FULL:
		why = "store.disk-full"
	case codes.SQLITE_READONLY:
		why = "store.file-read-only"
	case codes.SQLITE_IOERR, codes.SQLITE_CANTOPEN:
		why = "store.disk-fails"
	case codes.SQLITE_CORRUPT, codes.SQLITE_NOTADB:
		why = "store.file-damaged"
	case codes.SQLITE_BUSY, codes.SQLITE_LOCKED:
		why = "store.file-busy"
	}
	switch {
	case errors.Is(err, errGone):
		why = "store.file-gone"
	case errors.Is(err, errReadOnly):
		why = "store.file-read-only"
	}
	if why == "" {
		return err
	}
	return &logbook.UnavailableError{Why: why, Err: err}
}
