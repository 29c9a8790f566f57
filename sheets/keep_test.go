package sheets

import (
	"fmt"
	"testing"
)

// A keep of room for two parts forgets the one that was used longest ago.
func TestKeepForgets(t *testing.T) {
	drawn := map[string]int{}
	get := func(k *keep, key string) {
		k.get(staticKey{panel: key, w: 10, h: 10}, Panel{Static: func(c Canvas) {
			drawn[key]++
			c.Path(Line(0, 0, 10, 10), Paint{Stroke: Black, Width: 1})
		}})
	}
	one := newKeep(keptBytes)
	get(one, "a")
	k := newKeep(2*one.bytes + one.bytes/2)
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
	k := newKeep(1)
	for range 2 {
		if s := k.get(staticKey{panel: "a"}, Panel{}); len(s.drawn.packed) == 0 {
			t.Error("no content")
		}
	}
	if len(k.parts) != 0 || k.bytes != 0 {
		t.Errorf("%d parts, %d bytes are left", len(k.parts), k.bytes)
	}
}
