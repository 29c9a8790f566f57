package screen

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// A Menu is what somebody can do now, grouped by place. Its options have the
// numbers from 1; while dice or an amount can be typed, and digits are those, they have
// letters that stand for nobody and nothing else. What people call by a name of its own, as
// a city, has that. What can be chosen at a question comes after those, so that no
// label means two things.
type Menu struct {
	options []option
	answers []answer
	throw   *scoring.Arg      // that is due, and is typed as digits; nil where none is
	letters bool              // are the labels
	stands  func(string) bool // whether letters stand for something already
	given   int               // how many labels have been given, or passed over
	listed  int               // the same for the options alone
}

// An option is a prompt on the list.
type option struct {
	label  string
	prompt scoring.Prompt
	group  string // what it is listed under: a place, a verb, or nothing
	place  int    // in the list: that of the first of its group
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
	m := &Menu{stands: func(word string) bool { return IsCommand(word) || reading.Stands(f, word) }}
	placed, first := placedVerbs(prompts), map[string]int{}
	for i, p := range prompts {
		o := newOption(p, prompts, placed)
		o.place = i
		if at, known := first[o.group]; known && o.group != "" {
			o.place = at
		}
		first[o.group] = o.place
		m.options = append(m.options, o)
	}
	// The options of a group come where its first one is.
	slices.SortStableFunc(m.options, func(a, b option) int { return a.place - b.place })
	for i := range prompts {
		args := prompts[i].Args
		if len(args) == 1 && args[0].Kind == scoring.Throw {
			m.throw = &args[0]
		}
		m.letters = m.letters || slices.ContainsFunc(args, isDigits)
	}
	m.number()
	return m
}

// isDigits says whether an argument is typed as digits: the faces of dice, or an amount.
func isDigits(a scoring.Arg) bool {
	return a.Kind == scoring.Throw || a.Kind == scoring.DiceChoice || a.Kind == scoring.Range
}

