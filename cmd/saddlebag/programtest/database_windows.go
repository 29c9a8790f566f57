package programtest

import (
	"path/filepath"
	"testing"
)

// UsualDatabase is one for a test that needs one.
func UsualDatabase(tb testing.TB) string { return filepath.Join(tb.TempDir(), "tables.db") }
