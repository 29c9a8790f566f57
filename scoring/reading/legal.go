// Package reading reads what people type, as the game means it. Every entrance uses it.
//
// It turns bytes into text ([Decode]), odd characters into plain ones ([Spaced], [Plain]),
// and a line into the one event it means, in exact notation. The line may have shortened
// names and verbs in any case, dice without "+", amounts with "$", cities by name. Exact
// notation always reads as it is.
//
// A line of a file is read with its header and house data, never with the state
// ([Reader], [Ledger]), so a broken rule stays a finding. A line typed at the table is
// read with what can be done now ([Read]), by comparing it with the game's prompts. If it
// fits nothing legal, the forms of verbs read it, so the ledger can say why it's refused.
//
// Nothing is guessed: if two events fit equally well, both are named, and what a line
// leaves open is asked for.
package reading

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// An AmbiguousError is a line that can mean several events; or only one where it
// says no more than an amount, which is never taken for what it may not mean.
type AmbiguousError struct {
	Line   string
	Events []Open // whole
}

// listed is how many events an AmbiguousError names.
const listed = 4

func (e *AmbiguousError) Error() string { return e.Said().String() }

// Said names some of what the line can mean.
func (e *AmbiguousError) Said() speech.Text {
	var events speech.Text
	for i := range e.Events {
		switch event := e.Events[i].Said().String(); i {
		case 0:
			events = speech.Words(event)
		case listed:
			return speech.Say("reading.can-mean-more", "line", strconv.Quote(e.Line), "events", events, "more", len(e.Events)-listed)
		default:
			events = speech.Say("reading.or-event", "before", events, "event", event)
		}
	}
	return speech.Say("reading.can-mean", "line", strconv.Quote(e.Line), "events", events)
}

// Read finds the event that typed words mean in a game. Where they name nobody,
// actor acts or the table; an empty actor is nobody. Words that can mean several
// events are an *[AmbiguousError], those that leave something open an
// *[OpenError]. What means nothing that is legal comes back as it would be
// written: [ledger.Fold.Apply] says what is wrong with it. What means nothing in English is
// read as it is said in the reader's own language, which may be nil, and then in the others.
func Read(own *speech.Language, f *ledger.Fold, actor string, words []string) (ledger.Entry, error) {
	return readIn([][]*speech.Language{{own}, speech.Others()}, f, actor, words)
}

// readIn is [Read] with the languages that words can be of beside English, those that go
// before the others first.
func readIn(languages [][]*speech.Language, f *ledger.Fold, actor string, words []string) (ledger.Entry, error) {
	if len(words) > 1 && dressing.MatchString(words[0]+" ") {
		words = words[1:]
	}
	r := &reader{fold: f, actor: actor, words: words, prompts: f.Prompts()}
	entry, legal, err := r.read()
	for _, plain := range [][]string{tidied(f, words), brief(words), parted(words), unshown(words)} {
		if !legal && !slices.Equal(plain, words) {
			return readIn(languages, f, actor, plain)
		}
	}
	if err != nil {
		return entry, err
	}
	if !legal {
		// What a file is read as, if that can be.
		start := NewReader(f)
		if found := start.meant(words); len(found) == 1 && f.Clone().Apply(0, found[0]) == nil {
			return found[0], nil
		}
		for _, those := range languages {
			if start.Exact(entry) {
				break
			}
			if events := r.abroad(start, those); len(events) > 0 {
				return oneOf(joined(words), events)
			}
		}
	}
	return r.named(entry, legal)
}

// read finds what the words mean; legal says whether that can happen now, or could once
// what is open has been asked.
func (r *reader) read() (entry ledger.Entry, legal bool, err error) {
	for _, pass := range []func(){r.legal, r.open, r.verbless, r.commonShort, r.openPlace} {
		if pass(); len(r.found) > 0 {
			entry, err = r.best()
			var open *OpenError
			if events := Opened(entry, err); !errors.As(err, &open) {
				if more := append(r.places(events), r.amount()...); len(more) > 0 {
					err = &AmbiguousError{joined(r.words), append(events, more...)}
				}
			}
			return entry, true, err
		}
	}
	if r.amounts(); len(r.found) > 0 {
		return ledger.Entry{}, true, &AmbiguousError{joined(r.words), r.nearest()}
	}
	if r.shaped(); len(r.found) > 0 {
		return r.likeliest(), false, nil
	}
	entry, err = r.plain()
	return entry, false, err
}

