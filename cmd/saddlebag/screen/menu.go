package screen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A Menu is what somebody can do now, grouped by place. Its options have the
// numbers from 1, or where that could be taken for a throw which is due from
// above that: 7 where one die is thrown. What can be chosen at a question has
// the numbers after those, so that none means two things.
type Menu struct {
	options []option
	answers []answer
	throw   *scoring.Arg // that is due, and is typed as digits; nil where none is
}

// An option is a prompt on the list.
type option struct {
	number int
	prompt scoring.Prompt
	group  string // what it is listed under: a place, a verb, or nothing
	text   string
}

// NewMenu lists what actors can do, one after another.
func NewMenu(f *ledger.Fold, actors ...string) *Menu {
	var prompts []scoring.Prompt
	for _, actor := range actors {
		for _, p := range f.Prompts() {
			if ledger.ActorOf(p, f.Names()) == actor {
				prompts = append(prompts, each(p)...)
			}
		}
	}
	m := &Menu{}
	placed, first := placedVerbs(prompts), map[string]int{}
	for i, p := range prompts {
		o := newOption(p, prompts, placed)
		if _, known := first[o.group]; o.group != "" && !known {
			first[o.group] = i
		}
		m.options = append(m.options, o)
	}
	// The options of a group come where its first one is.
	slices.SortStableFunc(m.options, func(a, b option) int { return first[a.group] - first[b.group] })
	for i := range prompts {
		if args := prompts[i].Args; len(args) == 1 && args[0].Kind == scoring.Throw {
			m.throw = &args[0]
		}
	}
	m.number()
	return m
}

// each is a prompt for each of what can be chosen, where that is all that is to be
// said, in words, and not too much for the list.
func each(p scoring.Prompt) []scoring.Prompt {
	if len(p.Args) != 1 || p.Args[0].Kind != scoring.Choice || len(p.Args[0].Choices) > shown || slices.ContainsFunc(p.Args[0].Choices, startsNumber) {
		return []scoring.Prompt{p}
	}
	return scoring.Each(len(p.Args[0].Choices), func(i int) scoring.Prompt {
		one := p
		a := p.Args[0]
		a.Choices, a.Titles = a.Choices[i:i+1], nil
		one.Args = []scoring.Arg{a}
		return one
	})
}

// startsNumber says whether a word is an amount, or begins like one.
func startsNumber(word string) bool { return strings.ContainsAny(word[:1], "+-$0123456789") }

// number gives the options their numbers: those that have one by themselves keep
// it, as a city does, and the others come after those.
func (m *Menu) number() {
	others, kin := 0, m.kin()
	for i := range m.options {
		o := &m.options[i]
		switch n := ownNumber(&o.prompt); {
		case n > 0 && o.group == o.prompt.Verb:
			o.number, o.text = n, o.prompt.Args[0].Titles[0]
		case kin != "" && o.group == kin:
			_, o.number = named(&o.prompt)
		default:
			others++
		}
	}
	n := m.free(others)
	for i := range m.options {
		if o := &m.options[i]; o.number == 0 {
			o.number = n
			n++
		}
	}
}

// kin is the group of options that are about places of one kind, by their numbers,
// as burros are: "3" is burro 3 then. It is empty for none, and where digits are
// a throw.
func (m *Menu) kin() string {
	if m.throw != nil {
		return ""
	}
	kinds, seen := map[string]string{}, map[string]bool{}
	for i := range m.options {
		o := &m.options[i]
		kind, n := named(&o.prompt)
		was, known := kinds[o.group]
		key := o.group + " " + strconv.Itoa(n)
		if o.group != o.prompt.Verb || n == 0 || known && was != kind || seen[key] {
			kind = ""
		}
		kinds[o.group], seen[key] = kind, true
	}
	found := ""
	for group, kind := range kinds {
		switch {
		case kind == "":
		case found != "":
			return "" // a number would mean two things
		default:
			found = group
		}
	}
	return found
}

// named splits the name of the place that a prompt is about: burro and 3.
func named(p *scoring.Prompt) (kind string, number int) {
	kind, digits, _ := strings.Cut(place(p), "-")
	number, _ = scoring.ParseWhole(digits)
	return kind, number
}

