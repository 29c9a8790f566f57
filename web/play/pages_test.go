package play

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"table": tablePage{},
	})
}
