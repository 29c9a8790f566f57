package live_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
)

// usualFlips is how many bits TestFlippedBits flips, unless SOAK_FLIPS says
// otherwise.
const usualFlips = 150

// A bit of the database is flipped, as on a bad disk, again and again. Nothing
// is ever shown that was not entered: either the file is not opened, or the table
// is set aside and shown as far as it is whole, or all is as it was.
func TestFlippedBits(t *testing.T) {
	flips := usualFlips
	if n := os.Getenv("SOAK_FLIPS"); n != "" {
		var err error
		if flips, err = strconv.Atoi(n); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(t.TempDir(), "tables.db")
	r, codes := tablesIn(t, file)
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]seenTable{}
	r.withStore(file, func() {
		for _, code := range codes {
			want[code] = r.seenBy(code)
		}
	})
	random := rand.New(rand.NewPCG(1, 2))
	became := map[string]int{}
	for range flips {
		at, bit := random.IntN(len(content)), random.IntN(8)
		copied := filepath.Join(t.TempDir(), "flipped.db")
		flipped := append([]byte{}, content...)
		flipped[at] ^= 1 << bit
		if err := os.WriteFile(copied, flipped, 0o600); err != nil {
			t.Fatal(err)
		}
		opened := r.withStore(copied, func() {
			for _, code := range codes {
				got := r.seenBy(code)
				outcome := got.comparedWith(want[code], r.SetAside())
				if outcome == silentlyWrong {
					t.Errorf("byte %d, bit %d: (-want +got):\n%s", at, bit, cmp.Diff(want[code], got))
				}
				became[outcome]++
			}
		})
		if !opened {
			became["refused"] += len(codes)
		}
	}
	t.Logf("of %d tables beside a flipped bit: %v", flips*len(codes), became)
	for _, outcome := range []string{"refused", asItWas, setAside} {
		if became[outcome] == 0 {
			t.Errorf("none was %s", outcome)
		}
	}
}

// tablesIn makes a database with four tables, and returns the codes of places
// at each.
func tablesIn(t *testing.T, file string) (r *room, codes []string) {
	t.Helper()
	r = open(t)
	made := r.withStore(file, func() {
		for n := range 4 {
			p, err := r.Import(t.Context(), live.Order{Host: n%3 - 1, Keep: 90}, "night.ledger", carried)
			if err != nil {
				t.Fatal(err)
			}
			for i := range 10 * n {
				r.enter(p, "table note "+strings.Repeat("x", i)+strconv.Itoa(i))
			}
			codes = append(codes, p.Code, r.sit(p, people.Onlooker, scoring.Table).Code)
		}
	})
	if !made {
		t.Fatal("no database")
	}
	return r, codes
}

// withStore does something with the tables of a database; not where that is
// refused.
func (r *room) withStore(file string, do func()) bool {
	r.t.Helper()
	store, err := sqlite.Open(r.t.Context(), file)
	if err != nil {
		return false
	}
	defer func() { _ = store.Close() }()
	r.store, r.conf.Store = store, store
	if r.Tables, err = live.Open(r.t.Context(), r.conf); err != nil {
		return false
	}
	do()
	return true
}

// A seenTable is what a place sees of its table.
type seenTable struct {
	Err     string
	Damaged bool // somebody is told so
	Place   people.Role
	Seat    int
	Header  string
	Entries []string // as they are exported
	Company string   // who sits where, and by which links
}

func (r *room) seenBy(code string) (s seenTable) {
	p, err := r.At(r.t.Context(), code)
	s.Place, s.Seat = p.Role, p.Seat
	var v *views.View
	var log *logbook.Log
	var company live.Presence
	if err == nil {
		v, err = p.View(r.t.Context())
	}
	if err == nil {
		log, err = p.Log(r.t.Context())
	}
	if err == nil {
		company, err = p.Presence()
	}
	if err != nil {
		s.Err, s.Damaged = err.Error(), errors.As(err, new(*logbook.DamageError))
		return s
	}
	s.Header, s.Damaged = log.Header, v.Damage != nil
	for i := range log.Records {
		one, err := json.Marshal(&logbook.Log{Header: log.Header, Records: log.Records[i : i+1]})
		if err != nil {
			r.t.Fatal(err)
		}
		s.Entries = append(s.Entries, string(one))
	}
	company.Version = 0
	text, err := json.Marshal(company)
	if err != nil {
		r.t.Fatal(err)
	}
	s.Company = string(text)
	return s
}

// What a table can be beside a flipped bit.
const (
	asItWas       = "as it was"
	setAside      = "set aside"
	silentlyWrong = "wrong, and nobody is told"
)

// comparedWith says what has become of a table. Aside is how many the server
// has set aside.
func (s seenTable) comparedWith(want seenTable, aside int) string {
	prefix := len(s.Entries) <= len(want.Entries)
	for i := range s.Entries {
		prefix = prefix && s.Entries[i] == want.Entries[i]
	}
	same := s.Place == want.Place && s.Seat == want.Seat && s.Company == want.Company
	switch {
	case s.Err == "" && !s.Damaged && same && s.Header == want.Header && prefix && len(s.Entries) == len(want.Entries):
		return asItWas
	case s.Damaged && s.Err != "":
		return setAside
	case s.Damaged && same && prefix && aside > 0:
		return setAside
	}
	return silentlyWrong
}
