package maloney

import "slices"

// A Map is the house data of the game: the cities with their roads and their
// action cards, and the suitcases. A city's index in Cities is its number less
// one. It is read only.
type Map struct {
	Cities    []City     `json:"cities"`
	Suitcases []Suitcase `json:"suitcases"`
	// Country is the one that we draw under the cities, NorthAmerica; else the ground has
	// what Land says.
	Country string `json:"country,omitempty"`
	// Land is the outlines of land in a sea; nil for land everywhere.
	Land [][]Point `json:"land,omitempty"`
}

// NorthAmerica is the country that we have a drawing of.
const NorthAmerica = "north-america"

// A City is one of the places that the car can be in.
type City struct {
	Number  int       `json:"number"`
	Name    string    `json:"name"`
	Reaches []int     `json:"reaches"` // numbers of the cities that the car can go to, ascending
	Best    []Weekday `json:"best"`    // the day on which each of its action cards is worth most
	At      Point     `json:"at"`
}

// A Point is a place on the board, as right and down from the upper left
// corner, both in thousandths of the board's width: [x, y].
type Point []int

// X is how far right a point is.
func (p Point) X() int { return p[0] }

// Y is how far down a point is.
func (p Point) Y() int { return p[1] }

// What a map has (MI3, MI4, MI5), and how large the board is.
const (
	Cities    = 16
	Reaches   = 7
	CardsEach = 4 // action cards of a city
	Cards     = Cities * CardsEach
	Suitcases = 24
	Width     = 1000 // of the board, in the unit of a Point
	Height    = 550
	Apart     = 25 // cities at the least, so that their numbers can be written
)

// Reaches says whether a road leads from one city to another (MI15).
func (m *Map) Reaches(from, to int) bool { return slices.Contains(m.Cities[from].Reaches, to+1) }

// Name is a city's name for people.
func (m *Map) Name(city int) string { return m.Cities[city].Name }
