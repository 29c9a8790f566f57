package play_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// A host who has handed the own seat on sees no more than anybody, and whoever
// has it now sees what is secret there.
func TestPicturesFollowTheSeat(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, zoe := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	ann.Get(path).Says(t, 200)
	ann.Post(path+"/hand", "seat", "0").Leads(t, path+"/seats#seat-0")
	mine := zoe.Post(roomtest.SeatLink(t, ann, path, "0")).Leads(t, "(/t/.*)")
	zoe.Enters(mine, "Ann bury xyzzy")
	for range 2 { // what is shown the second time has been kept
		if strings.Contains(ann.Get(path).Text, "xyzzy") {
			t.Error("the host sees what the seat keeps secret")
		}
		zoe.Get(mine).Says(t, 200, "xyzzy")
	}
}
