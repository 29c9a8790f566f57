package sheet

import "saddlebag/scoring"

const seedRuled = scoring.Seed + "," + scoring.Ruled

var clauses = []scoring.Clause{
	{Opens: "rintintin.set-up", Number: "RT1", Mark: scoring.Seed, Text: "rintintin.RT1"},
	{Number: "RT2", Mark: scoring.Ruled, Text: "rintintin.RT2"},
	{Number: "RT3", Mark: scoring.Ruled + "," + scoring.HouseRule, Text: "rintintin.RT3"},
	{Number: "RT4", Mark: scoring.Seed + "," + scoring.HouseRule, Text: "rintintin.RT4"},
	{Opens: "rintintin.a-turn", Number: "RT5", Mark: scoring.Seed, Text: "rintintin.RT5"},
	{Number: "RT6", Mark: scoring.Seed, Text: "rintintin.RT6"},
	{Number: "RT7", Mark: scoring.Seed, Text: "rintintin.RT7"},
	{Number: "RT8", Mark: scoring.Seed, Text: "rintintin.RT8"},
	{Number: "RT9", Mark: scoring.Seed, Text: "rintintin.RT9"},
	{Number: "RT10", Mark: scoring.Seed, Text: "rintintin.RT10"},
	{Number: "RT11", Mark: scoring.Ruled, Text: "rintintin.RT11"},
	{Number: "RT12", Mark: scoring.Ruled, Text: "rintintin.RT12"},
	{Opens: "rintintin.a-full-group", Number: "RT13", Mark: scoring.Seed, Text: "rintintin.RT13"},
	{Number: "RT14", Mark: scoring.Seed, Text: "rintintin.RT14"},
	{Number: "RT15", Mark: scoring.Seed, Text: "rintintin.RT15"},
	{Number: "RT16", Mark: scoring.Ruled, Text: "rintintin.RT16"},
	{Opens: "rintintin.the-end", Number: "RT17", Mark: seedRuled, Text: "rintintin.RT17"},
	{Number: "RT18", Mark: scoring.Seed, Text: "rintintin.RT18"},
	{Number: "RT19", Mark: seedRuled, Text: "rintintin.RT19"},
	{Number: "RT20", Mark: scoring.Ruled, Text: "rintintin.RT20"},
}
