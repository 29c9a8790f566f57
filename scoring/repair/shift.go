package repair

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// Amendments name entries by their numbers (clause LG10). Where somebody has deleted, added
// or moved a line above them by hand, all numbers from some place on miss by as many. What
// an amendment says tells which entry it means: most say another word or two of what was
// written.

const (
	// mostShifted is how many lines are looked for that came or went at one place.
	mostShifted = 3
	// mostAmendments is how many amendments a ledger may have whose numbers are doubted.
	mostAmendments = 200
	// triedShifts is how many ways to shift their numbers are folded.
	triedShifts = 8
	// triedCauses is behind how many causes numbers are doubted once more.
	triedCauses = 2
	// leastNearer is by how much what amendments say must be nearer to the entries beside
	// those that they name; the farther away, the more.
	leastNearer = 2
)

// How much like an entry the text of an amendment is.
const (
	notAmended = iota - 1 // the entry cannot be amended
	stranger
	kin     // the same player does something else, or another one the same
	sameAct // the same player does the same
	oneWord // but for one word
)

// A target is the entry that an amendment names.
type target struct {
	at     int // where the amendment stands among the lines
	number int
	event  *ledger.Entry // that it says; nil for none
	insert bool
}

// A shift gives some amendments other numbers.
type shift struct {
	moves  []move // in the order of their lines
	by     int    // what is added to most numbers
	moved  bool   // a line was moved; else it came or went
	nearer int
	doc    *ledger.Document
	fold   *ledger.Fold
	found  ledger.Found
}

// A move is one amendment's other number.
type move struct {
	*target
	to int
}

// diagnoseNumbers is Diagnose for a ledger with amendments, and shifts their numbers where
// these miss: at once, or behind so many causes, as what breaks off a game early hides that.
func diagnoseNumbers(ctx context.Context, o *ledger.Opened, text string, found ledger.Found, behind int) (Diagnosis, error) {
	likely := likelyShifts(o.Doc, o.Fold)
	best, err := shifts(ctx, o, likely, found.All)
	if err != nil {
		return Diagnosis{}, err
	}
	if len(best) > 0 {
		return diagnoseShifted(ctx, o, text, found, best)
	}
	d, err := diagnoseAmended(ctx, o, text, found)
	if err != nil || len(likely) == 0 || behind == 0 || len(d.Causes) == 0 || len(d.Causes[0].Repairs) == 0 {
		return d, err
	}
	first := d.Causes[0]
	mended := &ledger.Opened{House: o.House}
	mendedText := Rewrite(text, first.Repairs[0])
	if mended.Doc, err = ledger.Parse(mendedText); err != nil {
		return d, nil //nolint:nilerr // a repair that cannot be read is none to go on from
	}
	if mended.Fold, err = ledger.Open(o.Fold.Game(), &mended.Doc.Header, o.House.House); err != nil {
		return d, err
	}
	left, err := ledger.CheckUpTo(ctx, mended.Fold, mended.Doc, math.MaxInt)
	if err != nil || left.All == 0 || left.All >= found.All {
		return d, err
	}
	rest, err := diagnoseNumbers(ctx, mended, mendedText, left, behind-1)
	if err != nil || !Renumbers(o.Doc, rest.Causes) {
		return d, err
	}
	rest.Causes = append([]ledger.Cause{first}, rest.Causes...)
	end := len(newScript(text).lines) + 1 // where the first repair stands, in the text that was mended
	for i := range rest.Causes {
		c := &rest.Causes[i]
		c.Line = min(c.Line, end)
		for n := range c.Repairs {
			c.Repairs[n].Line = min(c.Repairs[n].Line, end)
			for k := range c.Repairs[n].Also {
				c.Repairs[n].Also[k].Line = min(c.Repairs[n].Also[k].Line, end)
			}
		}
	}
	return rest, nil
}

// Renumbers says whether the first repair of one of some causes gives an amendment another
// number.
func Renumbers(doc *ledger.Document, causes []ledger.Cause) bool {
	return slices.ContainsFunc(causes, func(c ledger.Cause) bool {
		return len(c.Repairs) > 0 && c.Repairs[0].Do == ledger.Change && slices.ContainsFunc(doc.Lines, func(l ledger.Line) bool {
			return l.Number == c.Repairs[0].Line && l.Entry.Amends()
		})
	})
}

