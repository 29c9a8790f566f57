package goldfever_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
	"saddlebag/templates"
)

// Scenarios of people's own print as well as ours.
func TestOwnData(t *testing.T) {
	var ours []scenario.House
	for _, name := range templates.Houses(game.Game.Info().ID) {
		ours = append(ours, *blank(t, name, names[:fewest(t, name)]...).Setup.House.(*scenario.House))
	}
	sheetstest.Own(t, goldfever.Title, func(t *rapid.T) any { return ownScenario(t, ours) })
}

// fewest is how few play one of our scenarios.
func fewest(t *testing.T, name string) int {
	t.Helper()
	text, _ := templates.House(game.Game.Info().ID, name)
	read, err := scenario.Read(name, text)
	if err != nil {
		t.Fatal(err)
	}
	least := len(names)
	for _, cast := range read.Scenario.Casts {
		least = min(least, len(cast))
	}
	return least
}

// ownScenario is one of our scenarios with other words and numbers.
func ownScenario(t *rapid.T, ours []scenario.House) any {
	h := rapid.SampledFrom(ours).Draw(t, "scenario")
	s := &h.Scenario
	name := func(label string) string { return sheetstest.Name(t, 24, label) }
	s.Title, s.Story, s.Aim = name("title"), sheetstest.Name(t, 400, "story"), sheetstest.Name(t, 400, "aim")
	s.Rounds = sheetstest.Extreme(t, 1, 30, "rounds")
	old := s.Teams
	s.Teams[0].Name, s.Teams[1].Name = sheetstest.Name(t, 9, "team"), sheetstest.Name(t, 8, "other")+"2"
	s.Prizes = slices.Clone(s.Prizes)
	for i := range s.Prizes {
		s.Prizes[i].Title, s.Prizes[i].Points = name("prize"), sheetstest.Extreme(t, 1, 100, "points")
		for team := range old {
			if s.Prizes[i].Team == old[team].Name {
				s.Prizes[i].Team = s.Teams[team].Name
			}
		}
	}
	h.Characters = slices.Clone(h.Characters)
	for i := range h.Characters {
		h.Characters[i].Trade = sheetstest.Name(t, 11, "trade")
	}
	h.Jokers = slices.Clone(h.Jokers)
	for i := range h.Jokers {
		h.Jokers[i].Title, h.Jokers[i].Text = name("joker"), sheetstest.Name(t, 110, "text")
		h.Jokers[i].Count = sheetstest.Extreme(t, 2, 4, "count")
	}
	for _, pile := range []*scenario.Hits{&h.Decks.Easy, &h.Decks.Average, &h.Decks.Difficult} {
		more := sheetstest.Extreme(t, -pile.Wound, pile.Miss, "wounds")
		pile.Miss, pile.Wound = pile.Miss-more, pile.Wound+more
	}
	return &h
}

// What a joker does is printed whole, or refused: here one word less is as much as its card holds.
func TestTextOfJokerFits(t *testing.T) {
	const holds = "HamiМоSan dźmmmommmWŁóÎleHamburgŁóŁóÁgios МоŁóKöln-HamdźWienmmmburgiSan ŁóSan"
	for text, fits := range map[string]bool{holds: true, holds + " Köln-burgburgÎleburgŁóWienKöln-m": false} {
		job := duel(t)
		job.Setup.House.(*scenario.House).Jokers[0].Text = text
		for _, s := range goldfever.Title.Sheets {
			if s.Name != "cards" {
				continue
			}
			if _, err := press.Pages([]press.Sheet{s}, job, 1); (err == nil) != fits {
				t.Errorf("cards with %q: %v", text, err)
			}
		}
	}
}
