package maloney

import (
	"embed"

	"saddlebag/sheets"
)

//go:embed ahead
var aheadFiles embed.FS

// ahead are the boards by our house data that were drawn ahead.
var ahead = sheets.DrawnAhead{FS: aheadFiles}
