package logbook

import (
	"crypto/sha256"
	"encoding/json"
	"slices"
	"time"

	"saddlebag/scoring/speech"
)

// A Journal is what was done with the power over a table: who gave a seat to another phone,
// made a new link, set the dice. It's kept beside the entries. Nothing in it has a number of
// the log or can be undone, and it has a chain of its own, so that nobody changes it unseen.
// When it's full, the oldest deed goes; the numbers of the others tell.
type Journal []Deed

// A Deed is one thing that somebody did with the power over a table.
type Deed struct {
	Number int       `json:"number"` // from 1
	Time   time.Time `json:"time"`   // UTC
	After  int       `json:"after"`  // number of the last entry then
	By     string    `json:"by"`     // who did it, by their name then; empty for a phone that had no place
	Deed   string    `json:"deed"`   // a word for what was done
	Of     string    `json:"of"`     // whose seat it is about, by their name then, or what was set; may be empty
	Chain  Hash      `json:"chain"`  // H(chain before, deed)
}

// mostDeeds is how many deeds are kept.
const mostDeeds = 200

// With is the journal with one more deed, which gets its number and its place in the chain.
func (j Journal) With(d Deed) Journal {
	last := j.last()
	d.Number, d.Time = last.Number+1, d.Time.UTC()
	d.Chain = d.linked(last.Chain)
	j = append(slices.Clip(j), d)
	return j[max(0, len(j)-mostDeeds):]
}

// last is the last deed; a deed number 0 if there is none yet.
func (j Journal) last() Deed {
	if len(j) == 0 {
		return Deed{}
	}
	return j[len(j)-1]
}

// linked is the chain of a deed that follows another.
func (d *Deed) linked(before Hash) Hash {
	content, err := json.Marshal([]any{d.Number, d.Time.UTC().Format(time.RFC3339Nano), d.After, d.By, d.Deed, d.Of})
	if err != nil {
		panic(err) // numbers and strings always encode
	}
	return link(before, sha256.Sum256(content))
}

// Verify walks the chain of the journal. The first deed is taken as it stands if there were
// others before it. The error says which deed breaks the chain.
func (j Journal) Verify() error {
	for i := range j {
		d := &j[i]
		switch {
		case d.Number < 1, i > 0 && d.Number != j[i-1].Number+1:
			return speech.Err("store.deed-misplaced", "deed", d.Number)
		case d.Number == 1 && d.linked(Hash{}) != d.Chain, i > 0 && d.linked(j[i-1].Chain) != d.Chain:
			return speech.Err("store.deed-changed", "deed", d.Number)
		}
	}
	return nil
}
