package canvas

import (
	"fmt"
	"testing"
)

// words are a part of tests.
type words string

func (w words) MemorySize() int { return len(w) }

// A keep of room for two parts forgets the one that was used longest ago.
func TestKeepForgets(t *testing.T) {
	drawn := map[string]int{}
	get := func(k *PartCache[string, words], key string) {
		k.Get(key, func() words {
			drawn[key]++
			return "ten bytes."
		})
	}
	one := newPartCache[string, words](cacheBytes)
	get(one, "a")
	k := newPartCache[string, words](25)
	for _, key := range []string{"a", "b", "a", "c", "a", "b"} { // b goes for c, and c for b
		get(k, key)
	}
	if got := fmt.Sprint(drawn); got != "map[a:2 b:2 c:1]" { // an a more for the keep of one
		t.Errorf("drawn %s", got)
	}
	if len(k.parts) != 2 || k.recent.Len() != 2 || k.bytes > k.most {
		t.Errorf("%d parts, %d in order, %d bytes of %d", len(k.parts), k.recent.Len(), k.bytes, k.most)
	}
}

// What is larger than the keep is drawn each time, and stays nowhere.
func TestKeepWithoutRoom(t *testing.T) {
	k := newPartCache[string, words](1)
	for range 2 {
		if got := k.Get("a", func() words { return "ten bytes." }); got != "ten bytes." {
			t.Errorf("made %q", got)
		}
	}
	if len(k.parts) != 0 || k.bytes != 0 {
		t.Errorf("%d parts, %d bytes are left", len(k.parts), k.bytes)
	}
}
