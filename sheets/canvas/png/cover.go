package png

import (
	"math"
	"math/bits"

	"saddlebag/sheets/canvas"
)

// A cover finds how much of each dot lies inside a path, by the non-zero rule. Each line
// notes at the dots that it crosses by how much the cover changes there, going right. Few
// dots of a page are crossed at all, so it keeps which are. Those between them look like
// what is to their left, and are skipped or filled in one go.
type cover struct {
	w, h    int
	stride  int       // of change: what lies right of all dots is noted and not seen
	words   int       // of crossed, to a row
	change  []float32 // nothing but zeros between two paths
	crossed []uint64  // a bit for each block of a row; the same
	// where the pen is, and where its outline began
	x, y, startX, startY float64
}

// block is how many dots have a bit in common.
const block = 16

// begin gets ready for a path over so many dots.
func (c *cover) begin(w, h int) {
	c.w, c.h, c.stride = w, h, w+2
	c.words = c.stride/(block*64) + 1
	c.change = zeros(c.change, c.stride*h)
	c.crossed = zeros(c.crossed, c.words*h)
	c.x, c.y, c.startX, c.startY = 0, 0, 0, 0
}

// zeros are n zeros, where there are zeros already.
func zeros[T any](have []T, n int) []T {
	if n > cap(have) {
		return make([]T, n)
	}
	return have[:n]
}

// move closes the outline and begins another.
func (c *cover) move(x, y float64) {
	c.close()
	c.x, c.y, c.startX, c.startY = x, y, x, y
}

// close goes back to where the outline began.
func (c *cover) close() { c.line(c.startX, c.startY) }

// curve goes along a cubic curve, in as many lines as nobody can tell from it.
func (c *cover) curve(x1, y1, x2, y2, x, y float64) {
	x0, y0 := c.x, c.y
	const seen = 1.0 / 3 // of a dot, squared
	if off := max(bend(x0, y0, x1, y1, x, y), bend(x0, y0, x2, y2, x, y)); off >= seen {
		n := 1 + int(math.Sqrt(math.Sqrt(off/seen)))
		for i := 1; i < n; i++ {
			t := float64(i) / float64(n)
			u := 1 - t
			k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
			c.line(k0*x0+k1*x1+k2*x2+k3*x, k0*y0+k1*y1+k2*y2+k3*y)
		}
	}
	c.line(x, y)
}

// bend is how far three points are from lying evenly on a line, squared.
func bend(ax, ay, bx, by, cx, cy float64) float64 {
	x, y := ax-2*bx+cx, ay-2*by+cy
	return x*x + y*y
}

// line goes along a straight line.
func (c *cover) line(x, y float64) {
	x0, y0, x1, y1, way := c.x, c.y, x, y, 1.0
	c.x, c.y = x, y
	if y0 > y1 {
		x0, y0, x1, y1, way = x1, y1, x0, y0, -1
	}
	top, bottom := max(y0, 0), min(y1, float64(c.h))
	if !(top < bottom) {
		return
	}
	slope := (x1 - x0) / (y1 - y0)
	at := x0 + (top-y0)*slope
	for row := int(top); float64(row) < bottom; row++ {
		low := min(float64(row+1), bottom)
		next := x0 + (low-y0)*slope
		c.cross(row, min(at, next), max(at, next), way*(low-max(float64(row), top)))
		at = next
	}
}

// cross notes that a line crosses a row between left and right, over some of its height:
// less than nothing on the way up.
func (c *cover) cross(row int, left, right, height float64) {
	w := float64(c.w)
	switch {
	case left >= w:
		return
	case right <= 0:
		c.note(row, 0, height)
		return
	case left < 0 || right > w: // what is beyond a side crosses there
		each := height / (right - left)
		if left < 0 {
			c.note(row, 0, -left*each)
			height += left * each
			left = 0
		}
		if right > w {
			height -= (right - w) * each
			right = w
		}
	}
	first := int(left)
	in := left - float64(first)
	if right <= float64(first+1) {
		beyond := height * (in + right - float64(first)) / 2 // right of the line, within the dot
		c.note(row, first, height-beyond)
		c.note(row, first+1, beyond)
		return
	}
	each := height / (right - left) // for each dot that it goes right
	last := int(math.Ceil(right)) - 1
	sum := (1 - in) * (1 - in) / 2 * each
	c.note(row, first, sum)
	for i := first + 1; i < last; i++ {
		now := (float64(i) + 0.5 - left) * each
		c.note(row, i, now-sum)
		sum = now
	}
	out := right - float64(last)
	now := height - out*out/2*each
	c.note(row, last, now-sum)
	c.note(row, last+1, height-now)
}

func (c *cover) note(row, dot int, change float64) {
	c.change[row*c.stride+dot] += float32(change)
	c.crossed[row*c.words+dot/(block*64)] |= 1 << (dot / block % 64)
}

// paint covers with a colour what is inside, from a dot of a picture on, and forgets the
// path.
func (c *cover) paint(on *picture, left, top int, colour canvas.RGB) {
	c.close()
	on.coloured = on.coloured || colour.R != colour.G || colour.G != colour.B
	for y := range c.h {
		row := on.row(top + y)[3*left : 3*(left+c.w)]
		change, crossed := c.change[y*c.stride:(y+1)*c.stride], c.crossed[y*c.words:(y+1)*c.words]
		var sum float32
		done := 0
		for i, blocks := range crossed {
			crossed[i] = 0
			for ; blocks != 0; blocks &= blocks - 1 {
				from := (i*64 + bits.TrailingZeros64(blocks)) * block
				if to := min(from, c.w); done < to {
					fill(row[3*done:3*to], colour, share(sum))
				}
				done = min(from+block, c.stride)
				for x := from; x < done; x++ {
					sum += change[x]
					change[x] = 0
					if x < c.w {
						fill(row[3*x:3*x+3], colour, share(sum))
					}
				}
			}
		}
		if done < c.w {
			fill(row[3*done:], colour, share(sum))
		}
	}
}

// all is the share of a dot that is inside altogether.
const all = 0xFFFF

// share is how much of a dot is inside, of all, for the sum of the changes up to it.
func share(sum float32) uint32 { return uint32(min(max(sum, -sum), 1)*all + 0.5) }

// fill lays a colour over dots of which a share is covered alike.
func fill(dots []byte, over canvas.RGB, share uint32) {
	switch share {
	case 0:
	case all:
		for i := 0; i < len(dots); i += 3 {
			dots[i], dots[i+1], dots[i+2] = over.R, over.G, over.B
		}
	default:
		for i := 0; i < len(dots); i += 3 {
			dots[i] = mixed(dots[i], over.R, share)
			dots[i+1] = mixed(dots[i+1], over.G, share)
			dots[i+2] = mixed(dots[i+2], over.B, share)
		}
	}
}

// mixed is a colour with a share of another over it.
func mixed(under, over byte, share uint32) byte {
	const wide = 0x101 // from 8 bits to 16
	return byte((uint32(under)*wide*(all-share) + uint32(over)*wide*share) / all >> 8)
}
