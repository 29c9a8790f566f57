package main

import (
	"context"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"

	"saddlebag/scoring/ledger/sqlite"
)

// databaseFile is where the tables are kept: the file of the settings, or
// saddlebag.db among the user's own data, wherever the system has that.
func databaseFile(s *settings) string {
	if s.DB != "" {
		return s.DB
	}
	return filepath.Join(xdg.DataHome, "saddlebag", "saddlebag.db")
}

// openDatabase opens the database, which is made where there is none.
func openDatabase(ctx context.Context, s *settings) (*sqlite.Store, error) {
	file := databaseFile(s)
	if s.DB == "" {
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			return nil, failed(filepath.Dir(file), "%w", plainCause(err))
		}
	}
	store, err := sqlite.Open(ctx, file)
	if err != nil {
		return nil, hinted(failed(file, "%w", plainCause(err)), "--db FILE keeps the tables elsewhere")
	}
	return store, nil
}
