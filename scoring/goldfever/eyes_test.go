package goldfever

import "sync"

// What follows is what every player of the styles reckons with, in thousandths of a
// point. It looks at what lies open on the table, and at nobody's joker.
const (
	onePoint   = 1000
	aliveWorth = 1000 // of a character, beside the points that its death brings
	fade       = 750  // thousandths of what is worth going for that are left a zone farther off
	shotsAhead = 3    // halves of a shot that a gun in sight fires before one can act again
)

// A board is a game as players look at it.
type board struct{ *state }

// eyes are a character's look at the table.
type eyes struct {
	board
	*style
	m    int
	me   *man
	far  [][]int // how many moves it is from zone to zone
	aims []aim
	now  int // how the table looks, once that was asked for
}

// newEyes looks at the table for a character.
func (s board) newEyes(m int, by *style) *eyes {
	e := &eyes{board: s, style: by, m: m, me: &s.men[m], far: s.walks()}
	e.search()
	return e
}

// walks has how far it is in each village, worked out once.
var walks sync.Map

func (s board) walks() [][]int {
	if far, ok := walks.Load(s.house.Plan()); ok {
		return far.([][]int)
	}
	far := make([][]int, len(s.house.Village.Zones))
	for from := range far {
		far[from] = make([]int, len(far))
		seen, edge := map[int]bool{from: true}, []int{from}
		for steps := 0; len(edge) > 0; steps++ {
			var beyond []int
			for _, at := range edge {
				far[from][at] = steps
				for _, next := range s.house.Plan().next(at) {
					if !seen[next] {
						seen[next] = true
						beyond = append(beyond, next)
					}
				}
			}
			edge = beyond
		}
	}
	walks.Store(s.house.Plan(), far)
	return far
}

// hurts is how many thousandths of a wound the next card of a pile is worth.
func (s board) hurts(p Pile) int {
	pile := &s.piles[p]
	return onePoint * (pile[p.index(cardWound)] + 2*pile[p.index(cardTwo)]) / pile.sum()
}

// faceMean is what a nugget is worth that nobody has seen.
func (s board) faceMean() int {
	n := s.house.Scenario.Nuggets
	return onePoint * (n.One + 2*n.Two + 3*n.Three) / max(1, n.One+n.Two+n.Three+n.Rock)
}

// holdsGold is what the nuggets of a character are worth, to who does not see them.
func (s board) holdsGold(m int) int {
	n := 0
	for _, t := range s.men[m].pockets {
		if t != nothing && s.things[t].kind == Nugget {
			n += s.faceMean()
		}
	}
	return n
}

// life is what is lost with a character.
func (s board) life(m int) int {
	points := s.house.Scenario.Points
	n := aliveWorth + onePoint*(points.Kill+points.Survivor) + s.holdsGold(m)
	for i := range s.house.Scenario.Prizes {
		if p := &s.house.Scenario.Prizes[i]; len(p.Who) > 0 && s.canWin(m, p) {
			n += onePoint * p.Points / len(p.Who)
		}
	}
	return n
}

// wound is what a wound of a character is worth: the more, the fewer are left.
func (s board) wound(m int) int { return s.life(m) / max(1, Deadly-s.men[m].wounds) }

// armed is the gun that a character would fire next; nothing where there is none.
func (s board) armed(m int) int {
	for _, t := range s.men[m].guns {
		if t != nothing && s.things[t].shells > 0 && !s.things[t].jammed {
			return t
		}
	}
	return nothing
}

// menace is what it costs a character to be seen in a zone by those who can fire
// at it from where they are.
func (e *eyes) menace(zone int) int {
	all := 0
	for _, foe := range e.foes(e.m) {
		gun := e.armed(foe)
		if gun == nothing {
			continue
		}
		at := e.house.Plan().sight(e.men[foe].zone, zone)
		w, _ := e.things[gun].kind.Weapon()
		if !at.Clear || at.Range > w.Range {
			continue
		}
		pile := w.Pile
		if at.Range > (w.Range+1)/2 {
			pile++
		}
		if at.Into != NoOpening {
			pile++
		}
		all += e.hurts(min(pile, Difficult)) * e.wound(e.m) / onePoint * shotsAhead / 2
	}
	return all
}

// An aim is a place worth going to, and what for.
type aim struct{ zone, worth int }

