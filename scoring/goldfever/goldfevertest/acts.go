package goldfevertest

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// lurking is what it is worth to lie in ambush: much less where nobody comes by.
func (e *eyes) lurking() int {
	worth := ambushWorth * e.wait / onePoint
	for _, foe := range e.Foes(e.m) {
		if e.far[e.me.Zone][e.Men[foe].Zone] <= nearby {
			return worth
		}
	}
	return worth / 4
}

// ambushing is what it is worth to lay an ambush, for each point that it takes.
func (e *eyes) ambushing() int {
	if e.Turn.Points > terms.AmbushCost {
		return leftWorth
	}
	return e.lurking() / max(1, e.AmbushCost())
}

// going is what it is worth to be in a zone next door instead.
func (e *eyes) going(zone int) int {
	return e.place(zone) - e.place(e.me.Zone) - 1
}

// place is what it is worth to stand in a zone.
func (e *eyes) place(zone int) int { return e.appeal(zone) - e.risk(zone) }

// risk is what the player minds of being seen in a zone: more with the last point.
func (e *eyes) risk(zone int) int {
	minds := e.fear
	if e.Turn.Man != e.m || e.Turn.Points <= 1 {
		minds = e.late
	}
	if minds == 0 {
		return 0
	}
	return e.menace(zone) * minds / onePoint
}

// harming is what a card against somebody is worth.
func (e *eyes) harming(foe int, p terms.Pile) int {
	return e.hurts(p) * e.wound(foe) / onePoint * e.fight / onePoint
}

func (e *eyes) shooting(d fight.Deed) int {
	p, _ := e.PileFor(e.m, e.Men[d.On].Zone, e.Things[d.Thing].Kind)
	n := e.harming(d.On, p)
	if d.Both {
		n *= fight.BothBarrels
	}
	return n
}

// attacking is what it is worth to go at somebody with a knife, who may have one.
func (e *eyes) attacking(foe int) int {
	fights := e.House.Fights()
	n := e.harming(foe, fights.Melee)
	if fights.Snatch {
		n += e.hurts(fights.Melee) * e.holdsGold(foe) / onePoint * e.greed / onePoint / 2
	}
	if e.Ready(foe, terms.Knife) != fight.Nothing {
		n -= e.hurts(fights.Back) * e.wound(e.m) / onePoint / 2
	}
	return n
}

// blasting is what it is worth to throw dynamite: harm to friends counts in full.
func (e *eyes) blasting(d fight.Deed) int {
	n := -e.use(e.m, d.Thing)
	hit := func(zone int, p terms.Pile) {
		for _, m := range e.Standing(zone) {
			if e.Men[m].Team == e.me.Team {
				n -= e.hurts(p) * e.wound(m) / onePoint
			} else {
				n += e.harming(m, p)
			}
		}
	}
	hit(d.Zone, terms.Easy)
	if e.Blast {
		for _, next := range e.House.Plan().Open(d.Zone) {
			hit(next, terms.Difficult)
		}
	}
	for i := range e.House.Scenario.Prizes {
		p := &e.House.Scenario.Prizes[i]
		if _, gone := e.Winner(i); p.Blast && !gone && e.Zone(p.Zone) == d.Zone && e.CanWin(e.m, p) {
			n += onePoint * p.Points
		}
	}
	return n
}

// dropping is what it is worth to make room for what lies in the zone.
func (e *eyes) dropping(t int) int {
	if e.Turn.Points == 0 {
		return needless
	}
	for _, other := range e.Lying(e.me.Zone) {
		if kind := e.Things[other].Kind; kind.Gun() == e.Things[t].Kind.Gun() && !e.me.Room(kind) && e.junk(other) == t {
			return e.taste(other) - e.taste(t)
		}
	}
	return needless
}

// joking is what it is worth to play the joker now.
func (e *eyes) joking(power string) int {
	useful := map[string]func() bool{
		terms.SteadyHand.String():  func() bool { return e.Turn.Points > 0 && e.targets(0) },
		terms.SecondWind.String():  func() bool { return e.Turn.Points == 0 },
		terms.QuickLoader.String(): func() bool { return e.me.Use != fight.Nothing && e.Things[e.me.Use].Shells == 0 },
		terms.Gunsmith.String():    func() bool { return e.me.Use != fight.Nothing && e.Things[e.me.Use].Jammed },
		terms.Flask.String():       func() bool { return e.me.Wounds > 0 },
		terms.LongShot.String():    func() bool { return e.Turn.Points > 1 && !e.targets(0) && e.targets(fight.MoreRange) },
		terms.Charm.String():       func() bool { return e.menace(e.me.Zone) > 0 },
		terms.SteelNerves.String(): func() bool { return e.menace(e.me.Zone) > 0 },
		terms.LieLow.String():      func() bool { return e.Turn.Points < terms.AmbushCost },
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
	if gun == fight.Nothing {
		return false
	}
	w, _ := e.Things[gun].Kind.Weapon()
	for _, foe := range e.Foes(e.m) {
		if at := e.House.Plan().Sight(e.me.Zone, e.Men[foe].Zone); at.Clear && at.Range <= w.Range+more {
			return true
		}
	}
	return false
}

// Copied is a board to try something out on.
func (s Board) Copied() Board { return Board{s.Clone().(sheet.View)} }

// trying is what an action is worth by how the table looks after it, over all cards
// that it may draw.
func (e *eyes) trying(event scoring.Event) int {
	if e.now == 0 {
		e.now = e.standings(e.Board)
	}
	return e.after(e.Copied(), event) - e.now
}

// after is how the table looks after an event.
func (e *eyes) after(s Board, event scoring.Event) int {
	if v := s.Apply(event); v != nil {
		return needless
	}
	a, ok := s.Top().(fight.Asker)
	if !ok || a.PileNow() == terms.Panic {
		return e.standings(s)
	}
	p := a.PileNow()
	all, cards := 0, s.Left(p)
	for _, c := range cards {
		args := []string{p.String(), c.Name}
		all += c.Most * e.after(s.Copied(), scoring.Event{Seat: scoring.Table, Verb: terms.VerbCard, Args: args})
	}
	return all / s.Piles[p].Sum()
}

// standings is how a table looks to the player: lives and what goes with them, what
// the character has, and where it is.
func (e *eyes) standings(s Board) int {
	all := 0
	for m := range s.Men {
		life := s.life(m) * (terms.Deadly - s.Men[m].Wounds) / terms.Deadly
		if s.Men[m].Team != e.me.Team {
			life = -life * e.fight / onePoint
		}
		all += life
	}
	for i := range s.House.Scenario.Prizes {
		if team, won := s.Winner(i); won {
			all += scoring.When(team == e.me.Team, 2*onePoint*s.House.Scenario.Prizes[i].Points) - onePoint*s.House.Scenario.Prizes[i].Points
		}
	}
	if !s.Men[e.m].Alive() {
		return all
	}
	then := s.newEyes(e.m, e.Style)
	for _, t := range then.me.Carries() {
		if kind := s.Things[t].Kind; !kind.Gun() && kind != terms.Nugget {
			all += s.use(e.m, t)
		}
	}
	return all + scoring.When(then.armed(e.m) != fight.Nothing, emptyWorth) + then.place(then.me.Zone)
}
