package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// undealt are the characters without a joker.
func (s *State) undealt() []int {
	return scoring.Where(len(s.Men), func(m int) bool { return !s.Men[m].Joker.Dealt })
}

// jokerItems are the jokers that a card not known can be.
func (s *State) jokerItems() []scoring.Item {
	return scenario.ItemsOf(terms.PowerWords[:], s.Powers[:])
}

// deal gives a character a joker, known or not (GF8).
func (s *State) deal(e scoring.Event) *scoring.Violation {
	m, v := s.ReadMan(e.Args[0])
	switch {
	case v != nil:
		return v
	case s.Men[m].Joker.Dealt:
		return scoring.Breaks("GF8", "goldfever.joker-dealt", "character", s.NameOf(m))
	}
	dealt := fight.Joker{Dealt: true}
	if word := e.Args[1]; word != scoring.Hidden {
		power := slices.Index(terms.PowerWords[:], word)
		if s.Powers[power] == 0 {
			return s.noJoker(word)
		}
		s.Powers[power]--
		dealt.Known, dealt.Power = true, terms.Power(power)
	}
	s.Men[m].Joker = dealt
	if len(s.undealt()) == 0 {
		s.Phase = Looking
		s.looked()
	}
	return nil
}

// noJoker is the violation of a joker that is out.
func (s *State) noJoker(word string) *scoring.Violation {
	return fight.OneOf(scoring.Breaks("GF8", "goldfever.no-joker-left", "joker", terms.PowerTitle(word)), scoring.ItemNames(s.jokerItems()))
}

// JokersOf are the jokers that a character can play.
func (s *State) JokersOf(m int) []string {
	switch j := s.Men[m].Joker; {
	case j.Used:
		return nil
	case j.Known:
		return []string{j.Power.String()}
	}
	words := make([]string, 0, terms.Powers)
	for power, left := range s.Powers {
		if left > 0 {
			words = append(words, terms.PowerWords[power])
		}
	}
	return words
}

// spendsJoker is what to know before one of some jokers is played: what it does, if it's known.
func (s *State) spendsJoker(words []string) speech.Text {
	does := speech.Text("")
	if len(words) == 1 {
		if i := slices.IndexFunc(s.House.Jokers, func(j scenario.Joker) bool { return j.Kind.String() == words[0] }); i >= 0 {
			does = scenario.Printed(s.House.Jokers[i].Text)
		}
	}
	return speech.Say("goldfever.spends-joker", "does", does)
}

// playJoker plays a joker, in its owner's own phase and for no point (GF8).
func (s *State) playJoker(e scoring.Event, m int) *scoring.Violation {
	me, word := &s.Men[m], e.Args[0]
	power := terms.Power(slices.Index(terms.PowerWords[:], word))
	switch j := me.Joker; {
	case j.Used:
		return scoring.Breaks("GF8", "goldfever.joker-played", "character", me.Name, "joker", terms.PowerTitle(j.Power.String()))
	case j.Known && j.Power != power:
		return scoring.Breaks("GF8", "goldfever.other-joker", "character", me.Name)
	case !j.Known && s.Powers[power] == 0:
		return s.noJoker(word)
	case !j.Known:
		s.Powers[power]--
	}
	me.Joker = fight.Joker{Dealt: true, Known: true, Used: true, Power: power}
	me.Ambush = false // to act, it is given up (GF12)
	s.Work(me, power)
	return nil
}
