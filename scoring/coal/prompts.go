package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// Prompts lists what may happen now: the table's roll, then what each seat
// may do.
func (s *state) Prompts() []scoring.Prompt {
	var prompts []scoring.Prompt
	if s.phase == fresh || s.phase == working && s.diceToThrow() > 0 {
		prompts = append(prompts, s.promptRoll())
	}
	seats := make([][]scoring.Prompt, len(s.seats))
	all := len(prompts)
	for seat := range s.seats {
		seats[seat] = s.offered.to(seat, s.promptSeat)
		all += len(seats[seat])
	}
	prompts = slices.Grow(prompts, all-len(prompts))
	for _, own := range seats {
		prompts = append(prompts, own...)
	}
	return prompts
}

// promptSeat offers what one seat may do, in sheet order.
func (s *state) promptSeat(seat int) []scoring.Prompt {
	var prompts []scoring.Prompt
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
	picks := usable.picks()
	if len(picks) == 0 {
		return prompts
	}
	prompts = slices.Grow(prompts, 2*len(s.sheet.Tunnels))
	room := !s.full(p)
	for t := range s.sheet.Tunnels {
		if s.exhausted(p, t) {
			continue
		}
		d, open := p.mine[t].claimed, s.openDigs(p, t)
		words := &s.sheet.words[t].deposits[d]
		if room {
			prompts = s.offerWork(prompts, seat, t, verbClaim, words.claim, words.id,
				picks.texts(func(p *pick) bool { return s.suffice(&s.seats[seat], t, p.n, p.sum) }))
		}
		if open > 0 {
			prompts = s.offerWork(prompts, seat, t, verbDig, words.dig, words.boxes[p.mine[t].dug[d]].id,
				picks.texts(func(p *pick) bool { return p.n <= open }))
		}
	}
	return prompts
}

// offerWork offers a seat to work in a tunnel with one of some dice, if there are any.
func (s *state) offerWork(prompts []scoring.Prompt, seat, t int, verb, label, cell string, dice []string) []scoring.Prompt {
	if len(dice) == 0 {
		return prompts
	}
	p := &s.seats[seat]
	if s.ambiguous(p, t) {
		label += s.sheet.words[t].deposits[p.mine[t].claimed].of
	}
	work := ownPrompt(seat, verb, cell, label,
		scoring.Arg{Name: "tunnel", Kind: scoring.Choice, Choices: s.sheet.words[t].choice},
		scoring.Arg{Name: "dice", Kind: scoring.DiceChoice, Choices: dice})
	if work.Worth = s.sheet.words[t].deposits[p.mine[t].claimed].worth; s.openDigs(p, t) == 0 {
		work.Worth = dugOut
	}
	return append(prompts, work)
}

// worked is what people call the deposit that is worked in a tunnel: "Tin 6",
// and "Tin 6 of tunnel 2" where another tunnel's would be called the same.
func (s *state) worked(p *seat, t int) string {
	d := p.mine[t].claimed
	name := s.sheet.Tunnels[t].name(d)
	if s.ambiguous(p, t) {
		name += s.sheet.words[t].deposits[d].of
	}
	return name
}

// ambiguous says whether the deposit that is worked in a tunnel would be called the
// same as that of another tunnel.
func (s *state) ambiguous(p *seat, t int) bool {
	tunnel := &s.sheet.Tunnels[t]
	number := tunnel.Deposits[p.mine[t].claimed].Number
	for i := range s.sheet.Tunnels {
		other := &s.sheet.Tunnels[i]
		if i != t && other.Mineral == tunnel.Mineral && !s.exhausted(p, i) && other.Deposits[p.mine[i].claimed].Number == number {
			return true
		}
	}
	return false
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
		trip := ownPrompt(seat, verbLoad, SlotCell(b, 0), fmt.Sprintf("Load burro %d", b+1),
			scoring.Arg{Name: "burro", Kind: scoring.Choice, Choices: []string{burroID(b)}}, cargo)
		if n := s.bandits(p, b) + p.wonBandits; n > 0 {
			trip.Worth = "(" + count(n, "bandit", "bandits") + ")"
		}
		prompts = append(prompts, trip)
	}
	return prompts
}
