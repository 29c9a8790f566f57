package reading

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A Reader reads the lines of a ledger as people type them. What a line means depends on
// the ledger's header and house data alone, never on what has happened: a rule that is
// broken stays broken, and a line that is amended does not change what follows.
type Reader struct {
	state scoring.State // at its start
	names []string      // of the players, and those that they are given later
	cast  []string      // the characters of the game
	*grammar
	words map[string][]string // what arguments can be as far as the game says, by what they are called
	known map[namedWord]bool  // what was found among the choices of paths and counts
	cells []string            // what the cells are called
	// titles are what people call the cells of a group, as titlesOf has them.
	titles   map[string]map[string]string
	everyone []spelt                   // all who can act; nil until somebody asks
	lines    map[string][]ledger.Entry // what lines can mean, of those read last
}

// mostLines is how many lines a reader remembers: some stand in a ledger again and again.
const mostLines = 1000

// A namedWord is a word for an argument of a name.
type namedWord struct{ arg, word string }

// A grammar is what the verbs of a game are written like.
type grammar struct {
	forms map[string][]scoring.Verb
	verbs []string // the names of the forms, each once
}

// grammars are those of games that have been read, by their Info, which stays as it is.
var grammars sync.Map

// grammarOf is that of a game, worked out once.
func grammarOf(info *scoring.Info) *grammar {
	if known, ok := grammars.Load(info); ok {
		return known.(*grammar)
	}
	g := &grammar{forms: map[string][]scoring.Verb{}}
	for _, v := range ledger.AllVerbs(info) {
		if g.forms[v.Name] == nil {
			g.verbs = append(g.verbs, v.Name)
		}
		v.Args = slices.Clone(v.Args)
		for i := range v.Args {
			if a := &v.Args[i]; a.Kind == scoring.Path && a.Choices != nil {
				a.Choices = wordsOf(a.Choices)
			}
		}
		g.forms[v.Name] = append(g.forms[v.Name], v)
	}
	grammars.Store(info, g)
	return g
}

// NewReader reads lines of the ledger of a game at its start.
func NewReader(start *ledger.Fold) *Reader {
	r := &Reader{
		state: start.State(), names: slices.Clone(start.Names()), grammar: grammarOf(start.Game().Info()),
		words: map[string][]string{}, known: map[namedWord]bool{}, titles: map[string]map[string]string{}, lines: map[string][]ledger.Entry{},
	}
	if owner, ok := r.state.(scoring.CharacterOwner); ok {
		r.cast = slices.DeleteFunc(slices.Clone(r.vocabulary("character")), func(name string) bool { _, ok := owner.Owner(name); return !ok })
	}
	return r
}

// wordsOf are the words that paths are made of, each once.
func wordsOf(paths []string) []string {
	words := strings.Fields(joined(paths))
	slices.Sort(words)
	return slices.Compact(words)
}

// vocabulary is all that an argument of a name can be, as far as the game says; nil where
// it does not.
func (r *Reader) vocabulary(arg string) []string {
	words, known := r.words[arg]
	if v, ok := r.state.(scoring.Vocabulary); ok && !known {
		words = v.Words(arg)
		r.words[arg] = words
	}
	return words
}

// choices are all that an argument can be, as far as that is known.
func (r *Reader) choices(a *scoring.Arg) []string {
	if a.Choices != nil {
		return a.Choices
	}
	if words := r.vocabulary(a.Name); words != nil {
		return words
	}
	if playerArgs[a.Name] {
		return r.names
	}
	return nil
}

// newNameArg is what the argument of a change of names is called that nobody has yet.
const newNameArg = "new"

// playerArgs are the arguments that name a player, by what they are called.
var playerArgs = map[string]bool{"player": true, "old": true}

// mostNames is how many names a reader knows: each line is held against all of them.
const mostNames = 100

// rename notes a name that somebody is given.
func (r *Reader) rename(name string) {
	if clean, err := ledger.CleanName(name); err == nil && len(r.names) < mostNames && !slices.Contains(r.names, clean) {
		r.names, r.everyone = append(r.names, clean), nil
		clear(r.lines)
	}
}

