package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"saddlebag/cmd/saddlebag/screen"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// enter adds the event that words mean, and shows what came of it.
func (s *session) enter(line string, words []string) error {
	entry, breaks, err := s.add(func(f *ledger.Fold) (ledger.Entry, error) { return s.meant(f, words) })
	var failure *exitError
	var open *reading.OpenError
	var several *reading.AmbiguousError
	switch {
	case errors.As(err, &failure):
		return err
	case errors.As(err, &open):
		s.ask(line, reading.Question(open.Events), open.Events)
	case errors.As(err, &several):
		s.ask(line, fmt.Sprintf("%q can mean", line), several.Events)
	case err != nil:
		s.turnTo(words, "")
		s.refuse(line, err.Error(), "")
	case breaks != nil:
		if _, number := scoring.ParseWhole(line); !number {
			s.asked = nil
		}
		s.turnTo(words, entry.Actor)
		s.refuse(line, s.reason(entry, breaks), s.instead(entry, breaks, nil))
	default:
		if s.pending {
			s.refused--
		}
		s.actor = nextActor(s.Fold, s.actorAfter(entry, s.actor))
		s.show()
		s.print(unfit(s.Fold, mostUnfit))
	}
	return nil
}

// turnTo goes on with whom a line named that was refused, or who would have acted:
// what is typed next is theirs, too.
func (s *session) turnTo(words []string, actor string) {
	if named, ok := reading.Actor(s.Fold, words[:1]); ok && !reading.IsVerb(s.Fold, s.actor, words[0]) {
		actor = named
	}
	if actor != s.actor && slices.Contains(s.Fold.Names(), actor) && !screen.NewMenu(s.Fold, shownTo(actor)...).Empty() {
		s.actor = actor
		s.show()
	}
}

// reason says why an entry is refused. Where no more than a verb was typed that its
// actor cannot use now, its form is not what is wrong.
func (s *session) reason(entry ledger.Entry, breaks *scoring.Violation) string {
	if breaks.Clause == scoring.UnknownClause && len(entry.Args) == 0 && s.Fold.Plays(entry) {
		return fmt.Sprintf("%s: %s cannot do that now: %s.", breaks.Clause, entry.Actor, entry.Verb)
	}
	return breaks.Clause + ": " + breaks.Message
}

// ask asks which of some events a line means, or what the only one lacks. Until
// that is answered it counts as refused.
func (s *session) ask(line, question string, events []reading.Open) {
	if !s.pending {
		s.refused++
	}
	s.pending, s.idle, s.asked = true, line, nil
	if by := events[0].Actor; !slices.ContainsFunc(events, func(e reading.Open) bool { return e.Actor != by }) && slices.Contains(s.Fold.Names(), by) {
		s.actor = by // and goes on where it is not answered
	}
	if len(events) > 1 || len(events[0].Missing()) == 0 {
		s.print(s.menu.Ask(question, events))
		return
	}
	s.asked = &events[0]
	s.print(s.menu.Lack(s.asked))
}

// meant finds the event that words mean: an answer to what was asked, an option by
// its number, or what they stand for.
func (s *session) meant(f *ledger.Fold, words []string) (ledger.Entry, error) {
	if s.asked != nil {
		if entry, ok, err := s.asked.Answer(words); ok {
			return entry, err
		}
	}
	if entry, amends, err := s.amendment(f, words); amends {
		return entry, err
	}
	n, numbered := scoring.ParseWhole(words[0])
	lone := numbered && len(words) == 1
	if lone && s.asked != nil && s.asked.AsksDigits() {
		return s.asked.With(words[0]), nil // to be refused with its reason
	}
	if numbered {
		if p, ok := s.menu.Option(n); ok {
			entry, err := listed(f, p, words)
			if err != nil && s.throws(words) {
				return reading.Read(f, s.actor, []string{strings.Join(words, "")})
			}
			return entry, err
		}
		if event, ok := s.menu.Answer(n); ok {
			return chosen(event, words[1:])
		}
	}
	if p, rest, ok := s.optionOf(f, words); ok {
		return listed(f, p, rest)
	}
	entry, err := reading.Read(f, s.actor, words)
	if lone && err == nil && entry.Verb == words[0] {
		return entry, fmt.Errorf("there is no %s on the list", words[0])
	}
	return entry, err
}

// throws says whether words are the faces of a throw that is due, one by one.
func (s *session) throws(words []string) bool {
	throw := s.menu.Throw()
	return throw != nil && len(words) >= throw.From && len(words) <= throw.To &&
		!slices.ContainsFunc(words, func(w string) bool { return len(w) > 1 })
}

// listed is the option that the first of words is the number of.
func listed(f *ledger.Fold, p scoring.Prompt, words []string) (ledger.Entry, error) {
	entry, err := reading.Listed(f, p, words)
	var several *reading.AmbiguousError
	var open *reading.OpenError
	if err != nil && !errors.As(err, &several) && !errors.As(err, &open) {
		err = fmt.Errorf("after %s comes what is to be filled in: %s", words[0], screen.Option(&p))
	}
	return entry, err
}

// chosen is an event that was chosen at a question, with more words for what it
// lacks.
func chosen(event reading.Open, words []string) (ledger.Entry, error) {
	switch {
	case len(words) == 0:
		return event.Chosen()
	case len(event.Missing()) == 0:
		return ledger.Entry{}, fmt.Errorf("%s is whole: nothing comes after its number", event.Said())
	}
	entry, ok, err := event.Answer(words)
	if !ok {
		err = fmt.Errorf("%s is not %s", strings.Join(words, " "), screen.Lacking(&event))
	}
	return entry, err
}

// optionOf finds the option of somebody else that words name by a name and a
// number: "cy 10 5". A verb that begins like the name goes before.
func (s *session) optionOf(f *ledger.Fold, words []string) (p scoring.Prompt, numbered []string, ok bool) {
	for i := 1; i < len(words); i++ {
		n, isNumber := scoring.ParseWhole(words[i])
		if !isNumber {
			continue
		}
		actor, ok := reading.Actor(f, words[:i])
		if !ok || reading.IsVerb(f, s.actor, words[0]) {
			return p, nil, false
		}
		p, ok := screen.NewMenu(f, shownTo(actor)...).Option(n)
		return p, words[i:], ok
	}
	return p, nil, false
}
