package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// offDays are what happens before the first day and after the last, for people.
var offDays = map[Phase]speech.Text{Dealing: "maloney.dealing", Starting: "maloney.turning-first", Over: "maloney.game-over"}

// Moment says which day it is, and who can act.
func (s *State) Moment() scoring.Moment {
	if label, ok := offDays[s.Phase]; ok {
		return scoring.Moment{Round: max(1, s.Day), Label: label}
	}
	m := scoring.Moment{Round: s.Day, Label: s.doing()}
	if s.lucky() && s.Phase != Turning {
		m.FaceUp = []string{s.World.TurnedWord(s.Deck.Last)}
	}
	for seat := range s.Seats {
		if s.canAct(seat) {
			m.Turn = append(m.Turn, seat)
		}
	}
	return m
}

// doing is what is being done today, for people.
func (s *State) doing() speech.Text {
	now := func(name string, more ...any) speech.Text {
		return speech.Say(name, append([]any{"day", s.Day, "weekday", s.Weekday().Name(), "city", s.World.Name(s.Car)}, more...)...)
	}
	switch s.Phase {
	case Bidding:
		if s.Today.Bid > 0 {
			return now("maloney.now-bid", "price", Dollars(s.Today.Bid), "player", s.Names[s.Today.bidder])
		}
		return now("maloney.now-auction")
	case Driving:
		return now("maloney.now-driving", "player", s.Names[s.Today.Driver])
	case Turning:
		return now("maloney.now-turning")
	case Finding:
		return now("maloney.now-opening")
	default:
		return now("maloney.now-playing")
	}
}

// canAct says whether a seat can do something of its own now.
func (s *State) canAct(seat int) bool {
	switch s.Phase {
	case Bidding:
		p := &s.Seats[seat]
		return p.Purse >= Step || s.Weekday().Jokers() && !p.Joker
	case Driving, Finding:
		return seat == s.Today.Driver
	case Laying:
		return s.RefuseLaying(seat) == nil && s.Layable(seat) != 0
	default:
		return false
	}
}

// Leads tells the highest bidder what stands to be paid.
func (s *State) Leads(seat int) speech.Text {
	if s.Phase != Bidding || s.Today.Bid == 0 || seat != s.Today.bidder {
		return ""
	}
	return speech.Say("maloney.leads", "price", Dollars(s.Today.Bid))
}

// RoundName is the day, for people.
func (s *State) RoundName() speech.Text {
	if _, off := offDays[s.Phase]; off {
		return ""
	}
	return speech.Say("maloney.called-day", "day", s.Day)
}
