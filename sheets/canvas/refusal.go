package canvas

import "fmt"

// A Refusal is a request that can't be fulfilled, though nothing is wrong with the
// program or the machine.
type Refusal struct {
	Reason string // a clause for people, as in an error
}

// Error returns the reason.
func (r *Refusal) Error() string { return r.Reason }

// Refuse makes a Refusal, its reason written as by Sprintf.
func Refuse(format string, args ...any) *Refusal {
	return &Refusal{Reason: fmt.Sprintf(format, args...)}
}
