package coal

import (
	"slices"
	"sync/atomic"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Prompts lists what may happen now: the table's roll, then what each seat
// may do.
func (s *State) Prompts() []scoring.Prompt {
	var prompts []scoring.Prompt
	if s.Phase == Fresh || s.Phase == Working && s.DiceToThrow() > 0 {
		prompts = append(prompts, s.promptRoll())
	}
	seats := make([][]scoring.Prompt, len(s.Seats))
	all := len(prompts)
	for seat := range s.Seats {
		seats[seat] = s.Offered(seat)
		all += len(seats[seat])
	}
	prompts = slices.Grow(prompts, all-len(prompts))
	for _, own := range seats {
		prompts = append(prompts, own...)
	}
	return prompts
}

// Offered is what one seat may do. It may be shared: read it only.
func (s *State) Offered(seat int) []scoring.Prompt { return s.offered.to(seat, s.promptSeat) }

// promptSeat offers what one seat may do, in sheet order.
func (s *State) promptSeat(seat int) []scoring.Prompt {
	var prompts []scoring.Prompt
	if s.Phase == Working {
		prompts = s.promptMine(prompts, seat)
		prompts = s.promptStore(prompts, seat)
		prompts = s.promptTonic(prompts, seat)
	}
	return s.promptLoad(prompts, seat)
}

func (s *State) promptRoll() scoring.Prompt {
	n := s.DiceToThrow()
	return scoring.Prompt{
		Seat:  scoring.Table,
		Verb:  VerbRoll,
		Args:  []scoring.Arg{ArgThrow(n, n, 0)},
		Cell:  DieCell(0),
		Owner: scoring.Table,
		Label: speech.Say("coal.throw-now", "n", n),
		Own:   scoring.WeThrew,
	}
}

// ownPrompt offers a seat something at a cell of its own sheet.
func ownPrompt(seat int, verb, cell string, label speech.Text, args ...scoring.Arg) scoring.Prompt {
	return scoring.Prompt{Seat: seat, Verb: verb, Args: args, Cell: cell, Owner: seat, Label: label}
}

// promptMine offers each tunnel's claim and dig with the dice that do it.
func (s *State) promptMine(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	p := &s.Seats[seat]
	usable := s.Usable(p)
	picks := usable.picks()
	if len(picks) == 0 {
		return prompts
	}
	prompts = slices.Grow(prompts, 2*len(s.Printed.Tunnels))
	room := !s.full(p)
	for t := range s.Printed.Tunnels {
		if s.Exhausted(p, t) {
			continue
		}
		d, open := p.Mine[t].Claimed, s.OpenDigs(p, t)
		words, called := &s.Printed.words[t].deposits[d], s.called(p, t)
		if room {
			prompts = s.offerWork(prompts, seat, t, VerbClaim, called.claim, words.ID,
				picks.texts(func(p *pick) bool { return s.suffice(&s.Seats[seat], t, p.n, p.sum) }))
		}
		if open > 0 {
			prompts = s.offerWork(prompts, seat, t, VerbDig, called.dig, words.Boxes[p.Mine[t].Dug[d]].ID,
				picks.texts(func(p *pick) bool { return p.n <= open }))
		}
	}
	return prompts
}

// offerWork offers a seat to work in a tunnel with one of some dice, if there are any.
func (s *State) offerWork(prompts []scoring.Prompt, seat, t int, verb string, label speech.Text, cell string, dice []string) []scoring.Prompt {
	if len(dice) == 0 {
		return prompts
	}
	p := &s.Seats[seat]
	work := ownPrompt(seat, verb, cell, label,
		scoring.Arg{Name: "tunnel", Kind: scoring.Choice, Choices: s.Printed.words[t].choice},
		scoring.Arg{Name: "dice", Kind: scoring.DiceChoice, Choices: dice})
	if work.Worth = s.Printed.words[t].deposits[p.Mine[t].Claimed].worth; s.OpenDigs(p, t) == 0 {
		work.Worth = "coal.any-die" // CW13
	}
	return append(prompts, work)
}

// Worked is what people call the deposit that is worked in a tunnel: "Tin 6",
// and "Tin 6 in tunnel 2" where another tunnel's would be called the same.
func (s *State) Worked(p *Seat, t int) speech.Text { return s.called(p, t).name }

func (s *State) called(p *Seat, t int) *depositCalled {
	words := &s.Printed.words[t].deposits[p.Mine[t].Claimed]
	if s.ambiguous(p, t) {
		return &words.ambiguous
	}
	return &words.called
}

// ambiguous says whether the deposit that is worked in a tunnel would be called the
// same as that of another tunnel.
func (s *State) ambiguous(p *Seat, t int) bool {
	tunnel := &s.Printed.Tunnels[t]
	number := tunnel.Deposits[p.Mine[t].Claimed].Number
	for i := range s.Printed.Tunnels {
		other := &s.Printed.Tunnels[i]
		if i != t && other.Mineral == tunnel.Mineral && !s.Exhausted(p, i) && other.Deposits[p.Mine[i].Claimed].Number == number {
			return true
		}
	}
	return false
}

func (s *State) promptTonic(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	if s.canUseTonic(seat) != nil {
		return prompts
	}
	return append(prompts, ownPrompt(seat, VerbTonic, TonicCell(s.Seats[seat].TonicsUsed),
		"coal.use-tonic-now"))
}

// promptLoad offers each unused burro.
func (s *State) promptLoad(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	if s.canLoad(seat) != nil {
		return prompts
	}
	p := &s.Seats[seat]
	cargo := scoring.Arg{Name: "minerals", Kind: scoring.Counts, To: min(p.Slots(), p.Waiting.Size())}
	for m, n := range p.Waiting {
		if n > 0 {
			cargo.Items = append(cargo.Items, scoring.Item{Name: Mineral(m).Letter(), Title: Mineral(m).Title(), Most: n})
		}
	}
	fills := map[int][]scoring.Fill{} // by the bandits of a burro
	for b := range s.Printed.Burros {
		if s.canCarry(seat, b, &Load{}) != nil {
			continue
		}
		bandits := s.bandits(p, b) + p.WonBandits
		if _, known := fills[bandits]; !known {
			fills[bandits] = s.promptFills(p, b)
		}
		cargo.Fills = fills[bandits]
		trip := ownPrompt(seat, VerbLoad, SlotCell(b, 0), speech.Say("coal.load-now", "burro", b+1),
			scoring.Arg{Name: "burro", Kind: scoring.Choice, Choices: []string{BurroID(b)}}, cargo)
		if bandits > 0 {
			trip.Worth = speech.Say("coal.worth-bandits", "n", bandits)
		}
		prompts = append(prompts, trip)
	}
	return prompts
}

// DeviceDice is what every throw of the game is made with.
const DeviceDice = "3d6"

// ArgItem is the argument of an item of the store.
func ArgItem(name string) scoring.Arg {
	return scoring.Arg{Name: "item", Kind: scoring.Word, Choices: []string{name}}
}

// ArgThrow is that of a throw of so many dice, which ends before where they add up to so
// much.
func ArgThrow(from, to, until int) scoring.Arg {
	return scoring.Arg{Name: "dice", Kind: scoring.Throw, From: from, To: to, Faces: Faces, Clause: "CW2", StopAtSum: until, Device: DeviceDice}
}

// An offered is what each seat was last offered, until that may have changed. What
// people look at again and again, as each event of one seat leaves the others where
// they were, is not made again. States may be read at the same time, and so may this.
type offered struct {
	seats []atomic.Pointer[[]scoring.Prompt]
}

func newOffered(seats int) *offered { return &offered{make([]atomic.Pointer[[]scoring.Prompt], seats)} }

// clone is a copy for a state that goes on by itself.
func (o *offered) clone() *offered {
	c := newOffered(len(o.seats))
	for i := range o.seats {
		c.seats[i].Store(o.seats[i].Load())
	}
	return c
}

// to is what a seat is offered, made where it is not known.
func (o *offered) to(seat int, offer func(seat int) []scoring.Prompt) []scoring.Prompt {
	if known := o.seats[seat].Load(); known != nil {
		return *known
	}
	prompts := offer(seat)
	o.seats[seat].Store(&prompts)
	return prompts
}

// forget is for what changes nothing but a seat's own.
func (o *offered) forget(seat int) { o.seats[seat].Store(nil) }

func (o *offered) forgetAll() {
	for i := range o.seats {
		o.forget(i)
	}
}
