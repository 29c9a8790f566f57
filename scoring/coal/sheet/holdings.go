package sheet

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Holdings tells the dice that each seat has left, what waits in its stash and
// its gear; for all, the dice in the Bunkhouse.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for seat := range s.Seats {
		p := &s.Seats[seat]
		seats = append(seats, speech.Say("coal.holdings",
			"now", s.nowWords(p), "stash", stashWords(p), "free", s.Printed.Stash-len(p.Stash), "gear", speech.List(s.gearWords(p))))
	}
	if s.Bunkhouse > 0 {
		table = speech.Say("coal.in-bunkhouse", "n", s.Bunkhouse)
	}
	return seats, table
}

// nowWords tell what a seat has to do with: dice, or a burro to load.
func (s View) nowWords(p *coal.Seat) speech.Text {
	usable := s.Usable(p)
	switch {
	case s.Phase == coal.Working && usable == coal.Pool{}:
		return "coal.no-dice"
	case s.Phase == coal.Working:
		return speech.Say("coal.dice-left", "dice", usable.String())
	case s.Phase == coal.Loading && p.Loaded:
		return "coal.loaded"
	case s.Phase == coal.Loading:
		return "coal.to-load"
	}
	return ""
}

// stashWords tell what waits in a stash, by the letters of the sheet.
func stashWords(p *coal.Seat) speech.Text {
	if p.Waiting.Size() == 0 {
		return "coal.stash-empty"
	}
	var kinds []string
	for _, m := range coal.Minerals() {
		if n := p.Waiting[m]; n > 0 {
			kinds = append(kinds, strconv.Itoa(n)+m.Letter())
		}
	}
	return speech.Say("coal.stash-has", "minerals", strings.Join(kinds, " "))
}

// gearWords tell what a seat has bought and not used up.
func (s View) gearWords(p *coal.Seat) (words []speech.Text) {
	if n := scoring.Sum(p.Shares[:]...); n > 0 {
		words = append(words, speech.Say("coal.held-shares", "n", n))
	}
	if p.Tack {
		words = append(words, "coal.held-tack")
	}
	if n := p.TonicsBought - p.TonicsUsed; n > 0 {
		words = append(words, speech.Say("coal.held-tonics", "n", n))
	}
	if s.Phase != coal.Over && p.StrikeGold[s.Round-1] {
		words = append(words, "coal.strike-gold")
	}
	if s.Phase != coal.Over && p.WashDay[s.Round-1] {
		words = append(words, "coal.wash-day")
	}
	return words
}
