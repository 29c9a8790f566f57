package goldfever

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// zonesPage lists for each zone which are next door and which are seen, as the
// rulebook judges it, so that nobody has to lay a ruler.
func zonesPage(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(press.BannerHeight)
	rest.X += (rest.W - panel.TwoWidth) / 2
	v := &houseOf(job.Setup).Village
	say := panel.Placement{Panel: zonesLegend(job), X: rest.X, Y: rest.Y}
	_, rest = rest.Cut(say.Panel.H + columnGap)
	lies := markersPanel()
	rest.H -= lies.H + columnGap
	foot := panel.Placement{Panel: lies, X: rest.X, Y: rest.Y + rest.H + columnGap}
	says := scoring.Each(len(v.Zones), func(i int) speech.Text {
		return speech.Say("goldfever.zone-says", "walks", walksText(v, i), "sees", seesText(v, i))
	})
	for text := art.SmallType; ; text.Size -= 0.25 {
		panels := scoring.Each(len(v.Zones), func(i int) panel.Panel { return zonePanel(job, v.Zones[i].Name, says[i], text) })
		placed, err := panel.TwoColumns(rest, 1.2, panels)
		if err != nil && text.Size > canvas.LeastSize {
			continue
		}
		banner := press.Banner(game.Game.Info(), job, "goldfever.zones", "goldfever.zones-remark", panel.TwoWidth)
		return []press.Page{{
			Size: job.Paper, Name: "goldfever.page-zones", Back: true,
			Placed: append(placed, say, foot, panel.Placement{Panel: banner, X: rest.X, Y: top.Y}),
		}}, err
	}
}

// zonesLegend explains the list.
func zonesLegend(job press.Job) panel.Panel {
	const words = speech.Text("goldfever.zones-legend")
	lines := canvas.Lines(job.Say(words), panel.TwoWidth, art.SmallType)
	p := panel.Panel{ID: "zones-legend", Owner: scoring.Table, Title: "goldfever.zones-how", W: panel.TwoWidth, H: float64(len(lines)) * art.SmallType.Leading(), Key: key("zones legend")}
	p.Static = func(c canvas.Canvas) {
		canvas.Paragraph(c, canvas.Area{W: panel.TwoWidth}, c.Say(words), art.SmallType)
	}
	return p
}

// zonePanel says of a zone where one walks and what one sees from it.
func zonePanel(job press.Job, name string, says speech.Text, text canvas.Type) panel.Panel {
	const indent = 7.0
	lines := canvas.Lines(job.Say(says), Width-indent, text)
	return panel.Panel{
		ID: "zone-" + name, Owner: scoring.Table, Title: speech.Words(name), W: Width, H: float64(len(lines)) * text.Leading(), Key: key("zone", name, says, text.Size),
		Static: func(c canvas.Canvas) {
			canvas.Paragraph(c, canvas.Area{W: indent}, name, text.InBold())
			canvas.Paragraph(c, canvas.Area{X: indent, W: Width - indent}, c.Say(says), text)
		},
	}
}

// walksText lists the zones next door to one (GF3).
func walksText(v *village.Village, zone int) string {
	open, doors := nextDoor(v, zone)
	words := speech.Strings(open...)
	if len(doors) > 0 {
		words = append(words, "("+strings.Join(speech.Strings(doors...), " ")+")")
	}
	return strings.Join(words, " ")
}

// A seen zone is one that is seen from another, and over which circles.
type seenZone struct {
	zone int
	village.Sight
	over []int
}

// seenFrom are the zones seen from one, with those first over whose circles nobody
// is in the way, and of these the nearest.
func seenFrom(v *village.Village, from int) []seenZone {
	var all []seenZone
	for to := range v.Zones {
		one := seenZone{zone: to}
		one.Sight = v.Sight(from, to, func(zone int) bool {
			one.over = append(one.over, zone)
			return false
		})
		if to != from && one.Clear {
			all = append(all, one)
		}
	}
	slices.SortStableFunc(all, func(a, b seenZone) int { return cmp.Or(len(a.over)-len(b.over), a.Range-b.Range) })
	return all
}

