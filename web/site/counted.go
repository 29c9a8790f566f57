package site

import "time"

// Metrics count what a site does, as metrics.Metrics. No label holds anything that a request
// chose, so their number is bounded and none is a secret.
type Metrics interface {
	// Expect has the limits and what becomes of entries there from the start, as 0.
	Expect(limits, outcomes []string)
	// Request counts a request that has been answered.
	Request(method, route string, status int, took time.Duration)
	// InFlight and Streams count what is being answered, and streams that are open: one
	// more, or one less.
	InFlight(more int)
	Streams(more int)
	// Entry counts an entry that a phone sent, by what became of it.
	Entry(outcome string)
	// Refused counts a request that a limit has refused.
	Refused(limit string)
	// Follow shows the current value of a figure that a room keeps; Count that of a number
	// that only grows.
	Follow(name, help string, figure func() float64)
	Count(name, help string, number func() float64)
}

// The outcomes of entries.
const (
	Accepted  = "accepted"
	Conflict  = "conflict"  // made on a state that has moved on
	Violation = "violation" // against the rules
	Limited   = "limited"   // too many at once
	Failed    = "failed"    // by no fault of who sent it
)

// uncounted is what a site does where nobody counts it.
type uncounted struct{}

func (uncounted) Expect([]string, []string)                  {}
func (uncounted) Request(string, string, int, time.Duration) {}
func (uncounted) InFlight(int)                               {}
func (uncounted) Streams(int)                                {}
func (uncounted) Entry(string)                               {}
func (uncounted) Refused(string)                             {}
func (uncounted) Follow(string, string, func() float64)      {}
func (uncounted) Count(string, string, func() float64)       {}
