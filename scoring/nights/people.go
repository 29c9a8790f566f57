package nights

// A Person is somebody who plays with a group.
type Person struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`             // empty for somebody forgotten
	Former []string `json:"former,omitempty"` // names of before, the latest last
	Into   string   `json:"into,omitempty"`   // the person that this one turned out to be; empty for none
}

// People are those who play with a group, in the order in which they came.
type People []Person
