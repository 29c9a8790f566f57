package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// undealt are the characters without a joker.
func (s *state) undealt() []int {
	return scoring.Where(len(s.men), func(m int) bool { return !s.men[m].joker.dealt })
}

// jokerItems are the jokers that a card not known can be.
func (s *state) jokerItems() []scoring.Item {
	return items(powerWords[:], s.powers[:])
}

// deal gives a character a joker, known or not (GF8).
func (s *state) deal(e scoring.Event) *scoring.Violation {
	m, v := s.readMan(e.Args[0])
	switch {
	case v != nil:
		return v
	case s.men[m].joker.dealt:
		return scoring.Breaks("GF8", "%s has been dealt a joker.", s.name(m))
	}
	dealt := joker{dealt: true}
	if word := e.Args[1]; word != scoring.Hidden {
		power := slices.Index(powerWords[:], word)
		if s.powers[power] == 0 {
			return s.noJoker(word)
		}
		s.powers[power]--
		dealt.known, dealt.power = true, Power(power)
	}
	s.men[m].joker = dealt
	if len(s.undealt()) == 0 {
		s.phase = looking
		s.looked()
	}
	return nil
}

// noJoker is the violation of a joker that is out.
func (s *state) noJoker(word string) *scoring.Violation {
	return scoring.Breaks("GF8", "No joker %s is left.", word).Suggest("%s", either(scoring.ItemNames(s.jokerItems())))
}

// jokersOf are the jokers that a character can play.
func (s *state) jokersOf(m int) []string {
	switch j := s.men[m].joker; {
	case j.used:
		return nil
	case j.known:
		return []string{j.power.String()}
	}
	words := make([]string, 0, Powers)
	for power, left := range s.powers {
		if left > 0 {
			words = append(words, powerWords[power])
		}
	}
	return words
}

// playJoker plays a joker, in its owner's own phase and for no point (GF8).
func (s *state) playJoker(e scoring.Event, m int) *scoring.Violation {
	me, word := &s.men[m], e.Args[0]
	power := Power(slices.Index(powerWords[:], word))
	switch j := me.joker; {
	case j.used:
		return scoring.Breaks("GF8", "%s has played the joker %s.", me.name, j.power)
	case j.known && j.power != power:
		return scoring.Breaks("GF8", "%s has another joker.", me.name)
	case !j.known && s.powers[power] == 0:
		return s.noJoker(word)
	case !j.known:
		s.powers[power]--
	}
	me.joker = joker{dealt: true, known: true, used: true, power: power}
	me.ambush = false // to act, it is given up (GF12)
	s.work(me, power)
	return nil
}
