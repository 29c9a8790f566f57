package sheet

import "saddlebag/scoring"

const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	seedOwn   = scoring.Seed + "," + scoring.HouseRule
)

var clauses = []scoring.Clause{
	{Opens: "Set-up", Number: "MI1", Mark: scoring.Ruled, Text: "Three to six people play."},
	{Number: "MI2", Mark: scoring.Seed, Text: "Each starts with $10,500: seven notes of $1,000, six of $500 and five of $100. Everybody may know what everybody has, in money and in points."},
	{Number: "MI3", Mark: seedOwn, Text: "There are sixteen cities with numbers. From each the car reaches seven others, and from those it can come back."},
	{Number: "MI4", Mark: seedOwn, Text: "Of each city there are four action cards, each with another best weekday. On that day a card is worth seven points, a day later six, and so on round the week until it is its day again. A card that was turned over was never in a hand and cannot be laid; a card that was laid cannot be turned."},
	{Number: "MI5", Mark: seedOwn, Text: "Sixteen of the twenty-four suitcases are laid out, one in each city. They hold from three points less to five more, or from $1,000 less to $1,500 more. None turns up more often than the map's data has it."},
	{Number: "MI6", Mark: seedRuled, Text: "Each holds twelve action cards, ten where six play, and one joker. A hand has two cards of a city at most: a third is exchanged. No card is drawn later on. With hands dealt by the program (option hands) each player sees only their own; if the cards left for the last hand are of too few cities, it holds as few more of one city as it must."},
	{Number: "MI7", Mark: scoring.Seed, Text: "The first card of the deck says where the car stands and on which weekday the game begins: the one on which that card is worth seven. Nobody scores there; the first auction is held at once."},
	{Opens: "A day", Number: "MI10", Mark: scoring.Seed, Text: "A day, but for a Sunday, has an auction, a drive, a suitcase, cards and the testament, in this order. Then it closes."},
	{Number: "MI11", Mark: seedRuled, Text: "Bids are in whole $100, from $100, each above the one before. The highest bidder pays the bank and drives. A table need not write its bids down; those it does must be right, and the car is sold for the last of them or for more."},
	{Number: "MI12", Mark: seedRuled, Text: "Whoever bids more than they have pays a fine of $2,000 at once, or all they have if that is less, and the auction starts again. Who has less than $100 cannot bid, not even too much."},
	{Number: "MI13", Mark: seedRuled, Text: "Once in the game, on a Monday, Wednesday, Thursday or Saturday, you can play your joker before the car is sold: bids lapse, and you drive for nothing. The first joker of a day counts; who comes later keeps theirs."},
	{Number: "MI14", Mark: seedRuled, Text: "If nobody bids and nobody plays a joker, the last driver drives again, for nothing; before there was one, it is the first player of the table."},
	{Number: "MI15", Mark: scoring.Seed, Text: "The driver takes the car to a city that a road leads to. It never stays where it is."},
	{Number: "MI16", Mark: scoring.Seed, Text: "If the suitcase still lies in that city the driver takes what is in it, good or bad. After that it is gone for good."},
	{Number: "MI17", Mark: scoring.Seed, Text: "Then each player may lay one or two action cards of that city, and gets what they are worth that day."},
	{Number: "MI18", Mark: scoring.Seed, Text: "On Tuesdays and Fridays cards count twice. Suitcases do not."},
	{Number: "MI19", Mark: scoring.Ruled, Text: "A loss takes no more money than there is. Points may go below zero."},
	{Number: "MI20", Mark: seedRuled, Text: "On a Sunday there is neither auction nor joker. The top card of the deck is turned, and the car goes to its city, however far; if it is there already the next card is turned. A suitcase there counts for all players, and cards may be laid. If the game begins on a Sunday, that one is a day with an auction, without jokers."},
	{Number: "MI21", Mark: scoring.Ruled, Text: "The deck is the cards that nobody was dealt. When all of them have been turned, the first one of the game among them, they are shuffled and used again, and not before that. If all of them are turned on one Sunday and name the city where the car is, it stays there; no suitcase is opened, and cards may be laid."},
	{Number: "MI22", Mark: seedRuled, Text: "When the day closes the testament goes to the player with the most points. If several have them it stays where it is; until one player leads, nobody has it."},
	{Opens: "The end", Number: "MI30", Mark: seedRuled, Text: "The game ends with the day on which a player has 69 points or more, or has no action card left."},
	{Number: "MI31", Mark: scoring.Seed, Text: "At the end, and not before, money becomes points: one for each $1,000, and a tenth for each $100. A joker makes none."},
	{Number: "MI32", Mark: scoring.Ruled, Text: "Most points win. A tie is shared."},
}
