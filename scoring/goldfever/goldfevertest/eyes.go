package goldfevertest

import (
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
)

// What follows is what every player of the styles reckons with, in thousandths of a
// point. It looks at what lies open on the table, and at nobody's joker.
const (
	onePoint   = 1000
	aliveWorth = 1000 // of a character, beside the points that its death brings
	fade       = 750  // thousandths of what is worth going for that are left a zone farther off
	shotsAhead = 3    // halves of a shot that a gun in sight fires before one can act again
)

// A Board is a game as players look at it.
type Board struct{ sheet.View }

// BoardOf is the board of a game of Goldfever.
func BoardOf(game scoring.State) Board { return Board{game.(sheet.View)} }

// eyes are a character's look at the table.
type eyes struct {
	Board
	*Style
	m    int
	me   *fight.Man
	far  [][]int // how many moves it is from zone to zone
	aims []aim
	now  int // how the table looks, once that was asked for
}

// newEyes looks at the table for a character.
func (s Board) newEyes(m int, by *Style) *eyes {
	e := &eyes{Board: s, Style: by, m: m, me: &s.Men[m], far: s.walks()}
	e.search()
	return e
}

// walks has how far it is in each village, worked out once.
var walks sync.Map

func (s Board) walks() [][]int {
	if far, ok := walks.Load(s.House.Plan()); ok {
		return far.([][]int)
	}
	far := make([][]int, len(s.House.Village.Zones))
	for from := range far {
		far[from] = make([]int, len(far))
		seen, edge := map[int]bool{from: true}, []int{from}
		for steps := 0; len(edge) > 0; steps++ {
			var beyond []int
			for _, at := range edge {
				far[from][at] = steps
				for _, next := range s.House.Plan().Next(at) {
					if !seen[next] {
						seen[next] = true
						beyond = append(beyond, next)
					}
				}
			}
			edge = beyond
		}
	}
	walks.Store(s.House.Plan(), far)
	return far
}

// hurts is how many thousandths of a wound the next card of a pile is worth.
func (s Board) hurts(p terms.Pile) int {
	pile := &s.Piles[p]
	return onePoint * (pile[p.Index(terms.CardWound)] + 2*pile[p.Index(terms.CardTwo)]) / pile.Sum()
}

// faceMean is what a nugget is worth that nobody has seen.
func (s Board) faceMean() int {
	n := s.House.Scenario.Nuggets
	return onePoint * (n.One + 2*n.Two + 3*n.Three) / max(1, n.One+n.Two+n.Three+n.Rock)
}

// holdsGold is what the nuggets of a character are worth, to who does not see them.
func (s Board) holdsGold(m int) int {
	n := 0
	for _, t := range s.Men[m].Pockets {
		if t != fight.Nothing && s.Things[t].Kind == terms.Nugget {
			n += s.faceMean()
		}
	}
	return n
}

// life is what is lost with a character.
func (s Board) life(m int) int {
	points := s.House.Scenario.Points
	n := aliveWorth + onePoint*(points.Kill+points.Survivor) + s.holdsGold(m)
	for i := range s.House.Scenario.Prizes {
		if p := &s.House.Scenario.Prizes[i]; len(p.Who) > 0 && s.CanWin(m, p) {
			n += onePoint * p.Points / len(p.Who)
		}
	}
	return n
}

// wound is what a wound of a character is worth: the more, the fewer are left.
func (s Board) wound(m int) int { return s.life(m) / max(1, terms.Deadly-s.Men[m].Wounds) }

// armed is the gun that a character would fire next; nothing where there is none.
func (s Board) armed(m int) int {
	for _, t := range s.Men[m].Guns {
		if t != fight.Nothing && s.Things[t].Shells > 0 && !s.Things[t].Jammed {
			return t
		}
	}
	return fight.Nothing
}

