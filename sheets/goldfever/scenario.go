package goldfever

import (
	"maps"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// scenario makes the sheet of the scenario in force: a column for each team,
// what lies on the ground, and how it is won.
func scenarioSheet(job press.Job) ([]press.Page, error) {
	if err := drawable(job); err != nil {
		return nil, err
	}
	s := houseOf(job.Setup).Scenario
	var columns [terms.Teams][]panel.Panel
	for team := range columns {
		columns[team] = append(columns[team], teamPanel(s, team))
	}
	for _, f := range fightersOf(job) {
		columns[f.team] = append(columns[f.team], fighterPanel(f, job.Setup.Players[f.seat]))
	}
	left := []panel.Panel{paragraphs(job, "story", s.Named(), about(s)...), stack("team-1", columns[0]), groundPanel(job, s)}
	right := []panel.Panel{winPanel(job), stack("team-2", columns[1])}
	pages, err := twoColumns(job, "scenario", "goldfever.scenario", s.Named(), left, right)
	if err != nil {
		return nil, err
	}
	return withPlan(job, pages), nil
}

// stack is panels under one another without a gap.
func stack(id string, panels []panel.Panel) panel.Panel {
	p := panel.Panel{ID: id, Owner: scoring.Table, Title: panels[0].Title, W: Width}
	for _, one := range panels {
		p.H += one.H
		p.Key += one.Key
	}
	p.Static = func(c canvas.Canvas) {
		y := 0.0
		for _, one := range panels {
			c.Push(0, y, 1)
			one.Static(c)
			c.Pop()
			y += one.H
		}
	}
	return p
}

// about is what a scenario is about, and how it is won.
func about(s scenario.Scenario) []speech.Text {
	if s.Aim == "" {
		return []speech.Text{scenario.Printed(s.Story)}
	}
	return []speech.Text{scenario.Printed(s.Story), scenario.Printed(s.Aim)}
}

// paragraphs is a panel of text under a title.
func paragraphs(job press.Job, id string, title speech.Text, texts ...speech.Text) panel.Panel {
	height := 0.0
	for _, t := range texts {
		height += float64(len(canvas.Lines(job.Say(t), Width, art.PlainType)))*art.PlainType.Leading() + 0.8
	}
	return headed(id, title, height, texts, func(c canvas.Canvas) {
		y := 0.0
		for _, t := range texts {
			y += canvas.Paragraph(c, canvas.Area{Y: y, W: Width}, c.Say(t), art.PlainType) + 0.8
		}
	})
}

// teamPanel is the head of a team's column.
func teamPanel(s scenario.Scenario, team int) panel.Panel {
	return headed("team", s.Teams[team].Named(), 3, team, func(c canvas.Canvas) {
		drawTeam(c, team, 0, 0, Width, 2.4)
	})
}

// fighterPanel says where a character starts, with what, and who plays it.
func fighterPanel(f fighter, player string) panel.Panel {
	const high, face, zone, name = 17.0, 14.0, 13.0, 19.0
	return panel.Panel{
		ID: "start-" + strings.ToLower(f.Name), Owner: scoring.Table, Title: speech.Words(f.Name), W: Width, H: high, Key: key("start", f, player),
		Static: func(c canvas.Canvas) {
			const left = face + 1.6
			drawPortrait(c, f.Name, face/2, high-1.2, face)
			heading{4, name, art.Shaded, canvas.Left}.draw(c, left, 5.6, f.Name)
			canvas.Fit(c, tradeBeside.At(left, 6.3), c.Say(scenario.Printed(f.Trade)), art.CaptionType)
			x := Width - zone - 1.5
			for _, kinds := range [][]terms.Kind{f.gear.Pockets, f.gear.Guns} {
				for i := len(kinds) - 1; i >= 0; i-- {
					drawn := 7.4
					if kinds[i].Gun() {
						drawn = 9.6
					}
					called := c.Say(kinds[i].Title())
					wide := max(drawn+2, canvas.Measure(called, art.TinyType)+1.4)
					x -= wide
					drawObject(c, kinds[i], x+wide/2, high/2-1.6, drawn, canvas.Black)
					canvas.Fit(c, canvas.Area{X: x + 0.2, Y: high - 5, W: wide - 0.4, H: 3}, called, art.TinyType.Centred())
				}
			}
			line := canvas.Area{X: left, Y: high - 6.2, W: min(name, x-left-0.8), H: 5}
			if player == "" {
				c.Path(canvas.Line(left, high-1.6, left+line.W, high-1.6), art.FinePen)
			} else {
				canvas.Fit(c, line, player, art.StrongType)
			}
			c.Path(canvas.Rect(Width-zone, 2.4, zone, high-4.8), art.BoxPen)
			start := art.StrongType.Centred()
			start.Size = 15
			canvas.Fit(c, canvas.Area{X: Width - zone + 1, Y: high/2 - 1.6, W: zone - 2, H: 7}, f.gear.Zone, start)
			c.Text(Width-zone/2, 3.2+art.CaptionType.CapHeight()+0.4, c.Say("goldfever.starts-in"), art.CaptionType.Centred())
			c.Path(canvas.Line(0, high, Width, high), art.HairPen)
		},
	}
}

// groundPanel lists what lies on the ground, and how a ledger numbers the nuggets.
func groundPanel(job press.Job, s scenario.Scenario) panel.Panel {
	carried := 0
	for _, g := range s.Gear {
		carried += countOf(g.Pockets, terms.Nugget)
	}
	nuggets, last := map[int]speech.All{}, carried
	var lines, others []speech.Text
	for _, g := range s.Ground {
		if n := countOf(g.Objects, terms.Nugget); n > 0 {
			nuggets[n], last = append(nuggets[n], speech.Words(g.Zone)), last+n
		}
		var words speech.All
		for _, kind := range g.Objects {
			if kind != terms.Nugget {
				words = append(words, kind.Title())
			}
		}
		if len(words) > 0 {
			others = append(others, speech.Say("goldfever.ground-objects", "zone", g.Zone, "objects", words))
		}
	}
	for _, n := range slices.Sorted(maps.Keys(nuggets)) {
		message := "goldfever.ground-nuggets"
		if len(nuggets[n]) > 1 {
			message = "goldfever.ground-nuggets-each"
		}
		lines = append(lines, speech.Say(message, "n", n, "zones", nuggets[n]))
	}
	lines = append(lines, others...)
	if last > 0 {
		lines = append(lines, facesText(s.Nuggets))
	}
	if last > carried {
		lines = append(lines, speech.Say("goldfever.ground-numbers", "numbers", nuggetNumbers(s, carried)))
	}
	return paragraphs(job, "ground", "goldfever.ground", lines...)
}

// countOf is how many of a kind there are.
func countOf(kinds []terms.Kind, kind terms.Kind) int {
	n := 0
	for _, k := range kinds {
		if k == kind {
			n++
		}
	}
	return n
}

// nuggetNumbers are what nuggets on the ground are called in a ledger, zone by zone,
// where so many are carried.
func nuggetNumbers(s scenario.Scenario, carried int) speech.All {
	var numbers speech.All
	for _, g := range s.Ground {
		n := countOf(g.Objects, terms.Nugget)
		switch n {
		case 0:
			continue
		case 1:
			numbers = append(numbers, speech.Say("goldfever.ground-number", "number", carried+1, "zone", g.Zone))
		default:
			numbers = append(numbers, speech.Say("goldfever.ground-range", "first", carried+1, "last", carried+n, "zone", g.Zone))
		}
		carried += n
	}
	return numbers
}

// facesText says what is on the faces of the nuggets.
func facesText(n scenario.Nuggets) speech.Text {
	var faces speech.All
	for i, count := range []int{n.One, n.Two, n.Three} {
		if count > 0 {
			faces = append(faces, speech.Say("goldfever.faces-worth", "count", count, "worth", i+1))
		}
	}
	if n.Rock > 0 {
		faces = append(faces, speech.Say("goldfever.faces-rock", "n", n.Rock))
	}
	return speech.Say("goldfever.faces", "faces", faces)
}
