package audit

import (
	"context"
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Memory judges the sheets of one table again and again while somebody fills them in,
// as [Checklist.Judge] does. A rule says the same of the same entries: so only those are
// asked again that have read a place in which something else stands now. It holds the
// sheets that it judged last, and is not safe for concurrent use.
type Memory struct {
	list   Checklist
	filled scoring.Filled // what was judged last
	sheet  *Sheet         // of it
	unread []scoring.Place
	rules  []saying
	doubts []saying
	about  map[scoring.Place][]Rule // by what they want, those that tell sums
	sums   map[scoring.Place]*summed
}

// A saying is what a rule said.
type saying struct {
	known bool
	says  speech.Text
	cost  int    // how often it read an entry for that
	read  *sieve // the places that it read, and few others; nil of a rule that reads one
}

// Memory remembers nothing yet.
func (c Checklist) Memory() *Memory {
	m := &Memory{list: c, filled: scoring.Filled{}, rules: sayings(c.Rules), doubts: sayings(c.Doubts)}
	m.sheet = NewSheet(m.filled)
	return m
}

// sayings have room for what rules say.
func sayings(rules []Rule) []saying {
	all := make([]saying, len(rules))
	for i := range all {
		if rules[i].alone == nil {
			all[i].read = new(sieve)
		}
	}
	return all
}

// Judge judges sheets as [Checklist.Judge] does.
func (m *Memory) Judge(ctx context.Context, filled scoring.Filled) (scoring.Audit, error) {
	m.take(filled)
	unread := m.list.unread(m.sheet, func(i int) speech.Text { return m.ask(m.rules, m.list.Rules, i, m.sheet) })
	sheet := m.readable(unread)
	judged, err := m.judge(ctx, sheet.Still(), m.list.Rules, m.rules)
	if err != nil {
		return scoring.Audit{}, err
	}
	doubts, err := m.judge(ctx, sheet.Still(), m.list.Doubts, m.doubts)
	if err != nil {
		return scoring.Audit{}, err
	}
	return m.list.audit(sheet.Still(), unread, judged, doubts), nil
}

// judge asks those rules that have to be asked again, and judges by what all of them say.
func (m *Memory) judge(ctx context.Context, sheet *Sheet, rules []Rule, all []saying) (Judgement, error) {
	fails := make([]bool, len(rules))
	for i := range rules {
		if !rules[i].Reads {
			fails[i] = m.ask(all, rules, i, sheet) != ""
		}
	}
	return judge(ctx, m.list.Info, sheet, rules, fails, MostReads)
}

// ask is what a rule says of a sheet. What it read when it said so counts as if it had
// been asked.
func (m *Memory) ask(all []saying, rules []Rule, i int, sheet *Sheet) speech.Text {
	a := &all[i]
	if a.known {
		*sheet.reads += a.cost
		return a.says
	}
	if a.read != nil {
		*a.read = sieve{}
	}
	before := *sheet.reads
	sheet.trace = a.read
	a.says = rules[i].Fails(sheet)
	sheet.trace = nil
	a.known, a.cost = true, *sheet.reads-before
	return a.says
}

// take takes over what is filled in, and forgets what was said of other entries.
func (m *Memory) take(filled scoring.Filled) {
	var changed []scoring.Place
	for p, w := range filled {
		if was, known := m.filled[p]; !known || was != w {
			m.filled[p] = w
			m.sheet.perhaps.add(p)
			changed = append(changed, p)
		}
	}
	if len(m.filled) > len(filled) {
		maps.DeleteFunc(m.filled, func(p scoring.Place, _ scoring.Written) bool {
			_, known := filled[p]
			if !known {
				changed = append(changed, p)
			}
			return !known
		})
	}
	m.forget(changed)
}

// readable is the sheet of what can be read: what cannot is unknown to all rules but those
// that say so.
func (m *Memory) readable(unread []scoring.Contradiction) *Sheet {
	now := scoring.Each(len(unread), func(i int) scoring.Place { return unread[i].Places[0] })
	if !slices.Equal(m.unread, now) {
		m.forget(slices.Concat(m.unread, now))
		m.unread = now
	}
	if len(unread) == 0 {
		return m.sheet
	}
	return NewSheet(without(m.filled, unread))
}

// forget forgets what was said by whoever read any of some places.
func (m *Memory) forget(changed []scoring.Place) {
	if len(changed) == 0 {
		return
	}
	for i := range m.rules {
		m.rules[i].known = m.rules[i].known && !m.rules[i].hasRead(m.list.Rules[i], changed)
	}
	for i := range m.doubts {
		m.doubts[i].known = m.doubts[i].known && !m.doubts[i].hasRead(m.list.Doubts[i], changed)
	}
	maps.DeleteFunc(m.sums, func(_ scoring.Place, s *summed) bool { return s.read.any(changed) })
}

// hasRead says whether a rule has read any of some places, or perhaps has.
func (a *saying) hasRead(r Rule, places []scoring.Place) bool {
	if r.alone != nil {
		return slices.Contains(places, *r.alone)
	}
	return a.read.any(places)
}
