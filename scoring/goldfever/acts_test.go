package goldfever

import "saddlebag/scoring"

// lurking is what it is worth to lie in ambush: much less where nobody comes by.
func (e *eyes) lurking() int {
	worth := ambushWorth * e.wait / onePoint
	for _, foe := range e.foes(e.m) {
		if e.far[e.me.zone][e.men[foe].zone] <= nearby {
			return worth
		}
	}
	return worth / 4
}

// ambushing is what it is worth to lay an ambush, for each point that it takes.
func (e *eyes) ambushing() int {
	if e.turn.points > AmbushCost {
		return leftWorth
	}
	return e.lurking() / max(1, e.ambushCost())
}

// going is what it is worth to be in a zone next door instead.
func (e *eyes) going(zone int) int {
	return e.place(zone) - e.place(e.me.zone) - 1
}

// place is what it is worth to stand in a zone.
func (e *eyes) place(zone int) int { return e.appeal(zone) - e.risk(zone) }

// risk is what the player minds of being seen in a zone: more with the last point.
func (e *eyes) risk(zone int) int {
	minds := e.fear
	if e.turn.man != e.m || e.turn.points <= 1 {
		minds = e.late
	}
	if minds == 0 {
		return 0
	}
	return e.menace(zone) * minds / onePoint
}

// harming is what a card against somebody is worth.
func (e *eyes) harming(foe int, p Pile) int {
	return e.hurts(p) * e.wound(foe) / onePoint * e.fight / onePoint
}

func (e *eyes) shooting(d deed) int {
	p, _ := e.pileFor(e.m, e.men[d.on].zone, e.things[d.thing].kind)
	n := e.harming(d.on, p)
	if d.both {
		n *= bothBarrels
	}
	return n
}

// attacking is what it is worth to go at somebody with a knife, who may have one.
func (e *eyes) attacking(foe int) int {
	fights := e.house.fights()
	n := e.harming(foe, fights.Melee)
	if fights.Snatch {
		n += e.hurts(fights.Melee) * e.holdsGold(foe) / onePoint * e.greed / onePoint / 2
	}
	if e.ready(foe, Knife) != nothing {
		n -= e.hurts(fights.Back) * e.wound(e.m) / onePoint / 2
	}
	return n
}

// blasting is what it is worth to throw dynamite: harm to friends counts in full.
func (e *eyes) blasting(d deed) int {
	n := -e.use(e.m, d.thing)
	hit := func(zone int, p Pile) {
		for _, m := range e.standing(zone) {
			if e.men[m].team == e.me.team {
				n -= e.hurts(p) * e.wound(m) / onePoint
			} else {
				n += e.harming(m, p)
			}
		}
	}
	hit(d.zone, Easy)
	if e.blast {
		for _, next := range e.house.Plan().open(d.zone) {
			hit(next, Difficult)
		}
	}
	for i := range e.house.Scenario.Prizes {
		p := &e.house.Scenario.Prizes[i]
		if _, gone := e.winner(i); p.Blast && !gone && e.zone(p.Zone) == d.zone && e.canWin(e.m, p) {
			n += onePoint * p.Points
		}
	}
	return n
}

// dropping is what it is worth to make room for what lies in the zone.
func (e *eyes) dropping(t int) int {
	if e.turn.points == 0 {
		return needless
	}
	for _, other := range e.lying(e.me.zone) {
		if kind := e.things[other].kind; kind.Gun() == e.things[t].kind.Gun() && !e.me.room(kind) && e.junk(other) == t {
			return e.taste(other) - e.taste(t)
		}
	}
	return needless
}

// joking is what it is worth to play the joker now.
func (e *eyes) joking(power string) int {
	useful := map[string]func() bool{
		SteadyHand.String():  func() bool { return e.turn.points > 0 && e.targets(0) },
		SecondWind.String():  func() bool { return e.turn.points == 0 },
		QuickLoader.String(): func() bool { return e.me.use != nothing && e.things[e.me.use].shells == 0 },
		Gunsmith.String():    func() bool { return e.me.use != nothing && e.things[e.me.use].jammed },
		Flask.String():       func() bool { return e.me.wounds > 0 },
		LongShot.String():    func() bool { return e.turn.points > 1 && !e.targets(0) && e.targets(moreRange) },
		Charm.String():       func() bool { return e.menace(e.me.zone) > 0 },
		SteelNerves.String(): func() bool { return e.menace(e.me.zone) > 0 },
		LieLow.String():      func() bool { return e.turn.points < AmbushCost },
	}
	if !useful[power]() {
		return needless
	}
	return jokerWorth
}

// targets says whether the character's gun would reach somebody in sight, with so
// many zones more.
func (e *eyes) targets(more int) bool {
	gun := e.armed(e.m)
	if gun == nothing {
		return false
	}
	w, _ := e.things[gun].kind.Weapon()
	for _, foe := range e.foes(e.m) {
		if at := e.house.Plan().sight(e.me.zone, e.men[foe].zone); at.Clear && at.Range <= w.Range+more {
			return true
		}
	}
	return false
}

// copied is a board to try something out on.
func (s board) copied() board { return board{s.Clone().(*state)} }

// trying is what an action is worth by how the table looks after it, over all cards
// that it may draw.
func (e *eyes) trying(event scoring.Event) int {
	if e.now == 0 {
		e.now = e.standings(e.board)
	}
	return e.after(e.copied(), event) - e.now
}

// after is how the table looks after an event.
func (e *eyes) after(s board, event scoring.Event) int {
	if v := s.Apply(event); v != nil {
		return needless
	}
	a, ok := s.top().(asker)
	if !ok || a.pileNow() == Panic {
		return e.standings(s)
	}
	p := a.pileNow()
	all, cards := 0, s.left(p)
	for _, c := range cards {
		args := []string{p.String(), c.Name}
		all += c.Most * e.after(s.copied(), scoring.Event{Seat: scoring.Table, Verb: verbCard, Args: args})
	}
	return all / s.piles[p].sum()
}

// standings is how a table looks to the player: lives and what goes with them, what
// the character has, and where it is.
func (e *eyes) standings(s board) int {
	all := 0
	for m := range s.men {
		life := s.life(m) * (Deadly - s.men[m].wounds) / Deadly
		if s.men[m].team != e.me.team {
			life = -life * e.fight / onePoint
		}
		all += life
	}
	for i := range s.house.Scenario.Prizes {
		if team, won := s.winner(i); won {
			all += scoring.When(team == e.me.team, 2*onePoint*s.house.Scenario.Prizes[i].Points) - onePoint*s.house.Scenario.Prizes[i].Points
		}
	}
	if !s.men[e.m].alive() {
		return all
	}
	then := s.newEyes(e.m, e.style)
	for _, t := range then.me.carries() {
		if kind := s.things[t].kind; !kind.Gun() && kind != Nugget {
			all += s.use(e.m, t)
		}
	}
	return all + scoring.When(then.armed(e.m) != nothing, emptyWorth) + then.place(then.me.zone)
}
