package press

import (
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// halfOf is half of a paper: what is printed twice on it side by side, and cut apart.
func halfOf(s canvas.Size) canvas.Size {
	return canvas.Size{Name: speech.Say("sheets.half-of", "paper", s.Name).String(), W: s.H / 2, H: s.W}
}

// make makes the pages of a sheet for a job: where two are wanted on a page, and it is
// written on as it comes out of the printer, for half of the paper, if that takes no
// more of them.
func (s Sheet) make(job Job) ([]Page, error) {
	whole, err := s.Make(job)
	if !job.TwoUp || s.Craft.Do != "" || err != nil {
		return whole, err
	}
	small := job
	small.Paper = halfOf(job.Paper)
	halves, err := s.Make(small)
	if err != nil || len(halves) > len(whole) || slices.ContainsFunc(halves, func(p Page) bool { return p.Back }) {
		return whole, nil // it is not small
	}
	for i := range halves {
		halves[i].half = true
	}
	return halves, nil
}

// pairUp puts halves of a paper two to a page, each with the next one that lies as it
// does, at the place of the first of them. The last may be alone on its page.
func pairUp(pages []Page, job Job) []Page {
	var paired []Page
	waiting := map[bool]int{} // where a page has room beside it, by whether it is upright
	for _, p := range pages {
		if !p.half {
			paired = append(paired, p)
			continue
		}
		upright := p.Size.H >= p.Size.W
		if at, ok := waiting[upright]; ok {
			paired[at] = paired[at].with(p, upright)
			delete(waiting, upright)
			continue
		}
		waiting[upright] = len(paired)
		paired = append(paired, p.alone(job, upright))
	}
	return paired
}

// alone is a half on its paper, with a line to cut along.
func (p Page) alone(job Job, upright bool) Page {
	w, h := p.Size.W, p.Size.H
	line, paper := canvas.Line(w, job.Margin, w, h-job.Margin), job.Paper.Turned()
	if !upright {
		line, paper = canvas.Line(job.Margin, h, w-job.Margin, h), job.Paper
	}
	decor := p.Decor
	p.Size, p.half = paper, false
	p.Decor = func(c canvas.Canvas) {
		if decor != nil {
			decor(c)
		}
		c.Path(line, art.FoldPen)
	}
	return p
}

// with is the page with a half beside it, or below it where that is not upright.
func (p Page) with(other Page, upright bool) Page {
	x, y := other.Size.W, 0.0
	if !upright {
		x, y = 0, other.Size.H
	}
	if p.Name == other.Name {
		p.Name = speech.Say("sheets.page-twice", "name", p.Name)
	} else {
		p.Name = speech.Say("sheets.page-beside", "name", p.Name, "other", other.Name)
	}
	p.beside = append(p.beside, other.moved(x, y))
	return p
}

// moved is what is on a page x, y further.
func (p Page) moved(x, y float64) Page {
	placed, decor := slices.Clone(p.Placed), p.Decor
	for i := range placed {
		placed[i].X, placed[i].Y = placed[i].X+x, placed[i].Y+y
	}
	p.Placed, p.foot = placed, slices.Clone(p.foot)
	for i := range p.foot {
		p.foot[i].X, p.foot[i].Y = p.foot[i].X+x, p.foot[i].Y+y
	}
	if decor != nil {
		p.Decor = func(c canvas.Canvas) {
			c.Push(x, y, 1)
			decor(c)
			c.Pop()
		}
	}
	return p
}
