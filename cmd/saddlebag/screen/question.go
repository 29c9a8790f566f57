package screen

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// An answer is an event that can be chosen by its number at a question.
type answer struct {
	number int
	event  reading.Open
}

// Lack asks for what an event lacks. What can be chosen gets numbers, but where
// digits are the answer themselves.
func (m *Menu) Lack(event *reading.Open) []string {
	question := event.Said().String() + ": " + event.Asks()
	choices := event.Choices()
	if choices == nil {
		text := question + " " + argument(&event.Prompt, event.Missing()[0])
		if a := event.Missing()[0]; a.Kind == scoring.Counts && a.From == 0 {
			text += ", or none"
		}
		return Wrap(text, "    ")
	}
	a := event.Missing()[0]
	return m.ask(question, choices, func(i int) string { return strings.ReplaceAll(titled(a, i), " ", unbroken) })
}

// Lacking says what is asked for: "one of 2|4|2+4".
func Lacking(event *reading.Open) string {
	return shownBlanks("one of " + argument(&event.Prompt, event.Missing()[0]))
}

// Ask asks which of some events is meant, and numbers them.
func (m *Menu) Ask(question string, events []reading.Open) []string {
	return m.ask(question, events, func(i int) string { return meaning(&events[i]) })
}

// ask asks a question and numbers the events that are answers to it.
func (m *Menu) ask(question string, events []reading.Open, text func(i int) string) []string {
	more := len(events) - shown
	events = events[:min(len(events), shown)]
	n := m.free(len(events))
	m.answers = nil
	lines, line := Wrap(question, "    "), "  "
	put := func(text string) {
		if line != "  " && utf8.RuneCountInString(line+"  "+text) > Width {
			lines, line = append(lines, Wrap(line, "    ")...), "  "
		}
		line += "  " + text
	}
	for i := range events {
		m.answers = append(m.answers, answer{n + i, events[i]})
		put(fmt.Sprintf("%d) %s", n+i, text(i)))
	}
	if more > 0 {
		put(fmt.Sprintf("… %d more", more))
	}
	return append(lines, Wrap(line, "    ")...)
}

// meaning is an event as far as it has been said, and what can stand for the
// rest.
func meaning(o *reading.Open) string {
	words := []string{ledger.Quote(o.Actor), o.Prompt.Verb}
	words = append(words, o.Words(func(a *scoring.Arg) string { return argument(&o.Prompt, a) })...)
	return strings.Join(words, " ")
}

// Answer finds what a number stands for at the question asked last.
func (m *Menu) Answer(number int) (reading.Open, bool) {
	for _, a := range m.answers {
		if a.number == number {
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
