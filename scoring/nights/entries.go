package nights

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A group's log has entries of one actor:
//
//	group play ID GAME DAY SOURCE …     a play, or one with that id recorded again
//	group drop ID                       a play goes off the shelf
//	group import FROM "ID GAME …" …     several plays, in one entry so that it's all or none
//	group undo N                        takes back import or drop N, or undo N
//
// Behind the source, a play has what's known of it, in this order: data NAME, began TIME,
// minutes N, table ID, stopped, place TEXT, note TEXT. Then there is for each seat: seat PERSON
// SCORE RANK, role TEXT, first, rival, with - for what nobody knows. And for each feat: total ID
// FIGURES, share ID FIGURES OF, or best ID FIGURES and for each seat ENTRY VERB N and N arguments,
// or -. Figures are as many as there are seats, with commas between them. A play is read only in
// the one way in which it's written.

// Group is the actor of all entries of a group's log.
const Group = "group"

// The verbs of a group's log.
const (
	verbPlay   = "play"
	verbDrop   = "drop"
	verbImport = "import"
	verbUndo   = "undo"
)

// unknown stands for what nobody knows.
const unknown = "-"

// PlayEntry is the entry that puts a play on the shelf, or replaces the one with its id. It says
// what is wrong with the play, if anything is.
func PlayEntry(p *Play) (ledger.Entry, error) {
	return ledger.Entry{Actor: Group, Verb: verbPlay, Args: p.args()}, p.Check()
}

// DropEntry is the entry that takes a play off the shelf.
func DropEntry(id string) ledger.Entry {
	return ledger.Entry{Actor: Group, Verb: verbDrop, Args: []string{id}}
}

// ImportEntry is the entry that puts many plays on the shelf at once. It says from what they
// come: the name of a file.
func ImportEntry(from string, plays []Play) (ledger.Entry, error) {
	e := ledger.Entry{Actor: Group, Verb: verbImport, Args: []string{from}}
	for i := range plays {
		if err := plays[i].Check(); err != nil {
			return ledger.Entry{}, err
		}
		e.Args = append(e.Args, strings.TrimPrefix(written(plays[i].args()), playPrefix))
	}
	_, err := imported(e.Args)
	return e, err
}

// UndoEntry is the entry that takes back an import, a drop or an undo, by its number.
func UndoEntry(number int) ledger.Entry {
	return ledger.Entry{Actor: Group, Verb: verbUndo, Args: []string{strconv.Itoa(number)}}
}

// playPrefix is what the text of each play begins with.
const playPrefix = Group + " " + verbPlay + " "

// written is the text of the entry of a play.
func written(args []string) string {
	return ledger.Entry{Actor: Group, Verb: verbPlay, Args: args}.String()
}

// unreadable says that an entry isn't one that a group's log has.
func unreadable(verb string) error {
	return speech.Err("nights.unreadable", "verb", ledger.QuoteShort(verb))
}

// imported reads the plays of an import.
func imported(args []string) ([]Play, error) {
	if len(args) < 2 || !isText(args[0], longWord) {
		return nil, unreadable(verbImport)
	}
	plays, seen := make([]Play, len(args)-1), make(map[string]bool, len(args))
	for i, line := range args[1:] {
		line = playPrefix + line
		e, err := ledger.ParseEvent(line)
		if err != nil {
			return nil, err
		}
		if plays[i], err = played(e.Args); err != nil {
			return nil, err
		}
		if id := plays[i].ID; seen[id] || e.String() != line {
			return nil, unreadable(verbImport)
		}
		seen[plays[i].ID] = true
	}
	return plays, nil
}

// played reads a play.
func played(args []string) (Play, error) {
	p := parse(args)
	if err := p.Check(); err != nil {
		return Play{}, err
	}
	var room [128]string // for the usual play
	if !slices.Equal(p.appendArgs(room[:0]), args) {
		return Play{}, unreadable(verbPlay)
	}
	return p, nil
}

// reopened is a play of the text of its entry, which was read before.
func reopened(text string) Play {
	e, err := ledger.ParseEvent(text)
	if err != nil {
		panic(err) // it was read from such words
	}
	return parse(e.Args)
}

// args are the words of a play in an entry.
func (p *Play) args() []string { return p.appendArgs(nil) }

