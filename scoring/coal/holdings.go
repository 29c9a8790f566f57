package coal

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// Holdings tells the dice that each seat has left, what waits in its stash and
// its gear; for all, the dice in the Bunkhouse.
func (s *state) Holdings() (seats []string, table string) {
	for seat := range s.seats {
		p := &s.seats[seat]
		words := []string{s.stashWords(p)}
		switch s.phase {
		case working:
			usable := s.usable(p)
			words = append([]string{"dice " + usable.String()}, words...)
			if usable.String() == "" {
				words[0] = "no dice"
			}
		case loading:
			words = append([]string{"to load"}, words...)
			if p.loaded {
				words[0] = "loaded"
			}
		case fresh, over:
		}
		seats = append(seats, strings.Join(append(words, s.gearWords(p)...), "; "))
	}
	if s.bunkhouse > 0 {
		table = "in the Bunkhouse " + count(s.bunkhouse, "die", "dice")
	}
	return seats, table
}

// stashWords tell what waits in a stash, by the letters of the sheet.
func (s *state) stashWords(p *seat) string {
	waits := "stash empty"
	if p.waiting.size() > 0 {
		var kinds []string
		for _, m := range Minerals() {
			if n := p.waiting[m]; n > 0 {
				kinds = append(kinds, fmt.Sprintf("%d%s", n, m.Letter()))
			}
		}
		waits = "stash " + strings.Join(kinds, " ")
	}
	return waits + fmt.Sprintf(", %d free", s.sheet.Stash-len(p.stash))
}

// gearWords tell what a seat has bought and not used up.
func (s *state) gearWords(p *seat) (words []string) {
	if n := scoring.Sum(p.shares[:]...); n > 0 {
		words = append(words, count(n, "share", "shares"))
	}
	if p.tack {
		words = append(words, "Tack")
	}
	if n := p.tonics - p.tonicsUsed; n > 0 {
		words = append(words, count(n, "Tonic", "Tonics"))
	}
	if s.phase != over && p.strikeGold[s.round-1] {
		words = append(words, "Strike Gold")
	}
	if s.phase != over && p.washDay[s.round-1] {
		words = append(words, "Wash Day")
	}
	return words
}
