package canvas

import "io/fs"

// A Part is a drawing of fixed size that may repeat: within a document, and from
// one document to the next.
type Part struct {
	ID   string // where it is named: in listings, before the ids of its groups
	W, H float64
	// Key is everything that it depends on besides the size. Parts with the same key
	// and size are drawn once a process. A part without a key is drawn each time.
	Key string
	// Ahead has the parts drawn ahead, by key and size, perhaps this one; nil for
	// none.
	Ahead  fs.FS
	Static func(Canvas) // nil for nothing
}

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
	Name  string // for people
	Blank bool   // nothing is printed on it
	// Draw draws it. It fails if the sheet has a mistake.
	Draw func(PageCanvas) error
}