// places are what the words can mean as well where a number that events have taken for
// itself is that of a place: in "claim silver 2" a die, or the tunnel silver-2.
func (r *reader) places(events []Open) (places []Open) {
	other := &reader{fold: r.fold, actor: r.actor, words: r.words, prompts: r.prompts}
	other.open()
	for _, found := range other.found {
		o := found.event
		taken := func(number string) bool {
			place := func(p part) bool {
				return !p.open && len(p.words) == 1 && strings.HasSuffix(p.words[0], "-"+number)
			}
			alone := func(e Open) bool {
				return e.Actor == o.Actor && e.Prompt.Verb == o.Prompt.Verb && slices.Contains(e.said.words(), number)
			}
			return isDigits(number) && slices.ContainsFunc(o.said, place) && slices.ContainsFunc(events, alone)
		}
		same := func(e Open) bool { return e.same(&o) }
		if o.said.open() > 0 && slices.ContainsFunc(r.words, taken) && !slices.ContainsFunc(places, same) {
			places = append(places, o)
		}
	}
	return places
}

// amount is what the words can mean as well where their last number was taken for a place: in
// "store pistol 3 2" burro-2, or any two burros.
func (r *reader) amount() (more []Open) {
	before, last := r.words[:len(r.words)-1], r.words[len(r.words)-1]
	n, _ := scoring.ParseWhole(last)
	placed := func(e Open) bool {
		return slices.ContainsFunc(e.said.words(), func(w string) bool { return strings.HasSuffix(w, "-"+last) })
	}
	taken := r.nearest()
	if n < 2 || !slices.ContainsFunc(taken, placed) { // for one thing it makes no difference
		return nil
	}
	other := &reader{fold: r.fold, actor: r.actor, words: before, prompts: r.prompts}
	for _, pass := range []func(){other.open, other.openPlace} {
		pass()
	}
	for _, found := range other.found {
		o := found.event
		missing := o.Missing()
		alike := func(e Open) bool { return e.Actor == o.Actor && e.Prompt.Verb == o.Prompt.Verb }
		if len(missing) == 1 && missing[0].Kind == scoring.Counts && n >= missing[0].From && n <= missing[0].To && slices.ContainsFunc(taken, alike) {
			more = append(more, o)
		}
	}
	return more
}

// tidied are typed words in plain characters, without the full stop behind them. Names, and
// what would be nothing then, stay.
func tidied(f *ledger.Fold, words []string) []string {
	plain := scoring.Each(len(words), func(i int) string { return Plain(words[i]) })
	if len(words) > 0 {
		for _, name := range Actors(f) {
			if plainName(strings.TrimRight(words[0], ":,")) == plainName(name) {
				plain[0] = name
			}
		}
		if last := &plain[len(plain)-1]; Endless(*last) != "" {
			*last = Endless(*last)
		}
	}
	return plain
}

// brief are typed words without those that say nothing: "drives to Chicago".
func brief(words []string) []string {
	return without(words, "to", "the", "at", "in", "with", "for")
}

// without are typed words without some that stand behind the first.
func without(words []string, idle ...string) []string {
	if len(words) < 2 {
		return words
	}
	return append(words[:1:1], slices.DeleteFunc(slices.Clone(words[1:]), func(w string) bool { return slices.Contains(idle, fold(w)) })...)
}

// facesApart are dice with a sign between every two: "1,4,4", "6/6".
var facesApart = regexp.MustCompile(`^\d([,/&-]\d)+$`)

// parted are typed words without what stands between things that are listed: "1, 4 and 4",
// "silver, tin & coal", "1 + 6".
func parted(words []string) []string {
	var all []string
	for _, word := range without(words, "and", "&", "+") {
		switch bare := strings.TrimRight(word, ",:"); {
		case facesApart.MatchString(bare):
			all = append(all, strings.Fields(betweenFaces.Replace(bare))...)
		case bare != "" || word == "":
			all = append(all, bare)
		}
	}
	return all
}

var betweenFaces = strings.NewReplacer(",", " ", "/", " ", "&", " ", "-", " ")

// Lists show what a choice needs in brackets behind it, "coal-1 (4)" and "tin-2 (any die)",
// what is called by its name and day as "New York (Monday)", and how many there are as "2×T".
var (
	shownNeed  = regexp.MustCompile(`\((\d+|any die)\)`)
	shownCount = regexp.MustCompile(`(\d)[×x](\p{L})`)
	brackets   = strings.NewReplacer("(", "", ")", "")
)

// unshown are words as they are typed where they were copied from a list: without what that
// shows beside them.
func unshown(words []string) []string {
	line := shownCount.ReplaceAllString(shownNeed.ReplaceAllString(joined(words), ""), "$1$2")
	if line = brackets.Replace(line); line == joined(words) {
		return words
	}
	return strings.Fields(line)
}

