package sheet

import "saddlebag/scoring"

const (
	seedRuled = scoring.Seed + "," + scoring.Ruled
	seedOwn   = scoring.Seed + "," + scoring.HouseRule
)

var clauses = []scoring.Clause{
	{Opens: "maloney.set-up", Number: "MI1", Mark: scoring.Ruled, Text: "maloney.MI1"},
	{Number: "MI2", Mark: scoring.Seed, Text: "maloney.MI2"},
	{Number: "MI3", Mark: seedOwn, Text: "maloney.MI3"},
	{Number: "MI4", Mark: seedOwn, Text: "maloney.MI4"},
	{Number: "MI5", Mark: seedOwn, Text: "maloney.MI5"},
	{Number: "MI6", Mark: seedRuled, Text: "maloney.MI6"},
	{Number: "MI7", Mark: scoring.Seed, Text: "maloney.MI7"},
	{Opens: "maloney.a-day", Number: "MI10", Mark: scoring.Seed, Text: "maloney.MI10"},
	{Number: "MI11", Mark: seedRuled, Text: "maloney.MI11"},
	{Number: "MI12", Mark: seedRuled, Text: "maloney.MI12"},
	{Number: "MI13", Mark: seedRuled, Text: "maloney.MI13"},
	{Number: "MI14", Mark: seedRuled, Text: "maloney.MI14"},
	{Number: "MI15", Mark: scoring.Seed, Text: "maloney.MI15"},
	{Number: "MI16", Mark: scoring.Seed, Text: "maloney.MI16"},
	{Number: "MI17", Mark: scoring.Seed, Text: "maloney.MI17"},
	{Number: "MI18", Mark: scoring.Seed, Text: "maloney.MI18"},
	{Number: "MI19", Mark: scoring.Ruled, Text: "maloney.MI19"},
	{Number: "MI20", Mark: seedRuled, Text: "maloney.MI20"},
	{Number: "MI21", Mark: scoring.Ruled, Text: "maloney.MI21"},
	{Number: "MI22", Mark: seedRuled, Text: "maloney.MI22"},
	{Opens: "maloney.the-end", Number: "MI30", Mark: seedRuled, Text: "maloney.MI30"},
	{Number: "MI31", Mark: scoring.Seed, Text: "maloney.MI31"},
	{Number: "MI32", Mark: scoring.Ruled, Text: "maloney.MI32"},
}
