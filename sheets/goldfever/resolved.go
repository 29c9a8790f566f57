package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// resolvedPanel says what the clauses leave to the scenario, as it is here.
func resolvedPanel(job press.Job) panel.Panel {
	said := sheet.Resolved(houseOf(job.Setup), job.Setup.Options)
	together := func(say func(speech.Text) string) string {
		return strings.Join(scoring.Each(len(said), func(i int) string { return say(said[i]) }), " ")
	}
	high := float64(len(canvas.Lines(together(job.Say), panel.TwoWidth, art.PlainType))) * art.PlainType.Leading()
	return panel.Panel{
		ID: "resolved", Owner: scoring.Table, Title: "goldfever.resolved", W: panel.TwoWidth, H: headHeight + high, Key: key("resolved", said),
		Static: func(c canvas.Canvas) {
			drawHead(c, c.Say("goldfever.resolved"), panel.TwoWidth)
			canvas.Paragraph(c, canvas.Area{Y: headHeight, W: panel.TwoWidth}, together(c.Say), art.PlainType)
		},
	}
}

// winPanel says how long a scenario goes, what brings points, and what else so many can
// play.
func winPanel(job press.Job) panel.Panel {
	h := houseOf(job.Setup)
	s := h.Scenario
	lines := []speech.Text{s.Over()}
	for _, l := range s.Reckoning() {
		lines = append(lines, speech.Say("goldfever.points-line", "line", forWhat(l)))
	}
	held := func(p scenario.Prize) bool { return !p.Blast }
	if slices.ContainsFunc(s.Prizes, held) {
		lines = append(lines, "goldfever.held-alone")
	}
	if text := bringText(s.Prizes); text != "" {
		lines = append(lines, text)
	}
	if !slices.ContainsFunc(s.Prizes, held) && len(s.Prizes) > 0 {
		lines = append(lines, "goldfever.blown-up")
	}
	if text := roomText(h); text != "" {
		lines = append(lines, text)
	}
	if s.Extra != nil {
		lines = append(lines, speech.Say("goldfever.extra-offered", "title", scenario.Printed(s.Extra.Title), "text", s.Extra.Text()))
	}
	if len(job.Others) > 0 {
		lines = append(lines, speech.Say("goldfever.others", "n", len(job.Setup.Players), "scenarios", job.Others))
	}
	return paragraphs(job, "win", "goldfever.points-panel", lines...)
}

// bringText says who has to stand where, and that friends may; it is
// empty where it is all the same who stands there.
func bringText(prizes []scenario.Prize) speech.Text {
	var where speech.All
	for _, p := range prizes {
		if !p.Blast && len(p.Who) > 0 {
			where = append(where, speech.Say("goldfever.bring-one", "characters", speech.Any(speech.Named(p.Who...)), "zone", p.Zone))
		}
	}
	if len(where) == 0 {
		return ""
	}
	return speech.Say("goldfever.bring", "where", where)
}

// roomText says which rooms of buildings count, where these have others; it is empty
// where they have none.
func roomText(h *scenario.House) speech.Text {
	var counted speech.All
	for _, b := range h.Village.Buildings {
		rooms := roomsOf(&h.Village, b)
		all := len(rooms)
		rooms = slices.DeleteFunc(rooms, func(room string) bool {
			return !slices.ContainsFunc(h.Scenario.Prizes, func(p scenario.Prize) bool { return p.Zone == room })
		})
		if len(rooms) > 0 && len(rooms) < all {
			counted = append(counted, speech.Say("goldfever.room-of", "zones", speech.All(speech.Named(rooms...)), "building", scenario.Printed(b.Name)))
		}
	}
	if len(counted) == 0 {
		return ""
	}
	return speech.Say("goldfever.rooms", "rooms", counted)
}

// roomsOf are the zones in a building.
func roomsOf(v *village.Village, b village.Building) []string {
	var rooms []string
	for _, z := range v.Zones {
		if b.Holds(z.Centre) {
			rooms = append(rooms, z.Name)
		}
	}
	return rooms
}
