package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// Prompts lists what may happen now: the table's roll, then what each seat
// may do.
func (s *state) Prompts() []scoring.Prompt {
	var prompts []scoring.Prompt
	if s.phase == fresh || s.phase == working && s.diceToThrow() > 0 {
		prompts = append(prompts, s.promptRoll())
	}
	for seat := range s.seats {
		prompts = s.promptSeat(prompts, seat)
	}
	return prompts
}

// promptSeat offers what one seat may do, in sheet order.
func (s *state) promptSeat(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	if s.phase == working {
		prompts = s.promptMine(prompts, seat)
		prompts = s.promptStore(prompts, seat)
		prompts = s.promptTonic(prompts, seat)
	}
	return s.promptLoad(prompts, seat)
}

func (s *state) promptRoll() scoring.Prompt {
	n := s.diceToThrow()
	return scoring.Prompt{
		Seat:  scoring.Table,
		Verb:  verbRoll,
		Args:  []scoring.Arg{argThrow(n, n, 0)},
		Cell:  DieCell(0),
		Owner: scoring.Table,
		Label: "Throw " + count(n, "die", "dice"),
	}
}

// ownPrompt offers a seat something at a cell of its own sheet.
func ownPrompt(seat int, verb, cell, label string, args ...scoring.Arg) scoring.Prompt {
	return scoring.Prompt{Seat: seat, Verb: verb, Args: args, Cell: cell, Owner: seat, Label: label}
}

// promptMine offers each tunnel's claim and dig with the dice that do it.
func (s *state) promptMine(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	p := &s.seats[seat]
	usable := s.usable(p)
	for t := range s.sheet.Tunnels {
		if s.exhausted(p, t) {
			continue
		}
		tunnel, d, open := &s.sheet.Tunnels[t], p.mine[t].claimed, s.openDigs(p, t)
		offer := func(verb, label, cell string, picks []string) {
			if len(picks) == 0 {
				return
			}
			prompts = append(prompts, ownPrompt(seat, verb, cell, label+" "+s.worked(p, t),
				scoring.Arg{Name: "tunnel", Kind: scoring.Choice, Choices: []string{tunnel.ID}},
				scoring.Arg{Name: "dice", Kind: scoring.DiceChoice, Choices: picks}))
		}
		if !s.full(p) {
			offer(verbClaim, "Claim", DepositCell(tunnel.ID, d), usable.picks(func(n, sum int) bool { return s.suffice(p, t, n, sum) }))
		}
		if open > 0 {
			offer(verbDig, "Dig at", DigCell(tunnel.ID, d, p.mine[t].dug[d]), usable.picks(func(n, _ int) bool { return n <= open }))
		}
	}
	return prompts
}

// worked is what people call the deposit that is worked in a tunnel: "Tin 6",
// and "Tin 6 of tunnel 2" where another tunnel's would be called the same.
func (s *state) worked(p *seat, t int) string {
	tunnel := &s.sheet.Tunnels[t]
	name := tunnel.name(p.mine[t].claimed)
	for other := range s.sheet.Tunnels {
		if other != t && !s.exhausted(p, other) && s.sheet.Tunnels[other].name(p.mine[other].claimed) == name {
			return name + " of tunnel " + tunnel.number()
		}
	}
	return name
}

func (s *state) promptTonic(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	if s.canUseTonic(seat) != nil {
		return prompts
	}
	return append(prompts, ownPrompt(seat, verbTonic, TonicCell(s.seats[seat].tonicsUsed),
		"Use a Workhorse Tonic: no die goes to the Bunkhouse"))
}

// promptLoad offers each unused burro.
func (s *state) promptLoad(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	if s.canLoad(seat) != nil {
		return prompts
	}
	p := &s.seats[seat]
	cargo := scoring.Arg{Name: "minerals", Kind: scoring.Counts, To: min(p.slots(), p.waiting.size())}
	for m, n := range p.waiting {
		if n > 0 {
			cargo.Items = append(cargo.Items, scoring.Item{Name: Mineral(m).Letter(), Title: Mineral(m).Title(), Most: n})
		}
	}
	for b := range s.sheet.Burros {
		if s.canCarry(seat, b, &load{}) != nil {
			continue
		}
		prompts = append(prompts, ownPrompt(seat, verbLoad, SlotCell(b, 0), fmt.Sprintf("Load burro %d", b+1),
			scoring.Arg{Name: "burro", Kind: scoring.Choice, Choices: []string{burroID(b)}}, cargo))
	}
	return prompts
}
