package phones

import (
	"fmt"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/sheetstest"
	"saddlebag/web/webtest"
)

// outOfCard are the cards of a page that aren't seen whole, or with too little of a
// picture: of each its number, and how far what it says reaches out of it and it out of the
// window.
const outOfCard = `[...document.querySelectorAll(".lesson")].flatMap((card, i) => {
	const at = card.getBoundingClientRect(), told = card.querySelector(".told"), seen = card.querySelector(".seen").getBoundingClientRect();
	const inside = [...told.querySelectorAll("h2, p, .turn > *")].every((e) => e.scrollWidth <= told.clientWidth + 1);
	const low = Math.round(Math.max(at.bottom, told.getBoundingClientRect().bottom) - innerHeight);
	return inside && (low <= 0 || %t) && seen.height >= 170 ? [] : [(i + 1) + ": " + inside + ", " + low + " px, picture " + Math.round(seen.height)];
})`

// Each card of each game is in sight at once on phones, upright and on their side, and on
// a desk. With text half as large again, and in longer words, a small phone scrolls down at
// most.
func TestLessonsFitTheirCards(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	w := b.Open(programtest.Pocket(390, 664))
	look := func(what string, scrolls bool) {
		for _, fault := range append(webtest.Eval[[]string](w, fmt.Sprintf(outOfCard, scrolls)), w.Misfits()...) {
			t.Errorf("%s: %s", what, fault)
		}
	}
	for _, title := range titles.List {
		id := title.Game.Info().ID
		for _, d := range []webtest.Device{programtest.Pocket(390, 664), programtest.Pocket(844, 390), webtest.Desk.InStillness()} {
			w.Be(d)
			w.Go(at + "/howto/" + id)
			if n := w.Count(".lesson svg"); n != len(title.Course.Lessons) {
				t.Errorf("%s on %s: %d pictures", id, d, n)
			}
			look(fmt.Sprint(id, " on ", d), false)
		}
	}
	w.Be(programtest.Pocket(360, 640))
	for _, language := range append(sheetstest.Languages("cards"), speech.English, speech.Pseudo) {
		for _, title := range titles.List {
			id := title.Game.Info().ID
			w.Go(at + "/howto/" + id)
			w.Speak(language.Tag())
			webtest.Eval[bool](w, `!!(document.documentElement.style.fontSize = "27px")`)
			look(id+" in "+language.Tag(), true)
		}
	}
}

// The buttons turn the cards, with scripts and without.
func TestCardsTurn(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t), webtest.Start(t)
	const shown = `(() => { const deck = document.querySelector(".deck"); return 1 + Math.round(deck.scrollLeft / deck.clientWidth) === %d })()`
	for _, d := range []webtest.Device{programtest.Pocket(390, 664), programtest.Pocket(390, 664).WithoutScripts()} {
		w := b.Open(d)
		w.Go(at + "/howto/rin-tin-tin")
		w.Tap("#card-1 [rel=next]")
		w.Wait(fmt.Sprintf(shown, 2))
		w.Tap("#card-2 [rel=next]")
		w.Wait(fmt.Sprintf(shown, 3))
		w.Tap("#card-3 [rel=prev]")
		w.Wait(fmt.Sprintf(shown, 2))
		if n := w.Count("#card-6 [rel=next]"); n != 0 {
			t.Error("the last card leads on")
		}
	}
}

// A link to a clause opens its chapter; a word finds clauses, without scripts too.
func TestRulesAreFound(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t), webtest.Start(t)
	for _, d := range []webtest.Device{webtest.Phone, webtest.Phone.WithoutScripts()} {
		w := b.Open(d)
		w.Go(at + "/rules/coal-n-write#CW11")
		w.Wait(`document.getElementById("CW11").closest("details").open`)
		if n := w.Count("details[open]"); n != 1 {
			t.Errorf("%d chapters are open, want that of the clause", n)
		}
		w.Type("#q", "Bunkhouse 1")
		w.Follow(".search button")
		// CW6, where a die that shows a 1 goes there, and CW33, where it doesn't. Others have
		// the Bunkhouse or a 1, but not both.
		for _, clause := range []string{"CW6", "CW33"} {
			if w.Count(fmt.Sprintf("#%s mark", clause)) == 0 {
				t.Errorf("%s isn't found: %s", clause, w.Text("main"))
			}
		}
		if w.Count("#CW11") != 0 || w.Count("details:not([open])") != 0 {
			t.Error("there is more than was looked for, or it is hidden")
		}
	}
}
