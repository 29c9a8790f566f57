package screen

import (
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// An answer is an event that can be chosen by its label at a question.
type answer struct {
	label string
	event reading.Open
}

// Lack asks for what an event lacks. What can be chosen gets labels, but where
// digits are the answer themselves.
func (m *Menu) Lack(page Page, event *reading.Open) []string {
	question := command.Words(event.Question())
	choices := event.Choices()
	if choices == nil {
		m.answers = nil
		text := argument(&event.Prompt, event.Missing()[0])
		if a := event.Missing()[0]; a.Kind == scoring.Counts && a.From == 0 {
			text = command.Say("cli.or-none", "choices", text)
		}
		if event.Only() != nil {
			text = command.Say("cli.enter-takes-it", "choices", text)
		}
		return page.Wrap(question+" "+text, "    ")
	}
	a := event.Missing()[0]
	return m.ask(page, question, choices, func(i int) string { return strings.ReplaceAll(titled(a, i), " ", unbroken) })
}

// Lacking says what is asked for: "2|4|2+4".
func Lacking(event *reading.Open) string {
	return shownBlanks(argument(&event.Prompt, event.Missing()[0]))
}

// Ask asks which of some events is meant.
func (m *Menu) Ask(page Page, question string, events []reading.Open) []string {
	if ownNumber(&events[0].Prompt) > 0 && len(events[0].Missing()) == 1 {
		names := scoring.Each(len(events), func(i int) string { return argument(&events[i].Prompt, events[i].Missing()[0]) })
		return page.Wrap(question+" "+command.Say("cli.either", "choices", speech.Any(speech.Named(names...))), "    ")
	}
	return m.ask(page, question, events, func(i int) string { return meaning(&events[i]) })
}

// ask asks a question and labels the events that are answers to it.
func (m *Menu) ask(page Page, question string, events []reading.Open, text func(i int) string) []string {
	more := len(events) - shown
	events = events[:min(len(events), shown)]
	m.answers, m.given = nil, m.listed
	lines, line := page.Wrap(question, "    "), "  "
	put := func(text string) {
		if line != "  " && columns(line+"  "+text) > page.Width {
			lines, line = append(lines, page.Wrap(line, "    ")...), "  "
		}
		line += "  " + text
	}
	for i := range events {
		a := answer{m.next(), events[i]}
		m.answers = append(m.answers, a)
		put(a.label + ") " + text(i))
	}
	if more > 0 {
		put(command.Say("cli.and-more", "n", more))
	}
	return append(lines, page.Wrap(line, "    ")...)
}

// meaning is an event as far as it has been said, and what can stand for the
// rest.
func meaning(o *reading.Open) string {
	words := []string{ledger.Quote(o.Actor), o.Prompt.Verb}
	words = append(words, o.Words(command.Language(), func(a *scoring.Arg) string { return argument(&o.Prompt, a) })...)
	return strings.Join(words, " ")
}

// Answer finds what a label stands for at the question asked last.
func (m *Menu) Answer(label string) (reading.Open, bool) {
	for _, a := range m.answers {
		if strings.EqualFold(a.label, label) {
			return a.event, true
		}
	}
	return reading.Open{}, false
}

// Meanings says what open events can become.
func Meanings(events []reading.Open) string {
	texts := scoring.Each(len(events), func(i int) string { return meaning(&events[i]) })
	return shownBlanks(few(texts))
}
