package book

import (
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// handlers answer for the ledger of a table, and for how its game ended.
type handlers struct {
	site   *site.Site
	tables *table.Tables
}
