package seats

import (
	"regexp"
	"strings"
	"sync"
)

// A mask covers what differs between two answers that say the same: codes,
// hashes, times. It goes line by line and keeps what it has covered, as tables
// that are compared have nearly all of their pages' megabytes in common.
type mask struct {
	form *regexp.Regexp // of what is covered; never more than a line
	kept sync.Map       // lines, by what they were
}

// over is a text with what the mask covers as ~.
func (m *mask) over(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for line := range strings.SplitAfterSeq(text, "\n") {
		covered, ok := m.kept.Load(line)
		if !ok {
			line = strings.Clone(line) // without the text around it
			covered, _ = m.kept.LoadOrStore(line, m.form.ReplaceAllString(line, "~"))
		}
		b.WriteString(covered.(string))
	}
	return b.String()
}
