package site

import (
	"html/template"
	"strings"
	"sync"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// templateFuncs are what templates can have drawn.
var templateFuncs = template.FuncMap{
	"wood":      wood,
	"icon":      icon,
	"die":       func(face string) template.HTML { return icon(art.Icon("die-" + face)) },
	"dieFaces":  func() []string { return []string{"1", "2", "3", "4", "5", "6"} },
	"stamp":     stamp,
	"lettering": art.CanLetter,
	"kindOf":    func(arg string) string { return "kind" + strings.TrimPrefix(arg, "arg") },
}

// The measures of drawings in pages, where they are as large as a style sheet
// has them: what matters is the fineness of their hatching.
const (
	capitals = 16.0 // mm
	engraved = 14.0 // mm, side of an icon
)

// Titles and pictures are drawn once: nearly every page has the same few.
var titles, stamps, vignettes, icons drawings

// wood sets a title in wood type with a hatched shadow.
func wood(s string) template.HTML { return titles.of(s, drawTitle) }

func drawTitle(s string) template.HTML {
	const air = 0.14 // of the capitals' height, for the shadow and a Q's tail
	size := canvas.Size{W: art.TitleWidth(s, capitals) + air*capitals, H: (1 + 2*air) * capitals}
	return Picture(press.Page{Size: size, Name: speech.Words(s), Decor: func(c canvas.Canvas) {
		art.DrawTitle(c, 0, capitals*(1+air/2), capitals, s, art.Shaded, canvas.Left)
	}})
}

// stamp sets a word in wood type without more, which is little to send.
func stamp(s string) template.HTML { return stamps.of(s, drawStamp) }

func drawStamp(s string) template.HTML {
	const tail = 0.2 // of the capitals' height, for a Q's
	size := canvas.Size{W: art.TitleWidth(s, capitals), H: (1 + tail) * capitals}
	return Picture(press.Page{Size: size, Name: speech.Words(s), Decor: func(c canvas.Canvas) {
		art.DrawTitle(c, 0, capitals, capitals, s, art.Solid, canvas.Left)
	}})
}

// Vignette is the picture of a game in a language, with house data that comes with the program: the named
// one, or the usual one if no name is given.
func (s *Site) Vignette(l *speech.Language, t sheets.Title, data string) (template.HTML, error) {
	house, _, err := s.Shelf.InForce(t.Game, data, 0)
	if err != nil {
		return "", err
	}
	return vignettes.of(l.Tag()+" "+t.Game.Info().ID+" "+house.Data.Name, func(string) template.HTML {
		return Picture(press.Page{
			Size: canvas.Size{W: art.VignetteWidth, H: art.VignetteHeight}, Name: t.Game.Info().Title, Language: l,
			Decor: func(c canvas.Canvas) { t.DrawVignette(c, house.House) },
		})
	}), nil
}

// icon is an engraving.
func icon(i art.Icon) template.HTML { return icons.of(string(i), drawIcon) }

func drawIcon(name string) template.HTML {
	i := art.Icon(name)
	size := canvas.Size{W: engraved, H: engraved}
	return Picture(press.Page{Size: size, Name: speech.Words(name), Decor: func(c canvas.Canvas) {
		art.DrawIcon(c, i, 0, 0, engraved, canvas.Black)
	}})
}

// Picture draws a page without cells, which can't fail.
func Picture(p press.Page) template.HTML {
	svg, err := press.PageSVG(p, canvas.Full)
	if err != nil {
		panic(err)
	}
	return template.HTML(svg) // the canvas escapes all text
}

// codeSize is the side of a QR code, mm.
const codeSize = 40.0

// QR draws the QR code of a link. It fails where the link is too long for any.
func QR(l *speech.Language, link string) (template.HTML, error) {
	var err error
	size := canvas.Size{W: codeSize, H: codeSize}
	drawn := Picture(press.Page{Size: size, Name: "lobby.qr", Language: l, Decor: func(c canvas.Canvas) {
		err = art.DrawQR(c, 0, 0, codeSize, link)
	}})
	return drawn, err
}

// Drawings are pictures in pages by what they are of. They are safe for use at
// the same time.
type drawings struct {
	mu   sync.Mutex
	kept map[string]template.HTML
}

// mostDrawings is how many are kept. Once there are more, as where people give
// their tables titles, all are drawn anew.
const mostDrawings = 256

// of is the picture of something, drawn if it is not kept.
func (d *drawings) of(name string, draw func(string) template.HTML) template.HTML {
	d.mu.Lock()
	picture, ok := d.kept[name]
	d.mu.Unlock()
	if ok {
		return picture
	}
	picture = draw(name)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.kept == nil || len(d.kept) >= mostDrawings {
		d.kept = map[string]template.HTML{}
	}
	d.kept[name] = picture
	return picture
}