// named is an event that was found by taking the first word for a verb cut short, unless
// that is as well the beginning of a name: then it is what that player can be meant to do,
// or has to be asked.
func (r *reader) named(entry ledger.Entry, legal bool) (ledger.Entry, error) {
	if len(r.words) < 2 || entry.Actor != r.actor && entry.Actor != ledger.Table || fold(r.words[0]) == entry.Verb {
		return entry, nil
	}
	if _, ok := matchWord(r.words[0], entry.Actor); ok {
		return entry, nil
	}
	var theirs []Open
	for _, name := range r.fold.Names() {
		if name != entry.Actor && strings.HasPrefix(plainName(name), plainName(r.words[0])) {
			theirs = append(theirs, r.doneBy(name)...)
		}
	}
	switch {
	case len(theirs) == 0:
		return entry, nil
	case !legal && len(theirs) == 1:
		return theirs[0].Said(), nil
	case legal:
		theirs = append(theirs, Whole(entry))
	}
	return ledger.Entry{}, &AmbiguousError{joined(r.words), theirs}
}

// doneBy is what a player can be meant to do whose name the first word is.
func (r *reader) doneBy(name string) []Open {
	other := &reader{fold: r.fold, words: append([]string{name}, r.words[1:]...), prompts: r.prompts}
	e, _, err := other.read()
	if err == nil && (e.Actor != name || len(other.found) == 0) {
		return nil
	}
	return Opened(e, err)
}

// Listed finds the event that words mean whose first one is the number of a
// prompt on a list: the others fill its arguments. A number alone is what it
// shows, whole; what it leaves open is an *[OpenError].
func Listed(f *ledger.Fold, p scoring.Prompt, words []string) (ledger.Entry, error) {
	r := &reader{fold: f, words: words}
	actor := ledger.ActorOf(p, f.Names())
	if len(words) == 1 {
		p.Args = oneWay(&p)
	}
	for _, omit := range []omission{omitShown, omitListed, omitAsked} {
		for _, said := range fill(p.Args, words[1:], omit) {
			r.add(reading{event: newOpen(r.fold.Game().Info(), actor, &p, said), loose: said.loose()})
		}
		if len(r.found) > 0 {
			return r.best()
		}
	}
	v := scoring.Verb{Name: p.Verb, Args: p.Args}
	_, form, _ := strings.Cut(v.Form(), " ")
	return ledger.Entry{}, speech.Err("reading.written", "form", ledger.Quote(actor)+" "+form)
}

// oneWay are the arguments of a prompt with one of the paths that lead to its cell:
// they are as good as each other.
func oneWay(p *scoring.Prompt) []scoring.Arg {
	args := slices.Clone(p.Args)
	for i, a := range args {
		elsewhere := func(path string) bool { return !strings.HasSuffix(" "+path, " "+p.Cell) }
		if a.Kind == scoring.Path && len(a.Choices) > 0 && !slices.ContainsFunc(a.Choices, elsewhere) {
			args[i].Choices = a.Choices[:1]
		}
	}
	return args
}

// A reading is one event that words can mean, and how far they are from it.
type reading struct {
	event Open
	loose int
}

// whole is a reading of a whole event.
func whole(e ledger.Entry, loose int) reading {
	return reading{Whole(e), loose}
}

// A reader collects readings.
type reader struct {
	fold    *ledger.Fold
	actor   string
	words   []string
	prompts []scoring.Prompt
	found   []reading
	sheet   []scoring.Cell // as the game stands; see cells
}

// cells are those of the game as it stands, found out once.
func (r *reader) cells() []scoring.Cell {
	if r.sheet == nil {
		r.sheet = r.fold.State().Cells()
	}
	return r.sheet
}

func (r *reader) add(found reading) { r.found = append(r.found, found) }

// best is the only reading that is nearest to the words.
func (r *reader) best() (ledger.Entry, error) {
	nearest := r.nearest()
	switch {
	case nearest[0].said.open() > 0:
		return ledger.Entry{}, &OpenError{joined(r.words), nearest}
	case len(nearest) > 1:
		r.amounts() // of somebody whose name begins like the verb
		return ledger.Entry{}, &AmbiguousError{joined(r.words), r.nearest()}
	}
	return nearest[0].Said(), nil
}

// nearest are the readings that are nearest to the words, each once.
func (r *reader) nearest() (nearest []Open) {
	least := slices.MinFunc(r.found, compare)
	for _, f := range r.found {
		same := func(o Open) bool { return o.same(&f.event) }
		if compare(f, least) == 0 && !slices.ContainsFunc(nearest, same) {
			nearest = append(nearest, f.event)
		}
	}
	return nearest
}

