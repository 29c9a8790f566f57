package play

import (
	"slices"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// A slotView is what a button of the action bar does: it enters an event, opens a
// form, brings the places into sight on which something can be written, leads
// to a page, or passes the phone to somebody.
type slotView struct {
	ID     string // of the button
	Action string // the address that an event is sent to
	Seen   int    // number of the last entry
	Label  speech.Text
	Event  string      // that a tap enters
	Form   string      // id of the form that it opens
	Places string      // id of the element that has the forms of the places
	Page   string      // address
	To     string      // seat that the phone is passed to
	Cuts   bool        // it ends what others can still do
	Ends   speech.Text // the question before a tap that does so
	Done   speech.Text // what one says who does nothing more before; may be empty
	Offer  string      // id of the form that it stands for
	Moves  bool        // it moves a table of several on
	Next   bool        // it is the one thing to do, though at the place of what ends something
}

// Long says whether a button's label, as it is said, wants small letters to fit in.
func (s *slotView) Long(label string) bool {
	fits := 30          // letters
	if s.Places != "" { // below which stands where they are
		fits = 18
	}
	return utf8.RuneCountInString(label) > fits
}

// tooLong says whether a button that enters something has no room for all that it enters: then
// it's entered where its place is.
func (s *slotView) tooLong() bool {
	const most = 60 // letters
	return s.Event != "" && utf8.RuneCountInString(s.Label.String()) > most
}

// viewSlots finds the one thing to do, and what ends or gives up something that can
// still be done, which has a place of its own: what moves a table of several on is
// always there, as it would come under a finger that says to be done. It is asked
// about where something is for others to do.
func viewSlots(t *table.Snapshot, e EntriesView) (main, ends *slotView) {
	if t.View.Outcome.Over {
		return &slotView{ID: "act-result", Label: "table.result", Page: "/t/" + t.Place.Code + "/result"}, nil
	}
	for _, o := range e.atHand(t.Place.Role == people.Host) {
		slot := o.slot()
		slot.Moves = o.Ends && o.Actor == ledger.Table && len(t.View.Names) > 1
		switch {
		case ends == nil && o.Ends && cutsShort(t, o.Actor):
			ends = slot
			ends.Cuts = true
			if others := othersAtIt(t, o.Actor); len(others) > 0 && slot.Event != "" {
				slot.Ends = speech.Say("table.sure", "label", slot.Label, "why", notDoneYet(others, diceLeft(t, others), o.throws(), true))
			}
		case ends == nil && slot.Moves:
			ends = slot
		case main == nil && !o.Passes && (!slot.tooLong() || o.Element == ""):
			main = slot
		case ends == nil && (o.Ends || o.Passes):
			ends = slot
		}
	}
	if main == nil {
		main = e.again(t)
	}
	if main == nil && (ends == nil || e.acts(ends.Offer)) {
		main = e.places(t)
	}
	if ends == nil {
		ends = e.finishes(main)
	}
	return main, ends
}

// again offers what one's own seat has just done once more; nil where that cannot be
// done now, or not with one tap.
func (v *EntriesView) again(t *table.Snapshot) *slotView {
	done := lastDone(t.View)
	if done == nil {
		return nil
	}
	last := done.Present.String()
	for _, s := range v.Seats {
		for _, verb := range s.Verbs {
			for _, o := range verb.Offers {
				if !s.Mine || o.Verb != done.Present.Verb || len(o.Before) > 0 {
					continue
				}
				if slot := o.slot(); slot.Event == last {
					slot.ID, slot.Label = "again", speech.Say("table.again", "label", o.Label)
					return slot
				}
			}
		}
	}
	return nil
}

// lastDone is what somebody has done last; nil where nobody has done anything. Cards and
// throws of the table follow from what somebody does.
func lastDone(v *views.View) *views.Move {
	for number := v.Seen; number > 0; number-- {
		if m := v.Move(number); m.Stands && m.Placed() && m.Seat != scoring.Table {
			return &m
		}
	}
	return nil
}

// cutsShort says whether somebody else than who acts can still do something.
func cutsShort(t *table.Snapshot, actor string) bool {
	return len(t.View.Names) > 1 && slices.ContainsFunc(t.View.Moment.Turn, func(seat int) bool {
		return !t.Presence.Done[seat] && t.View.Names[seat] != actor
	})
}

// atHand are the offers that a button of the bar does: a throw of one's own that
// goes on, or the only thing to do, then what moves the table on or gives up one's
// own. What is sold to anybody is for a host to say.
func (v *EntriesView) atHand(host bool) []*OfferView {
	var first, tables, then []*OfferView
	for _, s := range v.Seats {
		all, acts := s.count()
		for _, verb := range s.Verbs {
			for _, o := range verb.Offers {
				only := all == 1 || acts == 1 && !o.Passes
				switch {
				case s.Mine && (len(o.Held) > 0 || only):
					mine := *o
					mine.Passes = false // there is nothing to give up
					first = append(first, &mine)
				case s.Mine && o.Passes:
					then = append(then, o)
				case s.Seat == scoring.Table && o.Whose == "":
					tables = append(tables, o)
				case s.Seat == scoring.Table, o.Ends && o.hammer() != "" && (s.Mine || host):
					then = append(then, o)
				}
			}
		}
	}
	return slices.Concat(first, tables, then)
}

// throws says whether dice are thrown with an offer.
func (o *OfferView) throws() bool {
	return slices.ContainsFunc(o.Args, func(a argView) bool { return a.Kind == scoring.Throw })
}

// hammer is the event of an offer that has one number for a tap.
func (o *OfferView) hammer() string {
	if len(o.Args) != 1 || len(o.Args[0].Often) != 1 {
		return ""
	}
	return o.with(o.Args[0].Often[0].Value)
}

// slot is the button of an offer.
func (o *OfferView) slot() *slotView {
	s := &slotView{ID: "act-" + o.ID, Action: o.Action, Seen: o.Seen, Label: o.Label, Offer: o.ID, Done: o.Done}
	if event := o.hammer(); event != "" {
		s.Label, s.Event = o.Args[0].Often[0].Label, event
	} else if e, ok := o.event(); ok && !o.Spends && len(o.Buttons) == 1 && o.Buttons[0].Name == "" {
		s.Event = e.String()
	} else {
		s.Form = o.ID
	}
	return s
}

// event is the event of an offer in which nothing is left to fill in.
func (o *OfferView) event() (e ledger.Entry, ok bool) {
	e = ledger.Entry{Actor: o.Actor, Verb: o.Verb}
	for _, a := range o.Args {
		switch {
		case a.Rolled && !a.ByDie:
			e.Args = append(e.Args, chance.Roll)
		case a.Kind == scoring.Path && a.Fixed != "":
			e.Args = append(e.Args, strings.Fields(a.Fixed)...)
		case a.Fixed != "":
			e.Args = append(e.Args, a.Fixed)
		case a.Kind != scoring.Counts || len(a.Items) > 0:
			return e, false
		}
	}
	return e, true
}

// places leads to what one's own seat can write on; nil where there is nothing.
func (v *EntriesView) places(t *table.Snapshot) *slotView {
	for _, s := range v.Seats {
		if s.Mine && len(s.Verbs) > 0 {
			return &slotView{ID: "places", Label: speech.Say("table.verb", "do", todo(t, s.Seat, mostOnButton)), Places: s.ID}
		}
	}
	return nil
}

// finishes leads to the places that end one's own turn, where there are several and the main
// button is for what comes before; nil where there are none.
func (v *EntriesView) finishes(main *slotView) *slotView {
	for _, s := range v.Seats {
		for _, verb := range s.Verbs {
			if o := verb.Offers[0]; s.Mine && o.Ends && len(verb.Offers) > 1 && main != nil && len(s.Verbs) > 1 {
				return &slotView{ID: "finish", Label: verb.Title, Places: verb.ID}
			}
		}
	}
	return nil
}

// othersAtIt are the names of those who can still act, but for one's own seat and
// for who would act.
func othersAtIt(t *table.Snapshot, actor string) []string {
	return slices.DeleteFunc(stillAtIt(t), func(name string) bool { return name == actor })
}
