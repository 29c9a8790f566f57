package reading

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// fewestLetters is how much of a verb that every game has must be typed: nobody
// signs by a slip.
const fewestLetters = 3

// common looks for the verbs that every game has, spelled out.
func (r *reader) common() {
	r.undone()
	r.everyVerb(func(string) bool { return false })
}

// commonShort looks for the verbs that every game has, cut short.
func (r *reader) commonShort() {
	r.everyVerb(func(typed string) bool { return len(typed) >= fewestLetters })
}

func (r *reader) everyVerb(enough func(typed string) bool) {
	for _, v := range ledger.Verbs(r.fold.Game().Info(), r.fold.Names()) {
		r.shape(&v, nil, enough)
	}
}

// undone looks for "ann u" and "ann U", which undo and redo, unless a verb of the
// game begins so.
func (r *reader) undone() {
	verbs := map[string]string{"u": ledger.VerbUndo, "U": ledger.VerbRedo}
	for _, actor := range append([]string{ledger.Table}, r.fold.Names()...) {
		for _, rest := range named(r.words, actor) {
			if len(rest.words) == 1 && verbs[rest.words[0]] != "" && !beginsVerb(r.fold, rest.words[0]) {
				r.add(whole(ledger.Entry{Actor: actor, Verb: verbs[rest.words[0]], Args: []string{}}, rest.loose))
			}
		}
	}
}

// shaped looks for a form of the game's verbs, whether it is legal now or not. A
// verb whose forms have names of their own may be left out: "pistol 4".
func (r *reader) shaped() {
	named := places(r.fold.State())
	for _, v := range r.fold.Game().Info().Verbs {
		r.shape(&v, named, func(string) bool { return true })
	}
	if len(r.found) > 0 || r.nameIsVerb() {
		return
	}
	for _, v := range r.fold.Game().Info().Verbs {
		if len(v.Args) > 0 && v.Args[0].Kind == scoring.Word {
			r.shapes(&v, named, func(words []string) ([]string, int, bool) { return words, 0, true })
		}
	}
}

// called looks for an event in which a place is called as people do, the verb is left out,
// and which cannot happen now: of the verbs that somebody can use, or else of all.
func (r *reader) called() {
	named := places(r.fold.State())
	for _, now := range []bool{true, false} {
		for _, v := range r.fold.Game().Info().Verbs {
			if len(r.found) == 0 && len(v.Args) > 0 && now == r.usable(v.Name) {
				r.shapes(&v, named, func(words []string) ([]string, int, bool) {
					_, n := r.entitled(&v.Args[0], words)
					return words, 0, n > 0
				})
			}
		}
	}
}

// usable says whether somebody can use a verb now.
func (r *reader) usable(verb string) bool {
	return slices.ContainsFunc(r.prompts, func(p scoring.Prompt) bool { return p.Verb == verb })
}

// shape looks for a form of a verb. What it names may be one of those places.
func (r *reader) shape(v *scoring.Verb, places []string, enough func(typed string) bool) {
	r.shapes(v, places, func(words []string) (args []string, loose int, ok bool) {
		loose, ok = matchVerb(words, v.Name)
		if !ok || loose > exact && !enough(words[0]) {
			return nil, 0, false
		}
		return words[1:], loose, true
	})
}

