package chance

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/refusal"
)

// A HeldThrow is a throw that has begun and can go on. Its faces count, whatever happens
// meanwhile, so nobody can throw again by going away.
type HeldThrow struct {
	Form  string   `json:"form"`  // the event, with Roll for the throw
	Faces []string `json:"faces"` // so far
	After int      `json:"after"` // number of the last entry when it began
}

// OneMore throws one more die of a throw of one at a time, or ends it. All are the table's
// held throws, and left those that remain; log are its entries. Write down what was thrown
// before anybody sees it. It fails with a refusal if there is nothing to end.
func (n *Need) OneMore(all []HeldThrow, log []logbook.Record, info *scoring.Info, source dice.Source) (left []HeldThrow, faces dice.Result, thrown bool, err error) {
	form := n.Entry.String()
	h := HeldThrow{Form: form, After: len(log)}
	if i := slices.IndexFunc(all, func(h HeldThrow) bool { return h.Form == form }); i >= 0 {
		if !all[i].Spent(log) {
			h = all[i]
		}
		all = slices.Delete(slices.Clone(all), i, i+1)
	}
	switch {
	case n.Stay && len(h.Faces) < max(1, n.Arg.From):
		return nil, nil, false, refusal.New("live.throw-not-begun")
	case n.Stay, len(h.Faces) > 0 && !n.GoesFurther(h.Faces): // it was at its end, and did not become an entry then
		return all, h.Faces, false, nil
	}
	h.Faces = append(slices.Clone(h.Faces), thrower(info, n.Arg, 1).Throw(source)...)
	return append(all, h), h.Faces, true, nil
}

// GoesFurther says whether another die can follow some faces.
func (n *Need) GoesFurther(faces dice.Result) bool {
	sum, _ := faces.Sum()
	return len(faces) < n.Arg.To && (n.Arg.StopAtSum == 0 || sum < n.Arg.StopAtSum)
}

// Blocks says why a seat can't enter an event while a held throw goes on; nil if it can.
// Seen is the game as the sender may see it, and log its entries.
func (h HeldThrow) Blocks(e ledger.Entry, seat int, seen, truth *ledger.Fold, log []logbook.Record) error {
	form, err := ledger.ParseEvent(h.Form)
	if err != nil || h.Spent(log) || seat != scoring.Table && seat != h.Actor(truth) || h.continues(e) {
		return nil
	}
	if _, ok := offered(seen, form, slices.Index(form.Args, Roll)); !ok {
		return nil
	}
	return refusal.New("live.throw-goes-on", "player", form.Actor, "dice", strings.Join(h.Faces, "+"))
}

// continues says whether an event throws once more, or ends the throw.
func (h HeldThrow) continues(e ledger.Entry) bool {
	e.Args = slices.Clone(e.Args)
	for i, word := range e.Args {
		if word == Stay {
			e.Args[i] = Roll
		}
	}
	return e.String() == h.Form
}

// Spent says whether a held throw has become an entry of a log.
func (h HeldThrow) Spent(log []logbook.Record) bool {
	for _, r := range log[min(h.After, len(log)):] {
		if r.Entry.Chance && h.of(r.Entry) {
			return true
		}
	}
	return false
}

// of says whether an entry is the event of a held throw, whatever it shows.
func (h HeldThrow) of(e ledger.Entry) bool {
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

// Actor is the seat whose throw is held.
func (h HeldThrow) Actor(truth *ledger.Fold) int {
	e, err := ledger.ParseEvent(h.Form)
	if err != nil {
		return scoring.Table
	}
	seat, _, _ := truth.Actor(e.Actor)
	return seat
}