// Exact says whether an entry is written as a ledger writes it.
func (r *Reader) Exact(e ledger.Entry) bool {
	return slices.ContainsFunc(r.forms[e.Verb], func(v scoring.Verb) bool {
		return slices.Contains(r.actors(v.Actor), e.Actor) && r.fits(v.Args, e.Args)
	})
}

// Names says whether somebody is called exactly so.
func (r *Reader) Names(actor string) bool {
	return actor == ledger.Table || slices.Contains(r.names, actor) || slices.Contains(r.cast, actor)
}

// actors are those who can use a verb, as far as its form says.
func (r *Reader) actors(by scoring.Actor) []string {
	switch by {
	case scoring.ByTable:
		return tableAlone
	case scoring.ByCharacter:
		return r.cast
	case scoring.ByPlayer:
	}
	return r.names
}

var tableAlone = []string{ledger.Table}

// fits says whether words are written as arguments are.
func (r *Reader) fits(args []scoring.Arg, words []string) bool {
	for i := range args {
		a := &args[i]
		if a.Kind == scoring.Counts || a.Kind == scoring.Path {
			return !slices.ContainsFunc(words, func(w string) bool { return !r.known[namedWord{a.Name, w}] && !r.knows(a, w) })
		}
		if len(words) == 0 || !r.is(a, words[0]) {
			return false
		}
		words = words[1:]
	}
	return len(words) == 0
}

// knows says whether a path or counts can have a word, and remembers what is among its
// choices: a board has hundreds of spots, and a game comes by the same ones again and again.
func (r *Reader) knows(a *scoring.Arg, word string) bool {
	all := r.choices(a)
	if all == nil {
		return isWord(word)
	}
	known := slices.Contains(all, word)
	if known {
		r.known[namedWord{a.Name, word}] = true
	}
	return known || word == scoring.Hidden
}

// is says whether a word is written as an argument is.
func (r *Reader) is(a *scoring.Arg, word string) bool {
	if word == scoring.Hidden && a.Secret != scoring.Open {
		return true
	}
	switch a.Kind {
	case scoring.Text:
		return a.Name != eventArg || r.isEvent(word)
	case scoring.Range:
		_, ok := scoring.ParseWhole(strings.TrimLeft(word, "+-"))
		return ok
	case scoring.Throw, scoring.DiceChoice:
		dice, ok := scoring.ParseDice(word)
		odd := func(face int) bool { return a.Faces > 0 && face > a.Faces }
		return ok && !slices.ContainsFunc(dice, odd) && (a.Kind == scoring.DiceChoice || len(dice) >= a.From)
	case scoring.Word, scoring.Choice, scoring.Counts, scoring.Path:
	}
	if a.Name == newNameArg {
		return true // a name has its own spelling
	}
	all := r.choices(a)
	return slices.Contains(all, word) || all == nil && isWord(word) && (word == fold(word) || r.Names(word))
}

// isEvent says whether a text is written as the event of an amendment is.
func (r *Reader) isEvent(text string) bool {
	e, err := ledger.ParseEvent(text)
	return text == struck || err == nil && !e.Amends() && r.Exact(e)
}

// struck stands for no event in an amendment.
const struck = "-"

// isWord says whether a word can be one that the ledger has: nothing but ASCII, and no
// sentence ends with it.
func isWord(word string) bool { return isASCII(word) && Endless(word) == word }

// dressing is what people put before a line: a bullet or a number.
var dressing = regexp.MustCompile(`^(?:[-*•·‣▪◦–—>]|\d+[.)])\s+`)

// IsBullet says whether a word marks a line as one of a list.
func IsBullet(word string) bool { return dressing.ReplaceAllString(word+" ", "") == "" }

// Line reads a line that nobody has written exactly, without its comment: the events that
// it can mean, each once. None is nothing that anybody could mean.
func (r *Reader) Line(line string) []ledger.Entry {
	found, known := r.lines[line]
	if !known {
		found = r.line(line)
		if len(r.lines) == mostLines {
			clear(r.lines)
		}
		r.lines[line] = found
	}
	return found
}

