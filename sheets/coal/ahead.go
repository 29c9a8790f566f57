package coal

import (
	"embed"

	"saddlebag/sheets"
)

//go:embed ahead
var aheadFiles embed.FS

// ahead are the parts of a worksheet by our house data that were drawn ahead.
var ahead = sheets.DrawnAhead{FS: aheadFiles}
