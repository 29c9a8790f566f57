package repair

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// The costs of what people do, in tenths of bits: how seldom it is.
const (
	costTwice   = 0
	costSwapped = 5
	costForgot  = 20
	costActor   = 15
	costArg     = 20
	costVerb    = 30
	costSpelt   = 0
	costMoved   = 50
	costUndo    = 120
	costExtra   = 130
)

// near is how many lines before a line the same one makes it entered twice.
const near = 6

// propose tries edits at the finding, and then ever farther before it.
func (s *search) propose() {
	at := s.survey.first
	for _, e := range s.lines[at].Meant {
		s.change(at, e, costSpelt)
	}
	if len(s.alive) > 0 {
		return // which of these is for people to say
	}
	s.spellings(at)
	s.players(at)
	for p := at; p >= 0 && s.left > 0; p-- {
		if s.lines[p].put {
			continue
		}
		s.without(p)
		s.swapped(p)
		s.variants(p)
		s.offered(p)
	}
	s.moved(at)
}

// without tries to leave a line out. A struck line is no part of the game, so
// nothing need be folded where the finding itself is left out.
func (s *search) without(p int) {
	l := &s.lines[p]
	if l.isClaim() {
		return
	}
	cost, twice := costExtra, 0
	for q := max(0, p-near); q < p; q++ {
		if same(&s.lines[q], l) {
			cost, twice = costTwice, s.lines[q].Number
		}
	}
	c := &candidate{
		splices: []splice{{p, p + 1, nil}}, cost: cost + s.far(p), twice: twice,
		repair: ledger.Repair{Edit: ledger.Edit{Do: ledger.Remove, Line: l.Number}},
	}
	if p < s.survey.first {
		s.try(c)
		return
	}
	c.repair.Leaves, c.scores = s.survey.count-1, scores(s.survey.fold)
	s.done = append(s.done, c)
}

func same(a, b *line) bool {
	return a.Syntax == nil && b.Syntax == nil && a.Entry.Actor == b.Entry.Actor && a.Entry.Verb == b.Entry.Verb && slices.Equal(a.Entry.Args, b.Entry.Args)
}

// swapped tries to exchange a line with the next.
func (s *search) swapped(p int) {
	if p+1 >= len(s.lines) || s.lines[p+1].put || same(&s.lines[p], &s.lines[p+1]) {
		return
	}
	s.try(&candidate{
		splices: []splice{{p, p + 2, []line{s.lines[p+1], s.lines[p]}}}, cost: costSwapped + s.far(p),
		repair: ledger.Repair{Edit: ledger.Edit{Do: ledger.Move, Line: s.lines[p].Number, To: s.numberAt(p + 2)}},
	})
}

// change tries another entry in place of a line.
func (s *search) change(p int, e ledger.Entry, cost int) {
	l := s.lines[p]
	text := e.String()
	if l.Syntax == nil && text == l.Entry.String() {
		return
	}
	l.Entry, l.Syntax, l.Raw, l.Meant = e, nil, "", nil
	s.try(&candidate{
		splices: []splice{{p, p + 1, []line{l}}}, cost: cost + s.far(p),
		repair: ledger.Repair{Edit: ledger.Edit{Do: ledger.Change, Line: l.Number, Text: text}},
	})
}

// insert tries an entry before a line.
func (s *search) insert(p int, e ledger.Entry, cost int) {
	guesses := ""
	if s.guessed(e) {
		guesses = strings.Join(append([]string{strconv.Itoa(p), e.Actor, e.Verb}, e.Args[:len(e.Args)-1]...), " ")
	}
	l := line{Line: ledger.Line{Number: s.numberAt(p), Column: 1, Entry: e}, entry: s.lines[p].entry, put: true}
	s.try(&candidate{
		splices: []splice{{p, p, []line{l}}}, cost: cost + s.far(p), guesses: guesses,
		repair: ledger.Repair{Edit: ledger.Edit{Do: ledger.Insert, Line: l.Number, Text: e.String()}},
	})
}

// guessed says whether the last word of an event is a secret.
func (d *draft) guessed(e ledger.Entry) bool {
	for _, v := range d.game.Info().Verbs {
		if n := len(v.Args); v.Name == e.Verb && n > 0 && n == len(e.Args) && v.Args[n-1].Secret != scoring.Open && scoring.HasWords(v.Args, e.Args) {
			return true
		}
	}
	return false
}

// variants tries a line with another actor, and with other digits.
func (s *search) variants(p int) {
	l := &s.lines[p]
	if l.Syntax != nil {
		return
	}
	for _, name := range s.names {
		if name != l.Entry.Actor {
			e := l.Entry
			e.Actor = name
			s.change(p, e, costActor+rare(len(s.names)))
		}
	}
	for i, word := range l.Entry.Args {
		if word == scoring.Hidden {
			continue
		}
		digits := misread(word)
		for _, other := range digits {
			e := l.Entry
			e.Args = slices.Clone(e.Args)
			e.Args[i] = other
			s.change(p, e, costArg+rare(len(digits)*len(l.Entry.Args)))
		}
	}
}

