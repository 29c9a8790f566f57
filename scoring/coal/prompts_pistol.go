package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// promptPistols offers the bandits of each burro where they are printed, then
// those of several burros at once.
func (s *State) promptPistols(prompts []scoring.Prompt, it *Item, seat int) []scoring.Prompt {
	p := &s.Seats[seat]
	most := p.Cash / PistolPrice
	offer := func(label, cell string, from, to int, aims ...scoring.Item) {
		price := fmt.Sprintf("$%d", PistolPrice)
		if to > 1 {
			price += " each"
		}
		if to = min(to, most); to < from {
			return
		}
		args := s.orderArgs(it, scoring.Arg{Name: "burros", Kind: scoring.Counts, From: from, To: to, Items: aims})
		pistol := ownPrompt(seat, VerbStore, cell, label+", "+price, args...)
		pistol.Worth = price
		prompts = append(prompts, pistol)
	}
	var aims []scoring.Item
	total := 0
	for b := range p.Burros {
		n := s.targets(p, b)
		if n == 0 {
			continue
		}
		aim := scoring.Item{Name: BurroID(b), Most: n}
		offer(fmt.Sprintf("%s of burro %d", it.call, b+1), BanditCell(b, p.Burros[b].Scratched), 1, n, aim)
		aims = append(aims, aim)
		total += n
	}
	if len(aims) > 1 {
		offer("Scratch bandits of several burros", "", 2, total, aims...)
	}
	return prompts
}
