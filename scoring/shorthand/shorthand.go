// Package shorthand reads what a person types at a table: names and verbs cut
// short, in any case, dice without "+", amounts with "$", cities by name.
//
// A line means what can be done now: it is compared with the prompts of a game,
// and the one event that it fits best is what it says, in the exact notation.
// The notation itself always reads as it is. What fits nothing that is legal is
// read by the forms of verbs, so that the ledger can say why it is refused.
//
// Nothing is written here, and nothing is guessed: where two events fit equally
// well, both are named.
package shorthand

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// An AmbiguousError is a line that can mean several events.
type AmbiguousError struct {
	Line    string
	Entries []ledger.Entry // two or more
}

// listed is how many events an AmbiguousError names.
const listed = 4

func (e *AmbiguousError) Error() string {
	text := fmt.Sprintf("%q can mean ", e.Line)
	for i, entry := range e.Entries {
		switch {
		case i == listed:
			return text + fmt.Sprintf(", and %d more", len(e.Entries)-listed)
		case i > 0:
			text += ", or "
		}
		text += entry.String()
	}
	return text
}

// Read finds the event that typed words mean in a game. Where they name nobody,
// actor acts or the table; an empty actor is nobody. Words that can mean several
// events are an *[AmbiguousError]. What means nothing that is legal comes back as
// it would be written: [ledger.Fold.Apply] says what is wrong with it.
func Read(f *ledger.Fold, actor string, words []string) (ledger.Entry, error) {
	r := &reader{fold: f, actor: actor, words: words, prompts: f.Prompts()}
	for _, pass := range []func(){r.legal, r.verbless, r.shaped} {
		if pass(); len(r.found) > 0 {
			return r.best()
		}
	}
	return r.plain()
}

// Listed finds the event that words mean whose first one is the number of a
// prompt on a list: the others fill its arguments. Where they mean something
// without the number, too, that is an *[AmbiguousError]. A number alone never
// means that nothing is taken of what could be.
func Listed(f *ledger.Fold, actor string, p scoring.Prompt, words []string) (ledger.Entry, error) {
	listed, wrong := fillPrompt(f, p, words[1:])
	if wrong == nil && len(words) == 1 && slices.ContainsFunc(p.Args, func(a scoring.Arg) bool { return len(a.Items) > 0 && len(a.Choices) == 0 }) {
		wrong = errNothingTaken
	}
	r := &reader{fold: f, actor: actor, words: words, prompts: f.Prompts()}
	if r.verbless(); len(r.found) == 0 {
		return listed, wrong
	}
	other, err := r.best()
	switch {
	case wrong != nil:
		return other, err
	case err == nil && other.String() != listed.String():
		return listed, &AmbiguousError{joined(words), []ledger.Entry{listed, other}}
	}
	return listed, nil
}

// A reading is one event that words can mean, and how far they are from it.
type reading struct {
	entry ledger.Entry
	loose int
}

// A reader collects readings.
type reader struct {
	fold    *ledger.Fold
	actor   string
	words   []string
	prompts []scoring.Prompt
	found   []reading
}

// best is the only reading that is nearest to the words.
func (r *reader) best() (ledger.Entry, error) {
	least := slices.MinFunc(r.found, func(a, b reading) int { return a.loose - b.loose }).loose
	var nearest []ledger.Entry
	for _, f := range r.found {
		same := func(e ledger.Entry) bool { return e.String() == f.entry.String() }
		if f.loose == least && !slices.ContainsFunc(nearest, same) {
			nearest = append(nearest, f.entry)
		}
	}
	if len(nearest) > 1 {
		return ledger.Entry{}, &AmbiguousError{joined(r.words), nearest}
	}
	return nearest[0], nil
}

// legal looks for what the prompts offer, with its verb, and for the verbs that
// every game has.
func (r *reader) legal() {
	for _, p := range r.prompts {
		actor := ledger.ActorOf(p, r.fold.Names())
		for _, rest := range r.after(actor) {
			if loose, ok := match(rest.words, p.Verb); ok {
				r.add(actor, p.Verb, p.Args, rest.tail(), rest.loose+loose)
			}
		}
	}
	if len(r.found) == 0 {
		r.common()
	}
}

// verbless looks for what the prompts offer where the verb is left out: "red",
// "3+4". Nothing else may be left out then.
func (r *reader) verbless() {
	for _, p := range r.prompts {
		actor := ledger.ActorOf(p, r.fold.Names())
		for _, rest := range r.after(actor) {
			if len(rest.words) > 0 {
				r.add(actor, p.Verb, p.Args, rest.words, rest.loose)
			}
		}
	}
	r.found = slices.DeleteFunc(r.found, func(f reading) bool { return f.loose >= given })
}

// add adds what the words say of the arguments of a verb.
func (r *reader) add(actor, verb string, args []scoring.Arg, words []string, loose int) {
	for _, a := range fill(args, words) {
		r.found = append(r.found, reading{ledger.Entry{Actor: actor, Verb: verb, Args: a.words}, loose + a.loose})
	}
}

// errNothingTaken is the error of a number alone where things are counted.
var errNothingTaken = errors.New("nothing is named to be taken")

// fillPrompt is what typed words say of the arguments of a prompt: none are
// needed where every argument has but one choice. An error tells how the event is
// written.
func fillPrompt(f *ledger.Fold, p scoring.Prompt, words []string) (ledger.Entry, error) {
	r := &reader{fold: f, words: words}
	actor := ledger.ActorOf(p, f.Names())
	r.add(actor, p.Verb, p.Args, words, 0)
	if len(r.found) == 0 {
		v := scoring.Verb{Name: p.Verb, Args: p.Args}
		_, form, _ := strings.Cut(v.Form(), " ")
		return ledger.Entry{}, fmt.Errorf("that is written: %s %s", ledger.Quote(actor), form)
	}
	return r.best()
}

// Actors are those who can act now: the players, the characters that have
// prompts, the table.
func Actors(f *ledger.Fold) []string {
	actors := append(slices.Clone(f.Names()), ledger.Table)
	for _, p := range f.Prompts() {
		if p.As != "" && !slices.Contains(actors, p.As) {
			actors = append(actors, p.As)
		}
	}
	return actors
}

// Actor finds whom words name, and nothing else: "b" for Bob.
func Actor(f *ledger.Fold, words []string) (string, bool) {
	found, least := "", 0
	for _, actor := range Actors(f) {
		for _, rest := range named(words, actor) {
			switch {
			case len(rest.words) > 0:
			case found == "" || rest.loose < least:
				found, least = actor, rest.loose
			case rest.loose == least:
				return "", false
			}
		}
	}
	return found, found != ""
}
