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