// seesText lists the zones that are seen from one, those in a row joined.
func seesText(v *village.Village, from int) speech.Text {
	var rows [][]seenZone
	var alone []speech.Text
	for _, s := range seenFrom(v, from) {
		behind := func(row []seenZone) bool { // exactly those of the row are in the way
			return len(row) == len(s.over) && !slices.ContainsFunc(row, func(one seenZone) bool { return !slices.Contains(s.over, one.zone) })
		}
		switch i := slices.IndexFunc(rows, behind); {
		case len(s.over) == 0:
			rows = append(rows, []seenZone{s})
		case i >= 0:
			rows[i] = append(rows[i], s)
		default:
			over := speech.Any(scoring.Each(len(s.over), func(i int) speech.Text { return speech.Words(v.Zones[s.over[i]].Name) }))
			alone = append(alone, speech.Say("goldfever.not-over", "zone", s.text(v), "over", over))
		}
	}
	var words speech.List
	for _, row := range rows {
		words = append(words, speech.Words(strings.Join(scoring.Each(len(row), func(i int) string { return row[i].text(v) }), " › ")))
	}
	if words = append(words, alone...); len(words) == 0 {
		return "goldfever.sees-none"
	}
	return speech.Say("goldfever.sees", "zones", words)
}

// text is a seen zone with its range, and + where a door or window of it is harder.
func (s seenZone) text(v *village.Village) string {
	harder := ""
	if s.Into != village.NoOpening {
		harder = "+"
	}
	return fmt.Sprintf("%s\u00a0%d%s", v.Zones[s.zone].Name, s.Range, harder)
}

// A laidMarker is what lies on a character's card or beside it, and where.
type laidMarker struct {
	word, says speech.Text
	draw       func(c canvas.Canvas, x, y float64)
}

// artOf draws a marker of a name.
func artOf(name string) func(canvas.Canvas, float64, float64) {
	return func(c canvas.Canvas, x, y float64) { drawArt(c, name, x, y, 4.6, canvas.Black) }
}

// laidMarkers are all of them, in the order in which they are told.
var laidMarkers = []laidMarker{
	{"goldfever.mark-bullet", "goldfever.mark-bullet-says", func(c canvas.Canvas, x, y float64) { drawShell(c, x, y, 4.6, canvas.Black) }},
	{"goldfever.mark-pistol", "goldfever.mark-pistol-says", func(c canvas.Canvas, x, y float64) { art.DrawIcon(c, art.Pistol, x-2.4, y-2.4, 4.8, canvas.Spot) }},
	{"goldfever.mark-jam", "goldfever.mark-jam-says", artOf("jam")},
	{"goldfever.mark-wound", "goldfever.mark-wound-says", artOf("wound")},
	{"goldfever.mark-ambush", "goldfever.mark-ambush-says", artOf("ambush")},
	{"goldfever.mark-chip", "goldfever.mark-chip-says", func(c canvas.Canvas, x, y float64) { art.DrawIcon(c, art.Star, x-2.4, y-2.4, 4.8, canvas.Spot) }},
	{"goldfever.mark-dropped", "goldfever.mark-dropped-says", artOf("drop")},
	{"goldfever.mark-shaken", "goldfever.mark-shaken-says", artOf("shake")},
}

// markersPanel says what lies where on a character's card.
func markersPanel() panel.Panel {
	const row, icon, word, title = 5.2, 7.0, 15.0, speech.Text("goldfever.markers")
	half := (len(laidMarkers) + 1) / 2
	p := panel.Panel{ID: "markers", Owner: scoring.Table, Title: title, W: panel.TwoWidth, H: headHeight + row*float64(half), Key: key("markers")}
	p.Static = func(c canvas.Canvas) {
		drawHead(c, c.Say(title), panel.TwoWidth)
		for i, m := range laidMarkers {
			x, y := float64(i/half)*(Width+panel.Gutter), headHeight+row*float64(i%half)
			m.draw(c, x+icon/2, y+row/2)
			canvas.Fit(c, canvas.Area{X: x + icon, Y: y, W: word, H: row}, c.Say(m.word), art.SmallType.InBold())
			canvas.Fit(c, canvas.Area{X: x + icon + word, Y: y, W: Width - icon - word, H: row}, c.Say(m.says), art.SmallType)
		}
	}
	return p
}
