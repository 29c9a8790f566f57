package play

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/play/screen"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// enter adds the event that words mean, and shows what came of it.
func (s *session) enter(line string, words []string) error {
	answered := s.asked != nil && !s.beginsAnew(words) // what was asked stays asked where that is refused
	entry, breaks, err := s.add(func(f *ledger.Fold) (ledger.Entry, error) { return s.meant(f, words) })
	var failure *command.ExitError
	var open *reading.OpenError
	var several *reading.AmbiguousError
	switch {
	case errors.As(err, &failure):
		return err
	case errors.As(err, &open):
		s.ask(line, command.Words(reading.Question(open.Events)), open.Events)
	case errors.As(err, &several):
		s.ask(line, command.Say("cli.can-mean", "line", strconv.Quote(line)), several.Events)
	case err != nil:
		if !answered {
			s.turnTo(words, "")
		}
		s.refuse(line, command.Told(err), "")
	case breaks != nil:
		if !answered {
			s.asked = nil
			s.turnTo(words, entry.Actor)
		}
		s.refuse(line, s.why(entry, breaks), s.instead(entry, breaks, nil))
	default:
		if s.pending {
			s.refused--
		}
		s.actor = nextActor(s.Fold, s.actorAfter(entry, s.actor))
		s.show()
		s.print(s.in.page().WrapAll(unfit(s.Fold, mostUnfit), "  "))
	}
	return nil
}

