package roomtest

// Begun is the small game up to the first throw.
var Begun = []string{"Ann draw ace", "Bob draw king", `Ann bury "under the cactus"`, `Bob bury "in the well"`, "table roll 2+5"}

// Slips are the sheets of a game of Nugget to its end. Ann digs 5 and 2, is
// rich in round 1 and holds an ace: 5 + 5 + 2 + 5 = 17. Bob digs 2 and 6, is
// bust in round 2 and holds a queen: 2 + 6 - 6 + 1 = 3.
const Slips = `saddlebag 1 nugget final
player Ann
player Bob

Ann card ace
Ann dug 5 2
Ann total 17
Bob card queen
Bob dug 2 6
Bob total 3
table wheel/1 rich
table wheel/2 bust
`

// Opening is a game up to the first spin; then Ann has 5 and Bob 2 points.
var Opening = []string{"Ann draw ace", "Ann bury here", "Bob draw king", "Bob bury there", "table roll 2+5", "Ann dig 5", "Bob dig 2"}
