package goldfever

// A Sight is what lies on the straight line from the circle of one zone to
// that of another.
type Sight struct {
	Clear   bool
	Blocked Obstacle    // what is in the way; empty where the sight is clear
	Range   int         // the zones the line runs through after the first (GF21)
	Zones   []int       // those the line runs through in order, the first among them
	Into    OpeningKind // through which the line enters the last zone for good (GF52)
	Out     OpeningKind // through which the way back enters the first zone
}

// An Obstacle is what blocks a line of sight.
type Obstacle struct {
	Kind ObstacleKind
	Zone int // of the character; it means nothing for the other kinds
}

// An ObstacleKind is a word for people: a wall, a fence, a tree, a character.
type ObstacleKind string

// The kinds of obstacles.
const (
	WallObstacle      ObstacleKind = ObstacleKind(Wall)
	FenceObstacle     ObstacleKind = ObstacleKind(Fence)
	TreeObstacle      ObstacleKind = "tree"
	CharacterObstacle ObstacleKind = "character"
)

// Sight tells what is seen of one zone from another (GF40, GF41). taken says
// where a living character stands; it is not asked about the two zones. Either
// way the sight is as clear, and its range the same but for zones entered twice
// (GF42).
func (v *Village) Sight(a, b int, taken func(zone int) bool) Sight { return Sight{} }
