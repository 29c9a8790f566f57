package house_test

import (
	"errors"
	"strconv"
	"sync"
	"testing"

	"saddlebag/scoring/house"
)

// reading is a read that counts how often it is asked.
func reading(asked *int, value string, err error) func() (string, error) {
	return func() (string, error) {
		*asked++
		return value, err
	}
}

// A text is read once for a game; another text, and another game, for itself; a wrong
// one each time.
func TestMemoryKnowsTexts(t *testing.T) {
	var m house.Memory[string]
	asked := 0
	for _, step := range []struct {
		game, text, says string
		err              error
		want             string
		asked            int
	}{
		{"coal", "a", "A", nil, "A", 1},
		{"coal", "a", "never", nil, "A", 1},
		{"coal", "a ", "B", nil, "B", 2},
		{"gold", "a", "C", nil, "C", 3},
		{"coal", "x", "", errors.New("wrong"), "", 4},
		{"coal", "x", "", errors.New("wrong"), "", 5},
		{"coal", "a", "never", nil, "A", 5},
	} {
		got, err := m.Read(step.game, step.text, reading(&asked, step.says, step.err))
		if got != step.want || (err != nil) != (step.err != nil) || asked != step.asked {
			t.Errorf("%s %q: %q, %v after %d readings; want %q, %v after %d", step.game, step.text, got, err, asked, step.want, step.err, step.asked)
		}
	}
}

// Eight are remembered; which was used last stays longest.
func TestMemoryIsBounded(t *testing.T) {
	var m house.Memory[string]
	asked := 0
	read := func(n int) {
		if _, err := m.Read("coal", strconv.Itoa(n), reading(&asked, "", nil)); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 8 {
		read(n)
	}
	read(0) // known, and now the last to go
	read(8) // one more: 1 goes
	if read(0); asked != 9 {
		t.Errorf("what was used last is read again: %d readings", asked)
	}
	if read(1); asked != 10 {
		t.Errorf("%d readings, of what was used longest ago, too, want 10", asked)
	}
}

// Many may read at once.
func TestMemoryAtOnce(t *testing.T) {
	var m house.Memory[int]
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for n := range 200 {
				n %= 10
				got, err := m.Read("coal", strconv.Itoa(n), func() (int, error) { return n, nil })
				if got != n || err != nil {
					t.Errorf("%d, %v; want %d", got, err, n)
				}
			}
		})
	}
	all.Wait()
}
