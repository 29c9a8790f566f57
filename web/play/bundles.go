package play

import (
	"slices"
	"strings"
	"sync"
	"weak"

	"saddlebag/web/panels"
)

// bundles are what the phones of a table are being sent, as long as somebody has it in
// hand. They are safe for concurrent use.
type bundles struct {
	mu     sync.Mutex
	latest []weak.Pointer[panels.Bundle] // the newest last
}

// mostBundles is how many are remembered: at some tables each phone is sent its own.
const mostBundles = 16

// of are some parts in bundles, with those that tell who is there: what most phones are
// sent alike, then what is for one's own seat. Who is sent the same shares a bundle.
func (b *bundles) of(parts, here []*panels.Shared) (all []*panels.Bundle) {
	var alike, own []*panels.Shared
	for _, part := range parts {
		if forOwnSeat(part) {
			own = append(own, part)
		} else {
			alike = append(alike, part)
		}
	}
	for _, some := range [][]*panels.Shared{append(alike, here...), own} {
		if len(some) > 0 {
			all = append(all, b.bundle(some))
		}
	}
	return all
}

// forOwnSeat says whether a part tells whose turn it is, or what somebody can enter.
func forOwnSeat(p *panels.Shared) bool {
	return p.ID == "turn" || p.ID == "dock" || strings.HasPrefix(p.ID, "entries-")
}

// bundle is the bundle of some parts.
func (b *bundles) bundle(parts []*panels.Shared) *panels.Bundle {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, one := range slices.Backward(b.latest) {
		if known := one.Value(); known != nil && known.Of(parts) {
			return known
		}
	}
	if len(b.latest) == mostBundles {
		b.latest = slices.Delete(b.latest, 0, 1)
	}
	made := panels.NewBundle(parts)
	b.latest = append(b.latest, weak.Make(made))
	return made
}
