package sqlite

import (
	"errors"
	"fmt"
	"io/fs"

	engine "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"
)

// Why a file is not opened.
var (
	ErrForeign = errors.New("not a database of saddlebag")
	ErrVersion = errors.New("a database of another version of saddlebag")
	ErrDamaged = errors.New("the database is damaged")
)

// ErrDisturbed is why a file is not copied that nobody had open at first, and
// that was therefore not locked.
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