// diagnoseShifted tells that numbers miss, and then what is left with the right ones.
func diagnoseShifted(ctx context.Context, o *ledger.Opened, text string, found ledger.Found, best []*shift) (d Diagnosis, err error) {
	first := best[0]
	gone := slices.IndexFunc(found.First, func(f ledger.Finding) bool {
		return !slices.ContainsFunc(first.found.First, func(left ledger.Finding) bool { return left.Line == f.Line && left.Event == f.Event })
	})
	f := found.First[max(gone, 0)]
	cause := ledger.Cause{
		Line: f.Line, Entry: f.Entry, Clause: f.Clause, Message: f.Message, Follow: found.All - first.found.All - 1,
		Repairs: scoring.Each(len(best), func(i int) ledger.Repair { return best[i].repair() }),
	}
	d.Fold, d.Left = first.fold, first.found.All
	if d.Left > 0 {
		if d, err = diagnose(ctx, &ledger.Opened{Doc: first.doc, House: o.House, Fold: first.fold}, text, first.found); err != nil {
			return d, err
		}
		if d.Fold == nil {
			d.Fold = first.fold // nothing else can be repaired
		}
	}
	d.Causes = append([]ledger.Cause{cause}, d.Causes...)
	return d, nil
}

// shifts are the ways to shift numbers that leave the fewest findings, fewer than there
// are, and come to different scores; the likeliest first.
func shifts(ctx context.Context, o *ledger.Opened, likely []*shift, findings int) (best []*shift, err error) {
	left := playedAgain
	for _, s := range likely {
		if left < 0 {
			break
		}
		s.doc = s.shifted(o.Doc)
		if s.fold, err = ledger.Open(o.Fold.Game(), &o.Doc.Header, o.House.House); err != nil {
			return nil, err
		}
		if s.found, err = ledger.CheckUpTo(ctx, s.fold, s.doc, math.MaxInt); err != nil {
			return nil, err
		}
		left -= s.fold.Work()
		if s.found.All < findings {
			best = append(best, s)
		}
	}
	slices.SortStableFunc(best, func(a, b *shift) int { return a.found.All - b.found.All })
	seen := map[string]bool{}
	return slices.DeleteFunc(best, func(s *shift) bool {
		score := scores(s.fold)
		twice := seen[score]
		seen[score] = true
		return twice || s.found.All > best[0].found.All
	}), nil
}

// likelyShifts are the ways to shift numbers after which what amendments say is nearer to
// the entries that they name, and of none farther; the nearest first.
func likelyShifts(doc *ledger.Document, f *ledger.Fold) []*shift {
	all := targets(doc)
	if len(all) == 0 || len(all) > mostAmendments {
		return nil
	}
	var likely []*shift
	add := func(s *shift) {
		for _, m := range s.moves {
			nearer := m.like(doc, f, m.to) - m.like(doc, f, m.number)
			if nearer < 0 {
				return
			}
			if m.event != nil && !m.insert { // it says what was written
				s.nearer += nearer
			}
		}
		if s.nearer >= leastNearer-1+max(s.by, -s.by) {
			likely = append(likely, s)
		}
	}
	numbers := scoring.Each(len(all), func(i int) int { return all[i].number })
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	for from := range numbers {
		for to := from; to < len(numbers); to++ {
			for by := -mostShifted; by <= mostShifted; by++ {
				s := &shift{by: by, moved: to < len(numbers)-1}
				s.add(all, numbers[from], numbers[to], func(number int) int { return number + by })
				add(s)
			}
		}
	}
	for i := range all {
		was := all[i].number
		for _, to := range all[i].elsewhere(doc, f) {
			s := &shift{by: cmp.Compare(was, to), moved: true}
			s.add(all, min(was, to), max(was, to), func(number int) int {
				if number == was {
					return to
				}
				return number + s.by
			})
			add(s)
		}
	}
	slices.SortStableFunc(likely, func(a, b *shift) int {
		return cmp.Or(b.nearer-a.nearer, scoring.When(a.moved, 1)-scoring.When(b.moved, 1), a.by*a.by-b.by*b.by)
	})
	return likely[:min(len(likely), triedShifts)]
}

// add gives other numbers to the amendments that name entries from one number to another.
func (s *shift) add(all []target, from, to int, other func(number int) int) {
	for i := range all {
		if t := &all[i]; t.number >= from && t.number <= to {
			s.moves = append(s.moves, move{t, other(t.number)})
		}
	}
}

// targets are what the amendments of a ledger name.
func targets(doc *ledger.Document) (all []target) {
	for at := range doc.Lines {
		l := &doc.Lines[at]
		if l.Syntax != nil || !l.Entry.Amends() || len(l.Entry.Args) != 2 {
			continue
		}
		if n, err := strconv.Atoi(l.Entry.Args[0]); err == nil && n > 0 && n < math.MaxInt32 {
			all = append(all, target{at, n, said(l.Entry), l.Entry.Verb == ledger.VerbInsert})
		}
	}
	return all
}

