// Package views keeps the game of a table as each viewer may read it: the keeper of a
// secret, everybody else, and the truth that nobody sees. What a viewer may know decides
// what they're told, what they can enter, and what an amendment would change.
//
// Nothing here locks, stores or sends; the keeper of the table does. A Game takes
// entries, a Reading is the ledger as one viewer reads it, and a View is what's shown of
// that. Begin with Game.
package views

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// A View is a game as one viewer may see it. It never changes, so many may read
// it.
type View struct {
	Version int64 // of the table when it was looked at; later ones are greater
	Info    *scoring.Info
	Header  ledger.Header
	House   ledger.HouseData
	Secrets bool     // not everybody sees the same
	Names   []string // by seat
	Seen    int      // number of the last entry
	State   scoring.State
	Tally   []scoring.Score
	Outcome scoring.Outcome
	Moment  scoring.Moment
	Prompts []scoring.Prompt // of all seats and the table, as far as what is hidden does not decide them
	Joins   []scoring.Join   // of all seats, likewise: what can be entered together
	Signed  []bool           // by seat
	Claims  []ledger.Claim
	// Damage says why there are no more entries, and can be none; nil if the
	// table is whole.
	Damage *logbook.DamageError

	moves    moves
	undoable []Undoable // by seat, the table's last
	batch    int        // how many entries went in together with the last event, itself counted
	redoable redoable
}

// View is the game as a viewer may see it, with the moves of its log. Makes says whether the
// program makes what a device shows, and together how many entries went in with the one of
// a number, including that one. Damage says why the log isn't complete, so nothing can be
// entered or undone; nil if it is.
func (g *Game) View(log []logbook.Record, damage *logbook.DamageError, viewer int, makes func(device string) bool, together func(number int) int) *View {
	r := g.Of(viewer)
	v := g.look(r, viewer, makes)
	v.moves = g.moves(log, r, viewer)
	if v.Damage = damage; damage == nil {
		v.lookBack(r.Fold, together)
	} else {
		v.Prompts, v.Joins = nil, nil
	}
	return v
}

// Past is a viewer's game before the entry of a number, with the moves of the whole log.
// What the program makes is left out, because nobody types it in.
func (g *Game) Past(log []logbook.Record, viewer, before int, makes func(device string) bool) *View {
	own := g.Of(viewer)
	v := g.look(&Reading{Fold: own.Before(before)}, viewer, makes)
	v.moves = g.moves(log, own, viewer)
	v.Prompts = slices.DeleteFunc(v.Prompts, func(prompt scoring.Prompt) bool {
		return slices.ContainsFunc(prompt.Args, func(a scoring.Arg) bool { return makes(a.Device) })
	})
	return v
}

// look makes the view of a viewer, of a moment of the game, without the moves. It
// says nothing of what can be taken back.
func (g *Game) look(r *Reading, viewer int, makes func(device string) bool) *View {
	state := r.State().Clone()
	v := &View{
		Info: r.Game().Info(), Header: g.Header, House: g.House, Secrets: g.secrets, Names: r.Names(), Seen: len(g.Seats), State: state,
		Tally: state.Tally(), Outcome: g.outcome(r), Moment: r.Moment(), Prompts: g.offers(r, viewer, makes), Joins: g.joins(r, viewer, makes), Claims: r.Claims(),
		Signed: make([]bool, len(r.Names())), undoable: make([]Undoable, len(r.Names())+1),
	}
	for seat := range v.Signed {
		v.Signed[seat] = r.Signed(seat)
	}
	return v
}

// Over says whether the game is over for a viewer.
func (g *Game) Over(viewer int) bool { return g.outcome(g.Of(viewer)).Over }

// outcome is that of a reading. A table that has stopped keeps its secrets, and whoever doesn't
// know them all can't say who has won.
func (g *Game) outcome(r *Reading) scoring.Outcome {
	out := r.Outcome()
	out.Over = out.Over && (g.open() || hidden(r.State()) == hidden(g.Truth.State()))
	return out
}

// hidden is how many things count whose worth a state doesn't know.
func hidden(state scoring.State) int {
	if h, ok := state.(scoring.Hider); ok {
		return h.Hidden()
	}
	return 0
}

// Log is the log of the game as a viewer may read it, for export.
func (g *Game) Log(log *logbook.Log, viewer int) *logbook.Log {
	// Where a secret was put in the place of an entry, the nonce of that is withheld, too.
	amended := map[int]bool{}
	for _, r := range log.Records[g.shown:] {
		if a, ok := g.Truth.Amendment(r.Entry); ok && !a.Inserts && g.Truth.Hides(g.entry(r, viewer)) {
			amended[a.Number] = true
		}
	}
	return log.Read(func(r logbook.Record) (e ledger.Entry, hidden bool) {
		e = g.entry(r, viewer)
		return e, r.Number > g.shown && g.Truth.Hides(e) || amended[r.Number]
	})
}
