package scoring

import (
	"slices"
	"strconv"
	"strings"
)

// A Namer is implemented by states of games in which people call things by other names
// than ledgers do.
type Namer interface {
	// Name is what people call a part of an event that is about to happen, or would: a
	// word of an argument ("Coal 5" for coal-1), a path by all its words, or, with no
	// word, something else in the verb's sentence, such as the day. It's empty if people
	// call it what the ledger does, or there is nothing to say. The event has a form of
	// Info, and may be illegal.
	Name(e Event, part, word string) string
}

// Sentence says what an event of the verb's form is about to do, as people at the table
// would: "Dee claims Coal 5 with 2 and 3". Who is the name of the one who acts; names may
// be nil.
//
// It's made from Tells. There {part} stands for an argument by its name, for the one who
// acts ({who}), or for what the game's [Namer] knows by that name. Text in brackets is
// left out if a part of it is secret or missing.
func (v *Verb) Sentence(names Namer, who string, e Event) string {
	said, _ := (&speaker{names, who, e, v}).say(v.Tells)
	return said
}

// Called is what people will call an event of the verb's form that is about to happen:
// whose deed it is ("Dee’s claim", "the throw"), and what it's about ("Coal 5"), which
// may be empty.
func (v *Verb) Called(names Namer, who string, e Event) (deed, of string) {
	said, _ := (&speaker{names, who, e, v}).say(v.Deed)
	deed, of, _ = strings.Cut(said, ": ")
	if v.Actor == ByTable {
		return "the " + deed, of
	}
	return who + "’s " + deed, of
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

// say fills in a form of a sentence, and says whether every part of it is known.
func (s *speaker) say(form string) (said string, whole bool) {
	whole = true
	for {
		at := strings.IndexAny(form, "{[")
		if at < 0 {
			return said + form, whole
		}
		said += form[:at]
		part, rest, _ := strings.Cut(form[at+1:], map[byte]string{'{': "}", '[': "]"}[form[at]])
		if form[at] == '[' {
			if more, known := s.say(part); known {
				said += more
			}
		} else {
			name := s.part(part)
			said, whole = said+name, whole && name != ""
		}
		form = rest
	}
}

// part is what a part of a sentence is called; empty where it is secret, or nothing.
func (s *speaker) part(part string) string {
	if part == "who" {
		return s.who
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
		return All(strings.Split(words[0], "+"))
	case arg.Kind == Counts:
		return s.counted(part, words)
	case arg.Kind == Path:
		if name := s.name(part, strings.Join(words, " ")); name != "" {
			return name
		}
	}
	return All(Each(len(words), func(i int) string { return s.word(part, words[i]) }))
}

// counted lists things that are counted, in the order in which they come: "Silver
// and 2 Tin".
func (s *speaker) counted(part string, words []string) string {
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
	return All(Each(len(kinds), func(i int) string {
		name := s.word(part, kinds[i])
		if n := count[kinds[i]]; n > 1 {
			name = strconv.Itoa(n) + " " + name
		}
		return name
	}))
}

// word is what people call a word.
func (s *speaker) word(part, word string) string {
	if name := s.name(part, word); name != "" {
		return name
	}
	return word
}

func (s *speaker) name(part, word string) string {
	if s.names == nil {
		return ""
	}
	return s.names.Name(s.event, part, word)
}
