package print

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"print": printPage{},
	})
}
