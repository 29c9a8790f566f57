package programtest

// SoloGame is a short game for one, worked out by hand: a Coal and a Borax are
// delivered on burros without bandits, for $5 and $3, and four burros go empty.
// The Ore Stash is not full, so there is no rank.
var SoloGame = []string{
	"table roll 1+4+6", "Ann claim coal-1 4", "table roll 1+5", "table roll 1", "Ann load burro-1 C",
	"table roll 1+4+6", "Ann claim borax-1 4", "table roll 1+5", "table roll 1", "Ann load burro-3 B",
	"table roll 1+2+2", "table roll 1+2", "table roll 1", "Ann load burro-2",
	"table roll 1+2+2", "table roll 1+2", "table roll 1", "Ann load burro-4",
	"table roll 1+2+2", "table roll 1+2", "table roll 1", "Ann load burro-5",
	"table roll 1+2+2", "table roll 1+2", "table roll 2", "table roll 1", "Ann load burro-6",
}
