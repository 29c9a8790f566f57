package fortyniners

import "saddlebag/scoring"

// The verbs.
const (
	verbRoll    = "roll"
	verbMove    = "move"
	verbLookout = "lookout"
	verbPass    = "pass"
	verbStop    = "stop"
	verbPassBy  = "pass-by"
	verbEnd     = "end-of-run"
)

// wordCapped marks a run that ended at the turn cap (FN41).
const wordCapped = "capped"

// deviceDice is what is thrown.
const deviceDice = "dice"

// fieldResult is what a correction can change.
const fieldResult = "result"

// argPath is where a piece moves, spot by spot.
var argPath = scoring.Arg{Name: "path", Kind: scoring.Path, From: 1}
