package webtest

import (
	"os"
	"testing"
)

// TestMain ends the browser that the tests share.
func TestMain(m *testing.M) { os.Exit(Tests{m}.Run()) }
