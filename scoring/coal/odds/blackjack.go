package odds

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// stays are the totals at which a Blackjack player may stop. Below 14 there is
// nothing to stop for; one who goes on at 20 ends above 21 for certain.
var stays = [...]int{14, 16, 18, 20}

func oddsOfBlackjack() scoring.Odds {
	o := scoring.Odds{
		Title:   "coal.odds-blackjack",
		Clause:  "CW31",
		Note:    "coal.odds-blackjack-note",
		Columns: []speech.Text{"coal.odds-total"},
	}
	var ends []blackjackEnds
	for _, stay := range stays {
		o.Columns = append(o.Columns, speech.Say("coal.odds-stay", "total", stay))
		ends = append(ends, endsOfBlackjack(stay))
	}
	last := len(coal.BlackjackRows()) - 1
	for i := range coal.BlackjackRows() {
		row := &coal.BlackjackRows()[i]
		switch i {
		case 0:
			o.Rows = append(o.Rows, blackjackLine(speech.Say("coal.up-to", "total", row.To), row, row.From, row.To, ends))
		case last:
			o.Rows = append(o.Rows, blackjackLine(speech.Say("coal.or-more", "total", row.From), row, row.From, row.To, ends))
		default:
			for total := row.From; total <= row.To; total++ {
				o.Rows = append(o.Rows, blackjackLine(speech.Words(strconv.Itoa(total)), row, total, total, ends))
			}
		}
	}
	return o
}

// blackjackLine is the line for the totals from one to another, with a chance
// for each way to play.
func blackjackLine(label speech.Text, row *coal.BlackjackRow, from, to int, ends []blackjackEnds) scoring.OddsRow {
	line := scoring.OddsRow{Label: label, Note: prize(row), Chances: []scoring.Chance{}}
	if from == to && from%2 != 0 {
		line.Note = speech.Say("coal.prize-never", "prize", prize(row))
		return line
	}
	for _, e := range ends {
		line.Chances = append(line.Chances, e.chance(from, to))
	}
	return line
}

// prize is what a line of the table brings: "$20, a Tin".
func prize(r *coal.BlackjackRow) speech.Text {
	switch joins := sheet.Joins(r); {
	case r.Cash > 0:
		return speech.Say("coal.prize-win", "cash", coal.Dollars(r.Cash), "joins", joins)
	case r.Cash < 0:
		return speech.Say("coal.prize-pay", "cash", coal.Dollars(-r.Cash), "joins", joins)
	}
	return "coal.nothing"
}

// blackjackTop is the highest total at which a die is still thrown.
const blackjackTop = 20

// blackjackEnds counts, for each total, the ways in which the hand ends
// there, out of blackjackOf.
type blackjackEnds [blackjackTop + 2*coal.Faces + 1]int64

// blackjackOf is the number of throws of as many dice as the longest hand can
// have.
var blackjackOf = power(coal.Faces, coal.BlackjackMostDice)

func power(base, exponent int64) int64 {
	p := int64(1)
	for range exponent {
		p *= base
	}
	return p
}

// endsOfBlackjack plays every hand of a player who stays at a total and above.
// A hand of fewer dice than the longest counts once for each throw of the
// dice that it leaves out, so that the counts stay whole.
func endsOfBlackjack(stay int) blackjackEnds {
	var ends blackjackEnds
	ends[0] = blackjackOf
	for total := 0; total < stay; total += 2 {
		each := ends[total] / coal.Faces
		ends[total] = 0
		for face := 1; face <= coal.Faces; face++ {
			ends[total+2*face] += each
		}
	}
	return ends
}

// chance is that of ending from one total to another, as a fraction of the
// fewest dice that can express it.
func (e *blackjackEnds) chance(from, to int) scoring.Chance {
	c := scoring.Chance{Of: blackjackOf}
	for _, ways := range e[from : to+1] {
		c.Ways += ways
	}
	for c.Ways%coal.Faces == 0 && c.Of > 1 {
		c.Ways, c.Of = c.Ways/coal.Faces, c.Of/coal.Faces
	}
	return c
}
