package village

import (
	"fmt"
	"regexp"
	"strconv"
	"unicode/utf8"

	"saddlebag/scoring/house"
)

// What a village can hold, so that it can be printed and read.
const (
	MinSide    = 100  // of the plan
	MaxSide    = 1000 // of the plan
	MaxZones   = 120
	maxCorners = 40 // of an outline or a path
	maxName    = 16 // characters of a building's name
)

var zoneForm = regexp.MustCompile(`^[a-z][1-9][0-9]?$`)

// Check holds a village to GF2. prefix is the field of the document that the
// village is.
func (v *Village) Check(doc *house.Document, prefix string) *house.Error {
	return (&survey{Village: v, doc: doc, prefix: prefix}).check()
}

// A survey looks at a village for what is wrong with it.
type survey struct {
	*Village
	doc    *house.Document
	prefix string
}

// check finds the first thing that is wrong. Each step relies on those before
// it.
func (s *survey) check() *house.Error {
	for _, step := range []func() *house.Error{
		s.checkPlan, s.checkNames, s.checkOutlines, s.checkCircles, s.checkApart, s.checkCover,
		s.checkBarriers, s.checkInside, s.checkOverlaid, s.checkOpenings, s.checkTrees, s.checkReach,
		s.checkBuildings,
	} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// Err makes an error about a field of the village, as [house.Document.Err] does.
func (s *survey) Err(path, name string, args ...any) *house.Error {
	return s.doc.Err(s.prefix+"."+path, name, args...)
}

// checkPlan looks at the size of the plan.
func (s *survey) checkPlan() *house.Error {
	for _, side := range []struct {
		field  string
		length int
	}{{"width", s.Width}, {"height", s.Height}} {
		if side.length < MinSide || side.length > MaxSide {
			return s.Err(side.field, "house.range", "number", side.length, "least", MinSide, "most", MaxSide)
		}
	}
	return nil
}

// checkNames looks at what zones are called.
func (s *survey) checkNames() *house.Error {
	if n := len(s.Zones); n < 2 || n > MaxZones {
		return s.Err("zones", "goldfever.house-zones", "n", n, "most", MaxZones)
	}
	for i, z := range s.Zones {
		path := zonePath(i) + ".name"
		if !zoneForm.MatchString(z.Name) {
			return s.Err(path, "goldfever.house-zone-name", "name", strconv.Quote(z.Name))
		}
		if first, _ := s.Index(z.Name); first != i {
			return s.Err(path, "house.twice", "name", z.Name)
		}
	}
	return nil
}

// checkBuildings looks at what is drawn as buildings.
func (s *survey) checkBuildings() *house.Error {
	for i, b := range s.Buildings {
		path := fmt.Sprintf("buildings[%d]", i)
		if n := utf8.RuneCountInString(b.Name); n < 1 || n > maxName {
			return s.Err(path+".name", "house.length", "n", n, "least", 1, "most", maxName)
		}
		if err := s.checkPolygon(path+".outline", b.Outline); err != nil {
			return err
		}
		for _, other := range s.Buildings[:i] {
			if other.Name == b.Name {
				return s.Err(path+".name", "house.twice", "name", b.Name)
			}
		}
	}
	return nil
}

func zonePath(zone int) string { return fmt.Sprintf("zones[%d]", zone) }
