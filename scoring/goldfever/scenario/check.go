package scenario

import (
	"cmp"
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

func checkTexts(h *House, doc *house.Document) *house.Error {
	sc := &h.Scenario
	return cmp.Or(
		checkText(doc, "scenario.title", sc.Title, 1, mostName),
		checkText(doc, "scenario.story", sc.Story, 1, mostText),
		checkText(doc, "scenario.aim", sc.Aim, 0, mostText),
		checkCount(doc, "scenario.rounds", sc.Rounds, 1, mostRounds),
		checkCount(doc, "scenario.haul", sc.Haul, 0, mostPoints),
		checkCount(doc, "scenario.rout", sc.Rout, 0, len(terms.CastNames)),
	)
}

// checkTeams sees to it that nobody fights on both sides (GF1).
func checkTeams(h *House, doc *house.Document) *house.Error {
	seen := map[string]bool{}
	for i, team := range h.Scenario.Teams {
		at := fmt.Sprintf("scenario.teams[%d]", i)
		if err := checkText(doc, at+".name", team.Name, 1, mostName); err != nil {
			return err
		}
		if len(team.Characters) == 0 {
			return doc.Err(at+".characters", "goldfever.house-empty-team")
		}
		for j, name := range team.Characters {
			if err := checkName(doc, fmt.Sprintf("%s.characters[%d]", at, j), name, seen); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkCasts sees to it that for each number of players everybody is played by
// one of them, and that nobody plays for both sides (GF1).
func checkCasts(h *House, doc *house.Document) *house.Error {
	sizes := map[int]bool{}
	for i, cast := range h.Scenario.Casts {
		at := fmt.Sprintf("scenario.casts[%d]", i)
		switch n := len(cast); {
		case n < terms.MinPlayers || n > terms.MaxPlayers:
			return doc.Err(at, "goldfever.house-cast-size", "n", n, "least", terms.MinPlayers, "most", terms.MaxPlayers).By("GF1")
		case sizes[n]:
			return doc.Err(at, "goldfever.house-cast-twice", "n", n)
		}
		sizes[len(cast)] = true
		if err := checkCast(h, doc, at, cast); err != nil {
			return err
		}
	}
	if len(sizes) == 0 {
		return doc.Err("scenario.casts", "goldfever.house-no-cast")
	}
	return nil
}

func checkCast(h *House, doc *house.Document, at string, cast [][]string) *house.Error {
	sc, seen := &h.Scenario, map[string]bool{}
	for i, seat := range cast {
		at := fmt.Sprintf("%s[%d]", at, i)
		if len(seat) == 0 {
			return doc.Err(at, "goldfever.house-no-character").By("GF1")
		}
		side, _ := sc.Team(seat[0])
		for j, name := range seat {
			at := fmt.Sprintf("%s[%d]", at, j)
			switch team, ok := sc.Team(name); {
			case !ok:
				return doc.Err(at, "goldfever.house-no-team", "character", strconv.Quote(name))
			case seen[name]:
				return doc.Err(at, "house.twice", "name", name)
			case team != side:
				return doc.Err(at, "goldfever.house-both-teams", "character", name, "other", seat[0]).By("GF1")
			}
			seen[name] = true
		}
	}
	if all := len(sc.Teams[0].Characters) + len(sc.Teams[1].Characters); len(seen) != all {
		return doc.Err(at, "goldfever.house-cast-short", "n", len(seen), "all", all)
	}
	return nil
}

// checkGear sees to it that everybody starts somewhere, with no more than can be
// carried (GF4).
func checkGear(h *House, doc *house.Document) *house.Error {
	sc, seen := &h.Scenario, map[string]bool{}
	for i, g := range sc.Gear {
		at := fmt.Sprintf("scenario.gear[%d]", i)
		switch _, ok := sc.Team(g.Character); {
		case !ok:
			return doc.Err(at+".character", "goldfever.house-no-team", "character", strconv.Quote(g.Character))
		case seen[g.Character]:
			return doc.Err(at+".character", "house.twice", "name", g.Character)
		case len(g.Guns) > terms.Guns:
			return doc.Err(at+".guns", "house.too-many", "number", len(g.Guns), "most", terms.Guns).By("GF4")
		case len(g.Pockets) > terms.Pockets:
			return doc.Err(at+".pockets", "house.too-many", "number", len(g.Pockets), "most", terms.Pockets).By("GF4")
		}
		seen[g.Character] = true
		if err := checkZone(h, doc, at+".zone", g.Zone); err != nil {
			return err
		}
		for j, kind := range g.Guns {
			if !kind.Gun() {
				return doc.Err(fmt.Sprintf("%s.guns[%d]", at, j), "goldfever.house-no-gun", "object", kind.String()).By("GF4")
			}
		}
		for j, kind := range g.Pockets {
			if kind.Gun() {
				return doc.Err(fmt.Sprintf("%s.pockets[%d]", at, j), "goldfever.house-gun", "object", kind.String())
			}
		}
	}
	if all := len(sc.Teams[0].Characters) + len(sc.Teams[1].Characters); len(seen) != all {
		return doc.Err("scenario.gear", "goldfever.house-gear", "n", len(seen), "all", all)
	}
	return nil
}

func checkZone(h *House, doc *house.Document, at, zone string) *house.Error {
	if _, ok := h.Village.Index(zone); !ok {
		return doc.Err(at, "goldfever.house-no-zone", "zone", strconv.Quote(zone))
	}
	return nil
}

// checkGround sees to it that there is a face for each nugget, on the ground or in a
// pocket (GF6).
func checkGround(h *House, doc *house.Document) *house.Error {
	sc, nuggets := &h.Scenario, 0
	for _, g := range sc.Gear {
		for _, kind := range g.Pockets {
			nuggets += scoring.When(kind == terms.Nugget, 1)
		}
	}
	for i, g := range sc.Ground {
		if err := checkZone(h, doc, fmt.Sprintf("scenario.ground[%d].zone", i), g.Zone); err != nil {
			return err
		}
		for _, kind := range g.Objects {
			if kind == terms.Nugget {
				nuggets++
			}
		}
	}
	faces := NewFaces(sc.Nuggets)
	for _, n := range faces {
		if n < 0 || n > nuggets {
			return doc.Err("scenario.nuggets", "house.range", "number", n, "least", 0, "most", nuggets)
		}
	}
	if all := scoring.Sum(faces[:]...); all != nuggets {
		return doc.Err("scenario.nuggets", "goldfever.house-faces", "n", all, "nuggets", nuggets).By("GF6")
	}
	return nil
}

func checkPoints(h *House, doc *house.Document) *house.Error {
	sc := &h.Scenario
	err := cmp.Or(
		checkCount(doc, "scenario.points.kill", sc.Points.Kill, 0, mostPoints),
		checkCount(doc, "scenario.points.survivor", sc.Points.Survivor, 0, mostPoints),
	)
	for i, prize := range sc.Prizes {
		at := fmt.Sprintf("scenario.prizes[%d]", i)
		err = cmp.Or(err,
			checkText(doc, at+".title", prize.Title, 1, mostName),
			checkZone(h, doc, at+".zone", prize.Zone),
			checkCount(doc, at+".points", prize.Points, 0, mostPoints),
			checkClaims(h, doc, at, &prize),
		)
	}
	return err
}

// checkClaims sees to it that somebody can win a prize.
func checkClaims(h *House, doc *house.Document, at string, p *Prize) *house.Error {
	sc := &h.Scenario
	if p.Team != "" && p.Team != sc.Teams[0].Name && p.Team != sc.Teams[1].Name {
		return doc.Err(at+".team", "house.unknown", "word", strconv.Quote(p.Team), "words", speech.Any(speech.Named(sc.Teams[0].Name, sc.Teams[1].Name)))
	}
	for i, name := range p.Who {
		switch team, ok := sc.Team(name); {
		case !ok:
			return doc.Err(fmt.Sprintf("%s.who[%d]", at, i), "goldfever.house-no-team", "character", strconv.Quote(name))
		case p.Team != "" && sc.Teams[team].Name != p.Team:
			return doc.Err(fmt.Sprintf("%s.who[%d]", at, i), "goldfever.house-other-team", "character", name, "team", p.Team)
		}
	}
	return nil
}
