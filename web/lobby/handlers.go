package lobby

import (
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// handlers answer for the ways to a table, and for its seats.
type handlers struct {
	site   *site.Site
	tables *table.Tables
	trials *trials
}
