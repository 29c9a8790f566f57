package check

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"check":    checkPage{},
		"sheet":    fillPage{},
		"sheetnew": newSheetPage{},
	})
}
