package play

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"pass":  passPage{},
		"table": tablePage{},
	})
}
