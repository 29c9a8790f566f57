package coal

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// DepositWords are the ids and the names of a tunnel's deposits.
func (s *Sheet) DepositWords(t int) []depositWords { return s.words[t].deposits }

// MakeWords makes the words of a sheet, once it has been read.
func (s *Sheet) MakeWords() {
	s.words = scoring.Each(len(s.Tunnels), func(t int) tunnelWords {
		tunnel := &s.Tunnels[t]
		return tunnelWords{choice: []string{tunnel.ID}, deposits: scoring.Each(len(tunnel.Deposits), tunnel.words)}
	})
}

// tunnelWords are those of a tunnel, made once: every list of cells and of prompts has them.
type tunnelWords struct {
	choice   []string // the id, as the one choice that prompts have
	deposits []depositWords
}

// depositWords are those of a deposit of a tunnel.
type depositWords struct {
	ID        string
	Label     speech.Text
	Boxes     []boxWords
	called    depositCalled
	ambiguous depositCalled // where another tunnel's would be called the same
	worth     speech.Text   // what prompts say of it: its number, "(6)"
}

// depositCalled is what people call a deposit, and what prompts say of it: "Claim Tin 6",
// "Dig at Tin 6".
type depositCalled struct{ name, claim, dig speech.Text }

func callDeposit(name speech.Text) depositCalled {
	return depositCalled{name, speech.Say("coal.claim-now", "deposit", name), speech.Say("coal.dig-now", "deposit", name)}
}

// boxWords are the id and the label of a DIG box.
type boxWords struct {
	ID    string
	Label speech.Text
}

func (t *Tunnel) words(d int) depositWords {
	mineral, number := t.Mineral.Title(), t.Deposits[d].Number
	return depositWords{
		ID: DepositCell(t.ID, d), Label: speech.Say("coal.deposit-cell", "mineral", mineral, "tunnel", t.Number(), "number", d+1),
		Boxes: scoring.Each(t.Deposits[d].Digs, func(i int) boxWords {
			return boxWords{DigCell(t.ID, d, i), speech.Say("coal.dig-cell", "mineral", mineral, "tunnel", t.Number(), "deposit", d+1, "number", i+1)}
		}),
		worth:     speech.Words("(" + strconv.Itoa(number) + ")"),
		called:    callDeposit(t.Name(d)),
		ambiguous: callDeposit(speech.Say("coal.deposit-in-tunnel", "mineral", mineral, "number", number, "tunnel", t.Number())),
	}
}
