// Package village is the map of Goldfever: zones, walls, fences, trees, doors and windows,
// which zones adjoin, and what you see from one to another (GF2, GF3, GF40 to GF43).
//
// It knows no game in progress, so it asks who stands in the way. All numbers are whole
// millimetres on the poster, so a line of sight that touches a corner does so exactly.
// Begin with [Village]; [Plan] keeps what follows from it.
package village

import (
	"cmp"
	"slices"
)

// usualCircle is the radius of the circles of a village that gives none (GF43).
const usualCircle = 11

// A Village is the map that the game is played on (GF2). Its unit is a
// millimetre on the poster; x grows to the right and y downwards from the left
// upper corner. Zones are known by their index in Zones.
type Village struct {
	Width     int        `json:"width"`
	Height    int        `json:"height"`
	Circle    int        `json:"circle,omitempty"` // see CircleRadius
	Zones     []Zone     `json:"zones"`            // together they are the whole plan
	Buildings []Building `json:"buildings"`        // to draw; what blocks are their walls
	Barriers  []Barrier  `json:"barriers"`
	Openings  []Opening  `json:"openings"`
	Trees     []Tree     `json:"trees"`
}

// A Zone is a part of the plan in which characters stand.
type Zone struct {
	Name    string  `json:"name"` // a column's letter and a row's number
	Centre  Point   `json:"centre"`
	Outline []Point `json:"outline"` // a simple polygon, either way round
}

// A Building is what people call a few zones under one roof.
type Building struct {
	Name    string  `json:"name"`
	Outline []Point `json:"outline"`
}

// A Barrier is what nobody walks or sees through. It runs along the borders of
// zones, from point to point of its path (GF2, GF40).
type Barrier struct {
	Kind ObstacleKind `json:"kind"` // Wall or Fence
	Path []Point      `json:"path"`
}

// An Opening lets people through a wall (GF3, GF40).
type Opening struct {
	Kind OpeningKind `json:"kind"`
	Line Segment     `json:"line"` // a part of one straight of a wall, short of its ends
}

// An OpeningKind is what an opening is.
type OpeningKind string

// The kinds of openings, and what stands for open ground.
const (
	NoOpening OpeningKind = ""
	Door      OpeningKind = "door"
	Window    OpeningKind = "window"
)

// A Tree is a round thing that nobody sees through (GF40).
type Tree struct {
	Centre Point `json:"centre"`
	Radius int   `json:"radius"`
}

// CircleRadius is the radius of the circle in the middle of each zone, in
// millimetres on the poster: 11 where the village gives none (GF43).
func (v *Village) CircleRadius() int { return cmp.Or(v.Circle, usualCircle) }

// Index returns the zone of a name, and whether there is one.
func (v *Village) Index(name string) (int, bool) {
	i := slices.IndexFunc(v.Zones, func(z Zone) bool { return z.Name == name })
	return max(0, i), i >= 0
}

// Holds says whether a point lies in a building.
func (b Building) Holds(p Point) bool { return inside(p, b.Outline) }

// Holds says whether a point lies in a zone.
func (z Zone) Holds(p Point) bool { return inside(p, z.Outline) }
