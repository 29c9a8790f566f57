package goldfevertest

import (
	"math/rand/v2"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// A Style is a player who goes through the prompts alone: of all that is offered the
// player takes what is worth most, as [eyes] reckon it, weighed by what the player
// is like. The weights are thousandths.
type Style struct {
	Name  string
	Plays string // in a sentence
	fight int    // what harm to others is worth
	greed int    // what gold is
	fear  int    // what it is to be seen by who can fire
	late  int    // that again, with the last point of a phase
	wait  int    // an ambush
	roam  int    // moves from the start that the player goes at the most
	ahead bool   // tries each action out, and looks at the table after it
}

const everywhere = 99

// Styles are the players that the scenarios are balanced with. They were written
// down before the scenarios were, and do not change with them.
var Styles = []Style{
	{Name: "greedy", Plays: "Fires at whoever is in sight, picks up what lies there, walks to what is near, and minds no danger.", fight: 1000, greed: 1000, wait: 500, roam: everywhere},
	{Name: "hider", Plays: "Fires and takes what there is, and goes out of sight with the last point.", fight: 1000, greed: 1000, fear: 200, late: 1500, wait: 1000, roam: everywhere},
	{Name: "runner", Plays: "Runs for gold, keeps out of sight with it, and fires only where there is nothing better to do.", fight: 300, greed: 2500, fear: 500, late: 500, wait: 500, roam: everywhere},
	{Name: "camper", Plays: "Stays within three moves of the start, in cover and in ambush, and takes what comes near.", fight: 1000, greed: 1000, fear: 1000, late: 1000, wait: 2500, roam: 3},
	{Name: "ambusher", Plays: "Walks with two points and lies in ambush with the others, wherever gold or people are to come by.", fight: 1000, greed: 1200, fear: 300, late: 300, wait: 3000, roam: everywhere},
	{Name: "thinker", Plays: "Tries each action out, card by card, and takes the one after which the table looks best.", fight: 1000, greed: 1000, fear: 500, late: 500, wait: 1000, roam: everywhere, ahead: true},
}

// tried are the actions that a player tries out who looks ahead; what dynamite may
// come to is too much to be tried, and what friends do with each other is no gamble.
var tried = []string{terms.VerbMove, terms.VerbShoot, terms.VerbThrow, terms.VerbAttack, terms.VerbPick, terms.VerbDrink}

// What acts are worth beside what they bring, in thousandths of a point.
const (
	ambushWorth = 200 // to lie in ambush
	leftWorth   = 50  // the same where points would be left
	nearby      = 6   // moves that an opponent may come from
	loadWorth   = 60  // a shell more in a gun that has some
	emptyWorth  = 400 // the first shell, or a gun un-jammed
	jokerWorth  = 250 // a joker when it is of use
	needless    = -onePoint
	trouble     = 30 // an exchange is some
)

// An Option is an event that is offered, and what is done by it.
type Option struct {
	scoring.Event
	verb string // of the action, in a reaction too
	args []string
}

// Options are all events that prompts offer; faces that chance makes are made.
func (s Board) Options(prompts []scoring.Prompt, r *rand.Rand) []Option {
	var all []Option
	for _, p := range prompts {
		lists := [][]string{nil}
		for _, a := range p.Args {
			choices := a.Choices
			if len(a.Items) > 0 {
				choices = []string{drawItem(a.Items, r)}
			}
			var longer [][]string
			for _, list := range lists {
				for _, c := range choices {
					longer = append(longer, append(slices.Clip(list), c))
				}
			}
			lists = longer
		}
		for _, args := range lists {
			o := Option{Event: scoring.Event{Seat: p.Seat, As: p.As, Verb: p.Verb, Args: args}, verb: p.Verb, args: args}
			if p.Verb == terms.VerbReact {
				o.verb, o.args = args[0], args[1:]
			}
			all = append(all, o)
		}
	}
	return all
}

// drawItem draws one of those that are left, each as likely as another.
func drawItem(items []scoring.Item, r *rand.Rand) string {
	n := 0
	for _, item := range items {
		n += item.Most
	}
	n = r.IntN(n)
	for _, item := range items {
		if n -= item.Most; n < 0 {
			return item.Name
		}
	}
	return ""
}

// Greedy is a chooser of the greedy style, for whoever plays.
func Greedy(game scoring.State, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	return Styles[0].Choose(BoardOf(game), prompts, r)
}

// Choose takes what is worth most to the player, one of equals by chance. What the
// table does is chance alone.
func (by *Style) Choose(s Board, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	if p := prompts[r.IntN(len(prompts))]; p.Seat == scoring.Table {
		return s.Options([]scoring.Prompt{p}, r)[0].Event
	}
	looks := map[string]*eyes{}
	var best []scoring.Event
	most := 0
	for _, o := range s.Options(prompts, r) {
		e := looks[o.As]
		if e == nil {
			e = s.newEyes(s.Named(o.As), by)
			looks[o.As] = e
		}
		n := e.worth(o)
		if best == nil || n > most {
			most, best = n, nil
		}
		if n == most {
			best = append(best, o.Event)
		}
	}
	return best[r.IntN(len(best))]
}

// worth is what an option is worth to the player.
func (e *eyes) worth(o Option) int {
	switch o.verb {
	case terms.VerbEnd, terms.WordPass:
		return 0
	case terms.VerbStay:
		return e.lurking() / 2
	case terms.VerbAmbush:
		return e.ambushing()
	case terms.VerbJoker:
		return e.joking(o.args[0])
	case terms.VerbFlee:
		return e.going(e.Zone(o.args[0]))
	}
	d, v := e.Read(e.m, o.verb, o.args)
	if v != nil {
		return needless
	}
	if e.ahead && slices.Contains(tried, d.Verb) && (d.Verb != terms.VerbThrow || d.On != fight.NoMan) {
		return e.trying(o.Event)
	}
	return e.doing(d)
}

// doing is what an action is worth.
func (e *eyes) doing(d fight.Deed) int {
	switch d.Verb {
	case terms.VerbMove:
		return e.going(d.Zone)
	case terms.VerbShoot:
		return e.shooting(d)
	case terms.VerbThrow:
		if d.On == fight.NoMan {
			return e.blasting(d)
		}
		pile, _ := e.PileFor(e.m, e.Men[d.On].Zone, terms.Knife)
		return e.harming(d.On, pile) - e.use(e.m, d.Thing)/4
	case terms.VerbAttack:
		return e.attacking(d.On)
	case terms.VerbReload:
		return scoring.When(e.armed(e.m) == fight.Nothing, emptyWorth) + loadWorth
	case terms.VerbUnjam:
		return scoring.When(e.armed(e.m) == fight.Nothing, emptyWorth) + loadWorth
	case terms.VerbPick:
		return e.taste(d.Thing)
	case terms.VerbDrop:
		return e.dropping(d.Thing)
	case terms.VerbTake:
		return e.use(e.m, d.Thing) - e.use(d.On, d.Thing) - trouble
	case terms.VerbGive:
		return e.use(d.On, d.Thing) - e.use(e.m, d.Thing) - trouble
	case terms.VerbSwap:
		return e.use(d.On, d.Thing) - e.use(e.m, d.Thing) + e.use(e.m, d.Theirs) - e.use(d.On, d.Theirs) - trouble
	case terms.VerbDrink:
		return scoring.When(e.me.Wounds > 0, e.wound(e.m))
	}
	return needless // to choose a gun: firing does
}
