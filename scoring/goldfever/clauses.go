package goldfever

import "saddlebag/scoring"

const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	seedOwn   = scoring.Seed + "," + scoring.HouseRule
	ownRuled  = scoring.HouseRule + "," + scoring.Ruled
)

var clauses = []scoring.Clause{
	{Opens: "Set-up", Number: "GF1", Mark: seedOwn, Text: "Two to twelve people play in two teams. Each has one or more of the twelve characters, as the scenario says; nobody plays for both sides. Ted is a sheriff, Fred a desperado."},
	{Number: "GF2", Mark: scoring.Seed, Text: "The village is made of zones, each with a circle in its middle. Zones adjoin over open ground, by a door or by a window; walls, fences and trees keep them apart. Any number of characters fit in a zone."},
	{Number: "GF3", Mark: seedRuled, Text: "One moves over open ground, which is drawn as a dashed line, and through doors and windows."},
	{Number: "GF4", Mark: scoring.Seed, Text: "There are Colts, shotguns, rifles, hunting rifles, dynamite, knives, whisky, rocks and nuggets. A character carries two guns and two other objects at the most."},
	{Number: "GF5", Mark: seedRuled, Text: "A Colt reaches 4 zones and holds 6 shells, a shotgun 2 and 2, a rifle 6 and 9, a hunting rifle 8 and 1. Dynamite is thrown up to 2 zones, a knife 1. One's own zone does not count. Guns are loaded at the start."},
	{Number: "GF6", Mark: seedRuled, Text: "Nuggets lie face down. On the face of each is 1, 2 or 3, or nothing but rock. Whoever picks one up looks at it; the others know what they have seen. Who carries some at the start looks at them before the first chip, so that a rock among them looks like a nugget to everybody else. Nuggets that somebody carries at the end are shown."},
	{Number: "GF7", Mark: seedRuled, Text: "The third wound kills. The dead drop all they have in their zone, have no chip in the bag any more, and are in nobody's way."},
	{Number: "GF8", Mark: seedOwn, Text: "Each character is dealt a joker in secret. It is played once, in its owner's own phase and for no point, even where it helps nothing; it is lost with its owner."},
	{Opens: "Rounds", Number: "GF10", Mark: scoring.Seed, Text: "In a round the chips of all who are alive go into a bag. One is drawn, and that character acts; then the next one, until the bag is empty."},
	{Number: "GF11", Mark: seedRuled, Text: "Whoever acts has four action points. An action costs one, an ambush two. Points may be left: the phase ends when its owner says so."},
	{Number: "GF12", Mark: seedRuled, Text: "A character in ambush whose chip is drawn may stay there; the chip is spent. Whatever else it does gives the ambush up. Laying an ambush ends the phase, and points left are lost."},
	{Number: "GF13", Mark: scoring.Seed, Text: "What cannot be done costs nothing, and something else may be done."},
	{Opens: "Actions", Number: "GF20", Mark: scoring.Seed, Text: "An action: move to a zone next door."},
	{Number: "GF21", Mark: seedRuled, Text: "An action: shoot at an opponent in sight and in range, with a gun that is loaded and not jammed. It is the gun in use then. The range is the zones that the line of sight runs through after the first; in the same zone it is 0. A line along a border counts the zone on neither side. One shell is spent. A shotgun can fire both barrels: two shells and always two cards; one jam jams it."},
	{Number: "GF22", Mark: seedRuled, Text: "An action: load one shell into a gun that is not full, jammed or not."},
	{Number: "GF23", Mark: scoring.Seed, Text: "An action: un-jam a gun, or dynamite whose fuse went out. What is un-jammed is in hand."},
	{Number: "GF24", Mark: seedRuled, Text: "An action: throw a knife at an opponent, or dynamite into a zone, in sight and in range. The knife lies in the target's zone after that. Dynamite is gone when it explodes, and lies there jammed when its fuse goes out."},
	{Number: "GF25", Mark: seedRuled, Text: "An action: pick up an object, take one from a friend in the zone or give one, or exchange one each. To drop something is free, and so is to choose the gun in use, once between two actions. Who has no gun in use has the next one that comes to hand, or is left."},
	{Number: "GF26", Mark: seedRuled, Text: "A gun that is dropped keeps its shells, and its jam."},
	{Number: "GF27", Mark: seedRuled, Text: "After an action, when its cards are drawn, each opponent in ambush who sees who acted may do one action of one point, and is in ambush no more, or decline. They react in the order their owners agree; the other side's ambushers may react to a reaction, and nobody to theirs. Then who acted goes on, if alive. What is free is no action; laying an ambush is one, and cannot be a reaction."},
	{Number: "GF28", Mark: scoring.Seed, Text: "An action: attack an opponent in the same zone hand to hand. It takes a knife."},
	{Number: "GF29", Mark: scoring.Seed, Text: "An action: drink a whisky. It heals one wound, if there is one, and is gone."},
	{Opens: "Sight", Number: "GF40", Mark: seedRuled, Text: "One sees along the straight line between the circles of two zones where no wall, fence or tree is in its way; touching an end or a corner is in the way. Doors and windows are not."},
	{Number: "GF41", Mark: seedRuled, Text: "Somebody alive, friend or foe, is in the way where the line touches the circle of their zone; not so in the zones of the two."},
	{Number: "GF42", Mark: scoring.Ruled, Text: "Who sees is seen."},
	{Number: "GF43", Mark: scoring.HouseRule, Text: "The village says how large its circles are: the radius in whole millimetres on the poster, or else 11. The legend of the village gives it."},
	{Opens: "Hits", Number: "GF50", Mark: scoring.HouseRule, Text: "There are three hit piles, easy, average and difficult, and a panic pile, 54 cards in all; the scenario says how many of each card. A hit card says miss, wound, two wounds, jam or panic: in ours a wound about 3 times in 7, 1 in 3 and 1 in 5; a jam once in fourteen cards or less. When the last card is drawn the pile is shuffled."},
	{Number: "GF51", Mark: scoring.HouseRule, Text: "Both rifles draw from the easy pile, the Colt and the shotgun from the average one, a knife that is thrown from the one that the scenario says: the easy one in ours, the difficult one where it says nothing."},
	{Number: "GF52", Mark: ownRuled, Text: "It is one step harder beyond half the range, rounded up, and one where the line comes through a door or window into the target's zone; never harder than difficult. From an ambush it is as many steps easier as the scenario says: one in ours, none where it says nothing. A joker that makes it easier counts together with these."},
	{Number: "GF53", Mark: scoring.HouseRule, Text: "A jam does no wound, and the gun is jammed. A knife does not jam."},
	{Number: "GF54", Mark: ownRuled, Text: "Whoever panics draws a panic card: nothing; the ambush is lost; the gun in use is dropped; one flees to a zone next door, which the owner chooses; or one is too shaken to shoot in the next phase."},
	{Number: "GF55", Mark: seedOwn, Text: "Dynamite draws an average card: with a jam its fuse goes out. Else it explodes: everybody in the zone draws an easy card against themselves, then everybody next door over open ground a difficult one (option blast), in the order of the scenario. A jam is a miss then."},
	{Number: "GF56", Mark: ownRuled, Text: "Hand to hand draws a card of the pile that the scenario says: easy in ours, average where it says nothing. If it did no wound, and the other one is still there and has a knife, that one draws a card against the attacker: average in ours, difficult where the scenario says nothing. Whoever is wounded by an attack drops the nuggets, where the scenario says so, as ours do."},
	{Opens: "Scenarios", Number: "GF60", Mark: scoring.HouseRule, Text: "The scenario says who fights, with what, for how many rounds, and for what: each opponent killed by one of the team, each of one's own alive at the end, zones that one's team alone holds at the end, or is the first to blow up, and the nuggets carried. A zone can be for one team or some characters alone. A scenario can offer a rule that the table may add. It ends after the last round, or when a team is dead; or with a round, where the scenario says so, at whose end a team carries so many nuggets, whatever is on them, has so many dead, or has the zone that it is all about. A team scores together; equal points go to the team with more alive, and are shared if those are equal too."},
	{Opens: "Where one could ask", Number: "GF61", Mark: scoring.Ruled, Text: "A blast is drawn for once by each who was there when it went off, in the zone first and then next door, in the order of the scenario's gear; also by who has fled since. A panic is settled before the next card. The fight goes on to the last card: both teams can die of it, and every opponent killed counts, also for a team that is dead."},
	{Number: "GF62", Mark: scoring.Ruled, Text: "Nobody shoots at, throws a knife at or attacks a friend or themselves, in a reaction neither. A blast spares nobody; a friend whom it kills scores nothing."},
	{Number: "GF63", Mark: scoring.Ruled, Text: "Where the gun in use is exchanged for another gun, that one is in use. Where it is exchanged for something else, the other gun is, if there is one."},
	{Number: "GF64", Mark: scoring.Ruled, Text: "Laying an ambush ends the phase before anybody reacts: what counts in this phase only, a steady hand, a long shot, lying low or being shaken, does not count in one's reaction after it. Whoever waits in ambush gives it up by dropping something, choosing a gun or playing a joker, and may lay another. A phase spent in ambush is one; who is shaken while shaken cannot shoot in the phase after, either."},
	{Number: "GF65", Mark: scoring.Ruled, Text: "After each reaction it is asked anew who may react. Who has declined may not until the one who acted acts again."},
	{Number: "GF66", Mark: scoring.Ruled, Text: "The second barrel's card is drawn even when the target is dead or has fled. It strikes whoever lives, wherever they are; of the dead's card only a jam counts."},
	{Number: "GF67", Mark: scoring.Ruled, Text: "When the table stops a game, the nuggets that the living carry score as at the end, as far as their faces are known; those that are carried may be shown then. Nobody scores for being alive, nor for a zone. Before the end, what a stop would add is shown beside the score and is not in it."},
	{Opens: "Rules that a scenario offers", Number: "GF68", Mark: scoring.HouseRule, Text: "By night, where the scenario offers it and the table takes it (option extra), nobody sees farther than so many zones, counted as a range is, as the scenario says: Rescue says four."},
	{Number: "GF69", Mark: scoring.HouseRule, Text: "Short of shells, where the scenario offers it and the table takes it (option extra), nobody loads a gun, in a reaction neither; a quick loader does. Last stand offers it."},
}
