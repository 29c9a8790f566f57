package sheets

import (
	"embed"
	"fmt"
	"strings"
	"sync"
)

// An Icon is one of the engravings. Each has its drawing in the folder art,
// under its name.
type Icon string

// The icons.
const (
	Burro      Icon = "burro"
	Hat        Icon = "hat" // a bandit's
	Pistol     Icon = "pistol"
	Pick       Icon = "pick"
	Tools      Icon = "tools" // pick and shovel
	Coach      Icon = "coach"
	Dog        Icon = "dog"
	Suitcase   Icon = "suitcase"
	Lantern    Icon = "lantern"
	Cart       Icon = "cart"
	Gold       Icon = "gold"
	Washtub    Icon = "washtub"
	Tonic      Icon = "tonic"
	Barrel     Icon = "barrel"
	Locomotive Icon = "locomotive"
	Share      Icon = "share"
	Cards      Icon = "cards"
	Bunkhouse  Icon = "bunkhouse"
	TopHat     Icon = "tophat"
	Eye        Icon = "eye" // of the detectives
	Star       Icon = "star"
	Saddle     Icon = "saddle"
	Snake      Icon = "snake"
	Silver     Icon = "silver"
	Tin        Icon = "tin"
	Coal       Icon = "coal"
	Borax      Icon = "borax"
	Fist       Icon = "fist" // points to the right
	Arrow      Icon = "arrow"
)

// Die is the icon of a die that shows a face from 1 to 6.
func Die(face int) Icon { return Icon(fmt.Sprintf("die-%d", face)) }

// iconGrid is the side of the square that icons are drawn on.
const iconGrid = 24

// DrawIcon draws an icon into the square of the given size in mm whose top
// left corner is x, y. What is not inked is paper, not transparent.
func DrawIcon(c Canvas, icon Icon, x, y, size float64, ink Colour) {
	k := size / iconGrid
	for _, l := range engravings()[icon] {
		l.draw(c, l.path.Moved(x, y, k), k, ink)
	}
}

// A layer is one step of drawing an icon.
type layer struct {
	manner manner
	path   Path
}

// A manner is the way in which a layer is drawn: what the first word of its
// line in the drawing means.
type manner struct {
	fill, stroke layerInk
	width        float64 // of the stroke, on the icon's grid
	tone         Pattern
	hatched      bool
}

// layerInk tells the icon's ink from the paper it stands on.
type layerInk int

const (
	nothing layerInk = iota
	inked
	bare
)

// manners are the words of the drawings.
var manners = map[string]manner{
	"ink":     {fill: inked},
	"clear":   {fill: bare},
	"form":    {fill: bare, stroke: inked, width: 0.7},
	"bold":    {stroke: inked, width: 0.95},
	"line":    {stroke: inked, width: 0.42},
	"scratch": {stroke: bare, width: 0.5},
	"rise":    {hatched: true, tone: Diagonal},
	"fall":    {hatched: true, tone: Contrary},
	"level":   {hatched: true, tone: Level},
	"upright": {hatched: true, tone: Upright},
	"cross":   {hatched: true, tone: Cross},
	"dots":    {hatched: true, tone: Dots},
}

// Hatching of icons, on their grid.
const (
	iconPitch = 0.75
	iconLine  = 0.27
)

func (l layer) draw(c Canvas, p Path, k float64, ink Colour) {
	if l.manner.hatched {
		c.Hatch(p, Tone{
			Pattern: l.manner.tone,
			Pitch:   max(printedPitch, iconPitch*k),
			Weight:  max(printedLine, iconLine*k),
			Colour:  ink,
		})
		return
	}
	inks := [...]Colour{nothing: None, inked: ink, bare: Paper}
	c.Path(p, Paint{
		Fill:   inks[l.manner.fill],
		Stroke: inks[l.manner.stroke],
		Width:  max(printedLine, l.manner.width*k),
		Round:  true,
	})
}

//go:embed art/*.txt
var art embed.FS

// engravings returns the layers of each icon, in the order of drawing.
var engravings = sync.OnceValue(func() map[Icon][]layer {
	files, err := art.ReadDir("art")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	all := make(map[Icon][]layer, len(files))
	for _, f := range files {
		text, err := art.ReadFile("art/" + f.Name())
		if err != nil {
			panic(err)
		}
		layers, err := parseLayers(string(text))
		if err != nil {
			panic(fmt.Errorf("%s: %w", f.Name(), err))
		}
		all[Icon(strings.TrimSuffix(f.Name(), ".txt"))] = layers
	}
	return all
})

// parseLayers reads a drawing: a line a layer, which is the word for its
// manner and an outline; lines that start with # are comments.
func parseLayers(text string) ([]layer, error) {
	var layers []layer
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		m, ok := manners[word]
		if !ok {
			return nil, fmt.Errorf("layer %q is none that we know", word)
		}
		p, err := parseOutline(rest)
		if err != nil {
			return nil, err
		}
		layers = append(layers, layer{m, p})
	}
	return layers, nil
}
