package live

import (
	"context"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
)

// A held throw has begun and can go on: its faces stand, whatever happens
// meanwhile, so that nobody throws again by going away.
type held struct {
	Form  string   `json:"form"`  // the event, with Roll for the throw
	Faces []string `json:"faces"` // so far
	After int      `json:"after"` // number of the last entry when it began
}

// oneMore throws one more die of a throw of one at a time, or ends it; more
// says that it goes on. What was thrown is written before anybody sees it.
func (t *Table) oneMore(ctx context.Context, e ledger.Entry, arg scoring.Arg, stay bool) (result dice.Result, more bool, err error) {
	form := e.String()
	h := held{Form: form, After: len(t.log.Records)}
	c := t.meta.clone()
	i := slices.IndexFunc(c.Held, func(h held) bool { return h.Form == form })
	if i >= 0 {
		if !t.spent(c.Held[i]) {
			h = c.Held[i]
		}
		c.Held = slices.Delete(c.Held, i, i+1)
	}
	if stay {
		if len(h.Faces) < max(1, arg.From) {
			return nil, false, refuse("The throw has not begun.")
		}
		return h.Faces, false, nil
	}
	if len(h.Faces) > 0 && !goesFurther(h.Faces, arg) {
		return h.Faces, false, nil // it was at its end, and did not become an entry then
	}
	h.Faces = append(slices.Clone(h.Faces), t.game.thrower(arg, 1).Throw(t.all.Dice)...)
	c.Held = append(c.Held, h)
	if err := t.saveMeta(context.WithoutCancel(ctx), c); err != nil {
		return nil, false, err
	}
	return h.Faces, goesFurther(h.Faces, arg), nil
}

// goesFurther says whether one more die can follow some faces.
func goesFurther(faces dice.Result, arg scoring.Arg) bool {
	sum, _ := faces.Sum()
	return len(faces) < arg.To && (arg.StopAtSum == 0 || sum < arg.StopAtSum)
}

// goesOn refuses a move past a throw that goes on: another one of the same seat,
// which may not like what it threw, or one of the table, which would end it.
func (t *Table) goesOn(p Place, e ledger.Entry, seat int) error {
	if !slices.ContainsFunc(t.game.truth.Game().Info().Verbs, func(v scoring.Verb) bool { return v.Name == e.Verb }) {
		return nil
	}
	for _, h := range t.meta.Held {
		form, err := ledger.ParseEvent(h.Form)
		if err != nil || t.spent(h) || seat != scoring.Table && seat != t.game.actorOf(h) || h.continues(e) {
			continue
		}
		if _, ok := t.game.of(p.Seat).offered(form, slices.Index(form.Args, Roll)); ok {
			return refuse("The throw of %s goes on, with %s so far: one more die, or stay.", form.Actor, strings.Join(h.Faces, "+"))
		}
	}
	return nil
}

// continues says whether an event throws once more, or ends the throw.
func (h held) continues(e ledger.Entry) bool {
	e.Args = slices.Clone(e.Args)
	for i, word := range e.Args {
		if word == Stay {
			e.Args[i] = Roll
		}
	}
	return e.String() == h.Form
}

// spent says whether a held throw has become an entry.
func (t *Table) spent(h held) bool {
	for _, r := range t.log.Records[min(h.After, len(t.log.Records)):] {
		if r.Entry.Chance && h.of(r.Entry) {
			return true
		}
	}
	return false
}

// of says whether an entry is the event of a held throw, whatever it shows.
func (h held) of(e ledger.Entry) bool {
	form, err := ledger.ParseEvent(h.Form)
	if err != nil || form.Actor != e.Actor || form.Verb != e.Verb || len(form.Args) != len(e.Args) {
		return false
	}
	for i, word := range form.Args {
		if word != e.Args[i] && word != Roll {
			return false
		}
	}
	return true
}

// actorOf is the seat whose throw is held.
func (g *game) actorOf(h held) int {
	e, err := ledger.ParseEvent(h.Form)
	if err != nil {
		return scoring.Table
	}
	seat, _, _ := g.truth.Actor(e.Actor)
	return seat
}
