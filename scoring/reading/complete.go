package reading

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// Begins says whether the name of somebody here, or a verb of the game, begins
// with a word, in any case.
func Begins(f *ledger.Fold, word string) bool {
	begins := func(name string) bool { return strings.HasPrefix(fold(name), fold(word)) }
	return slices.ContainsFunc(Actors(f), begins) || beginsVerb(f, word)
}

// beginsVerb says whether a verb of the game begins with a word, in any case.
func beginsVerb(f *ledger.Fold, word string) bool {
	return slices.ContainsFunc(f.Game().Info().Verbs, func(v scoring.Verb) bool { return strings.HasPrefix(fold(v.Name), fold(word)) })
}

// IsVerb says whether a word stands for a verb of what an actor or the table can
// do now.
func IsVerb(f *ledger.Fold, actor, word string) bool {
	return slices.ContainsFunc(f.Prompts(), func(p scoring.Prompt) bool {
		by := ledger.ActorOf(p, f.Names())
		_, ok := matchVerb([]string{word}, p.Verb)
		return ok && (by == actor || by == ledger.Table)
	})
}

// Complete lists what the last of the words can be completed to, as the notation
// has it: what can stand there now after the words before it, where the actor
// need not be named.
func Complete(f *ledger.Fold, actor string, words []string) []string {
	r := &reader{fold: f, actor: actor, words: words}
	var all []string
	add := func(choices ...string) {
		for _, c := range choices {
			if strings.HasPrefix(fold(c), fold(words[len(words)-1])) && !slices.Contains(all, c) {
				all = append(all, c)
			}
		}
	}
	if len(words) == 1 {
		add(Actors(f)...)
	}
	for _, p := range f.Prompts() {
		for _, rest := range r.after(ledger.ActorOf(p, f.Names())) {
			if len(rest.words) == 1 {
				add(p.Verb)
			} else if _, ok := matchVerb(rest.words, p.Verb); ok {
				add(following(p.Args, rest.tail())...)
			}
		}
	}
	return all
}

// Complete lists what the last of the words of an answer can be completed to.
func (o *Open) Complete(words []string) (all []string) {
	var missing []scoring.Arg
	for _, a := range o.Missing() {
		missing = append(missing, *a)
	}
	for _, c := range following(missing, words) {
		if strings.HasPrefix(fold(c), fold(words[len(words)-1])) {
			all = append(all, c)
		}
	}
	return all
}

// following lists what can stand in the place of the last word, after those that
// fill the arguments before it.
func following(args []scoring.Arg, words []string) []string {
	for i := range args {
		a := &args[i]
		switch {
		case a.Kind == scoring.Counts:
			return scoring.ItemNames(a.Items)
		case a.Kind == scoring.Path:
			return nextSpots(a.Choices, words)
		case len(words) == 1:
			return a.Choices
		case len(words) == 0 || len(one(a, words[:1])) == 0:
			return nil
		}
		words = words[1:]
	}
	return nil
}

// nextSpots are what paths that begin with the words go on with.
func nextSpots(paths, words []string) []string {
	var next []string
	n := len(words) - 1
	for _, p := range paths {
		spots := strings.Fields(p)
		if n >= len(spots) {
			continue
		}
		if _, ok := matchAll(words[:n], spots[:n]); ok {
			next = append(next, spots[n])
		}
	}
	return next
}

// Stands says whether a word can stand for anything here: for somebody, for a verb, or for
// what can be chosen now.
func Stands(f *ledger.Fold, word string) bool {
	begins := func(v scoring.Verb) bool { return strings.HasPrefix(v.Name, fold(word)) }
	if Begins(f, word) || slices.ContainsFunc(ledger.AllVerbs(f.Game().Info()), begins) {
		return true
	}
	is := func(name string) bool {
		_, ok := matchWord(word, name)
		return ok || matchTitle([]string{word}, name)
	}
	item := func(i scoring.Item) bool { return is(i.Name) || is(i.Title.String()) }
	means := func(a scoring.Arg) bool {
		return slices.ContainsFunc(a.Choices, is) || slices.ContainsFunc(speech.Strings(a.Titles...), is) || slices.ContainsFunc(a.Items, item)
	}
	return slices.ContainsFunc(f.Prompts(), func(p scoring.Prompt) bool { return slices.ContainsFunc(p.Args, means) })
}
