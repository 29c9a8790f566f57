package nights_test

import (
	"os"
	"testing"

	"saddlebag/web/webtest"
)

// TestMain ends the browser that the tests share.
func TestMain(m *testing.M) { os.Exit(webtest.Tests{M: m}.Run()) }