// appendArgs puts the words of a play behind others.
func (p *Play) appendArgs(w []string) []string {
	add := func(known bool, words ...string) {
		if known {
			w = append(w, words...)
		}
	}
	w = append(w, p.ID, p.Game, p.Day, string(p.Source))
	add(p.Data != "", "data", p.Data)
	add(!p.Began.IsZero(), "began", p.Began.Format(time.RFC3339Nano))
	add(p.Minutes != 0, "minutes", strconv.Itoa(p.Minutes))
	add(p.Table != "", "table", p.Table)
	add(p.Stopped, "stopped")
	add(p.Place != "", "place", p.Place)
	add(p.Note != "", "note", p.Note)
	for i := range p.Seats {
		s := &p.Seats[i]
		score, rank := unknown, unknown
		if s.Scored {
			score = s.Score.String()
		}
		if s.Rank != 0 {
			rank = strconv.Itoa(s.Rank)
		}
		w = append(w, "seat", s.Person, score, rank)
		add(s.Role != "", "role", s.Role)
		add(s.First, "first")
		add(s.Rival, "rival")
	}
	for i := range p.Feats {
		f := &p.Feats[i]
		switch f.Kind() {
		case scoring.Total:
			w = append(w, "total", f.ID, figures(f.Figures))
		case scoring.Share:
			w = append(w, "share", f.ID, figures(f.Figures), figures(f.Of))
		case scoring.Best:
			w = append(w, "best", f.ID, figures(f.Figures))
		}
		for _, l := range f.Lines {
			if l == nil {
				w = append(w, unknown)
				continue
			}
			w = append(append(w, strconv.Itoa(l.Entry), l.Verb, strconv.Itoa(len(l.Args))), l.Args...)
		}
	}
	return w
}

func figures(all []scoring.Tenths) string {
	b := make([]byte, 0, 6*len(all))
	for i, t := range all {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, t.String()...)
	}
	return string(b)
}

// words are what's left to be read of an entry.
type words []string

func (w *words) next() string {
	if len(*w) == 0 {
		return ""
	}
	word := (*w)[0]
	*w = (*w)[1:]
	return word
}

func (w *words) number() int {
	n, _ := strconv.Atoi(w.next())
	return n
}

func (w *words) figures() []scoring.Tenths {
	list := w.next()
	all := make([]scoring.Tenths, 0, strings.Count(list, ",")+1)
	for figure := range strings.SplitSeq(list, ",") {
		t, _ := scoring.ParseTenths(figure)
		all = append(all, t)
	}
	return all
}

// lines are those of a feat, by seat.
func (w *words) lines(seats int) []*Line {
	all, lines := make([]*Line, seats), make([]Line, seats)
	for i := range all {
		entry := w.next()
		if entry == unknown {
			continue
		}
		l := &lines[i]
		l.Entry, _ = strconv.Atoi(entry)
		l.Verb = w.next()
		if n := w.number(); n > 0 && n <= len(*w) {
			l.Args, *w = (*w)[:n:n], (*w)[n:]
		}
		all[i] = l
	}
	return all
}

// parse reads a play from the words of an entry. It passes over what it can't read, so that the
// play isn't written with the same words.
func parse(args []string) (p Play) {
	const usualFeats = 8
	w := words(args)
	p.ID, p.Game, p.Day, p.Source = w.next(), w.next(), w.next(), Source(w.next())
	seat := new(Seat)
	begin := func(f Feat) {
		if p.Feats == nil {
			p.Feats = make([]Feat, 0, usualFeats)
		}
		p.Feats = append(p.Feats, f)
	}
	for len(w) > 0 && len(p.Seats) <= mostSeats && len(p.Feats) <= mostFeats {
		switch w.next() {
		case "data":
			p.Data = w.next()
		case "began":
			p.Began, _ = time.Parse(time.RFC3339Nano, w.next())
		case "minutes":
			p.Minutes = w.number()
		case "table":
			p.Table = w.next()
		case "stopped":
			p.Stopped = true
		case "place":
			p.Place = w.next()
		case "note":
			p.Note = w.next()
		case "seat":
			p.Seats = append(p.Seats, Seat{Person: w.next()})
			seat = &p.Seats[len(p.Seats)-1]
			seat.Score, seat.Scored = scoring.ParseTenths(w.next())
			seat.Rank = w.number()
		case "role":
			seat.Role = w.next()
		case "first":
			seat.First = true
		case "rival":
			seat.Rival = true
		case "total":
			begin(Feat{ID: w.next(), Figures: w.figures()})
		case "share":
			begin(Feat{ID: w.next(), Figures: w.figures(), Of: w.figures()})
		case "best":
			begin(Feat{ID: w.next(), Figures: w.figures(), Lines: w.lines(len(p.Seats))})
		}
	}
	return p
}
