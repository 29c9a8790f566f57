package canvas

// Ink says how much ink a document takes.
type Ink string

// The ink modes.
const (
	Full  Ink = "full"
	Saver Ink = "saver" // thin rules, hatching for solid areas
	Grey  Ink = "grey"  // the same, and no colour at all
)

// Inks are the ink modes offered, the default first.
var Inks = []Ink{Full, Saver, Grey}

// RGB is a colour as printed at full ink.
type RGB struct{ R, G, B uint8 }

// RGBA makes it a colour of the standard library.
func (c RGB) RGBA() (r, g, b, a uint32) {
	const wide = 0x101 // from 8 bits to 16
	return uint32(c.R) * wide, uint32(c.G) * wide, uint32(c.B) * wide, 0xFF * wide
}

// A Palette has the printed colour for each Colour.
type Palette [colourCount]RGB

// prints are the inks that games have beside black and their spot colour.
var prints = map[Colour]RGB{
	Red: {0xb3, 0x26, 0x1e}, Yellow: {0xc9, 0x8a, 0x00}, Blue: {0x1f, 0x5a, 0x9e}, Green: {0x2e, 0x7d, 0x32}, Brown: {0x7a, 0x4a, 0x21},
	Purple: {0x6a, 0x2c, 0x8c}, Pink: {0xc2, 0x3b, 0x7c},
}

// Palette returns the colours of a mode. A pencil is black on paper.
func (i Ink) Palette(spot RGB) Palette {
	p := Palette{Spot: spot, Paper: {255, 255, 255}}
	for c, ink := range prints {
		p[c] = ink
	}
	if i.saves() { // three quarters of black is as easy to read
		p[Black] = RGB{64, 64, 64}
	}
	switch i {
	case Grey:
		p[Spot] = RGB{70, 70, 70}
		for c := range prints {
			p[c] = p[Spot]
		}
	case Saver: // most of a colour is as easy to tell
		for c := range p {
			if Colour(c) == Spot || prints[Colour(c)] != (RGB{}) {
				p[c] = p[c].lighter()
			}
		}
	default: // as it is
	}
	return p
}

// lighter is a colour with seven eighths of its ink.
func (c RGB) lighter() RGB {
	less := func(v uint8) uint8 { return v + (255-v)/8 }
	return RGB{less(c.R), less(c.G), less(c.B)}
}

// saves says whether a mode draws with less ink.
func (i Ink) saves() bool { return i == Saver || i == Grey }

// On returns the canvas that draws on c in this mode.
func (i Ink) On(c PageCanvas) PageCanvas {
	if i.saves() {
		return newSaver(c)
	}
	return c
}
