package ledger

import "saddlebag/scoring"

// The clauses of the verbs that every game has.
const (
	clauseUnknown = scoring.UnknownClause // LG1
	clauseOver    = scoring.OverClause    // LG2
	clauseUndo    = "LG3"
	clauseRedo    = "LG4"
	clauseCorrect = scoring.CorrectionClause // LG5
	clauseResult  = "LG6"
	StopClause    = "LG7"
	clauseSign    = "LG8"
	NoteClause    = "LG9"
	AmendClause   = "LG10"
)

// Clauses are the rules of the ledger itself, the same in every game.
var Clauses = []scoring.Clause{
	{Opens: "ledger.clauses", Number: clauseUnknown, Mark: scoring.HouseRule, Text: "ledger.LG1"},
	{Number: clauseOver, Mark: scoring.HouseRule, Text: "ledger.LG2"},
	{Number: clauseUndo, Mark: scoring.HouseRule, Text: "ledger.LG3"},
	{Number: clauseRedo, Mark: scoring.HouseRule, Text: "ledger.LG4"},
	{Number: clauseCorrect, Mark: scoring.HouseRule, Text: "ledger.LG5"},
	{Number: clauseResult, Mark: scoring.HouseRule, Text: "ledger.LG6"},
	{Number: StopClause, Mark: scoring.HouseRule, Text: "ledger.LG7"},
	{Number: clauseSign, Mark: scoring.HouseRule, Text: "ledger.LG8"},
	{Number: NoteClause, Mark: scoring.HouseRule, Text: "ledger.LG9"},
	{Number: AmendClause, Mark: scoring.HouseRule, Text: "ledger.LG10"},
}
