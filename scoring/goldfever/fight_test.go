package goldfever_test

import "testing"

// hurt gives a character wounds, as cards before would have.
func (g *table) hurt(name string, wounds int) *table {
	g.Men[g.Named(name)].Wounds = wounds
	return g
}

// at puts a character somewhere, as moves before would have.
func (g *table) at(name, zone string) *table {
	g.Men[g.Named(name)].Zone = g.Zone(zone)
	return g
}

// lurks puts characters in ambush.
func (g *table) lurks(names ...string) *table {
	for _, name := range names {
		g.Men[g.Named(name)].Ambush = true
	}
	return g
}

// A knife lies where its target stood, hit or not.
func TestThrownKnife(t *testing.T) {
	started(t).Play("table activate Ted").
		Refuse("GF24", "Ted throw knife Fred").  // two zones
		Refuse("GF24", "Ted throw dynamite c2"). // he has none
		Refuse("GF1", "Ted throw knife c2").
		Refuse("LG1", "Ted throw whisky Fred").
		Play("Ted move c2", "Ted throw knife Fred").
		Waits("Round 1 of 2: a card from the difficult pile, for Fred").
		Play("table card difficult jam"). // a knife does not jam
		shows("zone/d2 Fred, knife", "ted/pocket-1 -", "fred/wound-1 -").
		Refuse("GF24", "Ted throw knife Fred").
		Refuse("GF28", "Ted attack Fred")
}

// Hand to hand: who is not wounded and has a knife strikes back.
func TestHandToHand(t *testing.T) {
	g := started(t).Play("table activate Ted").Refuse("GF28", "Ted attack Fred").Refuse("GF62", "Ted attack Lena", "Ted attack Ted").
		Play("Ted move c2", "Ted move d2", "Ted attack Fred").
		Waits("Round 1 of 2: a card from the average pile, for Fred").
		Play("table card average miss").Waits("Round 1 of 2: a card from the difficult pile, for Ted").
		Play("table card difficult wound").shows("ted/wound-1 x", "fred/wound-1 -", "ted/points 1").
		Play("Ted attack Fred", "table card average wound").shows("fred/wound-1 x", "ted/points 0")
	g.Refuse("GF50", "table card difficult wound")
	// Who has fled does not strike back.
	started(t).at("Ted", "d2").Play("table activate Ted", "Ted attack Fred", "table card average panic", "table card panic flee", "Fred flee d1").
		Waits("Round 1 of 2: Ted acts, 3 points left", 0)
	// Silas has no knife.
	started(t).at("Ted", "e2").Play("table activate Ted", "Ted attack Silas", "table card average jam").
		Waits("Round 1 of 2: Ted acts, 3 points left", 0)
	// The attacker can die of it, and his phase with him.
	started(t).at("Ted", "d2").hurt("Ted", 2).Play("table activate Ted", "Ted attack Fred", "table card average miss", "table card difficult wound").
		shows("ted/wound-3 x", "Bob 3", "zone/d2 Fred, +3").Waits("Round 1 of 2: drawing a chip").
		Refuse("GF7", "table activate Ted")
}

// Dynamite: an easy card for each in the zone, a difficult one next door over
// open ground, in the order of the scenario.
func TestBlast(t *testing.T) {
	g := started(t).at("Fred", "c2").Play("table activate Lena").
		Refuse("GF41", "Lena throw dynamite c2"). // Ted stands in b2
		Play("Lena move a1").
		// From a1, (20, 20), to c2, (100, 60): b1 up to (60, 40), b2 from
		// there, c2 from (80, 50): three zones away.
		Refuse("GF24", "Lena throw dynamite c2").
		Play("Lena move b1", "Lena throw dynamite c2"). // straight through a corner: one zone
		Waits("Round 1 of 2: a card from the average pile, for the dynamite").
		shows("lena/pocket-1 -").
		Play("table card average wound"). // it explodes: Fred in c2, Ted in b2
		Waits("Round 1 of 2: a card from the easy pile, for Fred").
		Play("table card easy two-wounds").Waits("Round 1 of 2: a card from the difficult pile, for Ted").
		Play("table card difficult jam").shows("fred/wound-2 x", "ted/wound-1 -", "ted/jam-1 -", "lena/points 1")
	g.Refuse("GF50", "table card difficult miss").Refuse("GF24", "Lena throw dynamite c2")
	// Silas in the barn is next door to d2 by the door only.
	started(t).at("Lena", "c2").Play("table activate Lena", "Lena throw dynamite d2", "table card average miss").
		Waits("Round 1 of 2: a card from the easy pile, for Fred").Play("table card easy miss").
		Waits("Round 1 of 2: a card from the difficult pile, for Lena").Play("table card difficult miss").
		Waits("Round 1 of 2: Lena acts, 3 points left", 0)
}

// Without the option a blast stays in its zone.
func TestSmallBlast(t *testing.T) {
	g := newTableWith(t, map[string]string{"blast": "no"}).
		Play("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?").
		at("Lena", "c2").Play("table activate Lena", "Lena throw dynamite d2", "table card average panic")
	g.Waits("Round 1 of 2: a card from the easy pile, for Fred").Play("table card easy wound").
		Waits("Round 1 of 2: Lena acts, 3 points left", 0).shows("fred/wound-1 x", "Ann 0")
}

