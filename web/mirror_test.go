package web

import (
	"strings"
	"testing"
)

// A host who has handed the own seat on sees no more than anybody, and whoever
// has it now sees what is secret there.
func TestPicturesFollowTheSeat(t *testing.T) {
	s := startTables(t)
	ann, zoe := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	ann.get(path).says(t, 200)
	ann.post(path+"/hand", "seat", "0").leads(t, path+"/seats#seat-0")
	mine := zoe.post(seatLink(t, ann, path, "0")).leads(t, "(/t/.*)")
	zoe.enters(mine, "Ann bury xyzzy")
	for range 2 { // what is shown the second time has been kept
		if strings.Contains(ann.get(path).text, "xyzzy") {
			t.Error("the host sees what the seat keeps secret")
		}
		zoe.get(mine).says(t, 200, "xyzzy")
	}
}
