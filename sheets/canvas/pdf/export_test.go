package pdf

import "saddlebag/sheets/canvas"

// ForgetTemplates makes the process as it was before it drew anything.
func ForgetTemplates() { templates = canvas.NewPartCache[templateKey, *template]() }
