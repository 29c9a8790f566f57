package play

import (
	"sync"
	"time"

	"saddlebag/web/panels"
)

// A pageState is what the page of one place shows.
type pageState struct {
	views *sheetViews
	key   string // of the views
	made  *pieces
	table string // id, of the pieces

	updating sync.Mutex // held from looking at the table to taking over what was seen

	mu      sync.Mutex
	version int64                // of the table, as it was looked at last
	parts   map[string]shownPart // by the id of the element
	order   []string
	used    time.Time
	open    int // streams
}

// A shownPart is a part and the stamp of when it changed last.
type shownPart struct {
	*panels.Shared
	at int64
}

func (p *pageState) streams() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.open
}

// watched counts the streams of a page.
func (p *pageState) watched(by int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.open += by
}

// current is the version of the table that the page shows.
func (p *pageState) current() int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.version
}

// set takes over the parts of the page as they are at a version of the table.
func (p *pageState) set(version int64, parts []*panels.Shared, stamp func() int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.version = version
	now := int64(0)
	p.order = p.order[:0]
	for _, one := range parts {
		p.order = append(p.order, one.ID)
		if known := p.parts[one.ID].Shared; known == one || known != nil && known.HTML == one.HTML {
			continue
		}
		if now == 0 {
			now = stamp()
		}
		p.parts[one.ID] = shownPart{one, now}
	}
}

// changed lists the parts and cells that have changed after a stamp, as for anyone who has
// the sheets of a digest, and tells the digest of the sheets then.
func (p *pageState) changed(stamp int64, has string) (parts []*panels.Shared, digest string) {
	parts, digest = p.views.since(stamp, has)
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, id := range p.order {
		if one := p.parts[id]; one.at > stamp {
			parts = append(parts, one.Shared)
		}
	}
	return parts, digest
}
