package nights

import (
	"cmp"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Shelf is all plays of a group, folded from the entries of its log, with its people. It
// keeps up what they come to with each change, at the cost of what the change touches.
// It isn't to be used by several goroutines at once.
type Shelf struct {
	people   People
	into     map[string]string // who has turned out to be whom
	plays    map[string]*kept  // by id, also those that are off the shelf
	recorded []*kept           // the same, in the order in which they were first recorded
	order    []*kept           // those on the shelf, by day, then as recorded
	entries  int
	deeds    map[int]*deed // imports, drops and undos, by the number of the entry
	counts
	stats *Stats // what the counts come to; nil until somebody asks, and after each change
}

// A kept is a play as the shelf keeps it.
type kept struct {
	number   int // in recorded
	versions []version
	text     string // of the entry of the version that counts; empty where the play is off the shelf
	day      int    // of that version
}

// A version is what an entry made of a play.
type version struct {
	text string // of its entry; empty where it was dropped
	by   *deed  // nil for a play by itself, which nobody takes back
}

// A deed is an entry that can be taken back: an import, a drop, or an undo of those.
type deed struct {
	from  string // of an import
	plays []*kept
	taken int   // the number of the undo that took it back; 0 for none
	of    *deed // what an undo took back
}

// mostPlays is how many plays a group can have, on and off the shelf. It keeps each list here
// short enough that something can be put in its midst.
const mostPlays = 20_000

// NewShelf is a shelf without plays.
func NewShelf(people People) *Shelf {
	s := &Shelf{plays: map[string]*kept{}, deeds: map[int]*deed{}, counts: newCounts()}
	s.SetPeople(people)
	return s
}

// Apply takes the next entry of the log, or says why it can't be; then nothing has changed.
func (s *Shelf) Apply(e ledger.Entry) error {
	if e.Actor != Group {
		return unreadable(e.Verb)
	}
	var err error
	switch e.Verb {
	case verbPlay:
		err = s.play(e.Args)
	case verbDrop:
		err = s.drop(e.Args)
	case verbImport:
		err = s.imports(e.Args)
	case verbUndo:
		err = s.undo(e.Args)
	default:
		err = unreadable(e.Verb)
	}
	if err != nil {
		return err
	}
	s.entries++
	s.stats = nil
	return nil
}

func (s *Shelf) play(args []string) error {
	p, err := played(args)
	if err != nil {
		return err
	}
	if s.plays[p.ID] == nil && len(s.plays) >= mostPlays {
		return speech.Err("nights.shelf-full", "n", mostPlays)
	}
	k := s.keep(p.ID)
	k.versions = nil // nobody takes this one back, so no other comes back
	s.record(k, version{text: written(args)}, &p)
	return nil
}

func (s *Shelf) imports(args []string) error {
	plays, err := imported(args)
	if err != nil {
		return err
	}
	fresh := 0
	for i := range plays {
		if s.plays[plays[i].ID] == nil {
			fresh++
		}
	}
	if len(s.plays)+fresh > mostPlays {
		return speech.Err("nights.shelf-full", "n", mostPlays)
	}
	d := s.does()
	d.from = strings.Clone(args[0])
	for i := range plays {
		k := s.keep(plays[i].ID)
		d.plays = append(d.plays, k)
		s.record(k, version{playPrefix + args[1+i], d}, &plays[i])
	}
	return nil
}

func (s *Shelf) drop(args []string) error {
	if len(args) != 1 {
		return unreadable(verbDrop)
	}
	k := s.plays[args[0]]
	if k == nil || k.text == "" {
		return speech.Err("nights.no-such-play")
	}
	d := s.does()
	d.plays = []*kept{k}
	s.record(k, version{by: d}, nil)
	return nil
}

func (s *Shelf) undo(args []string) error {
	if len(args) != 1 {
		return unreadable(verbUndo)
	}
	number, err := strconv.Atoi(args[0])
	if err != nil || strconv.Itoa(number) != args[0] {
		return unreadable(verbUndo)
	}
	d, taken := s.deeds[number], s.entries+1
	switch {
	case d == nil:
		return speech.Err("nights.nothing-to-undo", "entry", number)
	case d.of == nil && d.taken == 0:
		s.does().of = d
	case d.of != nil && d.of.taken == number:
		d, taken = d.of, 0
	default:
		return speech.Err("nights.undone-already", "entry", number)
	}
	d.taken = taken
	for _, k := range d.plays {
		s.show(k, nil)
	}
	return nil
}

// does is a new deed, of the entry that comes next.
func (s *Shelf) does() *deed {
	d := new(deed)
	s.deeds[s.entries+1] = d
	return d
}

// keep is what is kept of a play.
func (s *Shelf) keep(id string) *kept {
	k := s.plays[id]
	if k == nil {
		k = &kept{number: len(s.recorded)}
		s.plays[strings.Clone(id)] = k // an id is part of its entry's text
		s.recorded = append(s.recorded, k)
	}
	return k
}

// record adds a version to a play; p is what it says.
func (s *Shelf) record(k *kept, v version, p *Play) {
	k.versions = append(k.versions, v)
	s.show(k, p)
}

// show counts the version of a play that stands, instead of the one that did. Where it's
// the last one, p may be what it says.
func (s *Shelf) show(k *kept, p *Play) {
	stands := ""
	for _, v := range slices.Backward(k.versions) {
		if v.by == nil || v.by.taken == 0 {
			stands = v.text
			break
		}
	}
	if stands == k.text {
		return
	}
	if k.text != "" {
		before := reopened(k.text)
		s.order = put(s.order, k, -1, (*kept).compare)
		s.count(&before, k, -1)
	}
	if k.text = stands; stands != "" {
		if p == nil {
			read := reopened(stands)
			p = &read
		}
		k.day, _ = p.day()
		s.order = put(s.order, k, 1, (*kept).compare)
		s.count(p, k, 1)
	}
}

func (k *kept) compare(o *kept) int {
	return cmp.Or(cmp.Compare(k.day, o.day), cmp.Compare(k.number, o.number))
}

// put puts something into a list in order, or takes it out where times is -1.
func put[T any](list []T, v T, times int, compare func(a, b T) int) []T {
	at, _ := slices.BinarySearchFunc(list, v, compare)
	if times < 0 {
		return slices.Delete(list, at, at+1)
	}
	return slices.Insert(list, at, v)
}

// People are the people of the group.
func (s *Shelf) People() People { return s.people }

// SetPeople gives the shelf the people as they are now. It counts anew the plays of those
// who turned out to be somebody else than before.
func (s *Shelf) SetPeople(people People) {
	into := make(map[string]string)
	for _, p := range people {
		if p.Into != "" {
			into[p.ID] = people.Who(p.ID)
		}
	}
	touched := make(map[*kept]bool)
	for _, ids := range []map[string]string{s.into, into} {
		for id := range ids {
			if was := s.who(id); was != cmp.Or(into[id], id) && s.persons[was] != nil {
				for _, at := range s.persons[was].plays {
					if k := s.recorded[at.number()]; strings.Contains(k.text, " seat "+id+" ") {
						touched[k] = true
					}
				}
			}
		}
	}
	recount := func(times int) {
		for k := range touched {
			p := reopened(k.text)
			s.count(&p, k, times)
		}
	}
	recount(-1)
	s.people, s.into, s.stats = slices.Clone(people), into, nil
	recount(1)
}

// who is the person that one has turned out to be.
func (s *Shelf) who(id string) string { return cmp.Or(s.into[id], id) }

// Together says whether two people are in one play on the shelf.
func (s *Shelf) Together(a, b string) bool { return s.pair(s.who(a), s.who(b)).Together > 0 }

// Play is a play on the shelf.
func (s *Shelf) Play(id string) (p Play, ok bool) {
	if k := s.plays[id]; k != nil && k.text != "" {
		return reopened(k.text), true
	}
	return Play{}, false
}

// Plays are all plays on the shelf, the latest first.
func (s *Shelf) Plays() iter.Seq[Play] { return s.Before(0) }

// Before are the plays before the latest so many, the latest first.
func (s *Shelf) Before(latest int) iter.Seq[Play] {
	return func(yield func(Play) bool) {
		for _, k := range slices.Backward(s.order[:max(0, len(s.order)-latest)]) {
			if !yield(reopened(k.text)) {
				return
			}
		}
	}
}

// IsEmpty says whether no play is on the shelf.
func (s *Shelf) IsEmpty() bool { return len(s.order) == 0 }

// Tables are the ids of all tables that have had a play on the shelf, in the order in which those
// were first recorded. It may be off the shelf now, and come back.
func (s *Shelf) Tables() (ids []string) {
	seen := map[string]bool{}
	for _, k := range s.recorded {
		for _, v := range k.versions {
			if v.text == "" {
				continue
			}
			if id := reopened(v.text).Table; id != "" && !seen[id] {
				seen[id] = true
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// An Undoable is an entry that an undo can take back.
type Undoable struct {
	Entry  int    // its number
	From   string // what was imported; empty for a play that was dropped
	Plays  int    // how many plays that was
	Undone bool   // it's the undo of that
}

// Undoable are all entries that an undo can take back, in order.
func (s *Shelf) Undoable() []Undoable {
	var all []Undoable
	for _, n := range slices.Sorted(maps.Keys(s.deeds)) {
		switch d := s.deeds[n]; {
		case d.of == nil && d.taken == 0:
			all = append(all, Undoable{n, d.from, len(d.plays), false})
		case d.of != nil && d.of.taken == n:
			all = append(all, Undoable{n, d.of.from, len(d.of.plays), true})
		}
	}
	return all
}

// About is the play that an entry which an undo can take back is about, or the first of them, as
// it was before it was dropped.
func (s *Shelf) About(entry int) (p Play) {
	d := s.deeds[entry]
	if d.of != nil {
		d = d.of
	}
	for _, v := range slices.Backward(d.plays[0].versions) {
		if v.text != "" {
			return reopened(v.text)
		}
	}
	return p
}
