package phones

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
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

// What happens at a table is told in words, whatever is played: nobody reads the name that a
// ledger gives a thing, and nothing that can be done is offered twice.
func TestPlayIsTold(t *testing.T) {
	const entries = 60
	for i, title := range titles.List {
		info := title.Game.Info()
		for _, dice := range []string{live.Physical, live.Virtual} {
			t.Run(info.ID+"/"+dice, func(t *testing.T) {
				t.Parallel()
				names := []string{"Ann", "Bob", "Cy", "Dee"}[:max(2, info.MinPlayers)]
				at, r := programtest.Serve(t, "--limits", "off"), rand.New(rand.NewPCG(uint64(i), entries))
				table := programtest.NewTableOf(t, at, info.ID, dice, names...)
				p := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Still), T: t}
				p.Sit(at + table + "?whole=yes")
				p.WaitText("#link", "Live")
				host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
				for range entries {
					now := host.State(0)
					p.Sees(now.Seen)
					for _, id := range dataID.FindAllString(webtest.Eval[string](p.Window, readable), -1) {
						t.Errorf("after %d entries somebody reads %q", now.Seen, id)
					}
					for _, labels := range []string{offered, docked} {
						seen := map[string]bool{}
						for _, label := range webtest.Eval[[]string](p.Window, labels) {
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
