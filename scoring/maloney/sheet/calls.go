package sheet

import (
	"strconv"
	"strings"
)

// Calls are what was called out on a day, by seat and in dollars.
type Calls struct{ Bids, Fines []int }

func (p *Paper) noCalls() Calls { return Calls{make([]int, len(p.Names)), make([]int, len(p.Names))} }

// Calls reads the bids of a day, as far as they can be read.
func (s Marks) Calls(n int) (Calls, bool) {
	c := s.noCalls()
	text, ok := s.Text(s.On(n).Bids)
	if !ok {
		return c, s.Blank(s.On(n).Bids)
	}
	return c, s.readCalls(c, text)
}

// Nameless says whether the bids of a day are amounts alone, which tell nothing of who bid
// them.
func (s Marks) Nameless(n int) bool { return nobodysBids.MatchString(s.Value(s.On(n).Bids)) }

// areCalls says whether what stands for the bids of a day can: names with amounts, or
// amounts alone.
func (p *Paper) areCalls(text string) bool {
	return p.readCalls(p.noCalls(), text) || nobodysBids.MatchString(text)
}

// readCalls reads what the notary writes of an auction: "Ann 300, Bob fined
// 2000". Names may hold commas, so that they lead.
func (p *Paper) readCalls(into Calls, text string) bool {
	for seat, name := range p.Names {
		rest, ok := strings.CutPrefix(text, name+" ")
		if !ok {
			continue
		}
		amounts := into.Bids
		if fine, fined := strings.CutPrefix(rest, wordFined+" "); fined {
			rest, amounts = fine, into.Fines
		}
		word, more, others := strings.Cut(rest, ", ")
		dollars, err := strconv.Atoi(word)
		if err != nil || dollars <= 0 || amounts[seat] > 0 {
			continue
		}
		amounts[seat] = dollars
		if !others || p.readCalls(into, more) {
			return true
		}
		amounts[seat] = 0
	}
	return false
}
