package play

import (
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// handlers answer for the page of a table, and for all that is entered on
// it.
type handlers struct {
	site   *site.Site
	tables *table.Tables
	cache  *pageCache
}
