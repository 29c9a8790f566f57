package main

import (
	"path/filepath"
	"testing"
)

// usualDatabase is one for a test that needs one.
func usualDatabase(tb testing.TB) string { return filepath.Join(tb.TempDir(), "tables.db") }
