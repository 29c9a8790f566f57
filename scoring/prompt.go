package scoring

import (
	"slices"
	"strings"

	"saddlebag/scoring/speech"
)

// A Prompt is something that may happen now: a verb of an actor with its legal
// arguments. Each argument may be filled independently of the others: every
// combination is legal.
type Prompt struct {
	Seat  int    // who may do it: a seat, or Table
	As    string // the character, in games in which characters act
	Verb  string
	Args  []Arg
	Cell  string      // id of the cell it belongs to; empty where it belongs to none
	Owner int         // owner of that cell: a seat, or Table
	Label speech.Text // what it does, in a few words: "Claim Tin 6"
	Own   speech.Text // what it does at a table whose own device shows what is entered: "We threw …", "Which card was turned over?"; empty where Label says it
	// Spends is what to know before what the actor has is used up for good: what playing a joker
	// does. A tap on its cell asks first. It's empty where nothing is used up, or where that's
	// what one does all the time.
	Spends speech.Text
	Tool   string      // id of the cell of what it's done with, on the sheet of the seat, where Cell is another one: a gun; else empty
	Worth  speech.Text // what it costs or brings, or how hard it is: "$10 each", "for 12", "(average)"; of a place alone in brackets: "(2 bandits)"; empty where there is nothing to say
}

// What a prompt for nothing but chance says if the table uses its own device and there's no
// more to say.
const (
	WeThrew     speech.Text = "scoring.we-threw"
	ItStopped   speech.Text = "scoring.it-stopped"
	WhichTurned speech.Text = "scoring.which-turned"
	WhichDrawn  speech.Text = "scoring.which-drawn"
)

// At says whether a seat that taps a cell can mean this prompt, with the dice chosen
// for it ("2+4", in any order) or with any if none are. Every seat can enter what the
// table does. A prompt that spends no dice ignores them.
func (p *Prompt) At(seat, owner int, cell, with string) bool {
	if p.Seat != seat && p.Seat != Table || p.Owner != owner || p.Cell != cell {
		return false
	}
	for _, a := range p.Args {
		if a.Kind == DiceChoice && with != "" && !slices.ContainsFunc(a.Choices, func(c string) bool { return sameDice(c, with) }) {
			return false
		}
	}
	return true
}

// VerbOf is the form of event that a prompt offers, if possible one with as many arguments as
// the prompt; nil if Info lists none.
func (i *Info) VerbOf(p *Prompt) *Verb {
	words := Each(len(p.Args), func(n int) string {
		if len(p.Args[n].Choices) == 1 {
			return p.Args[n].Choices[0]
		}
		return ""
	})
	e := Event{Seat: p.Seat, As: p.As, Verb: p.Verb}
	var form *Verb
	for n := range i.Verbs {
		v := &i.Verbs[n]
		if v.Name != p.Verb || !v.by(e) || !HasWords(v.Args, words) {
			continue
		}
		if len(v.Args) == len(p.Args) {
			return v
		}
		if form == nil {
			form = v
		}
	}
	return form
}

// sameDice says whether two ways to write dice are of the same dice.
func sameDice(a, b string) bool {
	x, y := strings.Split(a, "+"), strings.Split(b, "+")
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// An Arg is a typed argument: in a Verb what it looks like, in a Prompt what
// is legal now.
type Arg struct {
	Name         string
	Kind         ArgKind
	Choices      []string      // Word, Choice, DiceChoice, Path: what may be written
	Titles       []speech.Text // of a Prompt: what people call each of Choices, where that is more: "Kansas City"; else nil
	Items        []Item        // Counts: what may be counted, in the order of writing; a Choice or Path from a pile: the cards left in it
	From         int           // Range: the bounds; Counts: tokens in all; Throw: dice; Path of a Verb: words
	To           int
	Step         int      // Range: from From to To in steps of Step
	Faces        int      // Throw: faces of each die
	StopAtSum    int      // Throw, one die at a time: it must end once the sum is that or more; 0: no such end
	Presets      []Preset // Range: what is chosen most, each a button for one tap; one outside the bounds is not legal now
	Fills        []Fill   // Counts of a Prompt: what brings most now, and what brings most in another way; none where the rulebook weighs nothing
	MostPerGroup int      // Counts: the most tokens of one Group; 0: no such limit
	Device       string   // Throw; Choice, Path, Counts: the device of Info that makes it, which gives a throw its faces; empty for what people choose
	Named        int      // ToNamed: which argument names who may, counted from 0
	Secret       Secrecy  // who may read it
	Recalled     bool     // a secret that somebody has told before, and that need not be written: such arguments come last
	Numbered     bool     // Word: a dash and a number may follow: "dynamite-2"
	Clause       string   // Verb only: what a word breaks if it names none of Choices, no face of a die, or a number out of bounds; empty where the rulebook says it
}

// A Preset is a number that people often want.
type Preset struct {
	Value int
	Label speech.Text // for people: "$600"
}

// A Fill is something to count for a Counts argument, in one tap.
type Fill struct {
	Words  []string // as the event has them
	Brings Tenths
	But    speech.Text // what else to know: "bandits take the Silver"; empty where there is nothing
}

func (f Fill) same(o Fill) bool {
	return slices.Equal(f.Words, o.Words) && f.Brings == o.Brings && f.But == o.But
}

// An Item is something that a Counts argument counts.
type Item struct {
	Name  string
	Title speech.Text // what people call it, where that is more: "Silver"; else empty
	Most  int
	Group string // what it is one of, where MostPerGroup limits those: the city of a card
}

// ItemNames are the names of items, in their order.
func ItemNames(items []Item) []string {
	return Each(len(items), func(i int) string { return items[i].Name })
}

// ArgKind says how an argument is filled.
type ArgKind string

// The kinds of arguments.
const (
	Word       ArgKind = "word"   // fixed: the only choice
	Choice     ArgKind = "choice" // one of Choices
	Range      ArgKind = "range"  // a whole number from From to To by Step
	Counts     ArgKind = "counts" // From to To tokens, each an item, at most Most of one
	DiceChoice ArgKind = "dice"   // dice that lie on the table, one of Choices: "2+3"
	Throw      ArgKind = "throw"  // From to To dice thrown now: "2+3+4"
	Path       ArgKind = "path"   // one of Choices, each a whole path, its spots separated by spaces
	Text       ArgKind = "text"   // anything
)

// Secrecy says who may read an argument; anybody else reads "?".
type Secrecy uint8

// Who may read an argument.
const (
	Open    Secrecy = iota
	ToActor         // the seat that acts
	ToNamed         // the seat that an argument of the event names, or whose character it names
)

// Hidden stands in place of a secret argument.
const Hidden = "?"
