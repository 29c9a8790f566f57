package goldfever

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets"
)

// zonesPage lists for each zone which are next door and which are seen, as the
// rulebook judges it, so that nobody has to lay a ruler.
func zonesPage(job sheets.PrintJob) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(sheets.BannerHeight)
	rest.X += (rest.W - sheets.TwoWidth) / 2
	v := &houseOf(job.Setup).Village
	say := sheets.Placement{Panel: zonesLegend(), X: rest.X, Y: rest.Y}
	_, rest = rest.Cut(say.Panel.H + columnGap)
	lies := markersPanel()
	rest.H -= lies.H + columnGap
	foot := sheets.Placement{Panel: lies, X: rest.X, Y: rest.Y + rest.H + columnGap}
	says := scoring.Each(len(v.Zones), func(i int) string { return "Walks " + walksText(v, i) + ". Sees " + seesText(v, i) + "." })
	for text := sheets.SmallType; ; text.Size -= 0.25 {
		panels := scoring.Each(len(v.Zones), func(i int) sheets.Panel { return zonePanel(v.Zones[i].Name, says[i], text) })
		placed, err := sheets.TwoColumns(rest, 1.2, panels)
		if err != nil && text.Size > sheets.LeastSize {
			continue
		}
		banner := sheets.Banner(game.Game.Info(), job, "Zone by zone", "who walks and sees where", sheets.TwoWidth)
		return []sheets.Page{{
			Size: job.Paper, Name: "aid, zone by zone", Back: true,
			Placed: append(placed, say, foot, sheets.Placement{Panel: banner, X: rest.X, Y: top.Y}),
		}}, err
	}
}

// zonesLegend explains the list.
func zonesLegend() sheets.Panel {
	const words = "Walks: the zones next door (GF3), those by a door or a window alone in brackets; a blast does not reach these (GF55). " +
		"Sees: from dot to dot, with nobody between (GF40); the number is the range (GF21), and + is one step harder, through a door or window into that zone (GF52). " +
		"Zones joined by › lie one behind the other: whoever stands in one hides those after it. Hidden by others than these: “not over h3” (GF41)."
	lines := sheets.Lines(words, sheets.TwoWidth, sheets.SmallType)
	p := sheets.Panel{ID: "zones-legend", Owner: scoring.Table, Title: "How to read it", W: sheets.TwoWidth, H: float64(len(lines)) * sheets.SmallType.Leading(), Key: key("zones legend")}
	p.Static = func(c sheets.Canvas) { sheets.Paragraph(c, sheets.Area{W: sheets.TwoWidth}, words, sheets.SmallType) }
	return p
}

// zonePanel says of a zone where one walks and what one sees from it.
func zonePanel(name, says string, text sheets.Type) sheets.Panel {
	const indent = 7.0
	lines := sheets.Lines(says, Width-indent, text)
	return sheets.Panel{
		ID: "zone-" + name, Owner: scoring.Table, Title: name, W: Width, H: float64(len(lines)) * text.Leading(), Key: key("zone", name, says, text.Size),
		Static: func(c sheets.Canvas) {
			sheets.Paragraph(c, sheets.Area{W: indent}, name, text.InBold())
			sheets.Paragraph(c, sheets.Area{X: indent, W: Width - indent}, says, text)
		},
	}
}

// walksText lists the zones next door to one (GF3).
func walksText(v *village.Village, zone int) string {
	var words, doors []string
	for _, next := range v.Neighbours(zone) {
		if border, _ := v.Border(zone, next); border == village.OpenBorder {
			words = append(words, v.Zones[next].Name)
		} else {
			doors = append(doors, v.Zones[next].Name)
		}
	}
	if len(doors) > 0 {
		words = append(words, "("+strings.Join(doors, " ")+")")
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
func seesText(v *village.Village, from int) string {
	var rows [][]seenZone
	var alone []string
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
			over := scoring.Each(len(s.over), func(i int) string { return v.Zones[s.over[i]].Name })
			alone = append(alone, s.text(v)+" not over "+strings.Join(over, " or "))
		}
	}
	var words []string
	for _, row := range rows {
		words = append(words, strings.Join(scoring.Each(len(row), func(i int) string { return row[i].text(v) }), " › "))
	}
	if words = append(words, alone...); len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}

// text is a seen zone with its range, and + where a door or window of it is harder.
func (s seenZone) text(v *village.Village) string {
	harder := ""
	if s.Into != village.NoOpening {
		harder = "+"
	}
	return fmt.Sprintf("%s\u00a0%d%s", v.Zones[s.zone].Name, s.Range, harder)
}