// misread are the words that differ from one in a digit or its sign.
func misread(word string) []string {
	if len(word) > 16 {
		return nil
	}
	var all []string
	for i, c := range []byte(word) {
		switch {
		case c >= '0' && c <= '9':
			for n := range 10 {
				if other := strconv.Itoa(n); other != string(c) {
					all = append(all, word[:i]+other+word[i+1:])
				}
			}
		case c == '+' && i == 0:
			all = append(all, "-"+word[1:])
		case c == '-' && i == 0:
			all = append(all, "+"+word[1:])
		}
	}
	return all
}

// offered tries what may happen before a line: as a line that is missing there,
// and in place of the line where no more than one thing differs.
func (s *search) offered(p int) {
	offers := s.inPlace(p)
	for i := range offers {
		s.insert(p, offers[i].entry(), costForgot+rare(len(offers)))
	}
	for _, name := range s.names {
		s.insert(p, ledger.Entry{Actor: name, Verb: ledger.VerbUndo}, costUndo)
	}
}

// inPlace tries what may happen before a line in place of it, where no more than
// one thing differs, and returns all that may.
func (s *search) inPlace(p int) []offer {
	before, events := s.trail.before(p)
	offers := s.offers(before)
	s.left -= events + promptEvents + len(offers)/8
	l := &s.lines[p]
	if l.Syntax != nil {
		return offers
	}
	for i := range offers {
		if cost, ok := differs(&offers[i], l.Entry); ok {
			s.change(p, offers[i].entry(), cost+rare(len(offers)))
		}
	}
	return offers
}

// differs says what an offer differs in from what is written, if it is one
// thing. What is hidden stays hidden.
func differs(o *offer, e ledger.Entry) (cost int, ok bool) {
	words := slices.Concat(o.args...)
	if hides(words) != hides(e.Args) {
		return 0, false
	}
	switch {
	case o.actor != e.Actor:
		return costActor, o.verb == e.Verb && slices.Equal(words, e.Args)
	case o.verb != e.Verb:
		return costVerb, slices.Equal(words, e.Args)
	}
	// One argument differs where the words before and after it are the same.
	head, tail := 0, 0
	for head < min(len(words), len(e.Args)) && words[head] == e.Args[head] {
		head++
	}
	for tail < min(len(words), len(e.Args))-head && words[len(words)-1-tail] == e.Args[len(e.Args)-1-tail] {
		tail++
	}
	at := 0
	for _, arg := range o.args {
		if at <= head && len(words)-tail <= at+len(arg) {
			return costArg, true
		}
		at += len(arg)
	}
	return 0, false
}

func hides(words []string) bool { return slices.Contains(words, scoring.Hidden) }

// moved tries the line of the finding elsewhere, and other lines in its place.
func (s *search) moved(at int) {
	l := s.lines[at]
	for q := at + 2; q < min(at+40, len(s.lines)) && s.left > 0; q++ {
		other := s.lines[q]
		if other.put || other.isClaim() {
			continue
		}
		s.try(&candidate{
			splices: []splice{{at, at, []line{other}}, {q, q + 1, nil}}, cost: costMoved + s.far(q),
			repair: ledger.Repair{Edit: ledger.Edit{Do: ledger.Move, Line: other.Number, To: l.Number}},
		})
		s.try(&candidate{
			splices: []splice{{at, q, append(slices.Clone(s.lines[at+1:q]), l)}}, cost: costMoved + s.far(q),
			repair: ledger.Repair{Edit: ledger.Edit{Do: ledger.Move, Line: l.Number, To: other.Number}},
		})
		s.exchanged(at, q)
	}
	for q := at - 1; q >= 0 && s.left > 0; q-- {
		s.exchanged(q, at)
	}
}

// exchanged tries two lines that are not neighbours in each other's place.
func (s *search) exchanged(a, b int) {
	first, second := s.lines[a], s.lines[b]
	if b-a < 2 || first.Syntax != nil || second.Syntax != nil || first.put || second.put || first.isClaim() || second.isClaim() || same(&first, &second) {
		return
	}
	first.Entry, second.Entry = second.Entry, first.Entry
	s.try(&candidate{
		splices: []splice{{a, a + 1, []line{first}}, {b, b + 1, []line{second}}}, cost: costMoved + s.far(a) + s.far(b),
		repair: ledger.Repair{
			Edit: ledger.Edit{Do: ledger.Change, Line: first.Number, Text: first.Entry.String()},
			Also: []ledger.Edit{{Do: ledger.Change, Line: second.Number, Text: second.Entry.String()}},
		},
	})
}

// inOrder puts repairs into the order in which they are told.
func inOrder(a, b *candidate) int {
	switch {
	case a.repair.Leaves != b.repair.Leaves:
		return a.repair.Leaves - b.repair.Leaves
	case len(a.repair.Also) != len(b.repair.Also):
		return len(a.repair.Also) - len(b.repair.Also)
	case a.repair.Line != b.repair.Line:
		return a.repair.Line - b.repair.Line
	}
	return strings.Compare(a.repair.Text, b.repair.Text)
}
