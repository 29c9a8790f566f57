package check

import (
	"saddlebag/web/site"
)

// handlers answer for what was played: a ledger, or the filled sheets
// alone.
type handlers struct {
	site   *site.Site
	latest latest
}
