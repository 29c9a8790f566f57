package goldfever

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Joins lists what belongs together: a shot with its card and, in a character's own
// phase, a way of several zones, what is picked up at its end or in exchange for what is
// dropped, several shells, and an ambush with the joker that gives it away.
func (s *state) Joins() []scoring.Join {
	var all []scoring.Join
	for _, p := range s.Prompts() {
		if j, ok := s.withCard(p); ok {
			all = append(all, j)
		}
	}
	if s.busy() || s.phase != acting {
		return all
	}
	m := s.turn.man
	if slices.Equal(s.jokersOf(m), []string{LieLow.String()}) {
		all = append(all, s.liesLow(m))
	}
	if s.turn.points == 0 {
		return all
	}
	return slices.Concat(all, s.walksTo(m), s.loads(m))
}

// liesLow joins the joker with the ambush that costs nothing by it.
func (s *state) liesLow(m int) scoring.Join {
	o := s.newOffer(m)
	o.sheet(PartAmbush, "plays "+LieLow.String()+", lays an ambush", verbAmbush)
	return scoring.Join{Before: []scoring.Event{s.event(m, verbJoker, LieLow.String())}, Last: o.prompts[0]}
}

// withCard joins what is prompted with the card that is drawn for it at once.
func (s *state) withCard(p scoring.Prompt) (j scoring.Join, ok bool) {
	verb := p.Verb
	if verb == verbReact {
		verb = p.Args[0].Choices[0]
	}
	if !slices.Contains([]string{verbShoot, verbThrow, verbAttack}, verb) {
		return j, false
	}
	e := scoring.Event{Seat: p.Seat, As: p.As, Verb: p.Verb}
	for _, a := range p.Args {
		e.Args = append(e.Args, a.Choices[0])
	}
	after := s.Clone().(*state)
	if after.Apply(e) != nil {
		return j, false
	}
	last := after.promptCard(after.top().(asker))
	last.Cell, last.Owner, last.Label, last.Worth = p.Cell, p.Owner, p.Label+", with the card", p.Worth
	return scoring.Join{Before: []scoring.Event{e}, Last: last}, true
}

// walksTo joins the steps of the shortest way to each zone that a character can reach
// with its points, and what it picks up there with the point after.
func (s *state) walksTo(m int) []scoring.Join {
	var all []scoring.Join
	seen, edge := map[int]bool{s.men[m].zone: true}, [][]int{nil} // ways, by their zones
	for points := s.turn.points; points >= 0 && len(edge) > 0; points-- {
		var beyond [][]int
		for _, way := range edge {
			there := s.after(m, way)
			if len(way) > 1 {
				all = append(all, s.walk(m, way))
			}
			if points == 0 {
				continue
			}
			all = append(all, there.finds(m, s.steps(m, way))...)
			for _, zone := range there.nextDoor(m) {
				if !seen[zone] {
					seen[zone] = true
					beyond = append(beyond, append(slices.Clip(way), zone))
				}
			}
		}
		edge = beyond
	}
	return all
}

// after is the state with a character at the end of a way.
func (s *state) after(m int, way []int) *state {
	there := s.Clone().(*state)
	if len(way) > 0 {
		there.men[m].zone = way[len(way)-1]
	}
	return there
}

// steps are the moves of a way.
func (s *state) steps(m int, way []int) []scoring.Event {
	return scoring.Each(len(way), func(i int) scoring.Event { return s.event(m, verbMove, s.zoneName(way[i])) })
}

func (s *state) event(m int, verb string, args ...string) scoring.Event {
	return scoring.Event{Seat: s.men[m].seat, As: s.men[m].name, Verb: verb, Args: args}
}

// walk joins the moves of a way of several zones.
func (s *state) walk(m int, way []int) scoring.Join {
	names := s.zoneNames(way)
	o, last := s.newOffer(m), len(way)-1
	o.zone(way[last], "goes by "+strings.Join(names[:last], ", ")+" to "+names[last], verbMove, choice(argZone, names[last]))
	return scoring.Join{Before: s.steps(m, way[:last]), Last: o.prompts[0]}
}

// finds joins what leads a character to where it is with what it can pick up there: by
// itself, after another object, or for something that it drops there.
func (s *state) finds(m int, before []scoring.Event) []scoring.Join {
	var all []scoring.Join
	zone, goes := s.men[m].zone, ""
	if len(before) > 0 {
		goes = "goes to " + s.zoneName(zone) + ", "
		all = s.picksAt(m, before, goes, func(int) bool { return true })
	}
	lying, carried := s.lying(zone), s.men[m].carries()
	for i, t := range lying {
		if s.turn.points-len(before) < 2 || s.isNugget(t) || s.refuse(m, newDeed(verbPick, t)) != nil {
			continue
		}
		with, word := s.Clone().(*state), s.word(t, lying)
		with.pick(m, newDeed(verbPick, t), 0)
		picked := append(slices.Clip(before), s.event(m, verbPick, word))
		all = append(all, with.picksAt(m, picked, goes+"picks up "+word+", ", func(o int) bool { return s.isNugget(o) || slices.Index(lying, o) > i })...)
	}
	for _, t := range carried {
		without, word := s.Clone().(*state), s.word(t, carried)
		without.drop(m, t)
		dropped := append(slices.Clip(before), s.event(m, verbDrop, word))
		all = append(all, without.picksAt(m, dropped, goes+"drops "+word+", ", func(o int) bool { return o != t && !s.men[m].room(s.things[o].kind) })...)
	}
	return all
}

// picksAt joins what was done before with each of some objects that a character can pick
// up then.
func (s *state) picksAt(m int, before []scoring.Event, does string, some func(t int) bool) []scoring.Join {
	o := s.newOffer(m)
	for _, t := range s.lying(s.men[m].zone) {
		if some(t) && o.may(newDeed(verbPick, t)) {
			o.picksUp(t, does)
		}
	}
	return scoring.Each(len(o.prompts), func(i int) scoring.Join { return scoring.Join{Before: before, Last: o.prompts[i]} })
}

// picksUp offers an object that lies in the zone, after what a character does first.
func (o *offer) picksUp(t int, does string) {
	word := o.word(t, o.lying(o.me.zone))
	args := []scoring.Arg{choice(argObject, word)}
	if o.isNugget(t) {
		args = append(args, among(argFace, o.faceItems(t), scoring.Hidden))
	}
	o.zone(o.me.zone, does+"picks up "+word, verbPick, args...)
}

// loads joins several shells for a gun.
func (s *state) loads(m int) []scoring.Join {
	var all []scoring.Join
	carried := s.men[m].carries()
	for _, t := range carried {
		var before []scoring.Event
		word, loaded := s.word(t, carried), s.Clone().(*state)
		for range s.turn.points {
			if loaded.refuseReload(t) != nil {
				break
			}
			if len(before) > 0 {
				o := s.newOffer(m)
				o.slot(PartShells, t, "loads the "+s.title(t)+" with "+strconv.Itoa(len(before)+1), verbReload, choice(argGun, word))
				all = append(all, scoring.Join{Before: slices.Clip(before), Last: o.prompts[0]})
			}
			before = append(before, s.event(m, verbReload, word))
			loaded.things[t].shells++
		}
	}
	return all
}
