package maloney

// The sheets that are cut out, for the tests of what is on them.
var (
	Cards  = cards
	Money  = money
	Tokens = tokens
)
