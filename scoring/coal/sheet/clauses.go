package sheet

import "saddlebag/scoring"

// Marks of clauses of mixed origin.
const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	seedOwn   = scoring.Seed + "," + scoring.HouseRule
)

var clauses = []scoring.Clause{
	{Opens: "coal.setting-up", Number: "CW1", Mark: seedRuled, Text: "coal.CW1"},
	{Number: "CW2", Mark: scoring.Seed, Text: "coal.CW2"},
	{Number: "CW3", Mark: scoring.Ruled, Text: "coal.CW3"},
	{Opens: "coal.rounds-and-turns", Number: "CW4", Mark: scoring.Seed, Text: "coal.CW4"},
	{Number: "CW5", Mark: scoring.Seed, Text: "coal.CW5"},
	{Number: "CW6", Mark: seedRuled, Text: "coal.CW6"},
	{Number: "CW7", Mark: scoring.Ruled, Text: "coal.CW7"},
	{Number: "CW8", Mark: scoring.Ruled, Text: "coal.CW8"},
	{Number: "CW9", Mark: scoring.Seed, Text: "coal.CW9"},
	{Opens: "coal.the-mine", Number: "CW10", Mark: scoring.Seed, Text: "coal.CW10"},
	{Number: "CW11", Mark: scoring.Seed, Text: "coal.CW11"},
	{Number: "CW12", Mark: scoring.Ruled, Text: "coal.CW12"},
	{Number: "CW13", Mark: seedRuled, Text: "coal.CW13"},
	{Number: "CW14", Mark: scoring.Ruled, Text: "coal.CW14"},
	{Number: "CW15", Mark: scoring.Seed, Text: "coal.CW15"},
	{Opens: "coal.the-store", Number: "CW20", Mark: seedRuled, Text: "coal.CW20"},
	{Number: "CW21", Mark: scoring.Ruled, Text: "coal.CW21"},
	{Number: "CW22", Mark: scoring.Seed, Text: "coal.CW22"},
	{Number: "CW23", Mark: scoring.Seed, Text: "coal.CW23"},
	{Number: "CW24", Mark: seedRuled, Text: "coal.CW24"},
	{Number: "CW25", Mark: seedRuled, Text: "coal.CW25"},
	{Number: "CW26", Mark: seedOwn, Text: "coal.CW26"},
	{Number: "CW27", Mark: seedOwn, Text: "coal.CW27"},
	{Number: "CW28", Mark: seedRuled + "," + scoring.HouseRule, Text: "coal.CW28"},
	{Number: "CW29", Mark: scoring.Seed, Text: "coal.CW29"},
	{Number: "CW30", Mark: seedRuled, Text: "coal.CW30"},
	{Number: "CW31", Mark: scoring.Seed, Text: "coal.CW31"},
	{Number: "CW32", Mark: scoring.Ruled, Text: "coal.CW32"},
	{Number: "CW33", Mark: seedOwn, Text: "coal.CW33"},
	{Number: "CW37", Mark: seedRuled + "," + scoring.HouseRule, Text: "coal.CW37"},
	{Opens: "coal.the-end", Number: "CW40", Mark: scoring.Seed, Text: "coal.CW40"},
	{Number: "CW41", Mark: seedRuled, Text: "coal.CW41"},
	{Number: "CW42", Mark: scoring.Ruled, Text: "coal.CW42"},
	{Number: "CW43", Mark: seedRuled, Text: "coal.CW43"},
	{Number: "CW44", Mark: scoring.Seed, Text: "coal.CW44"},
	{Number: "CW45", Mark: seedOwn, Text: "coal.CW45"},
}
