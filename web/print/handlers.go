package print

import (
	"saddlebag/web/site"
)

// handlers answer for what is printed of games that have not begun.
type handlers struct{ site *site.Site }
