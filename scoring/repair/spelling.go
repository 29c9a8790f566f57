package repair

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// mostSpellings is how many events are tried that look like what is written.
const mostSpellings = 12

// spellings tries what looks like the line of the finding: what may happen
// there, and the verbs of every game.
func (s *search) spellings(at int) {
	l := &s.lines[at]
	if s.survey.breaks.Clause != scoring.UnknownClause {
		return
	}
	written := l.Raw
	if l.Syntax == nil {
		written = l.Entry.String()
	}
	before, events := s.trail.before(at)
	s.left -= events + promptEvents
	var all []ledger.Entry
	if !l.isClaim() {
		for _, o := range s.offers(before) {
			if e := o.entry(); l.Syntax != nil || hides(e.Args) == hides(l.Entry.Args) {
				all = append(all, e)
			}
		}
	}
	all = append(append(all, s.respelt(written)...), reread(written)...)
	type near struct {
		entry    ledger.Entry
		distance int
	}
	var nearest []near
	for _, e := range all {
		if d := distance(spelling(written), spelling(e.String())); d <= max(3, len(written)/4) {
			nearest = append(nearest, near{e, d})
		}
	}
	slices.SortStableFunc(nearest, func(a, b near) int { return a.distance - b.distance })
	for _, n := range nearest[:min(len(nearest), mostSpellings)] {
		s.change(at, n.entry, costSpelt+10*n.distance)
	}
}

// spelling is what remains of a text where it is not looked at closely: people
// write capitals, commas and the letter O, and forget quotes.
func spelling(text string) string {
	event, _ := ledger.CutComment(text)
	return strings.Join(strings.FieldsFunc(strings.Map(func(r rune) rune {
		switch r {
		case 'o':
			return '0'
		case 'l':
			return '1'
		case ',', '"', '“', '”', '„', '\'', '’', ';', ':', '\t':
			return ' '
		}
		return r
	}, strings.ToLower(event)), func(r rune) bool { return r == ' ' }), " ")
}

// reread reads a text with its quotes put right.
func reread(text string) []ledger.Entry {
	plain := strings.NewReplacer("“", `"`, "”", `"`, "„", `"`).Replace(text)
	var all []ledger.Entry
	for _, t := range []string{plain, strings.TrimSpace(plain) + `"`, strings.ReplaceAll(plain, `"`, ""), strings.ReplaceAll(plain, `\`, "")} {
		if e, err := ledger.ParseEvent(t); err == nil {
			all = append(all, e)
		}
	}
	return all
}

// respelt reads a text with its actor and its verb as those that are called
// most like it.
func (s *search) respelt(text string) []ledger.Entry {
	event, _ := ledger.CutComment(text)
	text = strings.Map(func(r rune) rune {
		switch r {
		case '"', '“', '”', '„':
			return -1
		case ',':
			return ' '
		}
		return r
	}, event)
	verbs := []string{
		ledger.VerbUndo, ledger.VerbRedo, ledger.VerbCorrect, ledger.VerbResult, ledger.VerbStop,
		ledger.VerbSign, ledger.VerbNote, ledger.VerbRename,
	}
	for _, v := range s.game.Info().Verbs {
		verbs = append(verbs, v.Name)
	}
	var all []ledger.Entry
	for _, actor := range append([]string{ledger.Table}, s.names...) {
		n := len(strings.Fields(actor))
		words := strings.Fields(text)
		if len(words) <= n || distance(spelling(strings.Join(words[:n], " ")), spelling(actor)) > 2 {
			continue
		}
		verb, rest := words[n], words[n+1:]
		closest := slices.MinFunc(verbs, func(a, b string) int {
			return distance(spelling(verb), spelling(a)) - distance(spelling(verb), spelling(b))
		})
		all = append(all, ledger.Entry{Actor: actor, Verb: closest, Args: rest})
		if len(rest) > 2 && closest == ledger.VerbResult {
			name := strings.Join(rest[:len(rest)-1], " ")
			all = append(all, ledger.Entry{Actor: actor, Verb: closest, Args: []string{name, rest[len(rest)-1]}})
		}
		if len(rest) == 2 && closest == ledger.VerbResult {
			for _, name := range s.names {
				all = append(all, ledger.Entry{Actor: actor, Verb: closest, Args: []string{name, strings.ReplaceAll(rest[1], "O", "0")}})
			}
		}
		if closest == ledger.VerbNote {
			all = append(all, ledger.Entry{Actor: actor, Verb: closest, Args: []string{strings.Join(rest, " ")}})
		}
	}
	return all
}

// distance is how many characters are to be put in, left out, exchanged with
// their neighbour or changed to make one text of another.
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	if len(x) > 200 || len(y) > 200 {
		return max(len(x), len(y))
	}
	before, row := make([]int, len(y)+1), make([]int, len(y)+1)
	var older []int
	for j := range row {
		row[j] = j
	}
	for i := range x {
		older, before, row = before, row, append([]int{i + 1}, make([]int, len(y))...)
		for j := range y {
			cost := 1
			if x[i] == y[j] {
				cost = 0
			}
			row[j+1] = min(row[j]+1, before[j+1]+1, before[j]+cost)
			if i > 0 && j > 0 && x[i] == y[j-1] && x[i-1] == y[j] {
				row[j+1] = min(row[j+1], older[j-1]+1)
			}
		}
	}
	return row[len(y)]
}