// search finds what there is to be had.
func (e *eyes) search() {
	add := func(zone, worth int) {
		if worth > 0 && e.far[e.start()][zone] <= e.roam {
			e.aims = append(e.aims, aim{zone, worth})
		}
	}
	for t := range e.things {
		if it := &e.things[t]; it.zone != nowhere && e.fits(t) {
			add(it.zone, e.shared(it.zone, e.taste(t)))
		}
	}
	for i := range e.house.Scenario.Prizes {
		p := &e.house.Scenario.Prizes[i]
		add(e.zone(p.Zone), e.shared(e.zone(p.Zone), e.prize(i, p)))
	}
	if e.armed(e.m) != nothing || e.ready(e.m, Knife) != nothing {
		for _, foe := range e.foes(e.m) {
			add(e.men[foe].zone, e.wound(foe)/2*e.fight/onePoint)
		}
	}
}

// appeal is what it is worth to stand in a zone: what there is to be had from there,
// the less the farther it is.
func (e *eyes) appeal(zone int) int {
	all := 0
	for _, a := range e.aims {
		worth := a.worth
		for range e.far[zone][a.zone] + 1 { // what is had is worth more than what lies there
			worth = worth * fade / onePoint
		}
		all += worth
	}
	return all
}

// start is the zone that the character began in.
func (e *eyes) start() int { return e.zone(e.house.Scenario.Gear[e.m].Zone) }

// fits says whether the character could have an object, if need be by dropping
// another that is worth less.
func (e *eyes) fits(t int) bool { return e.me.room(e.things[t].kind) || e.junk(t) != nothing }

// junk is what the character would drop for an object: that which is worth least, and
// less; nothing where all is worth more.
func (e *eyes) junk(t int) int {
	least, worst := e.taste(t), nothing
	for _, own := range e.me.slots(e.things[t].kind) {
		if own == nothing {
			continue
		}
		if n := e.use(e.m, own); n < least {
			least, worst = n, own
		}
	}
	return worst
}

// shared is what something worth going for is worth to one of several who go there.
func (e *eyes) shared(zone, worth int) int {
	for m := range e.men {
		if o := &e.men[m]; m != e.m && o.team == e.me.team && o.alive() && e.far[o.zone][zone] < e.far[e.me.zone][zone] {
			worth = worth * 6 / 10
		}
	}
	return worth
}

// prize is what a prize is worth to the character: to win it, to hold it, or to
// spoil it.
func (e *eyes) prize(i int, p *Prize) int {
	worth := onePoint * p.Points
	team, won := e.winner(i)
	switch {
	case p.Blast && won:
		return 0
	case e.canWin(e.m, p) && (!p.Blast || e.ready(e.m, Dynamite) != nothing):
		return worth
	case won && team != e.me.team && !p.Blast:
		return worth
	}
	return worth / 10
}

// use is what an object is worth to a character that has it.
func (s board) use(m, t int) int {
	me, it := &s.men[m], &s.things[t]
	another := func(kind Kind) bool {
		for _, own := range me.carries() {
			if own != t && s.things[own].kind == kind {
				return true
			}
		}
		return false
	}
	switch it.kind {
	case Nugget:
		return s.goldOf(t) * (Deadly + 1 - me.wounds) / (Deadly + 1)
	case Dynamite:
		return 250
	case Whisky:
		return 150 + 350*me.wounds
	case Knife:
		if another(Knife) {
			return 20
		}
		return 120
	case Rock:
		return 0
	default: // a gun
	}
	if it.shells == 0 || it.jammed {
		return 80
	}
	for _, own := range me.guns {
		if own != nothing && own != t && s.things[own].shells > 0 && !s.things[own].jammed {
			return 100 // a second gun
		}
	}
	return onePoint + 100*(int(Difficult)-int(s.house.PileOf(it.kind)))
}

// taste is what an object is worth to the player's character.
func (e *eyes) taste(t int) int {
	if e.things[t].kind == Nugget {
		return e.use(e.m, t) * e.greed / onePoint
	}
	return e.use(e.m, t)
}

// goldOf is what a nugget is worth: what its face says, once it has been turned.
func (s board) goldOf(t int) int {
	if face := s.things[t].face; face != unknown {
		return onePoint * face
	}
	return s.faceMean()
}
