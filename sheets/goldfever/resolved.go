package goldfever

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// resolvedPanel says what the clauses leave to the scenario, as it is here.
func resolvedPanel(job sheets.PrintJob) sheets.Panel {
	said := strings.Join(houseOf(job.Setup).Resolved(job.Setup.Options), " ")
	high := float64(len(sheets.Lines(said, sheets.TwoWidth, sheets.PlainType))) * sheets.PlainType.Leading()
	return sheets.Panel{
		ID: "resolved", Owner: scoring.Table, Title: "In this scenario", W: sheets.TwoWidth, H: headHeight + high, Key: key("resolved", said),
		Static: func(c sheets.Canvas) {
			drawHead(c, "In this scenario", sheets.TwoWidth)
			sheets.Paragraph(c, sheets.Area{Y: headHeight, W: sheets.TwoWidth}, said, sheets.PlainType)
		},
	}
}

// winPanel says how long a scenario goes, what brings points, and what else so many can
// play.
func winPanel(job sheets.PrintJob) sheets.Panel {
	h := houseOf(job.Setup)
	s := h.Scenario
	lines := []string{s.Over()}
	for _, l := range s.Reckoning() {
		lines = append(lines, "• "+forWhat(l))
	}
	held := func(p rules.Prize) bool { return !p.Blast }
	if slices.ContainsFunc(s.Prizes, held) {
		lines = append(lines, "A zone is held alone where nobody of the other side stands in it.")
	}
	for _, p := range s.Prizes {
		if held(p) && len(p.Who) > 0 {
			lines = append(lines, aloneText(p))
		}
	}
	if !slices.ContainsFunc(s.Prizes, held) && len(s.Prizes) > 0 {
		lines = append(lines, "A zone is blown up by dynamite that is thrown into it and explodes.")
	}
	lines = append(lines, roomTexts(h)...)
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

// aloneText says what it means that some characters hold a zone.
func aloneText(p rules.Prize) string {
	who, dead := strings.Join(p.Who, " or "), "is dead"
	if len(p.Who) > 1 {
		dead = "are dead"
	}
	return fmt.Sprintf("%s has to stand in %s alive; friends may stand there too. When %s %s, nobody scores for it.", who, p.Zone, scoring.All(p.Who), dead)
}

// roomTexts says which room of a building counts, where it has others.
func roomTexts(h *rules.House) []string {
	var lines []string
	for _, p := range h.Scenario.Prizes {
		for _, b := range h.Village.Buildings {
			rooms := roomsOf(&h.Village, b)
			if i := slices.Index(rooms, p.Zone); i >= 0 && len(rooms) > 1 {
				others := slices.Delete(rooms, i, i+1)
				lines = append(lines, fmt.Sprintf("Of the building %s only %s counts, the room with a star; %s does not.", b.Name, p.Zone, strings.Join(others, " or ")))
			}
		}
	}
	return lines
}

// roomsOf are the zones in a building.
func roomsOf(v *rules.Village, b rules.Building) []string {
	var rooms []string
	for _, z := range v.Zones {
		if b.Holds(z.Centre) {
			rooms = append(rooms, z.Name)
		}
	}
	return rooms
}
