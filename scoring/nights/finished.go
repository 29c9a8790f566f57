package nights

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Finished is the play of a game that's over, by its ledger: the fold, and the entries by
// their numbers. Persons are the ids of who played, by seat. It has no id and no source yet.
//
// Where the table stopped early and something is hidden that counts, nobody has a score.
func Finished(f *ledger.Fold, h *ledger.Header, entry func(number int) ledger.Entry, persons []string) Play {
	out, tally := f.Outcome(), f.State().Tally()
	hider, hides := f.State().(scoring.Hider)
	known := !hides || hider.Hidden() == 0
	p := Play{Game: f.Game().Info().ID, Data: h.Data.Name, Day: h.Date, Stopped: out.Clause == ledger.StopClause}
	for seat, person := range persons {
		s := Seat{Person: person, First: seat == 0, Scored: known}
		if known {
			s.Score, s.Rank = tally[seat].Total(), out.Ranks[seat]
		}
		p.Seats = append(p.Seats, s)
	}
	names := f.Names()
	for _, feat := range scoring.Feats(f.State()) {
		kept := Feat{ID: feat.ID, Figures: feat.Figures, Of: feat.Of}
		if feat.Kind == scoring.Best {
			kept.Lines = scoring.Each(len(persons), func(seat int) *Line {
				if feat.Events[seat] == 0 {
					return nil
				}
				return lineOf(feat.Events[seat], f.Spelled(said(entry(feat.Events[seat]))), names, h.Players)
			})
		}
		p.Feats = append(p.Feats, kept)
	}
	return p
}

// said is what an entry has happen: for an amendment what it puts in.
func said(e ledger.Entry) ledger.Entry {
	if !e.Amends() || len(e.Args) < 2 {
		return e
	}
	in, err := ledger.ParseEvent(e.Args[1])
	if err != nil {
		return e
	}
	return in
}

// lineOf is an entry without the names of players, whom it calls by their seats. They may have
// had other names when the game began.
func lineOf(number int, e ledger.Entry, names, before []string) *Line {
	l := &Line{Entry: number, Verb: e.Verb, Args: slices.Clone(e.Args)}
	for i, arg := range l.Args {
		named := func(name string) bool { return name == arg }
		if seat := max(slices.IndexFunc(names, named), slices.IndexFunc(before, named)); seat >= 0 {
			l.Args[i] = "@" + strconv.Itoa(seat)
		}
	}
	return l
}
