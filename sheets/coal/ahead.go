package coal

import "embed"

// ahead are the parts of a worksheet by our house data that were drawn ahead.
//
//go:embed ahead
var ahead embed.FS
