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
	to    audience
	made  *pieces

	updating sync.Mutex // held from looking at the table to taking over what was seen

	mu      sync.Mutex
	version int64                // of the table, as it was looked at last
	gist    string               // of what was seen then
	parts   map[string]shownPart // by the id of the element
	sums    string               // of the parts in their order
	used    time.Time
}

// A shownPart is the sum of a part and the stamp of when it changed last.
type shownPart struct {
	sum uint64
	at  int64
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
	var sums strings.Builder
	for _, one := range parts {
		sums.WriteString(summed(one.Sum()))
		if known, ok := p.parts[one.ID]; ok && known.sum == one.Sum() {
			continue
		}
		if now == 0 {
			now = stamp()
		}
		p.parts[one.ID] = shownPart{one.Sum(), now}
	}
	p.sums = sums.String()
}

// changed lists the cells and, of all parts of the page, those that have changed after a
// revision, as for anyone, and tells what the page shows then but for its stamp.
func (p *pageState) changed(has *revision, all []*panels.Shared) (parts []*panels.Shared, now revision) {
	parts, sheets := p.views.since(has)
	p.mu.Lock()
	defer p.mu.Unlock()
	now = p.shown(sheets)
	for i, one := range all {
		if at := len(sheets)/sumSize + i; p.parts[one.ID].at > has.stamp && now.sum(at) != has.sum(at) {
			parts = append(parts, one)
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
