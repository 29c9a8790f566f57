package nights

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"nights":     listPage{},
		"group":      groupPage{},
		"groupadd":   addPage{},
		"people":     peoplePage{},
		"person":     personPage{},
		"grouptable": tablePage{},
		"groupshare": sharePage{},
		"groupout":   outPage{},
		"groupin":    inPage{},
	})
}
