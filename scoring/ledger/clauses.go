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
	{Opens: "The ledger of every game", Number: clauseUnknown, Mark: scoring.HouseRule, Text: "An event names an actor, a verb and arguments that the game knows."},
	{Number: clauseOver, Mark: scoring.HouseRule, Text: "Nothing more is played once the game is over."},
	{Number: clauseUndo, Mark: scoring.HouseRule, Text: "\"NAME undo\" takes back that player's last event that changed the game, \"table undo\" the last one of anybody, as long as everything played since would still be legal. What was taken back stays in the log, and chance that the program made comes back with the same value."},
	{Number: clauseRedo, Mark: scoring.HouseRule, Text: "\"redo\" brings back what the last undo took, as long as nothing else has been played in between."},
	{Number: clauseCorrect, Mark: scoring.HouseRule, Text: "\"NAME correct FIELD +N reason\" lets the table overrule the program. It counts, has a line of its own in the score, and the score without corrections is shown beside it."},
	{Number: clauseResult, Mark: scoring.HouseRule, Text: "\"table result NAME NUMBER\" is the final score the table claims. It is compared with the score at the end of the ledger."},
	{Number: StopClause, Mark: scoring.HouseRule, Text: "\"table stop reason\" ends the game early. It is ranked as it stands: equal scores share a place."},
	{Number: clauseSign, Mark: scoring.HouseRule, Text: "\"NAME sign\" agrees with the result."},
	{Number: NoteClause, Mark: scoring.HouseRule, Text: "\"table note text\" writes something down, \"table rename OLD NEW\" gives a player another name. A new name follows the rules of names and is not taken."},
	{Number: AmendClause, Mark: scoring.HouseRule, Text: "\"table amend N EVENT\" says what entry N ought to have said, \"table amend N -\" that it was not, and \"table insert N EVENT\" that one is missing right before it; entries are counted from 1. Everything is judged again in the order of places, so what no longer fits is struck and what was struck can stand. Undo, redo, signatures, renamings and amendments are not amended, nor is what was taken back or what the program drew or threw. Only \"table undo\" takes an amendment back."},
}
