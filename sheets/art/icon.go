// Package art is what a printer has in the drawer: wood type, icons and other
// engravings, rules, frames and ornaments, landmarks for boards, codes, and the pens
// and types that all games print with. It draws on a canvas, and knows nothing of
// panels, paper and games.
//
// Begin with [DrawTitle] and [DrawIcon]. The drawings are in the folder engravings,
// in the notation of [ParseEngraving].
package art

import (
	_ "embed"
	"fmt"

	"saddlebag/sheets/canvas"
)

// An Icon is one of the engravings. Each has its drawing in the folder engravings,
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
	Papers     Icon = "papers" // to fill in
	Phone      Icon = "phone"
	Loupe      Icon = "loupe"
)

// Die is the icon of a die that shows a face from 1 to 6.
func Die(face int) Icon { return Icon(fmt.Sprintf("die-%d", face)) }

// iconGrid is the side of the square that icons are drawn on.
const iconGrid = 24

// DrawIcon draws an icon into the square of the given size in mm whose top left
// corner is x, y. Areas without ink are paper, not transparent.
func DrawIcon(c canvas.Canvas, icon Icon, x, y, size float64, ink canvas.Colour) {
	engravings.Of(string(icon)).Draw(c, x, y, size/iconGrid, ink)
}

// DrawTurnedIcon draws an icon of the given size in mm round x, y, turned by some
// quarters, clockwise.
func DrawTurnedIcon(c canvas.Canvas, icon Icon, x, y, size float64, quarters int, ink canvas.Colour) {
	corner := canvas.Path{}.Move(-size/2, -size/2).Turned(quarters)[0]
	engravings.Of(string(icon)).Turned(quarters).Draw(c, x+corner.X, y+corner.Y, size/iconGrid, ink)
}

//go:embed engravings.packed
var drawings []byte

// engravings are the drawings of the icons.
var engravings = Engravings{Packed: drawings}
