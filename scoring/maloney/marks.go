package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// marks are what is written, read as the rules mean it. What cannot be read is
// as good as unknown.
type marks struct {
	*paper
	*audit.Sheet
}

// text is what stands in a place that is known not to be blank.
func (s marks) text(p scoring.Place) (string, bool) {
	w, known := s.At(p)
	return w.Value, known && !w.Blank()
}

// amount reads a number that is written: where nothing stands it is not known.
func (s marks) amount(p scoring.Place) (t scoring.Tenths, written bool) {
	w, known := s.At(p)
	t, ok := w.Number()
	return t, ok && known && !w.Blank()
}

// dollars reads an amount of money, which is 0 where nothing stands.
func (s marks) dollars(p scoring.Place) (int, bool) {
	t, ok := s.Number(p)
	return int(t / scoring.Whole(1)), ok && t%scoring.Whole(Step) == 0
}

func (s marks) weekday(n int) (Weekday, bool) { return parseDay(s.Value(s.on(n).weekday)) }

// lucky says whether a day is a Sunday without an auction (MI20).
func (s marks) lucky(n int) (is, known bool) {
	if n == 1 {
		return false, true
	}
	day, known := s.weekday(n)
	return day == Sunday, known
}

func (s marks) driver(n int) (drive, bool) {
	w, known := s.At(s.on(n).driver)
	if !known || w.Blank() {
		return drive{scoring.Table, unsold}, known
	}
	return readDriver(s.names, w.Value)
}

// city is where the car has gone on a day, or nowhere.
func (s marks) city(n int) (city int, known bool) {
	w, known := s.At(s.on(n).city)
	if w.Value == "" {
		return nowhere, known && w.Blank()
	}
	return parseCity(w.Value)
}

// where is the city in which the car stands at the end of a day. Where it
// starts is not written.
func (s marks) where(n int) (city int, known bool) {
	for ; n > 0; n-- {
		if city, known := s.city(n); !known || city != nowhere {
			return city, known
		}
	}
	return nowhere, false
}

// found is the suitcase of a day; none is worth nothing.
func (s marks) found(n int) (Suitcase, bool) {
	w, known := s.At(s.on(n).found)
	if w.Value == "" {
		return Suitcase{}, known && w.Blank()
	}
	c, ok := parseSuitcase(w.Value)
	return c, ok && slices.Contains(s.world.Suitcases, c)
}

// finds says whether the suitcase of a day is a seat's: its driver's, or
// everybody's where nobody drives (MI16, MI20).
func (s marks) finds(n, seat int) (does, known bool) {
	d, known := s.driver(n)
	return d.seat == seat || d.sale == unsold, known
}

// A shown is an action card as a place of a hand shows it.
type shown struct {
	card  card
	known bool // which one it is
	laid  bool
}

// card reads a place of a hand. Where nothing stands a card is held.
func (s marks) card(p scoring.Place) (c shown, known bool) {
	w, known := s.At(p)
	return s.readCard(w), known
}

// readCard reads what stands in such a place.
func (p *paper) readCard(w scoring.Written) (c shown) {
	c.laid = w.Struck
	if w.Value != "" {
		c.card, c.known = p.called[w.Value]
	}
	return c
}

// calls are what was called out on a day, by seat and in dollars.
type calls struct{ bids, fines []int }

func (s marks) calls(n int) (calls, bool) {
	c := calls{make([]int, len(s.names)), make([]int, len(s.names))}
	text, ok := s.text(s.on(n).bids)
	if !ok {
		return c, s.Blank(s.on(n).bids)
	}
	return c, s.readCalls(c, text)
}

// areCalls says whether what stands for the bids of a day can: names with amounts, or
// amounts alone, which tell nothing of who bid them.
func (s marks) areCalls(n int) bool {
	_, known := s.calls(n)
	text, _ := s.text(s.on(n).bids)
	return known || nobodysBids.MatchString(text)
}

// readCalls reads what the notary writes of an auction: "Ann 300, Bob fined
// 2000". Names may hold commas, so that they lead.
func (s marks) readCalls(into calls, text string) bool {
	for seat, name := range s.names {
		rest, ok := strings.CutPrefix(text, name+" ")
		if !ok {
			continue
		}
		amounts := into.bids
		if fine, fined := strings.CutPrefix(rest, wordFined+" "); fined {
			rest, amounts = fine, into.fines
		}
		word, more, others := strings.Cut(rest, ", ")
		dollars, err := strconv.Atoi(word)
		if err != nil || dollars <= 0 || amounts[seat] > 0 {
			continue
		}
		amounts[seat] = dollars
		if !others || s.readCalls(into, more) {
			return true
		}
		amounts[seat] = 0
	}
	return false
}
