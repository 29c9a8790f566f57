package goldfever

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// Cast says whom each of so many players plays.
func (sc *Scenario) Cast(players int) ([][]string, bool) {
	for _, cast := range sc.Casts {
		if len(cast) == players {
			return cast, true
		}
	}
	return nil, false
}

// Describe tells people what the scenario is.
func (h *House) Describe() scoring.Description { return h.Scenario.describe() }

// DescribeHouse tells people what the scenario of house data is, of which it reads no
// more: the village takes ten times as long.
func (game) DescribeHouse(file string, text []byte) (scoring.Description, error) {
	var h struct {
		Scenario Scenario `json:"scenario"`
	}
	if err := house.DecodePart(file, text, "scenario", &h); err != nil {
		return scoring.Description{}, err
	}
	return h.Scenario.describe(), nil
}

func (sc *Scenario) describe() scoring.Description {
	d := scoring.Description{
		Title: sc.Title, Length: fmt.Sprintf("%d rounds", sc.Rounds), Story: sc.Story, Aim: sc.Aim,
		Players: scoring.Where(MaxPlayers+1, func(n int) bool { _, ok := sc.Cast(n); return ok }),
	}
	if sc.Extra != nil {
		d.Extra = sc.Extra.Title + ": " + sc.Extra.Text()
	}
	for _, players := range d.Players {
		cast, _ := sc.Cast(players)
		d.Leads = append(d.Leads, scoring.Each(len(cast), func(seat int) string { return scoring.All(cast[seat]) }))
	}
	return d
}

// Over says when the fight ends, in a sentence (GF60).
func (sc *Scenario) Over() string {
	ends := []string{"after " + scoring.Some(sc.Rounds, "round")}
	if sc.Haul > 0 {
		ends = append(ends, "after a round at whose end a team carries "+scoring.Some(sc.Haul, "nugget"))
	}
	held, blown := sc.endings()
	if len(held) > 0 {
		ends = append(ends, "after a round at whose end "+scoring.Either(held)+" is held alone")
	}
	if len(blown) > 0 {
		ends = append(ends, "after a round at whose end "+scoring.Either(blown)+" is blown up")
	}
	if sc.Rout > 0 {
		ends = append(ends, "after a round at whose end a team has "+strconv.Itoa(sc.Rout)+" dead")
	}
	return "Over " + strings.Join(ends, ", ") + ", or at once when a team is dead."
}

// endings are the prizes that end the fight, those to be held and those to be blown up.
func (sc *Scenario) endings() (held, blown []string) {
	for _, p := range sc.Prizes {
		switch {
		case !p.Ends:
		case p.Blast:
			blown = append(blown, inText(p.Title))
		default:
			held = append(held, inText(p.Title))
		}
	}
	return held, blown
}

// inText is a title in the middle of a sentence.
func inText(title string) string {
	if rest, ok := strings.CutPrefix(title, "The "); ok {
		return "the " + rest
	}
	return title
}

// Team is the team of a character; it is not ok for one that takes no part.
func (sc *Scenario) Team(character string) (team int, ok bool) {
	i := slices.IndexFunc(sc.Teams[:], func(t Team) bool { return slices.Contains(t.Characters, character) })
	return max(0, i), i >= 0
}

// place puts characters and objects where the scenario has them (GF60).
func (s *state) place(cast [][]string) {
	owner := map[string]int{}
	for seat, characters := range cast {
		for _, name := range characters {
			owner[name] = seat
		}
	}
	sc := &s.house.Scenario
	s.men = make([]man, 0, len(sc.Gear))
	for _, gear := range sc.Gear {
		team, _ := sc.Team(gear.Character)
		m := newMan(gear.Character, owner[gear.Character], team, s.zone(gear.Zone))
		for _, kind := range slices.Concat(gear.Guns, gear.Pockets) {
			m.carry(s.newThing(kind), kind)
		}
		s.men = append(s.men, m)
	}
	for _, ground := range sc.Ground {
		for _, kind := range ground.Objects {
			s.things[s.newThing(kind)].zone = s.zone(ground.Zone)
		}
	}
}

// newThing makes an object that is carried, loaded where it can be, and returns
// its index. Those of a kind are numbered as they come.
func (s *state) newThing(kind Kind) int {
	number := 1
	for t := range s.things {
		if s.things[t].kind == kind {
			number++
		}
	}
	w, _ := kind.Weapon()
	s.things = append(s.things, thing{kind: kind, number: number, zone: nowhere, shells: w.Shells, face: unknown})
	return len(s.things) - 1
}

// zone is the index of a zone that the house data has been checked to have.
func (s *state) zone(name string) int { return s.house.plan.zones[name] }
