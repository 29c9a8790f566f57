package sheet

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/speech"
)

// Holdings tells the dice that each seat has left, what waits in its stash and
// its gear; for all, the dice in the Bunkhouse.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for seat := range s.Seats {
		p := &s.Seats[seat]
		words := []string{s.stashWords(p)}
		switch s.Phase {
		case coal.Working:
			usable := s.Usable(p)
			words = append([]string{"dice " + usable.String()}, words...)
			if usable.String() == "" {
				words[0] = "no dice"
			}
		case coal.Loading:
			words = append([]string{"to load"}, words...)
			if p.Loaded {
				words[0] = "loaded"
			}
		case coal.Fresh, coal.Over:
		}
		seats = append(seats, speech.Words(strings.Join(append(words, s.gearWords(p)...), "; ")))
	}
	if s.Bunkhouse > 0 {
		table = speech.Words("in the Bunkhouse " + coal.Count(s.Bunkhouse, "die", "dice"))
	}
	return seats, table
}

// stashWords tell what waits in a stash, by the letters of the sheet.
func (s View) stashWords(p *coal.Seat) string {
	waits := "stash empty"
	if p.Waiting.Size() > 0 {
		var kinds []string
		for _, m := range coal.Minerals() {
			if n := p.Waiting[m]; n > 0 {
				kinds = append(kinds, fmt.Sprintf("%d%s", n, m.Letter()))
			}
		}
		waits = "stash " + strings.Join(kinds, " ")
	}
	return waits + fmt.Sprintf(", %d free", s.Printed.Stash-len(p.Stash))
}

// gearWords tell what a seat has bought and not used up.
func (s View) gearWords(p *coal.Seat) (words []string) {
	if n := scoring.Sum(p.Shares[:]...); n > 0 {
		words = append(words, coal.Count(n, "share", "shares"))
	}
	if p.Tack {
		words = append(words, "Tack")
	}
	if n := p.TonicsBought - p.TonicsUsed; n > 0 {
		words = append(words, coal.Count(n, "Tonic", "Tonics"))
	}
	if s.Phase != coal.Over && p.StrikeGold[s.Round-1] {
		words = append(words, "Strike Gold")
	}
	if s.Phase != coal.Over && p.WashDay[s.Round-1] {
		words = append(words, "Wash Day")
	}
	return words
}
