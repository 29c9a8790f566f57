package sheet

import "saddlebag/scoring"

// Marks of clauses of mixed origin.
const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	seedOwn   = scoring.Seed + "," + scoring.HouseRule
)

var clauses = []scoring.Clause{
	{Opens: "Set-up", Number: "CW1", Mark: seedRuled, Text: "One to eight people play. Alone you shop in the solo store and are ranked; with company you share the multiplayer store."},
	{Number: "CW2", Mark: scoring.Seed, Text: "Three ordinary dice work for everybody. Each player keeps a worksheet, and one General Store sheet lies between you."},
	{Number: "CW3", Mark: scoring.Ruled, Text: "You begin without a dollar, unless the table agrees on a starting sum (option start-cash)."},
	{Opens: "Rounds and turns", Number: "CW4", Mark: scoring.Seed, Text: "There are six rounds with one burro loaded in each; a solo player can buy a seventh (CW37)."},
	{Number: "CW5", Mark: scoring.Seed, Text: "Throwing the dice that are outside the Bunkhouse begins a turn. The result serves all players, each as they like."},
	{Number: "CW6", Mark: seedRuled, Text: "If the throw shows a 1, one die showing 1 retires to the Bunkhouse as the turn ends, and only one. Until then it works like the rest, or not at all under option ones-rest."},
	{Number: "CW7", Mark: scoring.Ruled, Text: "Each die works for you once a turn at most. A die you leave idle is gone with the turn."},
	{Number: "CW8", Mark: scoring.Ruled, Text: "The next throw ends the turn for all. When the turn's 1 fills the Bunkhouse, the first load ends it instead, and then no dice are thrown or spent until everybody has loaded."},
	{Number: "CW9", Mark: scoring.Seed, Text: "Three dice in the Bunkhouse end the round for the whole table."},
	{Opens: "The mine", Number: "CW10", Mark: scoring.Seed, Text: "Every tunnel yields one mineral. Its deposits bear a number and one to three DIG boxes, and are worked strictly one after the other from the main tunnel."},
	{Number: "CW11", Mark: scoring.Seed, Text: "To claim, spend dice that add up to the deposit's number or more. Nothing is given back."},
	{Number: "CW12", Mark: scoring.Ruled, Text: "To dig, spend a die of any value for each DIG box you scratch, even if you could have claimed."},
	{Number: "CW13", Mark: seedRuled, Text: "A deposit whose DIG boxes are all scratched is claimed by exactly one more die, whatever it shows, at once if you have it. One open box is enough for the number to stand in full."},
	{Number: "CW14", Mark: scoring.Ruled, Text: "A claim fills a box of your Ore Stash with the mineral's letter. A box serves once in a game; when all are written on you cannot claim."},
	{Number: "CW15", Mark: scoring.Seed, Text: "Silver brings $12, Tin $8, Coal $5 and Borax $3."},
	{Opens: "The General Store", Number: "CW20", Mark: seedRuled, Text: "When two or more dice of the throw match, you may go to the store once in that turn, whenever you like, for one of the matching dice."},
	{Number: "CW21", Mark: scoring.Ruled, Text: "You buy one kind of thing on a visit. Of Pistols, Railroad Shares and Workhorse Tonics you may take several, and take at least one."},
	{Number: "CW22", Mark: scoring.Seed, Text: "You pay on the spot from what you hold. Nobody goes into debt."},
	{Number: "CW23", Mark: scoring.Seed, Text: "A Pistol for $10 scratches a bandit from one of your unused burros right away."},
	{Number: "CW24", Mark: seedRuled, Text: "A Railroad Share for $10, in company only, pays at the end $6 for every round played after the one you bought it in."},
	{Number: "CW25", Mark: seedRuled, Text: "The Coal Baron costs nothing and comes once: with 12 Coal waiting in the stash you may report. Those who do so in the same turn divide $40 in whole dollars when it ends; odd dollars are lost."},
	{Number: "CW26", Mark: seedOwn, Text: "Strike Gold adds $5 to your next delivery for each whole $10 it brings. Only one can be waiting. The sheet sets the price."},
	{Number: "CW27", Mark: seedOwn, Text: "Wash Day pays $25 if this round's delivery brings in 6 Borax or more, and is worthless afterwards. One a round. The sheet sets the price."},
	{Number: "CW28", Mark: seedRuled + "," + scoring.HouseRule, Text: "Tack and Harness gives all your deliveries two more slots from this round on. You need only one. The sheet sets the price."},
	{Number: "CW29", Mark: scoring.Seed, Text: "Varmint Huntin' is free as often as you visit: throw three dice, and get what they show and $6 more when the turn ends."},
	{Number: "CW30", Mark: seedRuled, Text: "The Pinkertons, in company only, take one waiting mineral of every kind from you, and this round becomes the last. They can be hired again in that round, at the same cost and to no further effect."},
	{Number: "CW31", Mark: scoring.Seed, Text: "Blackjack, for the solo player with $10 in hand: throw dice one by one, counting each double, and stop when you like; 21 or more stops you. Up to 15 costs $10; 16 and 17 are even; 18 and 19 win $10; 20 wins $20 and a Tin; 21 wins $25 with a Tin and a Coal; more costs $10 and brings a bandit."},
	{Number: "CW32", Mark: scoring.Ruled, Text: "What Blackjack brought rides on the burro you load next. The minerals need no slot, and count and can be stolen like the others; the bandit is beyond any Pistol until then."},
	{Number: "CW33", Mark: seedOwn, Text: "Workhorse Tonics are for the solo player, six in a game. If a throw shows a 1, scratch one before you do anything else: the Bunkhouse gets no die in this turn, and under ones-rest the 1 may work. The sheet sets the price."},
	{Number: "CW37", Mark: seedRuled + "," + scoring.HouseRule, Text: "Burro 7 gives the solo player a seventh round. It must be bought before the sixth delivery, carries one bandit and is yours to load from then on. The sheet sets the price."},
	{Opens: "Delivery and the end", Number: "CW40", Mark: scoring.Seed, Text: "When the round is over you choose a burro you have not used and put up to six waiting minerals on it (eight with CW28), or none."},
	{Number: "CW41", Mark: seedRuled, Text: "A bandit on the burro takes all of the most valuable kind on board; the next bandit takes all of the kind after it, and so on."},
	{Number: "CW42", Mark: scoring.Ruled, Text: "You are paid for what was not stolen, and that alone counts for Strike Gold and Wash Day."},
	{Number: "CW43", Mark: seedRuled, Text: "After the last round the shares are paid and the most cash wins. If equal, whoever has more value left in the stash is ahead; if that is equal too, the place is shared."},
	{Number: "CW44", Mark: scoring.Seed, Text: "The solo player first of all fills the Ore Stash. Then cash ranks: City Slicker below $300, Bronze from $300, Silver from $321, Gold from $341, Platinum from $361. Without a full stash there is no rank."},
	{Number: "CW45", Mark: seedOwn, Text: "Tunnels, stash size, bandits and house prices are printed on the sheet. Some of burros 1 to 6 carry bandits and some do not; the first Borax deposit is numbered 4 or less, the second above 5 with two DIG boxes."},
}