func (r *Reader) line(line string) []ledger.Entry {
	plain := Spaced(line)
	undressed := dressing.ReplaceAllString(strings.TrimSpace(plain), "")
	var tried [][]string
	for _, typed := range []string{plain, Endless(plain), undressed, Endless(undressed)} {
		words := Words(typed)
		if slices.ContainsFunc(tried, func(before []string) bool { return slices.Equal(before, words) }) {
			continue
		}
		if found := r.meant(words); len(found) > 0 {
			return found
		}
		tried = append(tried, words)
	}
	return nil
}

// Endless is a line without the full stop that ends a sentence, or a comma or semicolon.
func Endless(line string) string { return strings.TrimRight(strings.TrimSpace(line), ".,;!。") }

// A candidate is an event that a line can mean, and how far it is from it.
type candidate struct {
	ledger.Entry
	loose int
}

// meant are the nearest of the events that words can mean.
func (r *Reader) meant(words []string) []ledger.Entry {
	who := r.who(words)
	all := r.candidates(who, r.saidVerb)
	if len(all) == 0 {
		all = r.candidates(who, r.unsaidVerb)
	}
	if len(all) == 0 {
		return nil
	}
	least := slices.MinFunc(all, func(a, b candidate) int { return a.loose - b.loose }).loose
	var found []ledger.Entry
	for _, c := range all {
		same := func(e ledger.Entry) bool { return e.String() == c.String() }
		if c.loose == least && !slices.ContainsFunc(found, same) {
			found = append(found, c.Entry)
		}
	}
	return found
}

// candidates are the events of those whom the first words can name: of the table, where
// it is not named, only those that are nobody's. After finds the words behind a verb.
func (r *Reader) candidates(named []whom, after func(verb string, who *whom) (args []string, loose int, ok bool)) (all []candidate) {
	for _, who := range named {
		if who.unsaid && len(all) > 0 {
			continue // a name goes before a verb that is cut short
		}
		for _, name := range r.verbs {
			said, verb, ok := after(name, &who)
			if !ok {
				continue
			}
			for _, v := range r.forms[name] {
				if !slices.Contains(r.actors(v.Actor), who.name) || who.unsaid && v.Actor != scoring.ByTable {
					continue
				}
				if args, loose, ok := r.args(v.Args, said); ok {
					all = append(all, candidate{ledger.Entry{Actor: who.name, Verb: name, Args: args}, who.loose + verb + loose})
				}
			}
		}
	}
	return all
}

// everyGames are the verbs that every game has.
var everyGames = func() map[string]bool {
	verbs := map[string]bool{ledger.VerbCorrect: true}
	for _, v := range ledger.Verbs(&scoring.Info{}, nil) {
		verbs[v.Name] = true
	}
	return verbs
}()

// saidVerb is for a verb that stands there, perhaps cut short. Those of every game need more
// letters.
func (r *Reader) saidVerb(verb string, who *whom) (args []string, loose int, ok bool) {
	if loose, ok = matchVerb(who.words, verb); !ok || loose > exact && everyGames[verb] && len(who.words[0]) < fewestLetters {
		return nil, 0, false
	}
	return who.words[1:], loose, true
}

// unsaidVerb is for a verb that is left out because one of its forms has a name of its own,
// which stands there in full: "varmint 2 456".
func (r *Reader) unsaidVerb(verb string, who *whom) (args []string, loose int, ok bool) {
	named := func(v scoring.Verb) bool {
		return len(v.Args) > 0 && v.Args[0].Kind == scoring.Word && slices.Contains(v.Args[0].Choices, fold(who.words[0]))
	}
	return who.words, given, len(who.words) > 0 && !who.unsaid && slices.ContainsFunc(r.forms[verb], named)
}

// A spelt is a name, and what remains of it where people look at it less and less closely.
type spelt struct {
	name, folded, plain string
	words               int
}

func spell(name string) spelt {
	return spelt{name, fold(name), plainName(name), len(strings.Fields(name))}
}

// A whom is somebody whom the first words of a line can name.
type whom struct {
	name   string
	words  []string // behind the name
	loose  int
	unsaid bool // nobody is named, which is the table
}

