package reading

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// An Open event is one of which not everything has been said: what is left open
// has to be asked for.
type Open struct {
	Actor  string
	Prompt scoring.Prompt // what can stand for each argument, as far as that is open
	info   *scoring.Info  // of the game; nil where nothing is open
	said   filling
}

// newOpen is an event of a prompt of which a filling has been said.
func newOpen(info *scoring.Info, actor string, p *scoring.Prompt, said filling) Open {
	o := Open{Actor: actor, Prompt: *p, info: info, said: said}
	o.Prompt.Args = slices.Clone(p.Args)
	for i, part := range said {
		if part.near != nil {
			a := &o.Prompt.Args[i]
			a.Choices, a.Titles, a.Items = part.near, nil, nil
		}
	}
	return o
}

// Whole is an event that leaves nothing open.
func Whole(e ledger.Entry) Open {
	return Open{Actor: e.Actor, Prompt: scoring.Prompt{Verb: e.Verb}, said: filling{{words: e.Args}}}
}

// Opened are the events that words can mean, of which [Read] has found one, or asks.
func Opened(e ledger.Entry, err error) []Open {
	var several *AmbiguousError
	var open *OpenError
	switch {
	case errors.As(err, &several):
		return several.Events
	case errors.As(err, &open):
		return open.Events
	case err != nil:
		return nil
	}
	return []Open{Whole(e)}
}

// Said is an event as far as it has been said.
func (o *Open) Said() ledger.Entry {
	return ledger.Entry{Actor: o.Actor, Verb: o.Prompt.Verb, Args: o.said.words()}
}

// Words are the arguments of an event: as they were said, by name where that is a number,
// in a language, or shown as what they can be.
func (o *Open) Words(l *speech.Language, show func(*scoring.Arg) string) (words []string) {
	for i, p := range o.said {
		if p.open {
			words = append(words, show(&o.Prompt.Args[i]))
			continue
		}
		said := p.words
		if i < len(o.Prompt.Args) {
			a := &o.Prompt.Args[i]
			if at := slices.Index(a.Choices, joined(said)); at >= 0 && a.Titles != nil && startsAmount(a.Choices[at]) {
				said = []string{l.Of(a.Titles[at])}
			}
		}
		words = append(words, said...)
	}
	return words
}

// Missing are the arguments that are to be asked for.
func (o *Open) Missing() (missing []*scoring.Arg) {
	for i, p := range o.said {
		if p.open {
			missing = append(missing, &o.Prompt.Args[i])
		}
	}
	return missing
}

// Asks is the question for what is missing: "which dice?".
func (o *Open) Asks() speech.Text {
	missing := o.Missing()
	asked := o.wants(missing[0])
	for _, a := range missing[1:] {
		asked = speech.Say("reading.and-wants", "before", asked, "next", o.wants(a))
	}
	return speech.Say("reading.asks", "wants", asked, "mark", "?")
}

// wants is what is asked for of an argument.
func (o *Open) wants(a *scoring.Arg) speech.Text {
	switch {
	case a.Kind == scoring.Range && strings.HasSuffix(a.Name, "s"):
		return speech.Say("reading.how-many", "things", o.info.ArgTitle(a.Name))
	case signed(a):
		return "reading.which-sign"
	}
	return speech.Say("reading.which", "thing", o.info.ArgTitle(a.Name))
}

// signed says whether only the sign of an amount is missing.
func signed(a *scoring.Arg) bool {
	unsigned := func(c string) bool { return !isAmount(c) || isDigits(bare(c)) || bare(c)[1:] != bare(a.Choices[0])[1:] }
	return len(a.Choices) > 0 && !slices.ContainsFunc(a.Choices, unsigned)
}

// Choices are the event with each of what can be chosen for what it lacks first;
// none where that is typed as a number or as words.
func (o *Open) Choices() (all []Open) {
	at := slices.IndexFunc(o.said, func(p part) bool { return p.open })
	a := &o.Prompt.Args[at]
	if a.Kind != scoring.Word && a.Kind != scoring.Choice && a.Kind != scoring.Path || slices.ContainsFunc(a.Choices, startsAmount) {
		return nil
	}
	for _, c := range a.Choices {
		said := slices.Clone(o.said)
		said[at] = part{words: []string{c}}
		if a.Kind == scoring.Path {
			said[at].words = strings.Fields(c)
		}
		all = append(all, newOpen(o.info, o.Actor, &o.Prompt, said))
	}
	return all
}

// AsksDigits says whether digits are the answer to what it lacks first: dice, an
// amount, the number of a city.
func (o *Open) AsksDigits() bool {
	switch a := o.Missing()[0]; a.Kind {
	case scoring.DiceChoice, scoring.Throw, scoring.Range:
		return true
	case scoring.Choice:
		return slices.ContainsFunc(a.Choices, isAmount)
	case scoring.Word, scoring.Path, scoring.Counts, scoring.Text:
	}
	return false
}

