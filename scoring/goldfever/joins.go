package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Joins lists what belongs together: a shot with its card and, in a character's own
// phase, a way of several zones, what is picked up at its end or in exchange for what is
// dropped, several shells, and an ambush with the joker that gives it away.
func (s *State) Joins() []scoring.Join {
	var all []scoring.Join
	for _, p := range s.Prompts() {
		if j, ok := s.withCard(p); ok {
			all = append(all, j)
		}
	}
	if s.Busy() || s.Phase != Acting {
		return all
	}
	m := s.Turn.Man
	if slices.Equal(s.JokersOf(m), []string{terms.LieLow.String()}) {
		all = append(all, s.liesLow(m))
	}
	if s.Turn.Points == 0 {
		return all
	}
	return slices.Concat(all, s.walksTo(m), s.loads(m))
}

// liesLow joins the joker with the ambush that costs nothing by it.
func (s *State) liesLow(m int) scoring.Join {
	o := s.newOffer(m)
	o.sheet(terms.PartAmbush, o.says("goldfever.joker-ambush-label", "joker", terms.PowerTitle(terms.LieLow.String())), terms.VerbAmbush)
	o.prompts[0].Spends = s.spendsJoker([]string{terms.LieLow.String()})
	return scoring.Join{Before: []scoring.Event{s.event(m, terms.VerbJoker, terms.LieLow.String())}, Last: o.prompts[0]}
}

// withCard joins what is prompted with the card that is drawn for it at once.
func (s *State) withCard(p scoring.Prompt) (j scoring.Join, ok bool) {
	verb := p.Verb
	if verb == terms.VerbReact {
		verb = p.Args[0].Choices[0]
	}
	if !slices.Contains([]string{terms.VerbShoot, terms.VerbThrow, terms.VerbAttack}, verb) {
		return j, false
	}
	e := scoring.Event{Seat: p.Seat, As: p.As, Verb: p.Verb}
	for _, a := range p.Args {
		e.Args = append(e.Args, a.Choices[0])
	}
	after := s.Clone()
	if after.Apply(e) != nil {
		return j, false
	}
	last := after.promptCard(after.Top().(fight.Asker))
	last.Cell, last.Owner, last.Tool, last.Label, last.Own, last.Worth = p.Cell, p.Owner, p.Tool, speech.Say("goldfever.with-card-label", "deed", p.Label), "", p.Worth
	return scoring.Join{Before: []scoring.Event{e}, Last: last}, true
}

// walksTo joins the steps of the shortest way to each zone that a character can reach
// with its points, and what it picks up there with the point after.
func (s *State) walksTo(m int) []scoring.Join {
	var all []scoring.Join
	seen, edge := map[int]bool{s.Men[m].Zone: true}, [][]int{nil} // ways, by their zones
	for points := s.Turn.Points; points >= 0 && len(edge) > 0; points-- {
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
			for _, zone := range there.NextDoor(m) {
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
func (s *State) after(m int, way []int) *State {
	there := s.Clone()
	if len(way) > 0 {
		there.Men[m].Zone = way[len(way)-1]
	}
	return there
}

// steps are the moves of a way.
func (s *State) steps(m int, way []int) []scoring.Event {
	return scoring.Each(len(way), func(i int) scoring.Event { return s.event(m, terms.VerbMove, s.ZoneName(way[i])) })
}

func (s *State) event(m int, verb string, args ...string) scoring.Event {
	return scoring.Event{Seat: s.Men[m].Seat, As: s.Men[m].Name, Verb: verb, Args: args}
}

// walk joins the moves of a way of several zones.
func (s *State) walk(m int, way []int) scoring.Join {
	names := s.ZoneNames(way)
	o, last := s.newOffer(m), len(way)-1
	o.zone(way[last], o.says("goldfever.walk-label", "zone", names[last], "ways", speech.List(speech.Named(names[:last]...))), terms.VerbMove, terms.Choice(terms.ArgZone, names[last]))
	return scoring.Join{Before: s.steps(m, way[:last]), Last: o.prompts[0]}
}

// finds joins what leads a character to where it is with what it can pick up there: by
// itself, after another object, or for something that it drops there.
func (s *State) finds(m int, before []scoring.Event) []scoring.Join {
	var all []scoring.Join
	zone := s.Men[m].Zone
	var goes []any // arguments of what is said
	if len(before) > 0 {
		goes = []any{"zone", s.ZoneName(zone)}
		all = s.picksAt(m, before, goes, func(int) bool { return true })
	}
	lying, carried := s.Lying(zone), s.Men[m].Carries()
	for i, t := range lying {
		if s.Turn.Points-len(before) < 2 || s.IsNugget(t) || s.Refuse(m, fight.NewDeed(terms.VerbPick, t)) != nil {
			continue
		}
		with, called := s.Clone(), s.Called(t, lying)
		with.Pick(m, fight.NewDeed(terms.VerbPick, t), 0)
		picked := append(slices.Clip(before), s.event(m, terms.VerbPick, called.Word))
		all = append(all, with.picksAt(m, picked, append(slices.Clip(goes), "found", called.Title), func(o int) bool { return s.IsNugget(o) || slices.Index(lying, o) > i })...)
	}
	for _, t := range carried {
		without, called := s.Clone(), s.Called(t, carried)
		without.Drop(m, t)
		dropped := append(slices.Clip(before), s.event(m, terms.VerbDrop, called.Word))
		all = append(all, without.picksAt(m, dropped, append(slices.Clip(goes), "dropped", called.Title), func(o int) bool { return o != t && !s.Men[m].Room(s.Things[o].Kind) })...)
	}
	return all
}

// picksAt joins what was done before with each of some objects that a character can pick
// up then.
func (s *State) picksAt(m int, before []scoring.Event, does []any, some func(t int) bool) []scoring.Join {
	o := s.newOffer(m)
	for _, t := range s.Lying(s.Men[m].Zone) {
		if some(t) && o.may(fight.NewDeed(terms.VerbPick, t)) {
			o.picksUp(t, does)
		}
	}
	return scoring.Each(len(o.prompts), func(i int) scoring.Join { return scoring.Join{Before: before, Last: o.prompts[i]} })
}

// picksUp offers an object that lies in the zone, after what a character does first: it goes
// to a {zone}, and picks up what it {found}, or drops what it {dropped} there.
func (o *offer) picksUp(t int, does []any) {
	called := o.Called(t, o.Lying(o.me.Zone))
	args := []scoring.Arg{terms.Choice(terms.ArgObject, called.Word)}
	if o.IsNugget(t) {
		args = append(args, terms.Among(terms.ArgFace, o.FaceItems(t), scoring.Hidden))
	}
	o.zone(o.me.Zone, o.says("goldfever.find-label", append(slices.Clip(does), "object", called.Title)...), terms.VerbPick, args...)
}

// loads joins several shells for a gun.
func (s *State) loads(m int) []scoring.Join {
	var all []scoring.Join
	carried := s.Men[m].Carries()
	for _, t := range carried {
		var before []scoring.Event
		called, loaded := s.Called(t, carried), s.Clone()
		for range s.Turn.Points {
			if loaded.RefuseReload(t) != nil {
				break
			}
			if len(before) > 0 {
				o := s.newOffer(m)
				o.slot(terms.PartShells, t, o.says("goldfever.load-label", "object", called.Title, "n", len(before)+1), terms.VerbReload, called.Gun...)
				all = append(all, scoring.Join{Before: slices.Clip(before), Last: o.prompts[0]})
			}
			before = append(before, s.event(m, terms.VerbReload, called.Word))
			loaded.Things[t].Shells++
		}
	}
	return all
}
