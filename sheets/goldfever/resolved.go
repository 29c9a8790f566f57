package goldfever

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// resolvedPanel says what the clauses leave to the scenario, as it is here.
func resolvedPanel(job press.Job) panel.Panel {
	said := strings.Join(sheet.Resolved(houseOf(job.Setup), job.Setup.Options), " ")
	high := float64(len(canvas.Lines(said, panel.TwoWidth, art.PlainType))) * art.PlainType.Leading()
	return panel.Panel{
		ID: "resolved", Owner: scoring.Table, Title: "In this scenario", W: panel.TwoWidth, H: headHeight + high, Key: key("resolved", said),
		Static: func(c canvas.Canvas) {
			drawHead(c, "In this scenario", panel.TwoWidth)
			canvas.Paragraph(c, canvas.Area{Y: headHeight, W: panel.TwoWidth}, said, art.PlainType)
		},
	}
}

// winPanel says how long a scenario goes, what brings points, and what else so many can
// play.
func winPanel(job press.Job) panel.Panel {
	h := houseOf(job.Setup)
	s := h.Scenario
	lines := []string{s.Over()}
	for _, l := range s.Reckoning() {
		lines = append(lines, "• "+forWhat(l))
	}
	held := func(p scenario.Prize) bool { return !p.Blast }
	if slices.ContainsFunc(s.Prizes, held) {
		lines = append(lines, "Held alone: one side stands there alive, and nobody of the other.")
	}
	if text := bringText(s.Prizes); text != "" {
		lines = append(lines, text)
	}
	if !slices.ContainsFunc(s.Prizes, held) && len(s.Prizes) > 0 {
		lines = append(lines, "A zone is blown up by dynamite that is thrown into it and explodes.")
	}
	if text := roomText(h); text != "" {
		lines = append(lines, text)
	}
	if s.Extra != nil {
		lines = append(lines, "A rule to add if all like it (option extra). "+s.Extra.Title+": "+s.Extra.Text())
	}
	if len(job.Others) > 0 {
		titles := scoring.Each(len(job.Others), func(i int) string { return unmarked(job.Others[i]) })
		lines = append(lines, fmt.Sprintf("For %d there is also: %s.", len(job.Setup.Players), strings.Join(titles, ", ")))
	}
	return paragraphs("win", "Points", lines...)
}

// unmarked is a title without the mark of house data, which a sheet has once.
func unmarked(title string) string { return strings.TrimSuffix(title, " (house)") }

// bringText says who has to stand where, and that friends may; it is
// empty where it is all the same who stands there.
func bringText(prizes []scenario.Prize) string {
	var where []string
	for _, p := range prizes {
		if !p.Blast && len(p.Who) > 0 {
			where = append(where, scoring.Either(p.Who)+scoring.When(len(where) == 0, " has to stand")+" in "+p.Zone)
		}
	}
	if len(where) == 0 {
		return ""
	}
	return scoring.All(where) + ", alive; friends may stand there too."
}

// roomText says which rooms of buildings count, where these have others; it is empty
// where they have none.
func roomText(h *scenario.House) string {
	var counted []string
	for _, b := range h.Village.Buildings {
		rooms := roomsOf(&h.Village, b)
		all := len(rooms)
		rooms = slices.DeleteFunc(rooms, func(room string) bool {
			return !slices.ContainsFunc(h.Scenario.Prizes, func(p scenario.Prize) bool { return p.Zone == room })
		})
		if len(rooms) > 0 && len(rooms) < all {
			counted = append(counted, scoring.All(rooms)+" of the "+b.Name)
		}
	}
	if len(counted) == 0 {
		return ""
	}
	return "Of a building only the room with a star counts: " + scoring.All(counted) + "."
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
