package scoringtest

import (
	"errors"
	"testing"

	"saddlebag/scoring/house"
)

// Placed checks that an error of reading house data, if there is one, says in
// which file and what is wrong.
func Placed(t *testing.T, err error, file string) {
	t.Helper()
	var where *house.Error
	if err != nil && (!errors.As(err, &where) || where.File != file || where.Message == "") {
		t.Errorf("an error without its place: %v", err)
	}
}