// IsCommand says whether a word can be a command of a session, perhaps cut short.
func IsCommand(word string) bool {
	return slices.ContainsFunc([]string{"help", "quit", "exit", "player"}, func(c string) bool { return strings.HasPrefix(c, word) })
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

// number gives the options their labels: those that have a number by themselves keep
// it, as a city or a burro does, and the others come after those.
func (m *Menu) number() {
	kin := m.kin()
	for i := range m.options {
		o := &m.options[i]
		n := 0
		switch {
		case o.named():
			n, o.text = ownNumber(&o.prompt), argument(&o.prompt, &o.prompt.Args[0])
		case kin != "" && o.group == kin:
			_, n = named(&o.prompt)
		default:
			continue
		}
		o.label = strconv.Itoa(n)
		if !m.letters {
			m.given = max(m.given, n)
		}
	}
	for i := range m.options {
		if o := &m.options[i]; o.label == "" {
			o.label = m.next()
		}
	}
	m.listed = m.given
}

// next is the next label that stands for nothing yet.
func (m *Menu) next() string {
	for {
		m.given++
		if !m.letters {
			return strconv.Itoa(m.given)
		}
		if label := lettered(m.given); !m.stands(label) {
			return label
		}
	}
}

// lettered counts in letters: a to z, then aa, ab.
func lettered(n int) string {
	const letters = 26
	text := ""
	for ; n > 0; n = (n - 1) / letters {
		text = string(rune('a'+(n-1)%letters)) + text
	}
	return text
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

// named says whether an option is called by the name of what is chosen, as a city.
func (o *option) named() bool { return o.group == o.prompt.Verb && ownNumber(&o.prompt) > 0 }

// Option finds the prompt of a label.
func (m *Menu) Option(label string) (scoring.Prompt, bool) {
	at := slices.IndexFunc(m.options, func(o option) bool { return strings.EqualFold(o.label, label) })
	if at < 0 {
		return scoring.Prompt{}, false
	}
	return m.options[at].prompt, true
}

// Spends are the options that spend a die alone, with that die: what a digit can be meant
// for beside the option that it is the label of.
func (m *Menu) Spends(f *ledger.Fold, die string) (events []reading.Open) {
	for i := range m.options {
		p := m.options[i].prompt
		if n := len(p.Args); n == 2 && p.Args[1].Kind == scoring.DiceChoice && slices.Contains(p.Args[1].Choices, die) {
			events = append(events, reading.Opened(reading.Listed(f, p, []string{m.options[i].label, die}))...)
		}
	}
	return events
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
		o.group, args = titled(&args[0], 0)+aboutPlace(&p), args[1:]
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
	o.text = strings.Join(append(words, arguments(&p, args)...), " ")
	if len(p.Args) == 0 && p.Label != "" {
		o.text += " (" + command.Words(p.Label) + ")"
	}
	return o
}

// arguments say what can stand for the last arguments of a prompt, and what it is worth.
func arguments(p *scoring.Prompt, args []scoring.Arg) []string {
	words := scoring.Each(len(args), func(i int) string { return argument(p, &args[i]) })
	switch about := aboutPlace(p); {
	case about == "":
		return append(words, strings.Fields(command.Words(p.Worth))...)
	case len(args) == len(p.Args):
		words[0] += strings.ReplaceAll(about, " ", unbroken)
	}
	return words
}

// Lines shows the menu with its labels in so many lines at most, and says how many
// options are left out; most is 0 for all of them.
func (m *Menu) Lines(page Page, most int) []string {
	return m.lines(page, most, func(o option) string {
		if o.named() {
			return o.text
		}
		return o.label + ") " + o.text
	}, "cli.list-more")
}

// Plain shows the menu without labels.
func (m *Menu) Plain(page Page, most int) []string {
	return m.lines(page, most, func(o option) string { return o.text }, "cli.and-more")
}

func (m *Menu) lines(page Page, most int, show func(option) string, more string) []string {
	var lines []string
	var ends []int // by line: how many options are shown at its end
	line, done := "", 0
	flush := func() {
		for _, l := range page.Wrap(line, "    ") {
			lines, ends = append(lines, l), append(ends, done)
		}
		line = ""
	}
	put := func(text string, options int) {
		if line != "" && columns(line+text) > page.Width {
			flush()
			if !strings.HasPrefix(text, "  ") {
				text = " " + text
			}
		}
		line += text
		done += options
	}
	for from := 0; from < len(m.options); {
		group := m.groupAt(from)
		from += len(group)
		texts := scoring.Each(len(group), func(i int) string {
			text := show(group[i])
			if group[i].named() && i < len(group)-1 {
				text += ","
			}
			return apart(group[:i]) + text
		})
		texts[0] = "   " + strings.TrimLeft(texts[0], " ")
		if name := group[0].group; name != "" {
			texts[0] = "   " + name + ": " + strings.TrimLeft(texts[0], " ")
		}
		if whole := strings.Join(texts, ""); columns(whole) <= page.Width {
			texts = []string{whole}
		}
		for _, text := range texts {
			put(text, len(group)/len(texts))
		}
	}
	if flush(); most <= 0 || len(lines) <= most {
		return lines
	}
	return append(lines[:most-1:most-1], "   "+command.Say(more, "n", len(m.options)-ends[most-2]))
}

// apart is the gap before an option that comes after others of its group.
func apart(before []option) string {
	if len(before) > 0 && before[0].named() {
		return " "
	}
	return "  "
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
			return command.Say("cli.can-instead", "player", ledger.Quote(refused.Actor), "options", few(texts))
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
	return shownBlanks(strings.Join(append([]string{p.Verb}, arguments(p, p.Args)...), " "))
}

// mostHinted is how many options a hint names.
const mostHinted = 4

// few joins a few texts, and counts the others.
func few(texts []string) string {
	if more := len(texts) - mostHinted; more > 0 {
		texts = append(slices.Clone(texts[:mostHinted]), command.Say("cli.options-more", "n", more))
	}
	return strings.Join(texts, command.Say("cli.or"))
}
