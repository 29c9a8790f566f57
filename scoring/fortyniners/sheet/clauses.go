package sheet

import "saddlebag/scoring"

const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	ruledOwn  = scoring.Ruled + "," + scoring.HouseRule
)

var clauses = []scoring.Clause{
	{Opens: "fortyniners.set-up", Number: "FN1", Mark: seedRuled, Text: "fortyniners.FN1"},
	{Number: "FN2", Mark: scoring.Ruled, Text: "fortyniners.FN2"},
	{Number: "FN3", Mark: scoring.Ruled, Text: "fortyniners.FN3"},
	{Number: "FN4", Mark: scoring.Ruled, Text: "fortyniners.FN4"},
	{Number: "FN5", Mark: scoring.HouseRule, Text: "fortyniners.FN5"},
	{Number: "FN6", Mark: ruledOwn, Text: "fortyniners.FN6"},
	{Opens: "fortyniners.the-coach", Number: "FN10", Mark: scoring.Seed, Text: "fortyniners.FN10"},
	{Number: "FN11", Mark: seedRuled, Text: "fortyniners.FN11"},
	{Number: "FN12", Mark: scoring.Ruled, Text: "fortyniners.FN12"},
	{Number: "FN13", Mark: scoring.Seed, Text: "fortyniners.FN13"},
	{Number: "FN14", Mark: scoring.Ruled, Text: "fortyniners.FN14"},
	{Number: "FN15", Mark: scoring.Seed, Text: "fortyniners.FN15"},
	{Number: "FN16", Mark: scoring.Ruled, Text: "fortyniners.FN16"},
	{Opens: "fortyniners.the-bandits", Number: "FN20", Mark: scoring.Seed, Text: "fortyniners.FN20"},
	{Number: "FN21", Mark: scoring.Ruled, Text: "fortyniners.FN21"},
	{Number: "FN22", Mark: seedRuled, Text: "fortyniners.FN22"},
	{Number: "FN23", Mark: seedRuled, Text: "fortyniners.FN23"},
	{Number: "FN24", Mark: scoring.Seed, Text: "fortyniners.FN24"},
	{Opens: "fortyniners.the-sheriff", Number: "FN30", Mark: scoring.Seed, Text: "fortyniners.FN30"},
	{Number: "FN31", Mark: scoring.Seed, Text: "fortyniners.FN31"},
	{Number: "FN32", Mark: scoring.Seed, Text: "fortyniners.FN32"},
	{Number: "FN33", Mark: scoring.Seed, Text: "fortyniners.FN33"},
	{Opens: "fortyniners.the-end", Number: "FN40", Mark: seedRuled, Text: "fortyniners.FN40"},
	{Number: "FN41", Mark: scoring.Ruled, Text: "fortyniners.FN41"},
}
