package coal

import (
	"strconv"

	"saddlebag/scoring"
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
	ID, Label  string
	Boxes      []boxWords
	claim, dig string // what prompts say: "Claim Tin 6", "Dig at Tin 6"
	worth      string // what they say of it: its number, "(6)"
	of         string // what is said more where another tunnel's is called the same: " of tunnel 2"
}

// dugOut is what prompts say of a deposit that any die claims (CW13).
const dugOut = "(any die)"

// boxWords are the id and the label of a DIG box.
type boxWords struct{ ID, Label string }

func (t *Tunnel) words(d int) depositWords {
	label := t.Mineral.Title() + " tunnel " + t.Number() + ", deposit " + strconv.Itoa(d+1)
	return depositWords{
		ID: DepositCell(t.ID, d), Label: label,
		Boxes: scoring.Each(t.Deposits[d].Digs, func(i int) boxWords {
			return boxWords{DigCell(t.ID, d, i), label + ", DIG box " + strconv.Itoa(i+1)}
		}),
		worth: "(" + strconv.Itoa(t.Deposits[d].Number) + ")",
		claim: "Claim " + t.Name(d), dig: "Dig at " + t.Name(d), of: " of tunnel " + t.Number(),
	}
}