// shapes looks for a form of a verb among those who can use it, in what is left
// of the words after their verb.
func (r *reader) shapes(v *scoring.Verb, places []string, after func(words []string) (args []string, loose int, ok bool)) {
	for _, actor := range r.actors(v.Actor) {
		for _, rest := range r.after(actor) {
			typed, loose, ok := after(rest.words)
			if !ok {
				continue
			}
			if words, ok := r.shapeArgs(v.Args, typed, places); ok {
				r.add(whole(ledger.Entry{Actor: actor, Verb: v.Name, Args: words}, rest.loose+loose))
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
			if a.Kind == scoring.Path {
				a.Choices = strings.Fields(joined(a.Choices)) // word by word
			}
			if a.Kind == scoring.Path {
				if spot, n := r.entitled(&args[i], typed); n > 0 {
					words, typed = append(words, spot), typed[n:]
				}
			}
			if a.Kind == scoring.Counts && len(typed) == 1 && slices.Contains(none, fold(typed[0])) {
				typed = nil
			}
			for len(typed) > 0 {
				word := typed[0]
				if joined, ok := numberApart(typed); ok && isKnown(&a, joined, places, all) {
					word, typed = joined, typed[1:]
				}
				words, typed = append(words, known(&a, word, places)), typed[1:]
			}
			return words, true
		case len(typed) == 0:
			return nil, false
		case last && (a.Kind == scoring.Throw || a.Kind == scoring.DiceChoice):
			return append(words, plussed(strings.Join(typed, "+"))), true
		case last && a.Kind == scoring.Text:
			return append(words, joined(typed)), true
		}
		if choice, n := r.entitled(&a, typed); n > 0 {
			words, typed = append(words, choice), typed[n:]
			continue
		}
		if joined, ok := numberApart(typed); ok && a.Kind == scoring.Choice && isKnown(&a, joined, places, all) {
			typed = append([]string{joined}, typed[2:]...)
		}
		word := written(&a, typed[0], places)
		if a.Kind == scoring.Word && !slices.Contains(a.Choices, word) {
			return nil, false
		}
		words, typed = append(words, word), typed[1:]
	}
	return words, len(typed) == 0
}

// entitled is the choice, or the first spot of a path, that the first words stand for as what
// people call it, and how many words they are.
func (r *reader) entitled(a *scoring.Arg, typed []string) (choice string, words int) {
	if a.Kind == scoring.Choice {
		return titled(titlesOf(r.cells(), strings.ToLower(a.Name)), a, typed)
	}
	spots := scoring.Arg{Kind: scoring.Choice}
	titles := map[string]string{}
	for _, p := range r.prompts {
		for _, offered := range p.Args {
			if a.Kind != scoring.Path || offered.Name != a.Name || offered.Titles == nil {
				continue
			}
			for i, path := range offered.Choices {
				spot, _, _ := strings.Cut(path, " ")
				if titles[spot] == "" {
					spots.Choices = append(spots.Choices, spot)
				}
				titles[spot], _, _ = strings.Cut(offered.Titles[i].String(), " (")
			}
		}
	}
	return titled(titles, &spots, typed)
}

// titled is the choice that the first words stand for as what people call it on
// the sheet, and how many words they are: "new york" for 15. It is 0 where they
// are none, or several.
func titled(titles map[string]string, a *scoring.Arg, typed []string) (choice string, words int) {
	if a.Kind != scoring.Choice || len(titles) == 0 {
		return "", 0
	}
	for n := min(len(typed), longestTitle); n > 0; n-- {
		found := scoring.Where(len(a.Choices), func(i int) bool {
			title, ok := titles[a.Choices[i]]
			return ok && matchTitle(typed[:n], title)
		})
		if len(found) == 1 {
			return a.Choices[found[0]], n
		}
	}
	return "", 0
}

// longestTitle is more words than anything is called by.
const longestTitle = 8

// titlesOf are what people call the cells of a group, by the last part of their id.
func titlesOf(cells []scoring.Cell, group string) map[string]string {
	titles, prefix := map[string]string{}, group+"/"
	for _, c := range cells {
		if name, ok := strings.CutPrefix(c.ID, prefix); ok {
			titles[name] = c.Label.String()
		}
	}
	return titles
}

// numberApart joins a word and the number after it: "burro 5".
func numberApart(typed []string) (joined string, ok bool) {
	if len(typed) < 2 || !isDigits(typed[1]) {
		return "", false
	}
	return typed[0] + "-" + typed[1], true
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

// isKnown says whether a word stands for a choice of an argument, or for a place, be it
// one that can be meant now or not.
func isKnown(a *scoring.Arg, word string, now, all []string) bool {
	return known(a, word, now) != word || slices.Contains(a.Choices, word) || a.Choices == nil && slices.Contains(all, word)
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
		loose, ok := matchWord(typed, c)
		if a.Choices != nil && !ok && len(c) >= fewestLetters {
			ok, loose = strings.HasPrefix(fold(typed), c), short // "thursday" where it is written "thu"
		}
		switch {
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
	c := *r
	if c.called(); len(c.found) > 0 {
		return c.likeliest(), nil
	}
	actor, ok := Actor(r.fold, words[:min(1, len(words))])
	switch {
	case ok && (r.actor == "" || !r.nameIsVerb()):
		words = words[1:]
	case r.actor != "" && !r.namesNobody():
		actor = r.actor
	case len(words) > 0:
		actor, words = words[0], words[1:]
	}
	if len(words) == 0 {
		return ledger.Entry{}, speech.Err("ledger.what-an-event-is")
	}
	if due, ok := r.due(actor, words[0]); ok {
		return ledger.Entry{Actor: due.Actor, Verb: due.Verb, Args: words}, nil
	}
	return ledger.Entry{Actor: actor, Verb: r.verb(words[0]), Args: words[1:]}, nil
}

// namesNobody says whether the first word stands where a name does, and is nobody's: a
// verb of the game comes behind it, or a place as people call it.
func (r *reader) namesNobody() bool {
	isVerb := func(word string) bool {
		return slices.ContainsFunc(r.fold.Game().Info().Verbs, func(v scoring.Verb) bool { return fold(v.Name) == fold(word) })
	}
	if len(r.words) < 2 || isVerb(r.verb(r.words[0])) || isAmount(r.words[0]) {
		return false
	}
	return isVerb(r.verb(r.words[1])) || slices.ContainsFunc(r.fold.Game().Info().Verbs, func(v scoring.Verb) bool {
		if len(v.Args) == 0 {
			return false
		}
		_, n := r.entitled(&v.Args[0], r.words[1:])
		return n > 0
	})
}

// due is what an actor or the table has to choose next, where a word can be meant
// for it, without its words; not ok where they can do anything else.
func (r *reader) due(actor, word string) (due ledger.Entry, ok bool) {
	meant := func(c string) bool {
		first, _, _ := strings.Cut(c, " ")
		_, ok := matchWord(word, first)
		return ok || isAmount(word) && isAmount(c)
	}
	if beginsVerb(r.fold, word) {
		return due, false
	}
	for _, p := range r.prompts {
		by := ledger.ActorOf(p, r.fold.Names())
		switch {
		case by != actor && by != ledger.Table:
		case ok && p.Verb != due.Verb, len(p.Args) != 1, p.Args[0].Kind != scoring.Choice && p.Args[0].Kind != scoring.Path,
			!slices.ContainsFunc(p.Args[0].Choices, meant):
			return due, false
		default:
			due, ok = ledger.Entry{Actor: by, Verb: p.Verb}, true
		}
	}
	return due, ok
}

// thrown is a throw of the wrong number of dice, where one is due.
func (r *reader) thrown() (ledger.Entry, bool) {
	dice := plussed(joined(r.words))
	faces, ok := scoring.ParseDice(dice)
	for _, p := range r.prompts {
		actor := ledger.ActorOf(p, r.fold.Names())
		if !ok || len(faces) < 2 || len(p.Args) != 1 || p.Args[0].Kind != scoring.Throw || actor != r.actor && actor != ledger.Table {
			continue
		}
		due := &p.Args[0]
		if !slices.ContainsFunc(faces, func(f int) bool { return f > due.Faces }) || len(faces) >= due.From && len(faces) <= due.To {
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
