package shorthand

import (
	"errors"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// fewestLetters is how much of a verb that every game has must be typed: nobody
// signs by a slip.
const fewestLetters = 3

// common looks for the verbs that every game has.
func (r *reader) common() {
	for _, v := range ledger.Verbs(r.fold.Game().Info(), r.fold.Names()) {
		r.shape(&v, nil, func(typed string) bool { return len(typed) >= fewestLetters })
	}
}

// shaped looks for a form of the game's verbs, whether it is legal now or not.
func (r *reader) shaped() {
	named := places(r.fold.State())
	for _, v := range r.fold.Game().Info().Verbs {
		r.shape(&v, named, func(string) bool { return true })
	}
}

// shape looks for a form of a verb. What it names may be one of those places.
func (r *reader) shape(v *scoring.Verb, places []string, enough func(typed string) bool) {
	for _, actor := range r.actors(v.Actor) {
		for _, rest := range r.after(actor) {
			loose, ok := match(rest.words, v.Name)
			if !ok || loose > exact && !enough(rest.words[0]) {
				continue
			}
			if words, ok := r.shapeArgs(v.Args, rest.tail(), places); ok {
				r.found = append(r.found, reading{ledger.Entry{Actor: actor, Verb: v.Name, Args: words}, rest.loose + loose})
			}
		}
	}
}

// actors are those who can use a verb, as far as its form says.
func (r *reader) actors(by scoring.Actor) []string {
	switch by {
	case scoring.ByTable:
		return []string{ledger.Table}
	case scoring.ByPlayer:
		return r.fold.Names()
	case scoring.ByCharacter:
	}
	return Actors(r.fold)[len(r.fold.Names())+1:]
}

// offered are the choices that prompts have for arguments of a name.
func (r *reader) offered(name string) (all []string) {
	for _, p := range r.prompts {
		for _, a := range p.Args {
			if a.Name == name {
				all = append(all, a.Choices...)
			}
		}
	}
	return all
}

// shapeArgs writes typed words in the form of arguments.
func (r *reader) shapeArgs(args []scoring.Arg, typed []string, all []string) (words []string, ok bool) {
	for i, a := range args {
		places := all
		if now := r.offered(a.Name); len(now) > 0 && a.Choices == nil {
			places = now
		}
		last := i == len(args)-1
		switch {
		case last && (a.Kind == scoring.Counts || a.Kind == scoring.Path):
			for _, word := range typed {
				words = append(words, known(&a, word, places))
			}
			return words, true
		case len(typed) == 0:
			return nil, false
		case last && a.Kind == scoring.Text:
			return append(words, joined(typed)), true
		}
		word := written(&a, typed[0], places)
		if a.Kind == scoring.Word && !slices.Contains(a.Choices, word) {
			return nil, false
		}
		words, typed = append(words, word), typed[1:]
	}
	return words, len(typed) == 0
}

// written is a typed word as the notation writes it.
func written(a *scoring.Arg, typed string, places []string) string {
	switch a.Kind {
	case scoring.DiceChoice, scoring.Throw:
		return plussed(typed)
	case scoring.Range:
		return bare(typed)
	case scoring.Choice:
		if a.Choices == nil && isAmount(typed) {
			return bare(typed)
		}
	case scoring.Word, scoring.Counts, scoring.Path, scoring.Text:
	}
	return known(a, typed, places)
}

// known is the one choice of an argument that a word stands for, or the one
// place; else the word.
func known(a *scoring.Arg, typed string, places []string) string {
	all := a.Choices
	if all == nil {
		all = places
	}
	found := ""
	for _, c := range all {
		switch loose, ok := matchWord(typed, c); {
		case ok && loose == exact:
			return c
		case ok && found != "" && found != c:
			return typed
		case ok:
			found = c
		}
	}
	if found == "" {
		return typed
	}
	return found
}

// places are what cells are called: tunnels, burros, spots.
func places(state scoring.State) []string {
	var all []string
	for _, c := range state.Cells() {
		place, _, _ := strings.Cut(c.ID, "/")
		if !slices.Contains(all, place) {
			all = append(all, place)
		}
	}
	return all
}

// plain is the words as an event, whatever they mean.
func (r *reader) plain() (ledger.Entry, error) {
	words := r.words
	if throw, ok := r.thrown(); ok {
		return throw, nil
	}
	actor, ok := Actor(r.fold, words[:min(1, len(words))])
	switch {
	case ok:
		words = words[1:]
	case r.actor != "":
		actor = r.actor
	case len(words) > 0:
		actor, words = words[0], words[1:]
	}
	if len(words) == 0 {
		return ledger.Entry{}, errors.New("an event is an actor, a verb and its arguments")
	}
	return ledger.Entry{Actor: actor, Verb: r.verb(words[0]), Args: words[1:]}, nil
}

// thrown is a throw of the wrong number of dice, where one is due.
func (r *reader) thrown() (ledger.Entry, bool) {
	dice := plussed(joined(r.words))
	for _, p := range r.prompts {
		actor := ledger.ActorOf(p, r.fold.Names())
		if strings.Contains(dice, "+") && isAmount(plain(dice)) && len(p.Args) == 1 && p.Args[0].Kind == scoring.Throw && (actor == r.actor || actor == ledger.Table) {
			return ledger.Entry{Actor: actor, Verb: p.Verb, Args: []string{dice}}, true
		}
	}
	return ledger.Entry{}, false
}

// verb is the only verb of the game that a word stands for, or the word.
func (r *reader) verb(typed string) string {
	var names []string
	for _, v := range r.fold.Game().Info().Verbs {
		if !slices.Contains(names, v.Name) {
			names = append(names, v.Name)
		}
	}
	return known(&scoring.Arg{Choices: names}, typed, nil)
}
