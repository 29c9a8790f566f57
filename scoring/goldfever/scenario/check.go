package scenario

import (
	"cmp"
	"fmt"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/house"
)

func checkTexts(h *House, doc *house.Document) *house.Error {
	sc := &h.Scenario
	return cmp.Or(
		checkText(doc, "scenario.title", sc.Title, mostName),
		checkText(doc, "scenario.story", sc.Story, mostText),
		checkCount(doc, "scenario.aim", utf8.RuneCountInString(sc.Aim), 0, mostText, "characters"),
		checkCount(doc, "scenario.rounds", sc.Rounds, 1, mostRounds, "rounds"),
		checkCount(doc, "scenario.haul", sc.Haul, 0, mostPoints, "nuggets"),
		checkCount(doc, "scenario.rout", sc.Rout, 0, len(terms.CastNames), "dead"),
	)
}

// checkTeams sees to it that nobody fights on both sides (GF1).
func checkTeams(h *House, doc *house.Document) *house.Error {
	seen := map[string]bool{}
	for i, team := range h.Scenario.Teams {
		at := fmt.Sprintf("scenario.teams[%d]", i)
		if err := checkText(doc, at+".name", team.Name, mostName); err != nil {
			return err
		}
		if len(team.Characters) == 0 {
			return doc.Errorf(at+".characters", "this team has no characters")
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
			return doc.Errorf(at, "a cast is for %[2]d to %[3]d players, not %[1]d (GF1)", n, terms.MinPlayers, terms.MaxPlayers)
		case sizes[n]:
			return doc.Errorf(at, "a second cast for %d players", n)
		}
		sizes[len(cast)] = true
		if err := checkCast(h, doc, at, cast); err != nil {
			return err
		}
	}
	if len(sizes) == 0 {
		return doc.Errorf("scenario.casts", "no cast; add one for each number of players")
	}
	return nil
}

func checkCast(h *House, doc *house.Document, at string, cast [][]string) *house.Error {
	sc, seen := &h.Scenario, map[string]bool{}
	for i, seat := range cast {
		at := fmt.Sprintf("%s[%d]", at, i)
		if len(seat) == 0 {
			return doc.Errorf(at, "this player has no character (GF1)")
		}
		side, _ := sc.Team(seat[0])
		for j, name := range seat {
			at := fmt.Sprintf("%s[%d]", at, j)
			switch team, ok := sc.Team(name); {
			case !ok:
				return doc.Errorf(at, "%q is in neither team", name)
			case seen[name]:
				return doc.Errorf(at, "%s is played twice", name)
			case team != side:
				return doc.Errorf(at, "%s and %s are in different teams (GF1)", name, seat[0])
			}
			seen[name] = true
		}
	}
	if all := len(sc.Teams[0].Characters) + len(sc.Teams[1].Characters); len(seen) != all {
		return doc.Errorf(at, "%d characters have a player, but %d take part", len(seen), all)
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
			return doc.Errorf(at+".character", "%q is in neither team", g.Character)
		case seen[g.Character]:
			return doc.Errorf(at+".character", "%s is there twice", g.Character)
		case len(g.Guns) > terms.Guns:
			return doc.Errorf(at+".guns", "%d guns; a character carries at most %d (GF4)", len(g.Guns), terms.Guns)
		case len(g.Pockets) > terms.Pockets:
			return doc.Errorf(at+".pockets", "%d objects; a character carries at most %d (GF4)", len(g.Pockets), terms.Pockets)
		}
		seen[g.Character] = true
		if err := checkZone(h, doc, at+".zone", g.Zone); err != nil {
			return err
		}
		for j, kind := range g.Guns {
			if !kind.Gun() {
				return doc.Errorf(fmt.Sprintf("%s.guns[%d]", at, j), "%s isn't a gun (GF4)", kind)
			}
		}
		for j, kind := range g.Pockets {
			if kind.Gun() {
				return doc.Errorf(fmt.Sprintf("%s.pockets[%d]", at, j), "a %s is a gun, so it doesn't go in a pocket", kind)
			}
		}
	}
	if all := len(sc.Teams[0].Characters) + len(sc.Teams[1].Characters); len(seen) != all {
		return doc.Errorf("scenario.gear", "gear for %d characters, but %d take part", len(seen), all)
	}
	return nil
}

func checkZone(h *House, doc *house.Document, at, zone string) *house.Error {
	if _, ok := h.Village.Index(zone); !ok {
		return doc.Errorf(at, "the village has no zone %q", zone)
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
			return doc.Errorf("scenario.nuggets", "%d nuggets have one face, but there are %d nuggets", n, nuggets)
		}
	}
	if all := scoring.Sum(faces[:]...); all != nuggets {
		return doc.Errorf("scenario.nuggets", "%d faces for %d nuggets (GF6)", all, nuggets)
	}
	return nil
}

func checkPoints(h *House, doc *house.Document) *house.Error {
	sc := &h.Scenario
	err := cmp.Or(
		checkCount(doc, "scenario.points.kill", sc.Points.Kill, 0, mostPoints, "points"),
		checkCount(doc, "scenario.points.survivor", sc.Points.Survivor, 0, mostPoints, "points"),
	)
	for i, prize := range sc.Prizes {
		at := fmt.Sprintf("scenario.prizes[%d]", i)
		err = cmp.Or(err,
			checkText(doc, at+".title", prize.Title, mostName),
			checkZone(h, doc, at+".zone", prize.Zone),
			checkCount(doc, at+".points", prize.Points, 0, mostPoints, "points"),
			checkClaims(h, doc, at, &prize),
		)
	}
	return err
}

// checkClaims sees to it that somebody can win a prize.
func checkClaims(h *House, doc *house.Document, at string, p *Prize) *house.Error {
	sc := &h.Scenario
	if p.Team != "" && p.Team != sc.Teams[0].Name && p.Team != sc.Teams[1].Name {
		return doc.Errorf(at+".team", "%q is neither %s nor %s", p.Team, sc.Teams[0].Name, sc.Teams[1].Name)
	}
	for i, name := range p.Who {
		switch team, ok := sc.Team(name); {
		case !ok:
			return doc.Errorf(fmt.Sprintf("%s.who[%d]", at, i), "%q is in neither team", name)
		case p.Team != "" && sc.Teams[team].Name != p.Team:
			return doc.Errorf(fmt.Sprintf("%s.who[%d]", at, i), "%s isn't in the team %s", name, p.Team)
		}
	}
	return nil
}
