package sheets

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// A renderer is what decides how colours come out.
type renderer struct {
	ink  Ink
	spot RGB
}

// drawPages draws pages for a PDF file.
func (on renderer) drawPages(ctx context.Context, pages []Page, margin float64, nudge Nudge, bleed float64) ([]content, error) {
	drawn := make([]content, len(pages))
	err := atOnce(ctx, len(pages), func(i int) (err error) {
		drawn[i], err = on.draw(pages[i], margin, nudge, bleed)
		return err
	})
	return drawn, err
}

// atOnce does what is to be done n times on as many processors as there are.
// The error is that of ctx once it is done, else the first by number.
func atOnce(ctx context.Context, n int, do func(i int) error) error {
	errs := make([]error, n)
	var next atomic.Int64
	var broken atomic.Pointer[any]
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		workers.Go(func() {
			defer func() {
				if v := recover(); v != nil {
					broken.Store(&v)
				}
			}()
			for i := next.Add(1) - 1; i < int64(n) && ctx.Err() == nil; i = next.Add(1) - 1 {
				errs[i] = do(int(i))
			}
		})
	}
	workers.Wait()
	if v := broken.Load(); v != nil {
		panic(*v) // where the caller can recover
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// draw draws a page; one that is a back lies a nudge away, to come out where it
// would have.
func (on renderer) draw(p Page, margin float64, nudge Nudge, bleed float64) (content, error) {
	if p.edge > 0 {
		margin = min(margin, p.edge)
	}
	inside, err := p.Size.Inside(margin)
	if err != nil {
		return content{}, err
	}
	c := newPDFCanvas(on, p.Size.H)
	var x, y float64
	if p.Back {
		x, y = nudge.of(p.Size)
	}
	c.shift(x+bleed, y-bleed) // a PDF page begins at the bottom
	if err := p.draw(on.ink.on(c)); err != nil {
		return content{}, err
	}
	drawn := c.close()
	if over := drawn.over(inside); over > 0 {
		return content{}, Refuse("%s reaches %.1f mm over the margin of %s", p.Name, over, p.Size.Name)
	}
	return drawn, nil
}

// over tells how far the extent reaches out of an area.
func (e extent) over(a Area) float64 {
	const exact = 0.01 // mm; nothing is printed finer
	if !e.some {
		return 0
	}
	over := max(a.X-e.min.x, a.Y-e.min.y, e.max.x-a.X-a.W, e.max.y-a.Y-a.H)
	if over < exact {
		return 0
	}
	return over
}