// Who kills a friend scores nothing; who kills an opponent in the same blast
// does.
func TestBlastKills(t *testing.T) {
	started(t).at("Lena", "c2").at("Ted", "d2").hurt("Ted", 2).hurt("Fred", 2).
		Play("table activate Lena", "Lena throw dynamite d2", "table card average miss").
		Play("table card easy wound").shows("ted/wound-3 x", "Ann 0", "Bob 0").
		Play("table card easy wound").shows("fred/wound-3 x", "Ann 3", "Bob 0").
		Play("table card difficult miss")
}

// Dynamite that fizzled is picked up, un-jammed and thrown.
func TestFizzle(t *testing.T) {
	started(t).Play("table activate Silas", "Silas throw dynamite d2", "table card average jam").
		shows("zone/d2 Fred, dynamite", "silas/points 3", "silas/pocket-1 -").
		Play("Silas move d2", "Silas pick dynamite").shows("silas/pocket-1 dynamite (out)").
		Refuse("GF23", "Silas throw dynamite c2").
		Play("Silas unjam dynamite").shows("silas/pocket-1 dynamite", "silas/points 0").
		Refuse("GF11", "Silas throw dynamite c2").
		Play("Silas end", "table activate Ted", "Ted end", "table activate Fred", "Fred end", "table activate Lena", "Lena end").
		Play("table activate Silas", "Silas throw dynamite b2", "table card average wound").
		Waits("Round 2 of 2: a card from the easy pile, for Ted")
}

// A panic card does what it says.
func TestPanic(t *testing.T) {
	shot := func(t *testing.T) *table {
		t.Helper()
		return started(t).lurks("Fred").Play("table activate Ted", "Ted shoot Fred colt", "table card average panic").
			Waits("Round 1 of 2: a card from the panic pile, for Fred")
	}
	shot(t).Play("table card panic nothing").shows("fred/ambush x").Waits("Round 1 of 2: ambushers may react to Ted", 1)
	shot(t).Play("table card panic startle").shows("fred/ambush -").Waits("Round 1 of 2: Ted acts, 3 points left", 0)
	shot(t).Play("table card panic drop").shows("fred/gun-1 -", "zone/d2 Fred, colt", "fred/ambush x")
	shot(t).Play("table card panic flee", "Fred flee c2").shows("fred/zone c2", "fred/ambush x", "fred/points -")
	// Shaken, Fred shoots from his ambush, but not in his next phase, and in the
	// one after that again.
	g := shot(t).Play("table card panic shake", "Fred react shoot Ted colt", "table card average miss", "Ted end", "table activate Fred").
		Refuse("GF54", "Fred shoot Ted colt").Play("Fred end")
	g.Play("table activate Lena", "Lena end", "table activate Silas", "Silas end", "table activate Fred", "Fred shoot Ted colt")
}

// Sight through the door and the window, past a corner, over a friend.
func TestInSight(t *testing.T) {
	g := started(t).at("Fred", "d3").Play("table activate Silas")
	// e2 to b2 runs through the door; b2 is no house: three zones, easy.
	g.Play("Silas shoot Ted rifle").Waits("Round 1 of 2: a card from the easy pile, for Ted").Play("table card easy miss")
	// a2 is behind Ted.
	g.Refuse("GF41", "Silas shoot Lena rifle")
	// From the open into the barn it is a step harder: Colt, three zones (one
	// more step), and no harder than difficult.
	g.Play("Silas end", "table activate Ted", "Ted move c2", "Ted shoot Silas colt").
		Waits("Round 1 of 2: a card from the difficult pile, for Silas") // two zones: by the door alone
	// Through the window.
	started(t).at("Ted", "e1").Play("table activate Ted", "Ted shoot Silas colt").
		Waits("Round 1 of 2: a card from the difficult pile, for Silas").Play("table card difficult miss").
		Play("Ted end", "table activate Silas", "Silas shoot Ted rifle").Waits("Round 1 of 2: a card from the average pile, for Ted") // it comes into e1 by the window, too
	// Past the corner of the barn nobody sees.
	started(t).at("Ted", "d1").Play("table activate Ted").Refuse("GF40", "Ted shoot Silas colt")
	// Nor through its wall, the tree or the fence.
	started(t).at("Ted", "f2").Play("table activate Ted").Refuse("GF40", "Ted shoot Silas colt")
	started(t).at("Ted", "b3").at("Fred", "c3").Play("table activate Ted").Refuse("GF40", "Ted shoot Fred colt")
	started(t).at("Fred", "a3").Play("table activate Lena").Refuse("GF40", "Lena shoot Fred shotgun")
	// The dead are in nobody's way.
	started(t).hurt("Fred", 2).Play("table activate Ted", "Ted shoot Fred colt", "table card average wound", "Ted shoot Silas colt").
		Waits("Round 1 of 2: a card from the difficult pile, for Silas")
	// In the same zone the range is 0.
	started(t).at("Lena", "d2").Play("table activate Lena", "Lena shoot Fred shotgun").
		Waits("Round 1 of 2: a card from the average pile, for Fred")
}
