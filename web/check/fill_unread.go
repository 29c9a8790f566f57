package check

import (
	"errors"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// set fills in a place. What cannot be read stays on the sheets as it is written,
// to be asked back.
func (f *filling) set(p scoring.Place, value string) error {
	f.Unread = slices.DeleteFunc(f.Unread, func(u *final.Unread) bool { return f.isAt(u, p) })
	err := f.Set(p, value)
	var unread *final.Unread
	if !errors.As(err, &unread) {
		return err
	}
	f.Forget(p)
	f.Unread = append(f.Unread, unread)
	return nil
}

// isAt says whether something that cannot be read stands in a place, and not
// somewhere about it.
func (f *filling) isAt(u *final.Unread, p scoring.Place) bool {
	return u.Label != "" && u.Place == p && u.Cell == p.Cell
}

// unreadAt is what stands in a place and cannot be read; nil where nothing does.
func (f *filling) unreadAt(p scoring.Place) *final.Unread {
	if i := slices.IndexFunc(f.Unread, func(u *final.Unread) bool { return f.isAt(u, p) }); i >= 0 {
		return f.Unread[i]
	}
	return nil
}

// textOf is the text of the document, of which the canonical text is known, with what
// cannot be read as it is written: in its place or, where it has none, on its line of the
// text that was sent.
func (f *filling) textOf(canonical, sent string) string {
	if len(f.Unread) == 0 {
		return canonical
	}
	var b strings.Builder
	b.WriteString(canonical)
	lines := strings.Split(sent, "\n")
	var kept []int
	for _, u := range f.Unread {
		switch {
		case f.isAt(u, u.Place):
			b.WriteString(ledger.Quote(u.Owner) + " " + ledger.Quote(u.Cell) + " " + u.Text + "\n")
		case u.Line > 0 && u.Line <= len(lines) && !slices.Contains(kept, u.Line):
			kept = append(kept, u.Line)
			b.WriteString(strings.TrimRight(lines[u.Line-1], "\r") + "\n")
		}
	}
	return b.String()
}
