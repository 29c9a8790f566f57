package check

import (
	"slices"
	"sync"

	"saddlebag/scoring/speech"
	"saddlebag/web/print"
)

// mostLatest is how many sheets are remembered: as many phones can copy theirs at a
// time, and be answered at once. The largest, of eight players of Coal n' Write, take 8.7 MB each.
const mostLatest = 8

// latest are filled sheets as they were answered last, the latest behind. The phone that
// goes on with them sends just that: nothing of it is read and laid out again. They are
// safe for concurrent use; what is taken is the taker's alone.
type latest struct {
	mu  sync.Mutex
	all []answered
}

// An answered is sheets, what they were answered as, and house data of the user's own.
type answered struct {
	*filling
	text string
	own  print.OwnData
}

// take takes out the sheets that were sent, in a language; it is nil where they are not those that were
// answered, or so long ago that they are forgotten.
func (l *latest) take(language *speech.Language, s sentSheet) *filling {
	l.mu.Lock()
	defer l.mu.Unlock()
	at := slices.IndexFunc(l.all, func(a answered) bool { return a.language == language && a.text == s.text && a.own == s.house() })
	if at < 0 {
		return nil
	}
	f := l.all[at].filling
	l.all = slices.Delete(l.all, at, at+1)
	return f
}

// put remembers sheets as they are answered. What cannot be read is read again: where it
// stands is told by its line.
func (l *latest) put(f *filling, text string, own print.OwnData) {
	if len(f.Unread) > 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.all) == mostLatest {
		l.all = slices.Delete(l.all, 0, 1)
	}
	l.all = append(l.all, answered{f, text, own})
}
