package goldfever

import "embed"

// ahead are the boards by our house data that were drawn ahead.
//
//go:embed ahead
var ahead embed.FS
