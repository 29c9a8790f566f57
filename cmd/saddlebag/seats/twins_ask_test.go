package seats

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/web/live"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/views"
)

// ask is one of the things that a place can ask or enter.
func (tw *twins) ask() twinAsk {
	v, err := tw.here[0].place.View(tw.t.Context())
	if err != nil {
		tw.t.Fatal(err)
	}
	switch n := tw.random.IntN(24); {
	case n < 2:
		return twinAsk{method: http.MethodPost, path: "/api/v1/tables/{}/proposals", json: fmt.Sprintf(`{"event": %q}`, tw.amendment(v))}
	case n < 4:
		return tw.reads(v)
	case n < 6:
		return twinAsk{method: http.MethodGet, path: "/t/{}/why?" + tw.tapped(v).Encode()}
	case n < 9:
		return twinAsk{method: http.MethodPost, path: "/t/{}" + tw.mends(v), form: url.Values{"event": {tw.event(v)}, "do": {[]string{"", "", "out"}[tw.random.IntN(3)]}}}
	case n < 11:
		amendment := tw.amendment(v)
		page := tw.mends(v)
		if e, err := ledger.ParseEvent(amendment); err == nil && len(e.Args) == 2 {
			page = "/" + map[string]string{ledger.VerbAmend: "wrong", ledger.VerbInsert: "before"}[e.Verb] + "/" + e.Args[0]
		}
		form := url.Values{"event": {amendment}, "seen": {strconv.Itoa(v.Seen)}}
		return twinAsk{method: http.MethodPost, path: "/t/{}" + page + "/do", form: form}
	case n < 13:
		text := fmt.Sprintf(`{"seen": %d, "event": %q}`, v.Seen, tw.event(v))
		return twinAsk{method: http.MethodPost, path: "/api/v1/tables/{}/events", json: text}
	case n < 16:
		text := fmt.Sprintf(`{"seen": %d, "event": %q}`, v.Seen, tw.amendment(v))
		return twinAsk{method: http.MethodPost, path: "/api/v1/tables/{}/events", json: text}
	}
	path := "/t/{}/" + []string{"enter", "enter", "enter", "book", "done", "dice"}[tw.random.IntN(6)]
	form := url.Values{"event": {tw.event(v)}, "seen": {strconv.Itoa(v.Seen - tw.random.IntN(2)*tw.random.IntN(2))}}
	form.Set("seat", strconv.Itoa(tw.random.IntN(len(v.Names))))
	form.Set("done", "yes")
	switch {
	case strings.HasSuffix(path, "book"):
		form.Set("do", []string{"undo", "note", "result", "correct", "sign"}[tw.random.IntN(5)])
		form.Set("text", "7")
	case strings.HasSuffix(path, "dice"):
		form.Set("dice", []string{live.Physical, live.Virtual}[tw.random.IntN(2)])
		if tw.kind.apart { // whose piles differ: they are not drawn from
			form.Set("dice", live.Physical)
		}
	}
	return twinAsk{method: http.MethodPost, path: path, form: form}
}

// reads is one of the pages and documents of a table.
func (tw *twins) reads(v *views.View) twinAsk {
	pages := []string{
		"", "/book", "/result", "/ledger", "/ledger.json", "/seats", "/notary", "/notary/paper",
		tw.mends(v), tw.mends(v), tw.mends(v),
	}
	at := tw.random.IntN(len(pages) + 5)
	if at < len(pages) {
		return twinAsk{method: http.MethodGet, path: "/t/{}" + pages[at]}
	}
	a := twinAsk{method: http.MethodGet, path: "/api/v1/tables/{}"}
	switch at - len(pages) {
	case 0:
	case 1:
		a.path += "/prompts"
	case 2:
		a.path += "/ledger"
	case 3:
		a.path, a.accept = a.path+"/ledger", "application/json"
	default:
		title, _ := titles.Find(v.Info.ID)
		a.path = "/t/{}/sheets/result.pdf"
		if len(title.Sheets) > 0 {
			a.path = "/t/{}/sheets/" + title.Sheets[tw.random.IntN(len(title.Sheets))].Name + ".pdf"
		}
	}
	return a
}

// mends is a page where any entry is changed, or something put in before it.
func (tw *twins) mends(v *views.View) string {
	return fmt.Sprintf("/%s/%d", []string{"wrong", "before"}[tw.random.IntN(2)], 1+tw.random.IntN(v.Seen+1))
}