// who are those whom the first words can name. A name in full leaves out all others, and a
// name without its accents all that begin like it.
func (r *Reader) who(words []string) []whom {
	if len(words) == 0 {
		return nil
	}
	spelling := func(many int) spelt { return spell(strings.TrimRight(joined(words[:many]), ",:;-–—")) }
	if r.everyone == nil {
		for _, name := range slices.Concat(r.names, r.cast, tableAlone) {
			r.everyone = append(r.everyone, spell(name))
		}
	}
	var exactly, nearly, begun []whom
	first := spelling(1)
	for _, one := range r.everyone {
		for _, many := range slices.Compact([]int{1, one.words}) {
			if many > len(words) {
				continue
			}
			said := first
			if many > 1 {
				said = spelling(many)
			}
			w := whom{name: one.name, words: behindName(words[many:])}
			switch {
			case said.name == one.name:
				exactly = append(exactly, w)
			case said.folded == one.folded:
				nearly = append(nearly, w)
			case said.plain == one.plain:
				w.loose = short
				nearly = append(nearly, w)
			case many == 1 && said.name != "" && strings.HasPrefix(one.plain, said.plain):
				w.loose = short
				begun = append(begun, w)
			}
		}
	}
	for _, found := range [][]whom{exactly, nearly} {
		if len(found) > 0 {
			return found
		}
	}
	return append(begun, whom{name: ledger.Table, words: words, loose: short, unsaid: true})
}

// behindName are the words behind a name, without a dash or colon that stands between.
func behindName(words []string) []string {
	if len(words) > 0 && strings.Trim(words[0], ":,-–—") == "" {
		return words[1:]
	}
	return words
}

// args are arguments that words can be, as the ledger writes them; not ok where they are
// something else, or could be several things.
func (r *Reader) args(args []scoring.Arg, words []string) (written []string, loose int, ok bool) {
	written = []string{}
	for i := range args {
		a := &args[i]
		last := i == len(args)-1
		switch {
		case a.Kind == scoring.Text && last:
			if len(words) == 0 {
				return nil, 0, false
			}
			text := joined(words)
			if a.Name == eventArg && text != struck {
				if text, ok = r.event(text); !ok {
					return nil, 0, false
				}
			}
			return append(written, text), loose, true
		case a.Kind == scoring.Counts || a.Kind == scoring.Path:
			many, n, ok := r.several(a, words)
			return append(written, many...), loose + n, ok
		case len(words) == 0:
			return nil, 0, false
		case (a.Kind == scoring.Throw || a.Kind == scoring.DiceChoice) && last:
			words = []string{dicePlus(words)}
		}
		word, n, used := r.arg(a, words)
		if used == 0 {
			return nil, 0, false
		}
		written, words, loose = append(written, word), words[used:], loose+n
	}
	return written, loose, len(words) == 0
}

// eventArg is what the argument of an amendment is called that is an event itself.
const eventArg = "event"

// event reads the event of an amendment, which amends nothing itself.
func (r *Reader) event(text string) (string, bool) {
	inner := *r
	inner.grammar = &grammar{r.forms, slices.DeleteFunc(slices.Clone(r.verbs), func(verb string) bool {
		return ledger.Entry{Actor: ledger.Table, Verb: verb}.Amends()
	})}
	if r.isEvent(text) {
		return text, true
	}
	if found := inner.line(text); len(found) == 1 {
		return found[0].String(), true
	}
	return "", false
}

// dicePlus are dice with a plus between them, however they are set apart.
func dicePlus(words []string) string {
	dice := plusSigns.ReplaceAllString(strings.TrimSpace(Plain(joined(words))), "+")
	return plussed(apart.ReplaceAllString(dice, "+"))
}

// What stands between dice: a plus with blanks around it, or blanks, commas and strokes.
var (
	plusSigns = regexp.MustCompile(`\s*\+\s*`)
	apart     = regexp.MustCompile(`[\s,/]+`)
)

