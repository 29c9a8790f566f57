package sheet

import (
	"slices"

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
	return s.ReadDriver(w.Value)
}

// LastDriver is who has driven last before a day; before there was one, the
// first player.
func (s Marks) LastDriver(n int) (seat int, known bool) {
	for n--; n > 0; n-- {
		if d, ok := s.Driver(n); !ok || d.Sale != maloney.Unsold {
			return d.Seat, ok
		}
	}
	return 0, true
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
	return s.readCase(w.Value)
}

// readCase reads a suitcase, which must be one of the map.
func (p *Paper) readCase(text string) (maloney.Suitcase, bool) {
	c, ok := maloney.ParseSuitcase(text)
	return c, ok && slices.Contains(p.World.Suitcases, c)
}

// Finds says whether the suitcase of a day is a seat's: its driver's, or
// everybody's where nobody drives (MI16, MI20).
func (s Marks) Finds(n, seat int) (does, known bool) {
	d, known := s.Driver(n)
	return d.Seat == seat || d.Sale == maloney.Unsold, known
}

// Gifts is what a suitcase can have brought a seat on a day, in points.
func (s Marks) Gifts(n, seat int) []scoring.Tenths {
	finds, known := s.Finds(n, seat)
	if known && !finds {
		return []scoring.Tenths{0}
	}
	cases := s.World.Suitcases
	c, read := s.Found(n)
	if read {
		cases = []maloney.Suitcase{c}
	}
	gifts := scoring.Each(len(cases), func(i int) scoring.Tenths { return scoring.Whole(cases[i].Points) })
	if !known || !read {
		gifts = append(gifts, 0)
	}
	return gifts
}
