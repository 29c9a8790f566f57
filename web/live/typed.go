package live

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/refusal"
)

// meant is the event that a line means which somebody at the place has typed. Who they are
// need not be said. What could be meant is looked for in what they may see. A line that was
// sent before under a key is what it was then.
func (p Place) meant(line, key string) (ledger.Entry, error) {
	g := p.Table.game
	e, err := ledger.ParseEvent(line)
	if err == nil && (slices.Contains(e.Args, chance.Roll) || g.typed().Exact(e)) {
		return e, nil
	}
	if found := g.typed().Line(line); len(found) == 1 {
		return found[0], nil
	}
	if number := p.Table.keyed(p.keyOf(key)); number > 0 {
		return p.Table.log.Records[number-1].Entry, nil
	}
	sees, actor := g.of(g.viewer(p.Seat)).Fold, ""
	if names := sees.Names(); p.Seat >= 0 && p.Seat < len(names) {
		actor = names[p.Seat]
	}
	words := typed.Words(line)
	if len(words) == 0 {
		return e, err
	}
	meant, unclear := typed.Read(sees, actor, words)
	switch {
	case unclear == nil:
		return meant, nil
	case err == nil && g.typed().Names(e.Actor):
		return e, nil // the rules say what is wrong with it
	}
	return e, refusal.New("%s", unclear)
}

// typed reads lines as people type them, by what everybody may see.
func (g *game) typed() *typed.Reader {
	all := g.of(scoring.Table)
	if names := all.Names(); g.lines == nil || !slices.Equal(names, g.named) {
		g.lines, g.named = typed.NewReader(all.Fold), slices.Clone(names)
	}
	return g.lines
}
