package book

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"book":   bookPage{},
		"mend":   mendPage{},
		"result": resultPage{},
	})
}