// tapped is a tap on any cell, from any seat.
func (tw *twins) tapped(v *views.View) url.Values {
	return url.Values{"at": {tw.cells[tw.random.IntN(len(tw.cells))]}, "seat": {strconv.Itoa(tw.random.IntN(len(v.Names)))}}
}

// event is an event that somebody tries: what is offered, what would be legal at
// one of the tables by what is hidden, what all games have, or a guess.
func (tw *twins) event(v *views.View) string {
	prompts := v.Prompts
	switch n := tw.random.IntN(12); {
	case n < 5:
		log, err := tw.here[n%2].store.Load(tw.t.Context(), tw.here[n%2].place.Table.ID())
		if err != nil {
			tw.t.Fatal(err)
		}
		prompts = tw.fold(log).Prompts()
	case n < 7:
		return tw.common(v)
	case n < 9:
		return tw.guess(v)
	}
	if len(prompts) == 0 {
		return tw.common(v)
	}
	p := prompts[tw.random.IntN(len(prompts))]
	return tw.thrown(entryOf(v.Names, p, scoringtest.Fill(p, tw.random)), v)
}

// amendment is an amendment of any entry: what could be entered there now, what
// stands elsewhere, what could be entered then, or nothing.
func (tw *twins) amendment(v *views.View) string {
	n := 1 + tw.random.IntN(v.Seen+1)
	e := ledger.Entry{Actor: ledger.Table, Verb: []string{ledger.VerbAmend, ledger.VerbInsert}[tw.random.IntN(2)], Args: []string{strconv.Itoa(n), "-"}}
	switch tw.random.IntN(5) {
	case 0:
		e.Verb = ledger.VerbAmend
	case 1:
		e.Args[1] = tw.event(v)
	case 2:
		if m := v.Moves()[tw.random.IntN(len(v.Moves()))]; m.Present.Verb != "" {
			e.Args[1] = m.Present.String()
		}
	default:
		past, err := tw.here[0].place.Past(tw.t.Context(), min(n, v.Seen))
		if err != nil {
			tw.t.Fatal(err)
		}
		if len(past.Prompts) > 0 {
			p := past.Prompts[tw.random.IntN(len(past.Prompts))]
			e.Args[1] = entryOf(past.Names, p, scoringtest.Fill(p, tw.random)).String()
		}
	}
	return e.String()
}

// thrown lets the program make what it makes, mostly.
func (tw *twins) thrown(e ledger.Entry, v *views.View) string {
	info := v.Info
	for _, form := range info.Verbs {
		at := slices.IndexFunc(form.Args, func(a scoring.Arg) bool { return a.Device != "" })
		if form.Name != e.Verb || !scoring.HasWords(form.Args, e.Args) || at < 0 || at >= len(e.Args) || tw.random.IntN(4) == 0 {
			continue
		}
		if tw.kind.apart && info.ProgramRolls(form.Args[at].Device, v.Header.Chosen(), tw.kind.dice == live.Virtual) {
			continue // what lies in the piles differs
		}
		e.Args = append(slices.Clone(e.Args[:at]), chance.Roll)
		break
	}
	return e.String()
}

// common is an event of those that all games have.
func (tw *twins) common(v *views.View) string {
	name := v.Names[tw.random.IntN(len(v.Names))]
	all := []string{
		"table undo", "table undo", "table redo", name + " undo", name + " undo", name + " redo", "table note hm", name + " sign",
		"table result " + name + " 12", name + " correct " + v.Info.Fields[0].Name + " +1 smudge", "table stop late",
	}
	return all[tw.random.IntN(len(all))]
}

// guess is an event of any verb, with any words.
func (tw *twins) guess(v *views.View) string {
	form := v.Info.Verbs[tw.random.IntN(len(v.Info.Verbs))]
	actors := append(slices.Clone(v.Names), ledger.Table)
	for _, p := range v.Prompts {
		if p.As != "" {
			actors = append(actors, p.As)
		}
	}
	for _, m := range v.Moves() {
		actors = append(actors, m.Entry.Actor)
	}
	e := ledger.Entry{Actor: actors[tw.random.IntN(len(actors))], Verb: form.Name}
	for _, a := range form.Args {
		many := 1
		if a.Kind == scoring.Counts {
			many = 12
		}
		words := a.Choices
		if len(words) == 0 {
			words = append([]string{"0", "2", "5", "10", "200", "nugget-1", "nugget-2", "nugget-3"}, actors...)
		}
		for range many {
			e.Args = append(e.Args, strings.Fields(words[tw.random.IntN(len(words))])...)
		}
	}
	return e.String()
}
