package phones

import (
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// A browser takes the files of all our fonts as they are packed.
func TestFontsLoad(t *testing.T) {
	t.Parallel()
	w := webtest.Start(t).Open(programtest.Pocket(390, 844))
	w.Go(programtest.Serve(t) + "/")
	w.Wait(settled)
	w.Wait(`[...document.fonts].map(f => f.load().catch(() => {})).length >= 6 && [...document.fonts].every(f => f.status === "loaded")`)
}