// said is the event that an amendment says; nil for none.
func said(e ledger.Entry) *ledger.Entry {
	if said, err := ledger.ParseEvent(e.Args[1]); err == nil {
		return &said
	}
	return nil
}

// like says how much what an amendment says is like an entry.
func (t *target) like(doc *ledger.Document, f *ledger.Fold, number int) int {
	if number < 1 || number > t.at {
		return notAmended
	}
	l := &doc.Lines[number-1]
	is := l.Entry
	switch {
	case t.insert:
		return stranger
	case is.Amends() && is.Verb == ledger.VerbInsert && len(is.Args) == 2 && said(is) != nil:
		is = *said(is)
	case l.Syntax == nil && f.IsFixed(is):
		return notAmended
	}
	if t.event == nil {
		return stranger
	}
	if l.Syntax != nil {
		text := t.event.String()
		return scoring.When(distance(spelling(l.Raw), spelling(text)) <= max(3, len(text)/4), sameAct)
	}
	actor, verb := is.Actor == t.event.Actor, is.Verb == t.event.Verb
	switch words := differing(is.Args, t.event.Args); {
	case actor && verb && words <= 1:
		return oneWord
	case actor && verb:
		return sameAct
	case actor, verb && words == 0:
		return kin
	}
	return stranger
}

// differing is how many words of two lists differ, at least.
func differing(a, b []string) (n int) {
	for i := range max(len(a), len(b)) {
		n += scoring.When(i >= len(a) || i >= len(b) || a[i] != b[i], 1)
	}
	return n
}

// elsewhere is the one entry farther away that an amendment says another word or two of
// where it says nothing of the one that it names; none where there are several.
func (t *target) elsewhere(doc *ledger.Document, f *ledger.Fold) (numbers []int) {
	if t.event == nil || t.like(doc, f, t.number) >= sameAct {
		return nil
	}
	for n := max(1, t.number-farthest); n <= min(t.at, t.number+farthest); n++ {
		if t.like(doc, f, n) == oneWord {
			numbers = append(numbers, n)
		}
	}
	return numbers[:scoring.When(len(numbers) == 1, 1)]
}

// farthest is how many lines away a line is looked for that was moved.
const farthest = 40

// shifted is a ledger with the numbers of a shift.
func (s *shift) shifted(doc *ledger.Document) *ledger.Document {
	other := *doc
	other.Lines = slices.Clone(doc.Lines)
	for _, m := range s.moves {
		e := &other.Lines[m.at].Entry
		e.Args = []string{strconv.Itoa(m.to), e.Args[1]}
	}
	return &other
}

// repair is the shift as edits of the lines of the amendments.
func (s *shift) repair() ledger.Repair {
	edits := scoring.Each(len(s.moves), func(i int) ledger.Edit {
		l := &s.doc.Lines[s.moves[i].at]
		return ledger.Edit{Do: ledger.Change, Line: l.Number, Text: l.Entry.String()}
	})
	return ledger.Repair{Edit: edits[0], Also: edits[1:], Leaves: s.found.All, Say: s.say()}
}

// say says what was done to the lines above, and what the amendments are to name.
func (s *shift) say() speech.Text {
	var lines, far []speech.Text
	for _, m := range s.moves {
		line := s.doc.Lines[m.at].Number
		if m.to == m.number+s.by {
			lines = append(lines, speech.Words(strconv.Itoa(line)))
		} else {
			far = append(far, speech.Say("repair.amendment-means", "line", line, "entry", m.to))
		}
	}
	many := max(s.by, -s.by)
	var text speech.Text
	switch {
	case s.moved:
		text = speech.Say("repair.lines-shifted", "n", many)
	case s.by < 0:
		text = speech.Say("repair.lines-deleted", "n", many)
	default:
		text = speech.Say("repair.lines-added", "n", many)
	}
	switch {
	case len(lines) > 0 && s.by > 0:
		text = speech.Say("repair.add-to", "what", text, "n", len(lines), "lines", speech.All(lines), "many", many)
	case len(lines) > 0:
		text = speech.Say("repair.take-from", "what", text, "n", len(lines), "lines", speech.All(lines), "many", many)
	}
	for _, next := range far {
		text = speech.Say("repair.and-also", "before", text, "next", next)
	}
	return text
}