// startsAmount says whether the first word of a choice is a number: digits alone
// could be meant for it.
func startsAmount(choice string) bool {
	first, _, _ := strings.Cut(choice, " ")
	return isAmount(first)
}

// Answer finds the event that words say together with what has been said. What
// they leave open is an *[OpenError]; ok is false where they are no answer.
func (o *Open) Answer(words []string) (entry ledger.Entry, ok bool, err error) {
	var args []scoring.Arg
	for _, a := range o.Missing() {
		args = append(args, *a)
	}
	if len(words) == 1 && len(args) == 1 && signed(&args[0]) && (words[0] == "+" || words[0] == "-") {
		words = []string{words[0] + bare(args[0].Choices[0])[1:]}
	}
	for _, typed := range [][]string{words, parted(words), parted(unshown(words))} {
		r := &reader{words: typed}
		for _, omit := range []omission{omitNothing, omitAsked} {
			for _, answer := range fill(args, typed, omit) {
				if answer.unsaid() {
					continue
				}
				r.add(reading{event: newOpen(o.info, o.Actor, &o.Prompt, o.with(answer)), loose: answer.loose()})
			}
			if len(r.found) > 0 {
				entry, err = r.best()
				return entry, true, err
			}
		}
	}
	return ledger.Entry{}, false, nil
}

// Only is the answer if there is just one. It is still asked for, as it uses something up.
func (o *Open) Only() []string {
	missing := o.Missing()
	if len(missing) != 1 {
		return nil
	}
	if only := shown(missing[0]); only != nil {
		return only[0].words
	}
	return nil
}

// Chosen is the event as a list shows it: with what has one choice. What else is
// missing is an *[OpenError].
func (o *Open) Chosen() (ledger.Entry, error) {
	said := slices.Clone(o.said)
	for i := range said {
		if !said[i].open {
			continue
		}
		if only := shown(&o.Prompt.Args[i]); only != nil {
			said[i] = only[0]
		}
	}
	chosen := newOpen(o.info, o.Actor, &o.Prompt, said)
	if len(chosen.Missing()) > 0 {
		return ledger.Entry{}, &OpenError{Events: []Open{chosen}}
	}
	return chosen.Said(), nil
}

// same says whether two open events are one.
func (o *Open) same(other *Open) bool {
	text := func(o *Open) string {
		choices := func(a *scoring.Arg) string {
			return strings.Join(append(scoring.ItemNames(a.Items), a.Choices...), "|")
		}
		return o.Said().String() + "\n" + strings.Join(o.Words(speech.English, choices), " ")
	}
	return text(o) == text(other)
}

// With is the event with one word for what it lacks first, legal or not.
func (o *Open) With(word string) ledger.Entry {
	answer := filling{{words: []string{written(o.Missing()[0], word, nil)}}}
	return ledger.Entry{Actor: o.Actor, Verb: o.Prompt.Verb, Args: o.with(answer).words()}
}

// with is what has been said, with an answer for what is open.
func (o *Open) with(answer filling) filling {
	said := slices.Clone(o.said)
	for i := range said {
		if said[i].open && len(answer) > 0 {
			said[i], answer = answer[0], answer[1:]
		}
	}
	return said
}

// An OpenError is a line that leaves something open. No line is filled in with
// what its writer has not said: what it would use up is theirs to choose.
type OpenError struct {
	Line   string
	Events []Open // that it can mean, one or more
}

func (e *OpenError) Error() string { return e.Said().String() }

// Said asks for what is open.
func (e *OpenError) Said() speech.Text {
	if len(e.Events) == 1 {
		return e.Events[0].Question()
	}
	return speech.Say("reading.of-asks", "of", strconv.Quote(e.Line), "asks", Question(e.Events))
}

// Question asks for what is missing in what has been said so far.
func (o *Open) Question() speech.Text {
	return speech.Say("reading.of-asks", "of", o.Said().String(), "asks", o.Asks())
}

// Question is what to ask of several open events: for the argument that they lack
// first where it tells them apart, or else which of them is meant.
func Question(events []Open) speech.Text {
	first := events[0].Missing()
	apart := len(events) == 1
	for i := range events {
		missing := events[i].Missing()
		if len(missing) == 0 || len(first) == 0 || missing[0].Name != first[0].Name || events[i].Prompt.Verb != events[0].Prompt.Verb {
			return which
		}
		apart = apart || !slices.Equal(missing[0].Choices, first[0].Choices)
	}
	if !apart || first[0].Kind == scoring.Word {
		return which
	}
	return speech.Say("reading.asks", "wants", events[0].wants(first[0]), "mark", "?")
}

// which asks for one of several events.
const which speech.Text = "reading.which-is-meant"
