package scoring

import "fmt"

// A Violation says why an event is illegal.
type Violation struct {
	Clause  string // the clause it breaks
	Message string // a sentence that a player understands
	Instead string // what would be legal; empty where nothing helps
}

// Error makes a Violation an error: the clause and the sentence.
func (v *Violation) Error() string { return v.Clause + ": " + v.Message }

// Breaks makes a violation of a clause, its message written as by Sprintf.
func Breaks(clause, format string, args ...any) *Violation {
	return &Violation{Clause: clause, Message: fmt.Sprintf(format, args...)}
}

// Suggest returns the violation with a hint at what would be legal, written as by
// Sprintf.
func (v *Violation) Suggest(format string, args ...any) *Violation {
	v.Instead = fmt.Sprintf(format, args...)
	return v
}

// OverClause is the clause of an event after the end.
const OverClause = "LG2"

// UnknownClause is the clause of an actor, verb or argument that the game does
// not know.
const UnknownClause = "LG1"
