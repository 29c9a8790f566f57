package scoring

import (
	"fmt"
	"strings"
)

// A Violation says why an event is illegal.
type Violation struct {
	Clause  string // the clause it breaks
	Message string // a sentence that a player understands
	Instead string // what would be legal; empty where nothing helps
}

// DidYouMean begins what is told instead where a word looks like one that was meant.
const DidYouMean = "did you mean"

// Error makes a Violation an error: the clause and the sentence.
func (v *Violation) Error() string { return v.Clause + ": " + v.Message }

// Breaks makes a violation of a clause, its message written as by Sprintf.
func Breaks(clause, format string, args ...any) *Violation {
	return &Violation{Clause: clause, Message: written(format, args)}
}

// written is a sentence as Sprintf writes it, for which that takes long: most violations
// are made to know that something is illegal, and have a sentence without more.
func written(format string, args []any) string {
	if len(args) == 0 && !strings.Contains(format, "%") {
		return format
	}
	return fmt.Sprintf(format, args...)
}

// Suggest returns the violation with a hint at what would be legal, written as by
// Sprintf.
func (v *Violation) Suggest(format string, args ...any) *Violation {
	v.Instead = written(format, args)
	return v
}

// OverClause is the clause of an event after the end.
const OverClause = "LG2"

// UnknownClause is the clause of an actor, verb or argument that the game does
// not know.
const UnknownClause = "LG1"
