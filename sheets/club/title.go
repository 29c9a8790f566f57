package club

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Measures of the title, mm.
const (
	titleHigh = 47.0
	titleIn   = 8.0  // from its edge to what's written
	nameHigh  = 15.0 // for the name of the group
	nameCaps  = 12.0
	leastCaps = 3.6 // of a name in wood type
	titleIcon = 9.0
)

// title shows what the group is called, how much it has played and since when, that wide.
func (cl Club) title(wide float64) Chart {
	ch := Chart{Panel: panel.Panel{
		ID: "club-title", Owner: scoring.Table, Title: speech.Words(cl.Name), W: wide, H: titleHigh, Language: cl.Language,
		Static: func(c canvas.Canvas) {
			art.DrawFrame(c, 0, 0, wide, titleHigh)
			cl.drawTitle(c, canvas.Area{X: titleIn, Y: 4, W: wide - 2*titleIn, H: titleHigh - 8})
		},
	}}
	ch.Heads = []speech.Text{"club.nights-kept", "club.games", "club.first-night"}
	if cl.Stats.Plays > 0 {
		ch.Rows = [][]speech.Text{{number(len(cl.Stats.Nights)), number(cl.Stats.Plays), scoring.Day(cl.Stats.Nights[0].Day)}}
	}
	return ch
}

// drawTitle draws the title into an area: the name, how much was played, the icons of what.
func (cl Club) drawTitle(c canvas.Canvas, a canvas.Area) {
	name, rest := a.Cut(nameHigh)
	drawFigure(c, name, cl.Name, nameCaps, leastCaps, art.Shaded)
	art.DrawDivider(c, a.X+a.W/2, rest.Y+2, min(0.7*a.W, width))
	_, rest = rest.Cut(4)
	if cl.Stats.Plays == 0 {
		canvas.Fit(c, rest, c.Say("club.no-nights"), art.LargeType.Centred())
		return
	}
	sums, rest := rest.Cut(5.2)
	canvas.Fit(c, sums, c.Say(speech.Say("club.sums", "nights", speech.Say("club.nights", "n", len(cl.Stats.Nights)), "games", speech.Say("club.times", "n", cl.Stats.Plays))), art.LargeType.Sized(12).Centred())
	since, rest := rest.Cut(4.4)
	canvas.Fit(c, since, c.Say(speech.Say("club.since", "date", scoring.Day(cl.Stats.Nights[0].Day))), art.CaptionType.Sized(9).Centred())
	cl.drawIcons(c, a.X+a.W/2, rest.Y+0.6, titleIcon)
}

// drawIcons draws those of the games that were played, in a row from y on.
func (cl Club) drawIcons(c canvas.Canvas, middle, y, side float64) {
	var icons []art.Icon
	for _, g := range cl.played() {
		if g.Icon != "" && len(icons) < most/2 {
			icons = append(icons, g.Icon)
		}
	}
	gap := side / 3
	x := middle - (float64(len(icons))*(side+gap)-gap)/2
	for _, i := range icons {
		art.DrawIcon(c, i, x, y, side, canvas.Black)
		x += side + gap
	}
}
