package site

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"saddlebag/scoring/speech"
)

// A Limit is how often something may happen: a number of times at once, and after that a
// number of times in a while. Without a while it's how many there may be at a time. The
// zero Limit is none.
type Limit struct {
	AtOnce int
	Then   int
	In     time.Duration
}

// Limits are the limits of what phones may ask for: one for every costly
// entrance.
type Limits struct {
	Make, Again, Join, Ask, AskTable                          Limit
	Print, Preview, Check, Fill                               Limit
	Seat, Table, Insert                                       Limit
	StreamSeat, StreamGuest, StreamTable, StreamAddr, Streams Limit
}

// An entrance is a limit with its name and its default.
type entrance struct {
	name  string
	of    func(*Limits) *Limit
	usual Limit
}

// entrances are all limits, in the order of their text form. The defaults are
// generous, as a whole pub can share one address.
var entrances = []entrance{
	{"make", func(l *Limits) *Limit { return &l.Make }, Limit{30, 1, 10 * time.Second}},
	{"again", func(l *Limits) *Limit { return &l.Again }, Limit{10, 1, 30 * time.Second}},
	{"join", func(l *Limits) *Limit { return &l.Join }, Limit{40, 1, 2 * time.Second}},
	{"ask", func(l *Limits) *Limit { return &l.Ask }, Limit{20, 1, 5 * time.Second}},
	{"ask-table", func(l *Limits) *Limit { return &l.AskTable }, Limit{16, 1, 10 * time.Second}},
	{"print", func(l *Limits) *Limit { return &l.Print }, Limit{60, 2, time.Second}},
	{"preview", func(l *Limits) *Limit { return &l.Preview }, Limit{60, 2, time.Second}},
	{"check", func(l *Limits) *Limit { return &l.Check }, Limit{30, 1, time.Second}},
	{"fill", func(l *Limits) *Limit { return &l.Fill }, Limit{120, 20, time.Second}},
	{"seat", func(l *Limits) *Limit { return &l.Seat }, Limit{30, 10, time.Second}},
	{"table", func(l *Limits) *Limit { return &l.Table }, Limit{60, 40, time.Second}},
	{"insert", func(l *Limits) *Limit { return &l.Insert }, Limit{20, 1, 2 * time.Second}},
	{"stream-seat", func(l *Limits) *Limit { return &l.StreamSeat }, Limit{AtOnce: 50}},
	{"stream-guest", func(l *Limits) *Limit { return &l.StreamGuest }, Limit{AtOnce: 60}},
	{"stream-table", func(l *Limits) *Limit { return &l.StreamTable }, Limit{AtOnce: 200}},
	{"stream-address", func(l *Limits) *Limit { return &l.StreamAddr }, Limit{AtOnce: 200}},
	{"streams", func(l *Limits) *Limit { return &l.Streams }, Limit{AtOnce: 2000}},
}

// DefaultLimits are the limits unless others are set.
func DefaultLimits() Limits {
	var l Limits
	for _, e := range entrances {
		*e.of(&l) = e.usual
	}
	return l
}

// LimitsHelp lists the limits, one a line: name, default, and what
// it is for.
func LimitsHelp(l *speech.Language) string {
	var b strings.Builder
	for _, e := range entrances {
		fmt.Fprintf(&b, "  %-24s %s\n", e.name+"="+e.usual.String(), l.Of(speech.Text("site.limit-"+e.name)))
	}
	return b.String()
}

// entranceNamed finds an entrance.
func entranceNamed(name string) (entrance, bool) {
	for _, e := range entrances {
		if e.name == name {
			return e, true
		}
	}
	return entrance{}, false
}

// entranceNames are the names of all limits.
func entranceNames() []string {
	names := make([]string, len(entrances))
	for i, e := range entrances {
		names[i] = e.name
	}
	return names
}

// noLimit is the text form of a limit that is none.
const noLimit = "off"

// ParseLimits reads limits as String writes them. One that is left out has its
// default, and "off" means none at all.
func ParseLimits(text string) (Limits, error) {
	if text == noLimit {
		return Limits{}, nil
	}
	limits := DefaultLimits()
	if text == "" {
		return limits, nil
	}
	for part := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		e, ok := entranceNamed(name)
		if !ok {
			return Limits{}, fmt.Errorf("%q is none of %s", name, strings.Join(entranceNames(), ", "))
		}
		var err error
		if *e.of(&limits), err = parseLimit(value, e.usual.Then == 0); err != nil {
			return Limits{}, fmt.Errorf("%s: %w", name, err)
		}
	}
	return limits, nil
}

// parseLimit reads a limit like 30+1/10s: 30 at once, then 1 in 10 seconds; or
// like 30, where it is one of how many there are at a time.
func parseLimit(text string, atATime bool) (Limit, error) {
	if text == noLimit {
		return Limit{}, nil
	}
	if atATime {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			return Limit{}, fmt.Errorf("%q is neither a whole number, how many there are at a time, nor %s", text, noLimit)
		}
		return Limit{AtOnce: n}, nil
	}
	burst, steady, _ := strings.Cut(text, "+")
	count, while, _ := strings.Cut(steady, "/")
	if while != "" && (while[0] < '0' || while[0] > '9') {
		while = "1" + while // 10/s is 10/1s
	}
	atOnce, errAtOnce := strconv.Atoi(burst)
	then, errThen := strconv.Atoi(count)
	in, errIn := time.ParseDuration(while)
	if errAtOnce != nil || errThen != nil || errIn != nil || atOnce < 1 || then < 1 || in <= 0 {
		return Limit{}, fmt.Errorf("%q is neither a limit like 30+1/10s (30 at once, then 1 in 10 seconds) nor %s", text, noLimit)
	}
	return Limit{atOnce, then, in}, nil
}

// String writes a limit as ParseLimits reads it.
func (l Limit) String() string {
	switch {
	case l == Limit{}:
		return noLimit
	case l.Then == 0:
		return strconv.Itoa(l.AtOnce)
	}
	return fmt.Sprintf("%d+%d/%s", l.AtOnce, l.Then, l.In)
}

// String writes limits as ParseLimits reads them.
func (l Limits) String() string {
	parts := make([]string, len(entrances))
	for i, e := range entrances {
		parts[i] = e.name + "=" + e.of(&l).String()
	}
	return strings.Join(parts, ",")
}
