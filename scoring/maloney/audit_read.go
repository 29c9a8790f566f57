package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// sheets are what is written, read as the rules mean it. What cannot be read is
// as good as unknown.
type sheets struct {
	*auditor
	scoring.Filled
}

// blank says whether a place is known to be blank.
func (s sheets) blank(p scoring.Place) bool {
	w, known := s.Filled[p]
	return known && w.Blank()
}

// text is what stands in a place that is known not to be blank.
func (s sheets) text(p scoring.Place) (string, bool) {
	w, known := s.Filled[p]
	return w.Value, known && !w.Blank()
}

// dollars reads an amount of money, which is 0 where nothing stands.
func (s sheets) dollars(p scoring.Place) (int, bool) {
	t, ok := s.Number(p)
	return int(t / scoring.Whole(1)), ok && t%scoring.Whole(Step) == 0
}

// won are the seats that by all they have earned up to a day have points
// enough to end the game with it (MI30).
func (s sheets) won(n int) []int {
	var seats []int
	for seat := range s.names {
		if points, known := s.earnings(seat, 1, n); known && points >= scoring.Whole(Goal) && !s.freePoints[seat] {
			seats = append(seats, seat)
		}
	}
	return seats
}

// ended says whether no day is later than the last one.
func (s sheets) ended() bool {
	return s.last > 0 && (s.blank(s.on(s.last+1).weekday) || len(s.won(s.last)) > 0)
}

// endReads is what ended reads: above all the row after the last day.
func (a *auditor) endReads() []scoring.Place {
	if a.last == 0 {
		return nil
	}
	var places []scoring.Place
	for _, seat := range a.winners {
		places = append(places, a.earned(seat, 1, a.last)...)
	}
	return append(places, a.on(a.last+1).weekday)
}

func (s sheets) weekday(n int) (Weekday, bool) { return parseDay(s.Filled[s.on(n).weekday].Value) }

// lucky says whether a day is a Sunday without an auction (MI20).
func (s sheets) lucky(n int) (is, known bool) {
	if n == 1 {
		return false, true
	}
	day, known := s.weekday(n)
	return day == Sunday, known
}

// A drive is who had the wheel on a day, and how: nobody where it is unsold.
type drive struct {
	seat int
	sale sale
}

func (s sheets) driver(n int) (drive, bool) {
	text, ok := s.text(s.on(n).driver)
	if !ok {
		return drive{scoring.Table, unsold}, s.blank(s.on(n).driver)
	}
	for seat, name := range s.names {
		for _, sale := range []sale{bought, byJoker, byDefault} {
			if text == name+how[sale] {
				return drive{seat, sale}, true
			}
		}
	}
	return drive{}, false
}

// city is where the car has gone on a day, or nowhere.
func (s sheets) city(n int) (city int, known bool) {
	w, known := s.Filled[s.on(n).city]
	if w.Value == "" {
		return nowhere, known && w.Blank()
	}
	return parseCity(w.Value)
}

// where is the city in which the car stands at the end of a day. Where it
// starts is not written.
func (s sheets) where(n int) (city int, known bool) {
	for ; n > 0; n-- {
		if city, known := s.city(n); !known || city != nowhere {
			return city, known
		}
	}
	return nowhere, false
}

// found is the suitcase of a day; none is worth nothing.
func (s sheets) found(n int) (Suitcase, bool) {
	w, known := s.Filled[s.on(n).found]
	if w.Value == "" {
		return Suitcase{}, known && w.Blank()
	}
	c, ok := parseSuitcase(w.Value)
	return c, ok && slices.Contains(s.world.Suitcases, c)
}

// finds says whether the suitcase of a day is a seat's: its driver's, or
// everybody's where nobody drives (MI16, MI20).
func (s sheets) finds(n, seat int) (does, known bool) {
	d, known := s.driver(n)
	return d.seat == seat || d.sale == unsold, known
}

// calls are what was called out on a day, by seat and in dollars.
type calls struct{ bids, fines []int }

func (s sheets) calls(n int) (calls, bool) {
	c := calls{make([]int, len(s.names)), make([]int, len(s.names))}
	text, ok := s.text(s.on(n).bids)
	if !ok {
		return c, s.blank(s.on(n).bids)
	}
	return c, s.readCalls(c, text)
}

// readCalls reads what the notary writes of an auction: "Ann 300, Bob fined
// 2000". Names may hold commas, so that they lead.
func (s sheets) readCalls(into calls, text string) bool {
	for seat, name := range s.names {
		rest, ok := strings.CutPrefix(text, name+" ")
		if !ok {
			continue
		}
		amounts := into.bids
		if fine, fined := strings.CutPrefix(rest, "fined "); fined {
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

// A shown is an action card as a place of a hand shows it.
type shown struct {
	card  card
	known bool // which one it is
	laid  bool
}

// card reads a place of a hand. Where nothing stands a card is held.
func (s sheets) card(p scoring.Place) (c shown, known bool) {
	w, known := s.Filled[p]
	c.laid = w.Struck
	if w.Value == "" {
		return c, known
	}
	if city, best, ok := parseWord(w.Value); ok {
		c.card, c.known = s.world.card(city, best)
	}
	return c, known
}

// earnings are what a seat has earned from one day to another.
func (s sheets) earnings(seat, from, to int) (sum scoring.Tenths, known bool) {
	for n := from; n <= to; n++ {
		t, ok := s.Number(s.on(n).earned[seat])
		if !ok {
			return 0, false
		}
		sum += t
	}
	return sum, true
}

// standing is what a seat has at the end of a day.
func (s sheets) standing(seat, n int) (scoring.Tenths, bool) {
	if s.summed[seat] {
		return s.earnings(seat, 1, n)
	}
	total := s.on(n).total[seat]
	t, ok := s.Number(total)
	return t, ok && !s.blank(total)
}

// standingReads is what standing reads.
func (a *auditor) standingReads(seat, n int) []scoring.Place {
	if !a.summed[seat] {
		return []scoring.Place{a.on(n).total[seat]}
	}
	return a.earned(seat, 1, n)
}

// earned is where a seat's points of some days stand.
func (a *auditor) earned(seat, from, to int) []scoring.Place {
	var places []scoring.Place
	for n := from; n <= to; n++ {
		places = append(places, a.on(n).earned[seat])
	}
	return places
}
