package info

import (
	"testing"

	"saddlebag/web/site/sitetest"
)

func TestPages(t *testing.T) {
	sitetest.CheckPages(t, map[string]any{
		"home":  homePage{},
		"howto": howtoPage{},
		"odds":  oddsPage{},
		"roll":  rollPage{},
		"rules": rulesPage{},
	})
}
