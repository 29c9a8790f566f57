package sheet

import "saddlebag/scoring"

const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	ruledOwn  = scoring.Ruled + "," + scoring.HouseRule
)

var clauses = []scoring.Clause{
	{Opens: "Set-up", Number: "FN1", Mark: seedRuled, Text: "Four players sit clockwise in the order of the list and play four runs, in each of which another one drives the coach: the first player first. Clockwise from the driver, Blackjack, sit Roarin' Red, Sheriff White and Bluebeard. When a run is over the board makes a quarter turn, and with it all roles."},
	{Number: "FN2", Mark: scoring.Ruled, Text: "Blackjack has the first turn of a run; the others follow clockwise."},
	{Number: "FN3", Mark: scoring.Ruled, Text: "In your turn you throw two dice (option dice: one or two) and travel all that they show, a spot for each mile, without turning straight back. Only where a path leads no further may it end earlier, and the miles that are left are lost. If there is no first step, you pass."},
	{Number: "FN4", Mark: scoring.Ruled, Text: "A move may come to a spot twice; going straight back over the last step is all that is barred."},
	{Number: "FN5", Mark: scoring.HouseRule, Text: "The board has a road network from Start to End of Run with settlements, each worth points; trails; crossings of road and trail; two road blocks, where a trail ends on the road; a lookout or more on the trails; two hideouts, and a jail with a blue and a red cell. Hideouts and cells lie at the end of a trail: pieces leave them, and none moves in."},
	{Number: "FN6", Mark: ruledOwn, Text: "At the start of each run the coach stands at Start, each bandit in his hideout and the sheriff where the board says."},
	{Opens: "Blackjack, the coach", Number: "FN10", Mark: scoring.Seed, Text: "The coach keeps to the road. He jumps over crossings, which are no spots for him."},
	{Number: "FN11", Mark: seedRuled, Text: "Each settlement counts once in a run, when the coach comes to it first: its points are credited if he stops there, and lost if he passes over it."},
	{Number: "FN12", Mark: scoring.Ruled, Text: "The coach cannot enter a road block that a bandit holds. Where he stops in front of it is a stop like any other, and in his next turn he may go back. A bandit on a crossing is not in his way. A turn that is passed counts as a turn and credits nothing."},
	{Number: "FN13", Mark: scoring.Seed, Text: "The coach may pass the sheriff and stand on his spot."},
	{Number: "FN14", Mark: scoring.Ruled, Text: "The run is over as soon as the coach reaches End of Run. What is left of the throw is lost."},
	{Number: "FN15", Mark: scoring.Seed, Text: "The driver's result is what was credited less what was lost. It can be negative."},
	{Number: "FN16", Mark: scoring.Ruled, Text: "A coach has at most 40 turns in a run (option turn-cap). If he has not arrived by then the run is over and what was credited is void: the result is the loss alone."},
	{Opens: "Roarin' Red and Bluebeard, the bandits", Number: "FN20", Mark: scoring.Seed, Text: "Bandits keep to the trails, crossings and road blocks included. They travel all that they throw, so that none holds a road block for more than a round. They may pass one another and share a spot. They do not score."},
	{Number: "FN21", Mark: scoring.Ruled, Text: "A bandit cannot enter a road block on which the coach stands."},
	{Number: "FN22", Mark: seedRuled, Text: "A bandit cannot pass the sheriff. If he comes to the sheriff's spot with the last mile of his throw, or ends the miles from a lookout there, the sheriff goes to that bandit's hideout."},
	{Number: "FN23", Mark: seedRuled, Text: "A bandit who lands on a lookout may at once travel up to three miles more, not starting back over the spot that he came from. There is no second such bonus in a turn. He need not take it; it lapses when the next player throws."},
	{Number: "FN24", Mark: scoring.Seed, Text: "A bandit in jail leaves in his next turn: the whole throw, counted from his cell."},
	{Opens: "Sheriff White", Number: "FN30", Mark: scoring.Seed, Text: "The sheriff travels on the road and on trails, and changes between them at crossings and road blocks, where alone they meet. Every spot counts for him."},
	{Number: "FN31", Mark: scoring.Seed, Text: "A bandit on whose spot the sheriff lands, or whom he passes, goes to his cell: Bluebeard to the blue one, Roarin' Red to the red one. The sheriff's move goes on."},
	{Number: "FN32", Mark: scoring.Seed, Text: "A sheriff in a hideout breaks out in his next turn: the whole throw, counted from there."},
	{Number: "FN33", Mark: scoring.Seed, Text: "The sheriff does not score. He writes down what Blackjack does."},
	{Opens: "The end", Number: "FN40", Mark: seedRuled, Text: "After four runs the highest result wins. Equal results share the place."},
	{Number: "FN41", Mark: scoring.Ruled, Text: "On a board of its own (board none) the table enters only where Blackjack stops, what he passes by, and the end of the run, which may have come by the turn cap and then makes the credit void. Turns are not counted."},
}