// menace is what it costs a character to be seen in a zone by those who can fire
// at it from where they are.
func (e *eyes) menace(zone int) int {
	all := 0
	for _, foe := range e.Foes(e.m) {
		gun := e.armed(foe)
		if gun == fight.Nothing {
			continue
		}
		at := e.House.Plan().Sight(e.Men[foe].Zone, zone)
		w, _ := e.Things[gun].Kind.Weapon()
		if !at.Clear || at.Range > w.Range {
			continue
		}
		pile := w.Pile
		if at.Range > (w.Range+1)/2 {
			pile++
		}
		if at.Into != village.NoOpening {
			pile++
		}
		all += e.hurts(min(pile, terms.Difficult)) * e.wound(e.m) / onePoint * shotsAhead / 2
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
	for t := range e.Things {
		if it := &e.Things[t]; it.Zone != fight.Nowhere && e.fits(t) {
			add(it.Zone, e.shared(it.Zone, e.taste(t)))
		}
	}
	for i := range e.House.Scenario.Prizes {
		p := &e.House.Scenario.Prizes[i]
		add(e.Zone(p.Zone), e.shared(e.Zone(p.Zone), e.prize(i, p)))
	}
	if e.armed(e.m) != fight.Nothing || e.Ready(e.m, terms.Knife) != fight.Nothing {
		for _, foe := range e.Foes(e.m) {
			add(e.Men[foe].Zone, e.wound(foe)/2*e.fight/onePoint)
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
func (e *eyes) start() int { return e.Zone(e.House.Scenario.Gear[e.m].Zone) }

// fits says whether the character could have an object, if need be by dropping
// another that is worth less.
func (e *eyes) fits(t int) bool { return e.me.Room(e.Things[t].Kind) || e.junk(t) != fight.Nothing }

// junk is what the character would drop for an object: that which is worth least, and
// less; nothing where all is worth more.
func (e *eyes) junk(t int) int {
	least, worst := e.taste(t), fight.Nothing
	for _, own := range e.me.Slots(e.Things[t].Kind) {
		if own == fight.Nothing {
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
	for m := range e.Men {
		if o := &e.Men[m]; m != e.m && o.Team == e.me.Team && o.Alive() && e.far[o.Zone][zone] < e.far[e.me.Zone][zone] {
			worth = worth * 6 / 10
		}
	}
	return worth
}

// prize is what a prize is worth to the character: to win it, to hold it, or to
// spoil it.
func (e *eyes) prize(i int, p *scenario.Prize) int {
	worth := onePoint * p.Points
	team, won := e.Winner(i)
	switch {
	case p.Blast && won:
		return 0
	case e.CanWin(e.m, p) && (!p.Blast || e.Ready(e.m, terms.Dynamite) != fight.Nothing):
		return worth
	case won && team != e.me.Team && !p.Blast:
		return worth
	}
	return worth / 10
}

// use is what an object is worth to a character that has it.
func (s Board) use(m, t int) int {
	me, it := &s.Men[m], &s.Things[t]
	another := func(kind terms.Kind) bool {
		for _, own := range me.Carries() {
			if own != t && s.Things[own].Kind == kind {
				return true
			}
		}
		return false
	}
	switch it.Kind {
	case terms.Nugget:
		return s.goldOf(t) * (terms.Deadly + 1 - me.Wounds) / (terms.Deadly + 1)
	case terms.Dynamite:
		return 250
	case terms.Whisky:
		return 150 + 350*me.Wounds
	case terms.Knife:
		if another(terms.Knife) {
			return 20
		}
		return 120
	case terms.Rock:
		return 0
	default: // a gun
	}
	if it.Shells == 0 || it.Jammed {
		return 80
	}
	for _, own := range me.Guns {
		if own != fight.Nothing && own != t && s.Things[own].Shells > 0 && !s.Things[own].Jammed {
			return 100 // a second gun
		}
	}
	return onePoint + 100*(int(terms.Difficult)-int(s.House.PileOf(it.Kind)))
}

// taste is what an object is worth to the player's character.
func (e *eyes) taste(t int) int {
	if e.Things[t].Kind == terms.Nugget {
		return e.use(e.m, t) * e.greed / onePoint
	}
	return e.use(e.m, t)
}

// goldOf is what a nugget is worth: what its face says, once it has been turned.
func (s Board) goldOf(t int) int {
	if face := s.Things[t].Face; face != terms.UnknownFace {
		return onePoint * face
	}
	return s.faceMean()
}
