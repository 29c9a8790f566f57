package svg

import "saddlebag/sheets/canvas"

// A stepWriter writes the segments of a path as SVG has them, each from where
// the last one ended: a drawing is mostly hatching, and lines that are alike
// are then written alike, which is a third of what is sent.
type stepWriter struct {
	out            []byte
	x, y           int64 // where the last one ended, as it was written
	startX, startY int64 // of the outline
	letter         byte  // of the last one
}

// appendPath appends a path.
func appendPath(out []byte, p canvas.Path) []byte {
	w := stepWriter{out: out}
	for _, s := range p {
		x, y := canvas.Hundredths(s.X), canvas.Hundredths(s.Y)
		switch s.Op {
		case canvas.MoveTo:
			w.step('m', x, y)
			w.startX, w.startY = x, y
		case canvas.LineTo:
			w.step('l', x, y)
		case canvas.CurveTo:
			w.step('c', canvas.Hundredths(s.X1), canvas.Hundredths(s.Y1), canvas.Hundredths(s.X2), canvas.Hundredths(s.Y2), x, y)
		case canvas.Close:
			w.step('z')
			x, y = w.startX, w.startY
		}
		w.x, w.y = x, y
	}
	return w.out
}

// step writes one segment. Lines may follow a start, and segments their like,
// without a letter of their own.
func (w *stepWriter) step(letter byte, points ...int64) {
	if letter != w.letter && (letter != 'l' || w.letter != 'm') || letter == 'm' || letter == 'z' {
		w.out = append(w.out, letter)
	}
	w.letter = letter
	for i, v := range points {
		from := w.x
		if i%2 != 0 {
			from = w.y
		}
		w.number(v - from)
	}
}

// number writes a number, after a space where it would run into the one before.
func (w *stepWriter) number(n int64) {
	if w.out[len(w.out)-1] < 'a' && n >= 0 {
		w.out = append(w.out, ' ')
	}
	w.out = canvas.AppendHundredths(w.out, n)
}
