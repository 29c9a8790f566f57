package sheet

import "saddlebag/scoring"

const seedRuled = scoring.Seed + "," + scoring.Ruled

var clauses = []scoring.Clause{
	{Opens: "Set-up", Number: "RT1", Mark: scoring.Seed, Text: "Two to four people play in the order in which they sit. With three or four each leads a squad of ten cavalrymen with two figures of Rin Tin Tin; with two each leads two squads, or one (option single-squads)."},
	{Number: "RT2", Mark: scoring.Ruled, Text: "There are four territories with two groups of outlaws each. A group has five ordinary circles and one Rin Tin Tin circle."},
	{Number: "RT3", Mark: scoring.Ruled + "," + scoring.HouseRule, Text: "Eight boodle cards lie in the deck, two of each value on the board's data: 0, 2, 5 and 10 on ours."},
	{Number: "RT4", Mark: scoring.Seed + "," + scoring.HouseRule, Text: "The spinner shows a territory, a free choice or Rin Tin Tin. If it stops on a line, spin again."},
	{Opens: "A turn", Number: "RT5", Mark: scoring.Seed, Text: "In your turn you spin once and place one piece at most."},
	{Number: "RT6", Mark: scoring.Seed, Text: "A territory sends a cavalryman to any ordinary circle that is open there."},
	{Number: "RT7", Mark: scoring.Seed, Text: "If no such circle is open, your turn is over."},
	{Number: "RT8", Mark: scoring.Seed, Text: "A free choice sends a cavalryman to any ordinary circle that is open on the board."},
	{Number: "RT9", Mark: scoring.Seed, Text: "Rin Tin Tin sends one of your figures to any of its circles that is open. If you have no figure left, a cavalryman goes to any ordinary circle instead."},
	{Number: "RT10", Mark: scoring.Seed, Text: "When your cavalrymen are used up but you still have a figure and a circle for it is open, you place it in your turn and do not spin."},
	{Number: "RT11", Mark: scoring.Ruled, Text: "If you can place a piece you must."},
	{Number: "RT12", Mark: scoring.Ruled, Text: "If none of your pieces fits anywhere any more, you are passed over."},
	{Opens: "A full group", Number: "RT13", Mark: scoring.Seed, Text: "A group counts as soon as its six circles are covered: a point for each circle that is yours, and twice that if the Rin Tin Tin circle is among them."},
	{Number: "RT14", Mark: scoring.Seed, Text: "Whoever counts most in the group draws a boodle card at once. If that is a tie, it is the player whose figure stands in the group."},
	{Number: "RT15", Mark: scoring.Seed, Text: "You show your cards to nobody until the end."},
	{Number: "RT16", Mark: scoring.Ruled, Text: "With two players both squads of a player count as one, unless the table lets squads count apart (option squads-apart): then each group compares squads, and the player adds both up."},
	{Opens: "The end", Number: "RT17", Mark: seedRuled, Text: "The game is over when nobody can place a piece. Groups that are not full count as well, but bring no card."},
	{Number: "RT18", Mark: scoring.Seed, Text: "Your score is the outlaws that you captured in all groups, doubled ones included, and what your boodle cards show."},
	{Number: "RT19", Mark: seedRuled, Text: "If several lead, each of them draws a card, openly, and adds it, again and again until one leads. An empty deck is made of all eight cards anew; what counted before counts on."},
	{Number: "RT20", Mark: scoring.Ruled, Text: "When no piece fits any more, whoever has secret cards shows all of them in the order drawn, and the deck must be able to hold them. Before that nobody shows a card, ties are not looked for and the game is not over; until then only cards that are known count."},
}
