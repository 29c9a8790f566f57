package phones

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// Whatever their number, people who play a game of scenarios tap it and make a table:
// the form has told them what they will play, and there is a seat for each.
func TestTableForEachNumber(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	host := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Pocket(390, 844)), T: t}
	for n := 2; n <= 12; n++ {
		scenario := map[bool]string{n <= 4: "Showdown", n > 4 && n <= 6: "Bank job", n > 6 && n <= 8: "Escort", n > 8: "Last stand"}[true]
		host.Go(at + "/make?game=goldfever")
		host.Wait(`document.getElementById("me-name") !== null && document.readyState === "complete" && document.fonts.status === "loaded"`)
		host.Fill("#me-name", "Ann")
		host.Touch(tabletest.Target{"css": fmt.Sprintf(`label:has([name=seats][value="%d"])`, n)})
		host.Wait(`document.querySelectorAll("p[data-fit]:not([hidden])").length === 1`)
		host.WaitText("p[data-fit]:not([hidden])", scenario+".")
		if n == 3 {
			host.Shot("make-three")
		}
		host.Touch(tabletest.Target{"css": "form.make .button.first"})
		host.Wait(`document.getElementById("lobby") !== null`)
		host.WaitText(".sitting", "Seat "+strconv.Itoa(n))
		if seats := webtest.Eval[string](host.Window, `document.querySelector(".sitting").innerText`); strings.Contains(seats, "Seat "+strconv.Itoa(n+1)) {
			t.Errorf("for %d: %s", n, seats)
		}
	}
}