// arg is the word of an argument that the first words stand for, and how many these are;
// none where they are something else, or could be several things.
func (r *Reader) arg(a *scoring.Arg, words []string) (word string, loose, used int) {
	plain := Plain(words[0])
	switch {
	case r.is(a, words[0]):
		return words[0], 0, 1
	case a.Kind == scoring.Range || a.Name == "number" || a.Name == "amount":
		if plain = bare(plain); isAmount(plain) {
			return plain, 0, 1
		}
		return "", 0, 0
	case a.Kind == scoring.Throw || a.Kind == scoring.DiceChoice:
		return plain, 0, scoring.When(r.is(a, plain), 1)
	}
	all := r.choices(a)
	if r.is(a, plain) {
		return plain, 0, 1
	}
	if all == nil {
		all = r.places()
		if !slices.ContainsFunc(all, func(c string) bool { _, ok := matchWord(plain, c); return ok }) {
			return fold(plain), short, scoring.When(isWord(plain), 1)
		}
	}
	if playerArgs[a.Name] {
		who := r.who(words)
		who = slices.DeleteFunc(who, func(w whom) bool { return w.unsaid || !slices.Contains(r.names, w.name) })
		if len(who) != 1 {
			return "", 0, 0
		}
		return who[0].name, who[0].loose, len(words) - len(who[0].words)
	}
	if joined, ok := numberApart(words); ok {
		if c, n, ok := nearest(all, Plain(joined)); ok {
			return c, n, 2
		}
	}
	if c, n, ok := nearest(all, plain); ok {
		return c, n, 1
	}
	if choice, n := titled(r.titlesOf(a), a, words); n > 0 {
		return choice, short, n
	}
	return "", 0, 0
}

// mostWritten is more than any event counts.
const mostWritten = 200

// several reads words that each stand for one of the choices of an argument, or letters
// that do.
func (r *Reader) several(a *scoring.Arg, words []string) (written []string, loose int, ok bool) {
	if len(words) == 1 && a.From == 0 && a.Kind == scoring.Counts && slices.Contains(none, fold(words[0])) {
		return nil, 0, true
	}
	items := scoring.Each(len(a.Choices), func(i int) scoring.Item { return scoring.Item{Name: a.Choices[i], Most: mostOfOne} })
	one := *a
	one.Kind = scoring.Choice
	if a.Kind == scoring.Path {
		one.Name = r.spots(a)
	}
	for len(words) > 0 {
		if len(written) > mostWritten {
			return nil, 0, false
		}
		word, n, used := r.arg(&one, words)
		if used > 0 {
			written, words, loose = append(written, word), words[used:], loose+n
			continue
		}
		many, _, ok := letters(items, Plain(words[0]))
		if !ok || a.Kind != scoring.Counts {
			return nil, 0, false
		}
		written, words, loose = append(written, many...), words[1:], loose+short
	}
	return written, loose, true
}

// nearest is the one of some choices that a word stands for.
func nearest(all []string, word string) (choice string, loose int, ok bool) {
	loose = given + 1
	for _, c := range all {
		n, matches := matchWord(word, c)
		if !matches && len(c) >= fewestLetters && !isDigits(c) && strings.HasPrefix(fold(word), c) && strings.Trim(fold(word)[len(c):], letterRange) == "" {
			n, matches = short, true // "thursday" where it is written "thu"
		}
		switch {
		case matches && n < loose:
			choice, loose, ok = c, n, true
		case matches && n == loose && c != choice:
			ok = false
		}
	}
	return choice, loose, ok
}

const letterRange = "abcdefghijklmnopqrstuvwxyz"

// titlesOf are what people call what an argument can be.
func (r *Reader) titlesOf(a *scoring.Arg) map[string]string {
	group := strings.ToLower(a.Name)
	if r.titles[group] == nil {
		r.titles[group] = titlesOf(r.state.Cells(), group)
	}
	return r.titles[group]
}

// spots are what people call the words of a path, as an argument of its own name.
func (r *Reader) spots(a *scoring.Arg) string {
	name := a.Name + " " // which no argument is called
	if r.titles[name] == nil {
		r.titles[name] = map[string]string{}
		cells := r.state.Cells()
		for _, group := range r.places() {
			for word, title := range titlesOf(cells, group) {
				if slices.Contains(a.Choices, word) {
					r.titles[name][word] = title
				}
			}
		}
	}
	return name
}

// places are what the cells of the game are called.
func (r *Reader) places() []string {
	if r.cells == nil {
		r.cells = places(r.state)
	}
	return r.cells
}
