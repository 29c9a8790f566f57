package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/people"
)

// makes says whether the program makes what a device shows at this table.
func (t *Table) makes(device string) bool {
	return t.game.Truth.Game().Info().ProgramRolls(device, t.game.Header.Chosen(), t.meta.Dice == Virtual)
}

// thrown fills in what the program makes. Faces are those of a throw that goes
// on; the entry is not complete then. Whether anything is thrown now is decided
// by what the place may know; what lies in a pile, by the truth.
func (t *Table) thrown(ctx context.Context, p Place, e ledger.Entry) (_ ledger.Entry, faces []string, err error) {
	maker := chance.Maker{Seen: t.game.Of(p.Seat).Fold, Truth: t.game.Truth.Fold, Number: len(t.log.Records) + 1, Makes: t.makes}
	e, need, err := maker.Find(e)
	if err != nil || need == nil {
		return e, nil, err
	}
	info := t.game.Truth.Game().Info()
	if !need.OneAtATime() {
		return need.Made(info, t.all.Dice), nil, nil
	}
	c := t.meta.clone()
	left, result, thrown, err := need.OneMore(c.Held, t.log.Records, info, t.all.Dice)
	if err != nil {
		return e, nil, err
	}
	if thrown {
		c.Held = left
		if err := t.saveMeta(context.WithoutCancel(ctx), c); err != nil {
			return e, nil, err
		}
		if need.GoesFurther(result) {
			return e, result, nil
		}
	}
	return need.Filled(result.String()), nil, nil
}

// goesOn refuses a move past a throw that goes on: another one of the same seat,
// which may not like what it threw, or one of the table, which would end it.
func (t *Table) goesOn(p Place, e ledger.Entry, seat int) error {
	if !slices.ContainsFunc(t.game.Truth.Game().Info().Verbs, func(v scoring.Verb) bool { return v.Name == e.Verb }) {
		return nil
	}
	for _, h := range t.meta.Held {
		if err := h.Blocks(e, seat, t.game.Of(p.Seat).Fold, t.game.Truth.Fold, t.log.Records); err != nil {
			return err
		}
	}
	return nil
}

// heldBy are the throws that a place's seat can go on with.
func (t *Table) heldBy(p Place) []Held {
	if t.game == nil {
		return nil
	}
	var all []Held
	for _, h := range t.meta.Held {
		if !h.Spent(t.log.Records) && (p.Role == people.Host || h.Actor(t.game.Truth.Fold) == p.Seat) {
			all = append(all, Held{h.Form, slices.Clone(h.Faces)})
		}
	}
	return all
}
