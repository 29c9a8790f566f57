package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// Marks are what is written, read as the rules mean it. What cannot be read is
// as good as unknown.
type Marks struct {
	*Paper
	*audit.Sheet
}

// Text is what stands in a place that is known not to be blank.
func (s Marks) Text(p scoring.Place) (string, bool) {
	w, known := s.At(p)
	return w.Value, known && !w.Blank()
}

// Amount reads a number that is written: where nothing stands it is not known.
func (s Marks) Amount(p scoring.Place) (t scoring.Tenths, written bool) {
	w, known := s.At(p)
	t, ok := w.Number()
	return t, ok && known && !w.Blank()
}

// Dollars reads an amount of money, which is 0 where nothing stands.
func (s Marks) Dollars(p scoring.Place) (int, bool) {
	t, ok := s.Number(p)
	return int(t / scoring.Whole(1)), ok && t%scoring.Whole(maloney.Step) == 0
}

// Weekday is the day of the week that a day is.
func (s Marks) Weekday(n int) (maloney.Weekday, bool) {
	return maloney.ParseDay(s.Value(s.On(n).Weekday))
}

// Lucky says whether a day is a Sunday without an auction (MI20).
func (s Marks) Lucky(n int) (is, known bool) {
	if n == 1 {
		return false, true
	}
	day, known := s.Weekday(n)
	return day == maloney.Sunday, known
}

// Driver is who has driven on a day, and how that came: nobody where the place is blank.
func (s Marks) Driver(n int) (Drive, bool) {
	w, known := s.At(s.On(n).Driver)
	if !known || w.Blank() {
		return Drive{scoring.Table, maloney.Unsold}, known
	}
	return ReadDriver(s.Names, w.Value)
}

// City is where the car has gone on a day, or nowhere.
func (s Marks) City(n int) (city int, known bool) {
	w, known := s.At(s.On(n).City)
	if w.Value == "" {
		return maloney.Nowhere, known && w.Blank()
	}
	return maloney.ParseCity(w.Value)
}

// Where is the city in which the car stands at the end of a day. Where it
// starts is not written.
func (s Marks) Where(n int) (city int, known bool) {
	for ; n > 0; n-- {
		if city, known := s.City(n); !known || city != maloney.Nowhere {
			return city, known
		}
	}
	return maloney.Nowhere, false
}

// Found is the suitcase of a day; none is worth nothing.
func (s Marks) Found(n int) (maloney.Suitcase, bool) {
	w, known := s.At(s.On(n).Found)
	if w.Value == "" {
		return maloney.Suitcase{}, known && w.Blank()
	}
	c, ok := maloney.ParseSuitcase(w.Value)
	return c, ok && slices.Contains(s.World.Suitcases, c)
}

// Finds says whether the suitcase of a day is a seat's: its driver's, or
// everybody's where nobody drives (MI16, MI20).
func (s Marks) Finds(n, seat int) (does, known bool) {
	d, known := s.Driver(n)
	return d.Seat == seat || d.Sale == maloney.Unsold, known
}

// A shown is an action card as a place of a hand shows it.
type shown struct {
	Card  maloney.Card
	Known bool // which one it is
	Laid  bool
}

// Card reads a place of a hand. Where nothing stands a card is held.
func (s Marks) Card(p scoring.Place) (c shown, known bool) {
	w, known := s.At(p)
	return s.ReadCard(w), known
}

// ReadCard reads what stands in such a place.
func (p *Paper) ReadCard(w scoring.Written) (c shown) {
	c.Laid = w.Struck
	if w.Value != "" {
		c.Card, c.Known = p.called[w.Value]
	}
	return c
}

// Calls are what was called out on a day, by seat and in dollars.
type Calls struct{ Bids, Fines []int }

// Calls reads the bids of a day, as far as they can be read.
func (s Marks) Calls(n int) (Calls, bool) {
	c := Calls{make([]int, len(s.Names)), make([]int, len(s.Names))}
	text, ok := s.Text(s.On(n).Bids)
	if !ok {
		return c, s.Blank(s.On(n).Bids)
	}
	return c, s.readCalls(c, text)
}

// AreCalls says whether what stands for the bids of a day can: names with amounts, or
// amounts alone, which tell nothing of who bid them.
func (s Marks) AreCalls(n int) bool {
	_, known := s.Calls(n)
	text, _ := s.Text(s.On(n).Bids)
	return known || nobodysBids.MatchString(text)
}

// readCalls reads what the notary writes of an auction: "Ann 300, Bob fined
// 2000". Names may hold commas, so that they lead.
func (s Marks) readCalls(into Calls, text string) bool {
	for seat, name := range s.Names {
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
		if !others || s.readCalls(into, more) {
			return true
		}
		amounts[seat] = 0
	}
	return false
}
