// Package sqlite is the ledger store that lasts: the logs of all tables in one
// SQLite file, with an engine in pure Go that is part of the program.
//
// What Append accepts is on the disk before it returns: every commit syncs the file's
// write-ahead log. Entries that many tables append at once share a commit. Any number of
// Stores, in one process or in several, may have the same file open; a server that keeps
// cards in memory opens it alone.
//
// Only this package and postgres contain SQL. What they store they only take apart and
// put back together: what an entry means, and whether a chain is whole, is for the
// ledger to say.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"
)

const (
	// busyTimeout is how long a connection waits for another to finish writing.
	busyTimeout = 5 * time.Second
	// readers is how many may read at once beside the one that writes.
	readers = 4
)

// A Store keeps logs in a file.
type Store struct {
	original original  // none where there is only reading
	write    *writer   // nil where there is only reading
	insert   *sql.Stmt // insertNext, of the connection that writes
	read     *sql.DB   // several connections; a transaction of each sees one state of the file
	idle     *idleFile // nil where the file is locked while it is read
	lock     io.Closer // nil where others may open the file to write
}

// Open opens a file to read and write, and makes it if there is none. It fails with
// ErrForeign, ErrVersion, ErrDamaged, or fs.ErrPermission if it may not write, and
// then leaves the file as it was.
func Open(ctx context.Context, file string) (*Store, error) {
	if err := create(file); err != nil {
		return nil, err
	}
	// One connection, whose transactions take the write lock at once.
	write, err := connect(file, 1, url.Values{
		"mode":          {"rw"},
		"_txlock":       {"immediate"},
		"_synchronous":  {"FULL"},
		"_foreign_keys": {"on"},
		// What is deleted is overwritten, and its room given back.
		"_pragma": {"secure_delete(on)", "auto_vacuum(incremental)"},
	})
	if err != nil {
		return nil, err
	}
	if err := prepare(ctx, write); err != nil {
		return nil, errors.Join(explained(err), write.Close())
	}
	insert, err := write.PrepareContext(ctx, insertNext)
	if err != nil {
		return nil, errors.Join(explained(err), write.Close())
	}
	original, err := originalOf(file)
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	read, err := connect(file, readers, url.Values{"mode": {"ro"}})
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	return &Store{original: original, write: newWriter(write, original.writable), insert: insert, read: read}, nil
}

// Close writes what still waits, then closes the file. Later calls fail with
// fs.ErrClosed. The writing connection closes last: it empties the write-ahead log
// into the file.
func (s *Store) Close() error {
	if s.write == nil {
		return s.read.Close()
	}
	err := errors.Join(s.read.Close(), s.write.close())
	if s.lock != nil {
		err = errors.Join(err, s.lock.Close())
	}
	return err
}

// connect makes a pool of connections; the first use opens the first.
func connect(file string, most int, parameters url.Values) (*sql.DB, error) {
	path, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	parameters.Set("_busy_timeout", strconv.FormatInt(busyTimeout.Milliseconds(), 10))
	parameters.Set("_dqs", "false")                  // a misspelt column is an error, not a string
	parameters.Set("_error_rc", "true")              // an error tells only of itself
	parameters.Add("_pragma", "trusted_schema(off)") // whoever made the file
	db, err := sql.Open("sqlite", addressOf(filepath.ToSlash(path), parameters))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(most)
	db.SetMaxIdleConns(most)
	return db, nil
}

// addressOf is what the engine opens a file by: its whole path, with slashes on every
// system. Without one before the letter of a disk of Windows, that would be a host.
func addressOf(path string, parameters url.Values) string {
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	name := url.URL{Scheme: "file", Path: path, RawQuery: parameters.Encode()}
	return name.String()
}

// creating is held while create has a file open. To close a file drops every
// lock that the process has on it, those of other Stores too.
var creating sync.Mutex

// create makes an empty file where there is none. It holds secrets: nobody
// else may read it.
func create(file string) error {
	creating.Lock()
	defer creating.Unlock()
	f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return f.Close()
}
