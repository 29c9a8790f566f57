package reading

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// abroad are the events that words mean which call things as one of some languages does: what
// can be done now, as its lists show it, or what is written with words of its sheets.
func (r *reader) abroad(start *Reader, languages []*speech.Language) (events []Open) {
	for _, l := range languages {
		if l == nil || l == speech.English {
			continue
		}
		for _, o := range append(r.listed(l), r.printed(start, l)...) {
			same := func(e Open) bool {
				return e.Said().String() == o.Said().String() && len(e.Missing()) == len(o.Missing())
			}
			if !slices.ContainsFunc(events, same) {
				events = append(events, o)
			}
		}
	}
	return events
}

// listed are the events that can happen now and that the lists of a language call so.
func (r *reader) listed(l *speech.Language) []Open {
	other := &reader{fold: r.fold, actor: r.actor, words: r.words, prompts: l.In(r.prompts).([]scoring.Prompt)}
	for _, pass := range []func(){other.legal, other.open, other.verbless, other.openPlace} {
		if pass(); len(other.found) > 0 {
			return other.nearest()
		}
	}
	return nil
}

// printed are the events that words mean where those that the sheets of a language print are
// written in notation.
func (r *reader) printed(start *Reader, l *speech.Language) []Open {
	game, ok := r.fold.State().(scoring.Caller)
	if !ok {
		return nil
	}
	words := inNotation(r.fold, phrasesOf(game, l), r.words)
	if slices.Equal(words, r.words) {
		return nil
	}
	e, err := readIn(nil, r.fold, r.actor, words)
	if err == nil && !start.Exact(e) {
		return nil
	}
	return Opened(e, err)
}

// phrasesOf are the words of the notation by what a language calls them; empty where it calls
// several so.
func phrasesOf(game scoring.Caller, l *speech.Language) map[string]string {
	words := map[string]string{}
	for word, called := range game.Called() {
		key := phrase(l.Of(called))
		if _, twice := words[key]; twice {
			word = ""
		}
		words[key] = word
	}
	return words
}

// phrase is what remains of what something is called where accents do not matter, nor whether
// its words are apart.
func phrase(called string) string { return strings.ReplaceAll(plainName(called), "-", " ") }

// inNotation are typed words in notation where they are phrases: "Zinn-Stollen 1" is "tin-1",
// "Esel-2" is "burro-2". A name before them stays.
func inNotation(f *ledger.Fold, phrases map[string]string, typed []string) (words []string) {
	if len(typed) > 0 {
		if _, named := Actor(f, typed[:1]); named {
			words, typed = typed[:1:1], typed[1:]
		}
	}
	for len(typed) > 0 {
		n := min(len(typed), longestTitle)
		for n > 1 && phrases[phrase(joined(typed[:n]))] == "" {
			n--
		}
		word := typed[0]
		stem := strings.TrimRight(word, "0123456789")
		switch number := word[len(stem):]; {
		case phrases[phrase(joined(typed[:n]))] != "":
			word = phrases[phrase(joined(typed[:n]))]
		case phrases[phrase(strings.TrimSuffix(stem, "-"))] != "" && number != "":
			word = phrases[phrase(strings.TrimSuffix(stem, "-"))] + "-" + number
		}
		words, typed = append(words, word), typed[n:]
	}
	return words
}

// oneOf is the only one of some events; what is open is asked for, and so is which is meant
// where there are several.
func oneOf(line string, events []Open) (ledger.Entry, error) {
	open := func(o Open) bool { return len(o.Missing()) > 0 }
	switch {
	case len(events) > 1 && slices.ContainsFunc(events, func(o Open) bool { return !open(o) }):
		return ledger.Entry{}, &AmbiguousError{line, events}
	case open(events[0]):
		return ledger.Entry{}, &OpenError{line, events}
	}
	return events[0].Said(), nil
}
