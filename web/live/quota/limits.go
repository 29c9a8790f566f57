// Package quota limits how much tables take: how many there are and how many bytes, by
// the address that made them and in all, and how much of the disk stays free. It knows
// sizes and no table.
package quota

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/dustin/go-humanize"
)

// Limits say how much tables may take. Zero is no limit.
type Limits struct {
	Tables    int64 // made from one address
	Bytes     int64 // of the tables made from one address
	AllTables int64
	AllBytes  int64
	Table     int64 // bytes of one table
	Free      int64 // bytes of the disk that new tables leave free
}

// Defaults are generous, because a whole club can share one address. A long game with
// many notes takes less than half a megabyte.
var Defaults = Limits{
	Tables: 500, Bytes: 100 * humanize.MByte, AllTables: 20_000, AllBytes: 4 * humanize.GByte,
	Table: 10 * humanize.MByte, Free: 200 * humanize.MByte,
}

// A field is a limit by its name.
type field struct {
	name  string
	value *int64
	bytes bool
}

// fields are the limits in the order of their text form.
func (l *Limits) fields() []field {
	return []field{
		{"tables", &l.Tables, false},
		{"bytes", &l.Bytes, true},
		{"all-tables", &l.AllTables, false},
		{"all-bytes", &l.AllBytes, true},
		{"table-bytes", &l.Table, true},
		{"free", &l.Free, true},
	}
}

// off is the text form of a limit that is none.
const off = "off"

// Parse reads limits as String writes them. One that is left out has its
// default, and "off" means none at all.
func Parse(text string) (Limits, error) {
	if text == off {
		return Limits{}, nil
	}
	limits := Defaults
	if text == "" {
		return limits, nil
	}
	for part := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		if err := limits.set(name, value); err != nil {
			return Limits{}, err
		}
	}
	return limits, nil
}

// set reads one limit.
func (l *Limits) set(name, value string) error {
	var names []string
	for _, f := range l.fields() {
		if f.name == name {
			return f.read(value)
		}
		names = append(names, f.name)
	}
	return fmt.Errorf("%q is none of %s", name, strings.Join(names, ", "))
}

func (f field) read(value string) error {
	if value == off {
		*f.value = 0
		return nil
	}
	if f.bytes {
		n, err := humanize.ParseBytes(value)
		if err != nil || n < 1 || n > math.MaxInt64 {
			return fmt.Errorf("%s: %q is neither a size like 100MB nor %s", f.name, value, off)
		}
		*f.value = int64(n)
		return nil
	}
	n, err := strconv.ParseInt(value, 10, 64)
	if err != nil || n < 1 {
		return fmt.Errorf("%s: %q is neither a number from 1 nor %s", f.name, value, off)
	}
	*f.value = n
	return nil
}

// String writes limits as Parse reads them.
func (l Limits) String() string {
	var parts []string
	for _, f := range l.fields() {
		value := strconv.FormatInt(*f.value, 10)
		switch {
		case *f.value == 0:
			value = off
		case f.bytes:
			value = strings.ReplaceAll(humanize.Bytes(uint64(*f.value)), " ", "")
		}
		parts = append(parts, f.name+"="+value)
	}
	return strings.Join(parts, ",")
}
