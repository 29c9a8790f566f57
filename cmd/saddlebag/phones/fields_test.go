package phones

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/web/webtest"
)

// ragged are the fields of a form, or of one of its tables, that stand neither right below each
// other nor beside each other, as where one is wider than the one above it.
const ragged = `(() => {
  const groups = new Map();
  for (const field of document.querySelectorAll("main :is(input:not([type=hidden], [type=checkbox], [type=radio]), select)")) {
    if (!field.checkVisibility({ visibilityProperty: true })) continue;
    const group = field.closest("table, .parts, .player, .offer, form, section");
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  const wrong = [];
  for (const fields of groups.values())
    for (const [i, a] of fields.entries())
      for (const b of fields.slice(0, i)) {
        const [p, q] = [a, b].map((one) => one.getBoundingClientRect());
        const below = Math.abs(p.left - q.left) < 1 && Math.abs(p.right - q.right) < 1;
        if (!below && p.left < q.right - 1 && q.left < p.right - 1) wrong.push([a, b].map((one, n) => (one.labels?.[0]?.textContent.trim().slice(0, 30) ?? one.name) + " " + [p, q][n].left.toFixed(0) + "-" + [p, q][n].right.toFixed(0)).join(" and "));
      }
  return wrong;
})()`

// The fields of a form stand in a grid on a phone: where a table is made, where sheets are filled
// in, and in all that can be entered at several moments of every game.
func TestFieldsStandInAGrid(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	w := webtest.Start(t).Open(programtest.Pocket(390, 664).InStillness())
	look := func(page string) {
		t.Helper()
		w.Wait(`document.readyState === "complete"`)
		webtest.Eval[bool](w, `(document.querySelectorAll("main details").forEach((one) => (one.open = true)), true)`)
		for _, fault := range webtest.Eval[[]string](w, ragged) {
			t.Errorf("%s: %s", page, fault)
		}
	}
	for _, title := range titles.List {
		info := title.Game.Info()
		w.Go(at + "/make?game=" + info.ID)
		look(info.ID + ", where a table is made")
		names := []string{"Ann", "Bob", "Cy", "Dee"}[:max(2, info.MinPlayers)]
		for _, depth := range []string{"end", "made"} {
			w.Go(at + "/check/sheet?" + url.Values{"game": {info.ID}, "depth": {depth}, "player": names}.Encode())
			look(fmt.Sprintf("sheets of %s, %s", info.ID, depth))
		}
		for _, ledger := range moments(t, title) {
			code := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {ledger}, "me": {"Ann"}})
			w.Sit(at + code)
			w.WaitText("#link", "Live")
			lines := strings.Split(strings.TrimSpace(ledger), "\n")
			look(info.ID + " after " + lines[len(lines)-1])
		}
	}
}

// moments are the longest of the games of a title that are kept, on house data of our own, as they
// stood at several moments: some of them just before somebody enters numbers.
func moments(t *testing.T, title sheets.Title) []string {
	t.Helper()
	const looks = 6 // of either sort
	var lines []string
	for _, file := range programtest.WholeGames(t, title.Game.Info().ID) {
		text := programtest.Read(t, file)
		if own := strings.Split(strings.TrimSpace(text), "\n"); programtest.DataBeside(file, text) == "" && strings.Contains(text, "player Ann\n") && len(own) > len(lines) {
			lines = own
		}
	}
	var any, numbers []int
	for i := slices.Index(lines, "") + 1; i < len(lines); i++ {
		any = append(any, i)
		for _, verb := range title.Game.Info().Verbs {
			asks := slices.ContainsFunc(verb.Args, func(a scoring.Arg) bool { return a.Kind == scoring.Counts || a.Kind == scoring.Range })
			if words := strings.Fields(lines[i]); asks && len(words) > 1 && words[1] == verb.Name {
				numbers = append(numbers, i)
			}
		}
	}
	var all []string
	for _, before := range [][]int{any, numbers} {
		for i := 0; i < len(before); i += max(1, len(before)/looks) {
			all = append(all, strings.Join(lines[:before[i]], "\n")+"\n")
		}
	}
	return all
}
