package fortyniners

import "saddlebag/scoring"

// The verbs.
const (
	VerbRoll    = "roll"
	VerbMove    = "move"
	VerbLookout = "lookout"
	VerbPass    = "pass"
	VerbStop    = "stop"
	VerbPassBy  = "pass-by"
	VerbEnd     = "end-of-run"
)

// WordCapped marks a run that ended at the turn cap (FN41).
const WordCapped = "capped"

// DeviceDice is what is thrown.
const DeviceDice = "dice"

// FieldResult is what a correction can change.
const FieldResult = "result"

// ArgPath is where a piece moves, spot by spot.
var ArgPath = scoring.Arg{Name: "path", Kind: scoring.Path, From: 1}
