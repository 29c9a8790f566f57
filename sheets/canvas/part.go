package canvas

import (
	"cmp"

	"saddlebag/scoring/speech"
)

// A Part is a drawing of fixed size that may repeat: within a document, and from
// one document to the next.
type Part struct {
	ID   string // where it is named: in listings, before the ids of its groups
	W, H float64
	// Key is everything that it depends on besides the size and the language. Parts with
	// the same key, size and language are drawn once a process. A part without a key is
	// drawn each time.
	Key string
	// Ahead is the folder of the parts drawn ahead, by key and size, among which this one may
	// be; empty for none. They are in English.
	Ahead    string
	Language *speech.Language // nil for English
	Static   func(Canvas)     // nil for nothing
}

// In is the language of the part.
func (p Part) In() *speech.Language { return cmp.Or(p.Language, speech.English) }

// Draw draws the part.
func (p Part) Draw(c Canvas) {
	if p.Static != nil {
		p.Static(c)
	}
}

// A PageCanvas is a canvas for whole pages. It draws parts that repeat itself, so
// it can keep them.
type PageCanvas interface {
	Canvas
	// Enter moves to a part and draws it. Only its window shows, in the part's own
	// measure; the zero Area shows all.
	Enter(p Part, x, y float64, window Area)
	// Leave takes back the last Enter, which had the same window.
	Leave(window Area)
}

// A Page is one side of paper, with what every kind of file needs to know about it.
type Page struct {
	Size  Size
	Sheet string // the sheet that it is of; empty for none
	Name  string // for people, in its language
	Blank bool   // nothing is printed on it
	// Language is that of what is drawn; nil for English.
	Language *speech.Language
	// Draw draws it. It fails if the sheet has a mistake.
	Draw func(PageCanvas) error
}
