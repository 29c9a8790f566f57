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

// make makes the pages of a sheet for a job: where two are wanted on a page, for half of
// the paper, if that takes no more of them. Otherwise what one writes on is as large as
// large paper lets it, and on several leaves of paper that is too small.
func (s Sheet) make(job Job) ([]Page, error) {
	whole, err := s.Make(job)
	if err != nil && (s.InDefaultSet || s.Record || s.Played) {
		whole, err = spread(s.Make, job, err)
	}
	if err != nil {
		return nil, err
	}
	if job.TwoUp {
		if halves, _ := s.halves(job, len(whole)); halves != nil {
			return halves, nil
		}
	}
	if large, ok := s.enlarged(job, enlargement(job.Paper)); ok {
		return large, nil
	}
	return whole, nil
}

// halves makes a sheet that is used as it comes out of the printer for half of the paper; or
// says why it doesn't, where that takes more than so many pages. In a print on one side what's
// on a back is a half like others.
func (s Sheet) halves(job Job, most int) (pages []Page, why speech.Text) {
	if s.Craft.Do != "" {
		return nil, "sheets.half-cut-out"
	}
	small := job
	small.Paper = halfOf(job.Paper)
	pages, err := s.Make(small)
	switch {
	case err != nil:
		return nil, speech.OfError(err)
	case job.Duplex.bothSides() && slices.ContainsFunc(pages, func(p Page) bool { return p.Back }):
		return nil, "sheets.half-with-back"
	case len(pages) > most:
		return nil, speech.Say("sheets.half-takes-more", "halves", len(pages), "n", most)
	}
	for i := range pages {
		pages[i].half = true
	}
	return pages, ""
}

// whyWhole tells why none of some sheets is printed two to a page.
func whyWhole(chosen []Sheet, job Job) speech.Text {
	var all speech.Text
	for _, s := range chosen {
		whole, err := s.Make(job)
		if err != nil {
			continue // it's not on one page either
		}
		_, why := s.halves(job, len(whole))
		why = speech.Say("sheets.whole-because", "sheet", s.Name, "why", why)
		if all != "" {
			why = speech.Say("sheets.whole-too", "before", all, "next", why)
		}
		all = why
	}
	return all
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
