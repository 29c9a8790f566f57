package goldfever_test

import "testing"

// The table puts right what the record has missed, between two actions; nobody
// scores for it.
func TestPuttingRight(t *testing.T) {
	newTable(t).Refuse("GF8", "table set wounds Ted 1")
	g := started(t).Play("table set wounds Ted 2", "table set shells Ted colt-1 1", "table set jam Ted colt jammed", "table set place Ted c2").
		shows("ted/wound-2 x", "ted/shells-1 1", "ted/jam-1 x", "ted/zone c2")
	g.Refuse("GF5", "table set shells Ted colt 7", "table set shells Ted colt 10", "table set shells Ted knife 1").
		Refuse("GF53", "table set jam Ted knife jammed", "table set jam Ted colt perhaps").
		Refuse("GF2", "table set place Ted z9").Refuse("GF7", "table set wounds Ted 4").Refuse("GF1", "table set wounds Kate 1").
		Refuse("GF4", "table set object colt-9 Ted", "table set object rock-1 gone", "table set object whisky-1 Lena", "table set shells Ted rifle 1")
	// The whisky of b3 has been drunk, Ted's Colt is with Lena, a nugget with Ted, who has lost his knife.
	g.Play("table set object whisky-3 gone", "table set object colt-1 lena", "table set object knife-1 c3", "table set object nugget-1 Ted").
		shows("zone/b3 colt", "lena/gun-2 colt", "lena/shells-2 1", "ted/gun-1 -", "ted/pocket-1 nugget-1", "zone/c3 knife", "zone/c2 Ted, nugget-2")
	g.Play("table activate Ted", "Ted move b2").Play("table set wounds Ted 3").
		Waits("Round 1 of 2: drawing a chip").shows("zone/b2 whisky nugget-1", "Ann 0", "Bob 0").
		Refuse("GF7", "table set place Ted a1").Play("table set wounds Ted 1").shows("zone/b2 Ted, whisky nugget-1")
	// Where the last chip in the bag is of somebody who is dead the round is over.
	g.Play("table activate Lena", "Lena end", "table activate Fred", "Fred end", "table set wounds Silas 3").shows("round 2")
	g.Play("table set wounds Fred 3").Waits("Game over").shows("Ann 2", "Bob 0") // Ted and Lena are alive; nobody killed anybody
}

// A pile that has been shuffled is whole again.
func TestShuffling(t *testing.T) {
	g := started(t).Play("table activate Ted", "Ted shoot Fred colt").Refuse("GF50", "table shuffle average").
		Play("table card average jam", "Ted unjam colt", "Ted shoot Fred colt").Refuse("GF50", "table card average jam").
		Play("table card average miss", "table shuffle average").shows("pile/average 14")
	g.Play("Ted shoot Fred colt", "table card average jam").Refuse("GF50", "table shuffle tarot")
}
