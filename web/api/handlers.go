package api

import (
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// handlers answer for the API.
type handlers struct {
	site   *site.Site
	tables *table.Tables
}
