package phones

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/web/live"
	"saddlebag/web/webtest"
)

// dataID is how ledgers tell things apart that people have names for: "nugget-2".
var dataID = regexp.MustCompile(`(?i)\b\pL[\pL-]*-[0-9]+\b`)

// readable is all that a page says to anybody, folded or not, seen or heard.
const readable = `(() => {
  const said = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data.trim());
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches("script, style, [aria-hidden=true]")) return;
    for (const name of ["aria-label", "placeholder", "title", "alt"]) if (node.hasAttribute(name)) said.push(node.getAttribute(name));
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return said.filter(Boolean).join("\n");
})()`

// offered is what one's own seat and the table can enter, each heading and each button.
const offered = `[...document.querySelectorAll("#entries .for:not(:has(> .seat)) :is(summary .verb, .what, .offer .actions button, h3)")].map((one) => one.textContent.trim()).filter((text) => text !== "Enter")`

// docked are the labels at hand.
const docked = `[...document.querySelectorAll("#dock :is(a, button:not([data-face]):not([data-types]))")].map((one) => one.textContent.trim().replace(/\s+/g, " "))`

// read is what an expression says of a page. Nothing is drawn for it, and no script runs.
func read[T any](w *webtest.Window, page, expression string) T {
	text, err := json.Marshal(page)
	if err != nil {
		panic(err) // texts have a form in JSON
	}
	return webtest.Eval[T](w, fmt.Sprintf(`((document) => %s)(new DOMParser().parseFromString(%s, "text/html"))`, expression, text))
}

// What happens at a table is told in words, whatever is played: nobody reads the name that a
// ledger gives a thing, and nothing that can be done is offered twice.
func TestPlayIsTold(t *testing.T) {
	const entries = 60
	b := webtest.Start(t)
	for i, title := range titles.List {
		info := title.Game.Info()
		for _, dice := range []string{live.Physical, live.Virtual} {
			t.Run(info.ID+"/"+dice, func(t *testing.T) {
				t.Parallel()
				names := []string{"Ann", "Bob", "Cy", "Dee"}[:max(2, info.MinPlayers)]
				at, r := programtest.Serve(t, "--limits", "off"), rand.New(rand.NewPCG(uint64(i), entries))
				table := programtest.NewTableOf(t, at, info.ID, dice, names...)
				code := strings.TrimPrefix(table, "/t/")
				host, seat, reader := programtest.ProgramAt(t, at, code), programtest.SeatAt(t, at, code), b.Open(webtest.Phone)
				for range entries {
					now := host.State(0)
					_, page := seat.Get(table + "?whole=yes")
					for _, id := range dataID.FindAllString(read[string](reader, page, readable), -1) {
						t.Errorf("after %d entries somebody reads %q", now.Seen, id)
					}
					for _, labels := range []string{offered, docked} {
						seen := map[string]bool{}
						for _, label := range read[[]string](reader, page, labels) {
							if seen[label] {
								t.Errorf("after %d entries %q is offered twice", now.Seen, label)
							}
							seen[label] = true
						}
					}
					event := host.Some(r)
					if t.Failed() || now.Over || event == "" {
						return
					}
					host.Enters(now.Seen, event)
				}
			})
		}
	}
}