// free is the first of so many numbers in a row that stand for nothing yet.
func (m *Menu) free(many int) int {
	first := 1
	for _, o := range m.options {
		first = max(first, o.number+1)
	}
	for n := first; n < first+many; n++ {
		if m.isThrow(n) {
			first = n + 1
		}
	}
	return first
}

// First is the number that the list begins with.
func (m *Menu) First() int {
	first := 0
	for _, o := range m.options {
		if first == 0 || o.number < first {
			first = o.number
		}
	}
	return first
}

// Throw is the throw that is due and typed as digits; nil where none is.
func (m *Menu) Throw() *scoring.Arg { return m.throw }

// ownNumber is the number of the one thing that can be chosen, which has a name,
// too; 0 where there is none.
func ownNumber(p *scoring.Prompt) int {
	if len(p.Args) != 1 || len(p.Args[0].Choices) != 1 || p.Args[0].Titles == nil {
		return 0
	}
	n, _ := scoring.ParseWhole(p.Args[0].Choices[0])
	return n
}

// Empty says whether nothing can be done.
func (m *Menu) Empty() bool { return len(m.options) == 0 }

// Option finds the prompt of a number.
func (m *Menu) Option(number int) (scoring.Prompt, bool) {
	at := slices.IndexFunc(m.options, func(o option) bool { return o.number == number })
	if at < 0 {
		return scoring.Prompt{}, false
	}
	return m.options[at].prompt, true
}

// isThrow says whether a number reads as the throw that is due.
func (m *Menu) isThrow(n int) bool {
	digits := strconv.Itoa(n)
	return m.throw != nil && len(digits) >= m.throw.From && len(digits) <= m.throw.To &&
		!strings.ContainsFunc(digits, func(r rune) bool { return r < '1' || int(r-'0') > m.throw.Faces })
}

// place is what a prompt is about: its first argument, where there is one choice.
func place(p *scoring.Prompt) string {
	if len(p.Args) > 0 && p.Args[0].Kind == scoring.Choice && len(p.Args[0].Choices) == 1 {
		return p.Args[0].Choices[0]
	}
	return ""
}

// placedVerbs are the verbs that are listed by place: another verb is for the
// same place.
func placedVerbs(prompts []scoring.Prompt) map[string]bool {
	placed := map[string]bool{}
	for i := range prompts {
		for j := range prompts {
			if at := place(&prompts[i]); at != "" && at == place(&prompts[j]) && prompts[i].Verb != prompts[j].Verb {
				placed[prompts[i].Verb] = true
			}
		}
	}
	return placed
}

// newOption says what a prompt is listed under, and as what.
func newOption(p scoring.Prompt, all []scoring.Prompt, placed map[string]bool) option {
	o := option{prompt: p}
	alone := 0
	for i := range all {
		if all[i].Verb == p.Verb {
			alone++
		}
	}
	args := p.Args
	var words []string
	switch at := place(&p); {
	case placed[p.Verb] && at != "":
		o.group, args = titled(&args[0], 0), args[1:]
		words = append(words, p.Verb)
	case alone > 1 && p.Seat == scoring.Table:
		o.group = ledger.Table + " " + p.Verb
	case alone > 1:
		o.group = p.Verb
	case p.Seat == scoring.Table:
		words = append(words, ledger.Table, p.Verb)
	default:
		words = append(words, p.Verb)
	}
	for i := range args {
		words = append(words, argument(&p, &args[i]))
	}
	o.text = strings.Join(words, " ") + worth(&p)
	if len(p.Args) == 0 && p.Label != "" {
		o.text += " (" + p.Label + ")"
	}
	return o
}

// Lines shows the menu with numbers in so many lines at most, and says how many
// options are left out; most is 0 for all of them.
func (m *Menu) Lines(most int) []string {
	return m.lines(most, func(o option) string { return fmt.Sprintf("%d) %s", o.number, o.text) }, "; ? lists all")
}

// Plain shows the menu without numbers.
func (m *Menu) Plain(most int) []string {
	return m.lines(most, func(o option) string {
		if ownNumber(&o.prompt) == o.number && o.number > 0 && o.group != "" {
			return strconv.Itoa(o.number) + " " + o.text
		}
		return o.text
	}, "")
}