// likeliest is the nearest of readings that are not legal: that of who acts, if
// there is one.
func (r *reader) likeliest() ledger.Entry {
	nearest := r.nearest()
	at := slices.IndexFunc(nearest, func(o Open) bool { return o.Actor == r.actor })
	return nearest[max(0, at)].Said()
}

// compare puts readings in which more arguments have been said before others, then
// those that are nearer to the words. What leaves nothing open is compared by
// that alone.
func compare(a, b reading) int {
	more := 0
	if a.event.said.open() > 0 || b.event.said.open() > 0 {
		more = b.event.said.closed() - a.event.said.closed()
	}
	return cmp.Or(more, a.loose-b.loose)
}

// legal looks for what the prompts offer, with its verb, and for the verbs that
// every game has, spelled out.
func (r *reader) legal() {
	r.offers(omitNothing, func(said filling, loose int) bool { return !said.idle() || loose == exact })
	if len(r.found) == 0 {
		r.common()
	}
}

// open looks for what the prompts offer, with its verb, of which something has not
// been typed.
func (r *reader) open() {
	r.offers(omitAsked, func(filling, int) bool { return true })
}

// openPlace looks for what the prompts offer at a place, or in a form of a verb
// that has a name of its own, where the verb is left out and something else.
func (r *reader) openPlace() {
	r.withoutVerb(omitAsked, func(p *scoring.Prompt, said filling) bool {
		names := func(i int) bool {
			kind := p.Args[i].Kind
			return !said[i].open && said[i].loose < given && (kind == scoring.Word || kind == scoring.Choice)
		}
		return !r.nameIsVerb() && len(scoring.Where(len(said), names)) > 0
	})
}

// mostTyped is more words than any event has that can happen; a text stands in quotes
// there. What is longer is compared with no prompt, as there are many ways to take it.
const mostTyped = 40

// offers looks for what the prompts offer with its verb.
func (r *reader) offers(omit omission, takes func(said filling, loose int) bool) {
	if len(r.words) > mostTyped {
		return
	}
	for _, p := range r.prompts {
		actor := ledger.ActorOf(p, r.fold.Names())
		for _, rest := range r.after(actor) {
			verb, ok := matchVerb(rest.words, p.Verb)
			if !ok {
				continue
			}
			for _, said := range fill(p.Args, rest.tail(), omit) {
				if loose := rest.loose + verb + said.loose(); takes(said, loose) {
					r.add(reading{newOpen(r.fold.Game().Info(), actor, &p, said), loose})
				}
			}
		}
	}
}

// verbless looks for what the prompts offer where the verb is left out: "red",
// "3+4". Nothing else may be left out then, an amount alone is no event, and a text that
// could be anything says nothing of what is meant.
func (r *reader) verbless() {
	r.withoutVerb(omitNothing, func(p *scoring.Prompt, said filling) bool {
		amount := slices.ContainsFunc(p.Args, func(a scoring.Arg) bool { return a.Kind == scoring.Range })
		text := slices.ContainsFunc(p.Args, func(a scoring.Arg) bool { return a.Kind == scoring.Text })
		return !text && !r.nameIsVerb() && !said.idle() && said.loose() < given && (len(p.Args) > 1 || !amount)
	})
}

// nameIsVerb says whether the first of several words stands for a verb that somebody
// can use now, which goes before a name that is cut to the same letters.
func (r *reader) nameIsVerb() bool {
	exactly := func(actor string) bool { return fold(actor) == fold(r.words[0]) }
	verb := func(p scoring.Prompt) bool { _, ok := matchVerb(r.words, p.Verb); return ok }
	return len(r.words) > 1 && slices.ContainsFunc(r.prompts, verb) && !slices.ContainsFunc(Actors(r.fold), exactly)
}

// amounts looks for what somebody can do with an amount alone: "cy 900".
func (r *reader) amounts() {
	r.withoutVerb(omitNothing, func(p *scoring.Prompt, _ filling) bool { return len(p.Args) == 1 && p.Args[0].Kind == scoring.Range })
}

// withoutVerb looks for what the prompts offer where the verb is left out.
func (r *reader) withoutVerb(omit omission, takes func(*scoring.Prompt, filling) bool) {
	if len(r.words) > mostTyped {
		return
	}
	for i := range r.prompts {
		p := &r.prompts[i]
		actor := ledger.ActorOf(*p, r.fold.Names())
		for _, rest := range r.after(actor) {
			if len(rest.words) == 0 {
				continue
			}
			for _, said := range fill(p.Args, rest.words, omit) {
				if takes(p, said) {
					r.add(reading{newOpen(r.fold.Game().Info(), actor, p, said), rest.loose + said.loose()})
				}
			}
		}
	}
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
