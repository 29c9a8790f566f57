package live

import (
	"context"
	"encoding/json"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/people"
)

// What somebody does with the power over a table goes into its journal, in the same write
// as what it does, and everybody at the table is told. These are the words for it; a
// sentence for each is in the catalogue: live.deed-moved. Those of the host's place end in
// ofHost.
const (
	DeedAsked     = "asked"     // the table whether a seat may go to another phone
	DeedObjected  = "objected"  // to that
	DeedMoved     = "moved"     // a seat to another phone
	DeedFreed     = "freed"     // a seat of the phone that had it
	DeedLinked    = "linked"    // a free seat anew
	DeedInvited   = "invited"   // anew to all free seats
	DeedSat       = "sat"       // somebody on a free seat, in the middle of a game
	DeedRecovered = "recovered" // the host's place, by the recovery word
	DeedWord      = "word"      // made a recovery word
	DeedPlays     = "plays"     // the host a free seat
	DeedBooks     = "books"     // the host plays no seat any more
	DeedWatching  = "watching"  // another link for onlookers
	DeedFirst     = "first"     // who begins
	DeedSent      = "sent"      // somebody away who had sat down
	DeedNext      = "next"      // somebody let in to the next game
	DeedKeep      = "keep"      // for so many days
	DeedKeepOn    = "keep-on"   // until somebody deletes the table
	DeedGroup     = "group"     // has a group remember the game
	DeedVirtual   = Virtual     // dice
	DeedPhysical  = Physical    // dice

	DeedAskedHost = DeedAsked + ofHost

	ofHost = "-host"
)

// shown is how many of the last deeds the page of a table shows.
const shown = 3

// note puts a deed into the journal of a card that is about to be written. Who does at once
// what they have just done, as with each look at the links, does it once. The table is
// locked and its game loaded.
func (t *Table) note(c *tableMeta, by, deed, of string) {
	if last := len(c.Journal) - 1; last >= 0 && c.Journal[last].By == by && c.Journal[last].Deed == deed && c.Journal[last].Of == of && repeats(deed) {
		return
	}
	c.Journal = c.Journal.With(logbook.Deed{Time: t.all.Clock(), After: len(t.log.Records), By: by, Deed: deed, Of: of})
}

// repeats says whether a deed that is done again changes nothing more.
func repeats(deed string) bool {
	return deed == DeedInvited || deed == DeedLinked || deed == DeedWatching
}

// noteOf is note of something that is done with a seat.
func (t *Table) noteOf(c *tableMeta, by, deed string, s *people.Seat) {
	if s.Role == people.Host {
		deed += ofHost
	}
	t.note(c, by, deed, t.nameOf(s))
}

// nameOf is whose seat one is; empty for nobody's.
func (t *Table) nameOf(s *people.Seat) string {
	if s.Seat == scoring.Table {
		return ""
	}
	return t.game.Truth.Names()[s.Seat]
}

// begun says whether something was entered: before that nobody has anything to hide.
func (t *Table) begun() bool { return len(t.log.Records) > 0 }

// noteLinks notes that somebody has made new links to seats.
func (t *Table) noteLinks(c *tableMeta, by string, seats []int) {
	var free []string
	for _, seat := range seats {
		if s := c.Seats.ByRole(people.Player, seat); !s.Taken && !c.HostHas(s) {
			free = append(free, t.nameOf(s))
		}
	}
	if t.begun() && free != nil {
		t.note(c, by, DeedInvited, strings.Join(free, ", "))
	}
}

// noteKeep notes for how many days the table is kept.
func (t *Table) noteKeep(c *tableMeta, by string, days int) {
	if days == 0 {
		t.note(c, by, DeedKeepOn, "")
		return
	}
	t.note(c, by, DeedKeep, strconv.Itoa(days))
}

// Journal is what was done with the power over the table, from the first deed that is kept.
func (p Place) Journal(ctx context.Context) (logbook.Journal, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	return p.Table.meta.Journal, nil
}

// JournalOf is the journal on the card of a table; nothing if it can't be read.
func JournalOf(card []byte) logbook.Journal {
	var c struct {
		Journal logbook.Journal `json:"journal"`
	}
	if json.Unmarshal(card, &c) != nil {
		return nil
	}
	return c.Journal
}

// latest are the last deeds.
func latest(j logbook.Journal) logbook.Journal { return j[max(0, len(j)-shown):] }
