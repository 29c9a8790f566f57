package sheet

import "saddlebag/scoring"

const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	seedOwn   = scoring.Seed + "," + scoring.HouseRule
	ownRuled  = scoring.HouseRule + "," + scoring.Ruled
)

var clauses = []scoring.Clause{
	{Opens: "goldfever.chapter-set-up", Number: "GF1", Mark: seedOwn, Text: "goldfever.GF1"},
	{Number: "GF2", Mark: scoring.Seed, Text: "goldfever.GF2"},
	{Number: "GF3", Mark: seedRuled, Text: "goldfever.GF3"},
	{Number: "GF4", Mark: scoring.Seed, Text: "goldfever.GF4"},
	{Number: "GF5", Mark: seedRuled, Text: "goldfever.GF5"},
	{Number: "GF6", Mark: seedRuled, Text: "goldfever.GF6"},
	{Number: "GF7", Mark: seedRuled, Text: "goldfever.GF7"},
	{Number: "GF8", Mark: seedOwn, Text: "goldfever.GF8"},
	{Opens: "goldfever.chapter-rounds", Number: "GF10", Mark: scoring.Seed, Text: "goldfever.GF10"},
	{Number: "GF11", Mark: seedRuled, Text: "goldfever.GF11"},
	{Number: "GF12", Mark: seedRuled, Text: "goldfever.GF12"},
	{Number: "GF13", Mark: scoring.Seed, Text: "goldfever.GF13"},
	{Opens: "goldfever.chapter-actions", Number: "GF20", Mark: scoring.Seed, Text: "goldfever.GF20"},
	{Number: "GF21", Mark: seedRuled, Text: "goldfever.GF21"},
	{Number: "GF22", Mark: seedRuled, Text: "goldfever.GF22"},
	{Number: "GF23", Mark: scoring.Seed, Text: "goldfever.GF23"},
	{Number: "GF24", Mark: seedRuled, Text: "goldfever.GF24"},
	{Number: "GF25", Mark: seedRuled, Text: "goldfever.GF25"},
	{Number: "GF26", Mark: seedRuled, Text: "goldfever.GF26"},
	{Number: "GF27", Mark: seedRuled, Text: "goldfever.GF27"},
	{Number: "GF28", Mark: scoring.Seed, Text: "goldfever.GF28"},
	{Number: "GF29", Mark: scoring.Seed, Text: "goldfever.GF29"},
	{Opens: "goldfever.chapter-sight", Number: "GF40", Mark: seedRuled, Text: "goldfever.GF40"},
	{Number: "GF41", Mark: seedRuled, Text: "goldfever.GF41"},
	{Number: "GF42", Mark: scoring.Ruled, Text: "goldfever.GF42"},
	{Number: "GF43", Mark: scoring.HouseRule, Text: "goldfever.GF43"},
	{Opens: "goldfever.chapter-hits", Number: "GF50", Mark: scoring.HouseRule, Text: "goldfever.GF50"},
	{Number: "GF51", Mark: scoring.HouseRule, Text: "goldfever.GF51"},
	{Number: "GF52", Mark: ownRuled, Text: "goldfever.GF52"},
	{Number: "GF53", Mark: scoring.HouseRule, Text: "goldfever.GF53"},
	{Number: "GF54", Mark: ownRuled, Text: "goldfever.GF54"},
	{Number: "GF55", Mark: seedOwn, Text: "goldfever.GF55"},
	{Number: "GF56", Mark: ownRuled, Text: "goldfever.GF56"},
	{Opens: "goldfever.chapter-scenarios", Number: "GF60", Mark: scoring.HouseRule, Text: "goldfever.GF60"},
	{Opens: "goldfever.chapter-questions", Number: "GF61", Mark: scoring.Ruled, Text: "goldfever.GF61"},
	{Number: "GF62", Mark: scoring.Ruled, Text: "goldfever.GF62"},
	{Number: "GF63", Mark: scoring.Ruled, Text: "goldfever.GF63"},
	{Number: "GF64", Mark: scoring.Ruled, Text: "goldfever.GF64"},
	{Number: "GF65", Mark: scoring.Ruled, Text: "goldfever.GF65"},
	{Number: "GF66", Mark: scoring.Ruled, Text: "goldfever.GF66"},
	{Number: "GF67", Mark: scoring.Ruled, Text: "goldfever.GF67"},
	{Opens: "goldfever.chapter-offered", Number: "GF68", Mark: scoring.HouseRule, Text: "goldfever.GF68"},
	{Number: "GF69", Mark: scoring.HouseRule, Text: "goldfever.GF69"},
}
