package svg

import "saddlebag/sheets/canvas"

// ForgetParts makes the process as it was before it drew anything.
func ForgetParts() { drawnParts = canvas.NewPartCache[partKey, drawnPart]() }