func (m *Menu) lines(most int, show func(option) string, more string) []string {
	var lines []string
	var ends []int // by line: how many options are shown at its end
	line, done := "", 0
	flush := func() {
		for _, l := range Wrap(line, "    ") {
			lines, ends = append(lines, l), append(ends, done)
		}
		line = ""
	}
	put := func(text string, options int) {
		if line != "" && utf8.RuneCountInString(line+text) > Width {
			flush()
		}
		line += text
		done += options
	}
	for from := 0; from < len(m.options); {
		group := m.groupAt(from)
		from += len(group)
		texts := scoring.Each(len(group), func(i int) string { return "  " + show(group[i]) })
		texts[0] = "   " + strings.TrimLeft(texts[0], " ")
		if name := group[0].heading(); name != "" {
			texts[0] = "   " + name + ": " + strings.TrimLeft(texts[0], " ")
		}
		if whole := strings.Join(texts, ""); utf8.RuneCountInString(whole) <= Width {
			texts = []string{whole}
		}
		for _, text := range texts {
			put(text, len(group)/len(texts))
		}
	}
	if flush(); most <= 0 || len(lines) <= most {
		return lines
	}
	return append(lines[:most-1:most-1], fmt.Sprintf("   … %d more%s", len(m.options)-ends[most-2], more))
}

// heading is what an option is listed under, which says where its numbers are from.
func (o *option) heading() string {
	if n := ownNumber(&o.prompt); n > 0 && n == o.number && o.group != "" {
		return o.group + ", by the number of the " + o.prompt.Args[0].Name
	}
	return o.group
}

// groupAt are the options from one on that are listed under the same word; one
// that is under none stands alone.
func (m *Menu) groupAt(from int) []option {
	to := from + 1
	for to < len(m.options) && m.options[to].group != "" && m.options[to].group == m.options[from].group {
		to++
	}
	return m.options[from:to]
}

// Instead says what could be entered in place of an entry that was refused: what
// its actor can do now with the same verb and its first word, with the verb, or at
// all; nothing where nothing can be done.
func Instead(f *ledger.Fold, refused ledger.Entry) string {
	var near [3][]string
	for _, p := range f.Prompts() {
		if ledger.ActorOf(p, f.Names()) != refused.Actor {
			continue
		}
		level := 2
		if p.Verb == refused.Verb {
			level = 1
		}
		if level == 1 && len(p.Args) > 0 && len(refused.Args) > 0 && slices.Contains(p.Args[0].Choices, refused.Args[0]) {
			level = 0
		}
		if level == 1 && len(refused.Args) > 0 {
			if begun := begunWith(&p, refused.Args[0]); len(begun) > 0 {
				level, p.Args = 0, []scoring.Arg{{Name: p.Args[0].Name, Kind: scoring.Choice, Choices: begun}}
			}
		}
		near[level] = append(near[level], Option(&p))
	}
	for _, texts := range near {
		if len(texts) > 0 {
			return ledger.Quote(refused.Actor) + " can: " + few(texts)
		}
	}
	return ""
}

// begunWith are the choices of several words that begin with a word: the cards of
// a city.
func begunWith(p *scoring.Prompt, word string) []string {
	if len(p.Args) != 1 || p.Args[0].Kind != scoring.Path {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(p.Args[0].Choices), func(c string) bool { return !strings.HasPrefix(c, word+" ") })
}

// Option says what a prompt offers: its verb, and what can stand after it.
func Option(p *scoring.Prompt) string {
	words := []string{p.Verb}
	for i := range p.Args {
		words = append(words, argument(p, &p.Args[i]))
	}
	return shownBlanks(strings.Join(words, " ") + worth(p))
}

// mostHinted is how many options a hint names.
const mostHinted = 4

// few joins a few texts, and counts the others.
func few(texts []string) string {
	if more := len(texts) - mostHinted; more > 0 {
		texts = append(slices.Clone(texts[:mostHinted]), fmt.Sprintf("%d more", more))
	}
	return strings.Join(texts, ", or ")
}
