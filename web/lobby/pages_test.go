package lobby

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"tables":    tablesPage{},
		"make":      makePage{},
		"sit":       sitPage{},
		"seats":     seatsPage{},
		"join":      joinPage{},
		"asked":     askedPage{},
		"lobby":     gatherPage{},
		"elsewhere": elsewherePage{},
		"host":      hostPage{},
		"word":      wordPage{},
		"phones":    phonesPage{},
		"trial":     trialPage{},
		"here":      herePage{},
		"parcel":    parcelPage{},
		"take":      takePage{},
	})
}
