package scoring

// A Prospector is implemented by states that know what the next moves could
// bring.
type Prospector interface {
	// Prospects lists what a seat could score next with what it is known to
	// hold, the best first: a line for each way. It is empty where there is
	// nothing to tell. Event is 0.
	Prospects(seat int) []Line
}
