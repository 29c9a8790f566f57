package seats

import (
	"slices"
	"strings"
	"sync"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/scoringtest"
	"saddlebag/web/live"
)

// twinHouses are the house data read so far, by header.
var twinHouses sync.Map

// start starts the game of a log.
func (tw *twins) start(log *logbook.Log) *ledger.Fold {
	tw.t.Helper()
	h, read := twinHouses.Load(log.Header)
	if !read {
		o, err := programtest.EveryGame().Open("twin", log.Header+"\n", nil)
		if err != nil {
			tw.t.Fatal(err)
		}
		h, _ = twinHouses.LoadOrStore(log.Header, o)
	}
	o := h.(*ledger.Opened)
	f, err := ledger.Open(o.Fold.Game(), &o.Doc.Header, o.House.House)
	if err != nil {
		tw.t.Fatal(err)
	}
	return f
}

// fold is the game of a log, whose entries go in as they can.
func (tw *twins) fold(log *logbook.Log) *ledger.Fold {
	tw.t.Helper()
	f := tw.start(log)
	for _, r := range log.Records {
		_ = f.Apply(r.Number, r.Entry)
	}
	return f
}

// played is the log of a game that was begun at random.
func (tw *twins) played() *logbook.Log {
	tw.t.Helper()
	h := ledger.Header{Game: tw.kind.game, Players: tw.kind.names, Options: tw.kind.options}
	log := &logbook.Log{}
	for most := len(tw.kind.names) + tw.random.IntN(70); ; {
		log.Header = h.String()
		if tw.kind.data != "" {
			log.Header = strings.Replace(log.Header, "\n\n", "\n", 1) + "scenario " + tw.kind.data + "\n"
		}
		f := tw.fold(log)
		for len(log.Records) < most && len(f.Prompts()) > 0 {
			e := tw.filled(f)
			if slices.Contains(e.Args, scoring.Hidden) && (tw.kind.dice == live.Virtual || tw.random.IntN(3) > 0) {
				continue
			}
			e.Chance = tw.made(f, e) >= 0
			if v := f.Apply(len(log.Records)+1, e); v != nil {
				tw.t.Fatal(e, v)
			}
			log.Records = append(log.Records, log.Next(twinTime, "import", e, []byte{byte(len(log.Records))}))
		}
		if !f.Disclosed() {
			return log
		}
		log.Records, most = nil, most/2
	}
}

var twinTime = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// filled is an event that a fold offers.
func (tw *twins) filled(f *ledger.Fold) ledger.Entry {
	prompts := f.Prompts()
	p := prompts[tw.random.IntN(len(prompts))]
	return entryOf(f.Names(), p, scoringtest.Fill(p, tw.random))
}

func entryOf(names []string, p scoring.Prompt, e scoring.Event) ledger.Entry {
	actor := ledger.Table
	switch {
	case p.As != "":
		actor = p.As
	case p.Seat != scoring.Table:
		actor = names[p.Seat]
	}
	return ledger.Entry{Actor: actor, Verb: e.Verb, Args: e.Args}
}

// made is which argument of an event the program makes; -1 for none.
func (tw *twins) made(f *ledger.Fold, e ledger.Entry) int {
	info := f.Game().Info()
	for _, v := range info.Verbs {
		if v.Name != e.Verb || !scoring.HasWords(v.Args, e.Args) {
			continue
		}
		at := slices.IndexFunc(v.Args, func(a scoring.Arg) bool { return a.Device != "" })
		if at < 0 || at >= len(e.Args) {
			continue
		}
		h := ledger.Header{Options: tw.kind.options}
		if info.ProgramRolls(v.Args[at].Device, h.Chosen(), tw.kind.dice == live.Virtual) {
			return at
		}
		return -1
	}
	return -1
}

// otherwise is a log that differs in what the viewer may not know, and in
// nothing else; nil where none was found.
func (tw *twins) otherwise(log *logbook.Log) *logbook.Log {
	f := tw.start(log)
	var hidden []int // indexes of entries that the viewer does not read
	for i, r := range log.Records {
		if !slices.Equal(f.Redact(r.Entry, tw.viewer).Args, r.Entry.Args) {
			hidden = append(hidden, i)
		}
		if v := f.Apply(r.Number, r.Entry); v != nil {
			tw.t.Fatal(v)
		}
	}
	if len(hidden) == 0 {
		return nil
	}
	changed := log
	for range 60 {
		if other := tw.changed(changed, hidden); tw.legal(other) {
			changed = other
		}
	}
	for i := range log.Records {
		if !slices.Equal(log.Records[i].Entry.Args, changed.Records[i].Entry.Args) {
			return changed
		}
	}
	return nil
}

// changed exchanges two words that are hidden, or writes another one.
func (tw *twins) changed(log *logbook.Log, hidden []int) *logbook.Log {
	entries := make([]ledger.Entry, len(log.Records))
	for i, r := range log.Records {
		entries[i] = r.Entry
		entries[i].Args = slices.Clone(r.Entry.Args)
	}
	a, b := hidden[tw.random.IntN(len(hidden))], hidden[tw.random.IntN(len(hidden))]
	word := func(i int) *string {
		from := 0
		if strings.HasPrefix(entries[i].Verb, "deals") {
			from = 1
		} else if entries[i].Verb == "pick" || entries[i].Verb == "react" {
			from = len(entries[i].Args) - 1
		}
		return &entries[i].Args[from+tw.random.IntN(len(entries[i].Args)-from)]
	}
	switch x, y := word(a), word(b); {
	case tw.kind.apart && tw.random.IntN(2) == 0:
		*x = tw.word(entries[a], *x)
	case entries[a].Verb == entries[b].Verb:
		*x, *y = *y, *x
	}
	other := &logbook.Log{Header: log.Header}
	for i, e := range entries {
		r := log.Records[i]
		other.Records = append(other.Records, other.Next(r.Time, r.By, e, r.Nonce))
	}
	return other
}

// word is another word for a secret one.
func (tw *twins) word(e ledger.Entry, word string) string {
	if tw.kind.dice == live.Physical && tw.random.IntN(4) == 0 {
		return scoring.Hidden
	}
	game, _ := programtest.EveryGame().Game(tw.kind.game)
	for _, v := range game.Info().Verbs {
		for _, a := range v.Args {
			if v.Name == e.Verb && a.Secret != scoring.Open && scoring.HasWords(v.Args, e.Args) {
				switch {
				case len(a.Choices) > 0:
					return a.Choices[tw.random.IntN(len(a.Choices))]
				case tw.kind.game == "rin-tin-tin":
					return []string{"0", "2", "5", "10"}[tw.random.IntN(4)]
				}
			}
		}
	}
	return word + "x"
}

func (tw *twins) legal(log *logbook.Log) bool {
	f := tw.start(log)
	for _, r := range log.Records {
		if v := f.Apply(r.Number, r.Entry); v != nil {
			return false
		}
	}
	return true
}
