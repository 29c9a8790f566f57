package play

import (
	"strings"
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
	gist    string               // of what was seen then
	parts   map[string]shownPart // by the id of the element
	order   []string
	sums    string // of the parts in that order
	used    time.Time
}

// A shownPart is a part and the stamp of when it changed last.
type shownPart struct {
	*panels.Shared
	at int64
}

// current is the version of the table that the page shows.
func (p *pageState) current() int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.version
}

// set takes over the parts of the page as they are at a version of the table.
func (p *pageState) set(version int64, gist string, parts []*panels.Shared, stamp func() int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.version, p.gist = version, gist
	now := int64(0)
	p.order = p.order[:0]
	var sums strings.Builder
	for _, one := range parts {
		p.order = append(p.order, one.ID)
		sums.WriteString(summed(one.Sum()))
		if known := p.parts[one.ID].Shared; known == one || known != nil && known.HTML == one.HTML {
			continue
		}
		if now == 0 {
			now = stamp()
		}
		p.parts[one.ID] = shownPart{one, now}
	}
	p.sums = sums.String()
}

// changed lists the parts and cells that have changed after a revision, as for anyone, and
// tells what the page shows then but for its stamp.
func (p *pageState) changed(has *revision) (parts []*panels.Shared, now revision) {
	parts, sheets := p.views.since(has)
	p.mu.Lock()
	defer p.mu.Unlock()
	now = p.shown(sheets)
	for i, id := range p.order {
		if one := p.parts[id]; one.at > has.stamp && now.sum(len(sheets)/sumSize+i) != has.sum(len(sheets)/sumSize+i) {
			parts = append(parts, one.Shared)
		}
	}
	return parts, now
}

// fragments is what the page shows but for its stamp and the sheets.
func (p *pageState) fragments() revision {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.shown("")
}

// shown is what the page, which is locked, shows but for its stamp, with sheets of some sums.
func (p *pageState) shown(sheets string) revision {
	return revision{gist: p.gist, sums: sheets + p.sums}
}
