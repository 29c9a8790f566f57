package site

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// A Limit is how often something may happen: so many times at once, and after
// that so many times in a while. The zero Limit is none.
type Limit struct {
	AtOnce int
	Then   int
	In     time.Duration
}

// Limits are the limits of what phones may ask for.
type Limits struct {
	Make     Limit // tables, by the address that makes them
	Ask      Limit // to be let in by a short code, by the address that asks
	AskTable Limit // to be let in by a short code, by the table
	Seat     Limit // entries, by the seat that makes them
	Table    Limit // entries, by the table
}

// DefaultLimits are generous, as a whole pub can share one address.
var DefaultLimits = Limits{
	Make:     Limit{30, 1, 10 * time.Second},
	Ask:      Limit{20, 1, 5 * time.Second},
	AskTable: Limit{5, 1, 20 * time.Second},
	Seat:     Limit{30, 10, time.Second},
	Table:    Limit{60, 40, time.Second},
}

// limitNames are the names of limits in their text form, in its order.
var limitNames = []string{"make", "ask", "ask-table", "seat", "table"}

// named is the limit of a name; nil where there is none.
func (l *Limits) named(name string) *Limit {
	switch name {
	case "make":
		return &l.Make
	case "ask":
		return &l.Ask
	case "ask-table":
		return &l.AskTable
	case "seat":
		return &l.Seat
	case "table":
		return &l.Table
	}
	return nil
}

// noLimit is the text form of a limit that is none.
const noLimit = "off"

// ParseLimits reads limits as String writes them. One that is left out has its
// default, and "off" stands for none at all.
func ParseLimits(text string) (Limits, error) {
	if text == noLimit {
		return Limits{}, nil
	}
	limits := DefaultLimits
	if text == "" {
		return limits, nil
	}
	for part := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		limit := limits.named(name)
		if limit == nil {
			return Limits{}, fmt.Errorf("%q is none of %s", name, strings.Join(limitNames, ", "))
		}
		var err error
		if *limit, err = parseLimit(value); err != nil {
			return Limits{}, fmt.Errorf("%s: %w", name, err)
		}
	}
	return limits, nil
}

// parseLimit reads a limit like 30+1/10s: 30 at once, then 1 in 10 seconds.
func parseLimit(text string) (Limit, error) {
	if text == noLimit {
		return Limit{}, nil
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
	if l == (Limit{}) {
		return noLimit
	}
	return fmt.Sprintf("%d+%d/%s", l.AtOnce, l.Then, l.In)
}

// String writes limits as ParseLimits reads them.
func (l Limits) String() string {
	parts := make([]string, len(limitNames))
	for i, name := range limitNames {
		parts[i] = name + "=" + l.named(name).String()
	}
	return strings.Join(parts, ",")
}
