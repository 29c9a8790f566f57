package views

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Recalled is an entry with its secrets taken from the record, whatever somebody wrote for
// them, or if they wrote nothing: the one who gets a card knows it anyway. Others read
// "?", so this gives nothing away.
func (g *Game) Recalled(e ledger.Entry) ledger.Entry {
	asked, full := g.Unrecalled(e), e
	full.Args = g.Truth.Spelled(asked).Args
	at := len(asked.Args)
	if at == len(full.Args) {
		return e
	}
	full.Args = slices.Concat(asked.Args, full.Args[at:])
	for i := at; i < min(len(e.Args), len(full.Args)); i++ {
		if full.Args[i] == scoring.Hidden {
			full.Args[i] = e.Args[i]
		}
	}
	return full
}

// Unrecalled is an entry without the secrets that can be recalled; they come last.
func (g *Game) Unrecalled(e ledger.Entry) ledger.Entry {
	seat, as, known := g.Truth.Actor(e.Actor)
	form := g.Truth.Game().Info().Form(scoring.Event{Seat: seat, As: as, Verb: e.Verb, Args: e.Args})
	if !known || form == nil || !g.Truth.Plays(e) {
		return e
	}
	if at := slices.IndexFunc(form.Args, func(a scoring.Arg) bool { return a.Recalled }); at >= 0 {
		e.Args = e.Args[:at]
	}
	return e
}

// unasked is a prompt that does not ask for what the record may know; not ok for
// one that is there to tell it.
func unasked(p scoring.Prompt) (scoring.Prompt, bool) {
	for n, arg := range p.Args {
		switch {
		case !arg.Recalled:
		case slices.Contains(arg.Choices, scoring.Hidden):
			p.Args = slices.Clone(p.Args)
			p.Args[n].Choices = []string{scoring.Hidden}
		case len(arg.Choices) > 1:
			return p, false
		}
	}
	return p, true
}