// beginsAnew says whether words are an event of their own, and no answer to what was asked:
// they name somebody, a verb, or what is listed by a letter; or they choose what the question
// lists.
func (s *session) beginsAnew(words []string) bool {
	if s.answers(words) {
		return false
	}
	_, names := reading.Actor(s.Fold, words[:1])
	_, numbered := scoring.ParseWhole(words[0])
	_, listed := s.menu.Option(words[0])
	_, chosen := s.menu.Answer(words[0])
	return chosen || names || reading.IsVerb(s.Fold, s.actor, words[0]) || listed && !numbered
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

// why says why an entry is refused. Where no more than a verb was typed that its
// actor cannot use now, its form is not what is wrong; and a word that is no verb may be
// meant for somebody.
func (s *session) why(entry ledger.Entry, breaks *scoring.Violation) string {
	if _, _, known := s.Fold.Actor(entry.Actor); known && breaks.Clause == scoring.UnknownClause && len(entry.Args) == 0 {
		first, _ := utf8.DecodeRuneInString(entry.Verb)
		switch {
		case s.Fold.Plays(entry):
			return command.Say("cli.not-now", "clause", breaks.Clause, "player", entry.Actor, "verb", entry.Verb)
		case unicode.IsLetter(first):
			return command.Say("cli.nobody-called", "clause", breaks.Clause, "word", ledger.QuoteShort(entry.Verb))
		}
	}
	return breaks.Clause + ": " + command.Words(breaks.Message)
}

// ask asks which of some events a line means, or what the only one lacks. Until
// that is answered it counts as refused.
func (s *session) ask(line, question string, events []reading.Open) {
	if !s.pending {
		s.refused++
	}
	if by := events[0].Actor; by != s.actor && !slices.ContainsFunc(events, func(e reading.Open) bool { return e.Actor != by }) && slices.Contains(s.Fold.Names(), by) {
		s.actor = by // and goes on where it is not answered
		s.show()
	}
	s.pending, s.idle, s.asked = true, line, nil
	if len(events) > 1 || len(events[0].Missing()) == 0 {
		s.print(s.menu.Ask(s.in.page(), question, events))
		return
	}
	s.asked = &events[0]
	s.print(s.menu.Lack(s.in.page(), s.asked))
}

// meant finds the event that words mean: an answer to what was asked, an option by
// its label, or what they stand for.
func (s *session) meant(f *ledger.Fold, words []string) (ledger.Entry, error) {
	if s.asked != nil {
		if entry, ok, err := s.asked.Answer(words); ok {
			return entry, err
		}
	}
	if entry, amends, err := s.amendment(f, words); amends {
		return entry, err
	}
	_, numbered := scoring.ParseWhole(words[0])
	lone := numbered && len(words) == 1
	if s.asked != nil && !s.beginsAnew(words) {
		if lone && s.asked.AsksDigits() {
			return s.asked.With(words[0]), nil // to be refused with its reason
		}
		return ledger.Entry{}, unlike(s.asked, words)
	}
	if p, ok := s.menu.Option(words[0]); ok {
		return s.chosen(f, p, words)
	}
	if event, ok := s.menu.Answer(words[0]); ok {
		return chosenAt(event, words[1:])
	}
	if p, rest, ok, err := s.optionOf(f, words); ok || err != nil {
		if err != nil {
			return ledger.Entry{}, err
		}
		return listed(f, p, rest)
	}
	entry, err := reading.Read(command.Language(), f, s.actor, words)
	if lone && err == nil && entry.Verb == words[0] {
		return entry, command.Reason("cli.not-on-list", "number", words[0])
	}
	return entry, err
}

// chosen is the option that the first of words is the label of, unless they mean something
// else that can happen. A number alone that is a die, too, is asked for.
func (s *session) chosen(f *ledger.Fold, p scoring.Prompt, words []string) (ledger.Entry, error) {
	entry, err := listed(f, p, words)
	if len(words) == 1 {
		if events := s.menu.Spends(f, words[0]); len(events) > 0 {
			return entry, &reading.AmbiguousError{Line: words[0], Events: append(reading.Opened(entry, err), events...)}
		}
		return entry, err
	}
	var unlike *listError
	if errors.As(err, &unlike) {
		if other, err := reading.Read(command.Language(), f, s.actor, words); err == nil && s.legal(f, other) {
			return other, nil
		}
	}
	return entry, err
}

// A listError is words behind a label that do not fit what is chosen there.
type listError struct{ label, option string }

func (e *listError) Error() string {
	return command.Say("cli.after-label", "label", e.label, "option", e.option)
}

// listed is the option that the first of words is the label of.
func listed(f *ledger.Fold, p scoring.Prompt, words []string) (ledger.Entry, error) {
	entry, err := reading.Listed(f, p, words)
	var several *reading.AmbiguousError
	var open *reading.OpenError
	if err != nil && !errors.As(err, &several) && !errors.As(err, &open) {
		err = &listError{words[0], screen.Option(&p)}
	}
	return entry, err
}

// chosenAt is an event that was chosen at a question, with more words for what it
// lacks.
func chosenAt(event reading.Open, words []string) (ledger.Entry, error) {
	switch {
	case len(words) == 0:
		return event.Chosen()
	case len(event.Missing()) == 0:
		return ledger.Entry{}, command.Reason("cli.nothing-more", "event", event.Said().String())
	}
	entry, ok, err := event.Answer(words)
	if !ok {
		err = unlike(&event, words)
	}
	return entry, err
}

// unlike says that words are none of what an event lacks.
func unlike(event *reading.Open, words []string) error {
	return command.Reason("cli.not-a-choice", "words", strings.Join(words, " "), "choices", screen.Lacking(event))
}

// optionOf finds the option of somebody else that words name by a name and its label:
// "cy 10 5". A verb that begins like the name goes before.
func (s *session) optionOf(f *ledger.Fold, words []string) (p scoring.Prompt, labelled []string, ok bool, err error) {
	if reading.IsVerb(f, s.actor, words[0]) {
		return p, nil, false, nil
	}
	for i := 1; i < len(words); i++ {
		actor, ok := reading.Actor(f, words[:i])
		if !ok {
			continue
		}
		menu := screen.NewMenu(f, shownTo(actor)...)
		if _, isNumber := scoring.ParseWhole(words[i]); isNumber && menu.Empty() {
			return p, nil, false, command.Reason("cli.cannot-do", "player", actor)
		}
		p, ok := menu.Option(words[i])
		return p, words[i:], ok, nil
	}
	return p, nil, false, nil
}
