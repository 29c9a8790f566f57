package scoring

import (
	"slices"
	"strings"

	"saddlebag/scoring/speech"
)

// A Namer is implemented by states of games in which people call things by other names
// than ledgers do.
type Namer interface {
	// Name is what people call a part of an event that is about to happen, or would: a word of
	// an argument ("Coal 5" for coal-1), a path by all its words, or, with no word, something
	// else in the verb's sentence, such as the day. It's empty if people call it what the
	// ledger does, or there is nothing to say. The event has a form of Info, and may be
	// illegal. If the word is only one of an argument's choices, the event has no arguments
	// yet.
	Name(e Event, part, word string) speech.Text
}

// Sentence says what an event of the verb's form is about to do, as people at the table
// would: "Dee claims Coal 5 with 2 and 3". Who is the name of the one who acts; names may
// be nil.
//
// It's made from Tells. There {part} stands for an argument by its name, for the one who
// acts ({who}), or for what the game's [Namer] knows by that name. Text in brackets is
// left out if a part of it is secret or missing.
func (v *Verb) Sentence(names Namer, who string, e Event) speech.Text {
	return (&speaker{names, who, e, v}).say(v.Tells)
}

// Called is what people will call an event of the verb's form that is about to happen:
// whose deed it is ("Dee’s claim", "the throw"), and what it's about ("Coal 5"), which
// may be empty.
func (v *Verb) Called(names Namer, who string, e Event) (deed, of speech.Text) {
	s := &speaker{names, who, e, v}
	if of = s.say(v.Of); speech.English.Of(of) == "" { // what it's of is hidden
		of = ""
	}
	if v.Actor == ByTable {
		return speech.Say("scoring.table-deed", "deed", s.say(v.Deed)), of
	}
	return speech.Say("scoring.deed", "who", who, "deed", s.say(v.Deed)), of
}

// Title is what people call a word that can stand for an argument of the prompt, by the
// argument's name, where the prompt gives the word no title itself. Names may be nil.
func (p *Prompt) Title(names Namer, part, word string) speech.Text {
	s := &speaker{names: names, event: Event{Seat: p.Seat, As: p.As, Verb: p.Verb}}
	return s.word(part, word)
}

// Counted is what people call words that can stand for an argument that counts, by its
// name: "Silver and 2 Tin". Names may be nil.
func (p *Prompt) Counted(names Namer, part string, words []string) speech.Text {
	s := &speaker{names: names, event: Event{Seat: p.Seat, As: p.As, Verb: p.Verb}}
	return s.counted(part, words)
}

// Form is the verb that an event has the form of, or nil.
func (i *Info) Form(e Event) *Verb {
	for at := range i.Verbs {
		if v := &i.Verbs[at]; v.Name == e.Verb && v.by(e) && v.fits(e.Args) {
			return v
		}
	}
	return nil
}

// A speaker says one event.
type speaker struct {
	names Namer // may be nil
	who   string
	event Event
	verb  *Verb
}

// say fills in a message.
func (s *speaker) say(form speech.Text) speech.Text {
	var args []any
	for _, part := range form.Placeholders() {
		args = append(args, part, s.part(part))
	}
	return speech.Say(string(form), args...)
}

// part is what a part of a sentence is called; empty where it is secret, or nothing.
func (s *speaker) part(part string) speech.Text {
	if part == "who" {
		return speech.Words(s.who)
	}
	n := slices.IndexFunc(s.verb.Args, func(a Arg) bool { return a.Name == part })
	if n < 0 {
		return s.name(part, "")
	}
	arg, words := &s.verb.Args[n], s.event.Args[n:]
	if !arg.long() {
		words = words[:1]
	}
	switch {
	case arg.Secret != Open && slices.Contains(words, Hidden):
		return ""
	case arg.Kind == DiceChoice || arg.Kind == Throw:
		return all(speech.Named(strings.Split(words[0], "+")...))
	case arg.Kind == Counts:
		return s.counted(part, words)
	case arg.Kind == Path:
		if name := s.name(part, strings.Join(words, " ")); name != "" {
			return name
		}
	}
	return all(Each(len(words), func(i int) speech.Text { return s.word(part, words[i]) }))
}

// counted lists things that are counted, in the order in which they come: "Silver
// and 2 Tin".
func (s *speaker) counted(part string, words []string) speech.Text {
	if len(words) == 0 {
		return s.name(part, "")
	}
	var kinds []string
	count := map[string]int{}
	for _, word := range words {
		if count[word]++; count[word] == 1 {
			kinds = append(kinds, word)
		}
	}
	return all(Each(len(kinds), func(i int) speech.Text {
		name := s.word(part, kinds[i])
		if n := count[kinds[i]]; n > 1 {
			return speech.Say("scoring.several", "n", n, "name", name)
		}
		return name
	}))
}

// all is a list of what belongs together; one thing is said alone, and none is nothing.
func all(texts []speech.Text) speech.Text {
	switch len(texts) {
	case 0:
		return ""
	case 1:
		return texts[0]
	}
	return speech.Say("scoring.list", "all", speech.All(texts))
}

// word is what people call a word.
func (s *speaker) word(part, word string) speech.Text {
	if name := s.name(part, word); name != "" {
		return name
	}
	return speech.Words(word)
}

func (s *speaker) name(part, word string) speech.Text {
	if s.names == nil {
		return ""
	}
	return s.names.Name(s.event, part, word)
}
