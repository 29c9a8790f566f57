// Package terms has the vocabulary of Goldfever: characters, objects, cards and jokers, the
// verbs of the ledger with their arguments, the ids of cells, and the numbers of the rules.
//
// It says what there is and how it is written, and nothing of what happens. Begin with
// the verbs in [Verbs] and the objects in [Kind].
package terms

// Numbers of the rules.
const (
	MinPlayers = 2 // GF1
	MaxPlayers = 12
	Teams      = 2
	Deadly     = 3 // wounds (GF7)
	Pockets    = 2 // GF4
	Guns       = 2
	Actions    = 4 // points of an activated character (GF11)
	AmbushCost = 2
)
