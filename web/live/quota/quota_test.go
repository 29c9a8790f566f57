package quota_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/web/live/quota"
)

func TestLimitsAsText(t *testing.T) {
	const all = "tables=500,bytes=100MB,all-tables=20000,all-bytes=4.0GB,table-bytes=10MB,free=200MB"
	if got := quota.Defaults.String(); got != all {
		t.Errorf("the defaults are %s", got)
	}
	for text, want := range map[string]string{
		"":                         all,
		all:                        all,
		"off":                      "tables=off,bytes=off,all-tables=off,all-bytes=off,table-bytes=off,free=off",
		"tables=3, free=1.5GB":     "tables=3,bytes=100MB,all-tables=20000,all-bytes=4.0GB,table-bytes=10MB,free=1.5GB",
		"bytes=1 MB,all-bytes=off": "tables=500,bytes=1.0MB,all-tables=20000,all-bytes=off,table-bytes=10MB,free=200MB",
	} {
		if got, err := quota.Parse(text); err != nil || got.String() != want {
			t.Errorf("%q: %s, %v; want %s", text, got, err, want)
		}
	}
	for text, says := range map[string]string{
		"table=3":            `"table" is none of tables, bytes, all-tables`,
		"tables":             "tables",
		"tables=0":           "from 1",
		"tables=1MB":         "from 1",
		"bytes=-1":           "size like 100MB",
		"bytes=0":            "size like 100MB",
		"bytes=much":         "size like 100MB",
		"free=99999999999TB": "size like 100MB",
	} {
		if _, err := quota.Parse(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v; want %q", text, err, says)
		}
	}
}

// counted is a counter of what was made.
type counted struct{ of, all logbook.Account }

func (c counted) Taken(context.Context, string, string) (of, all logbook.Account, err error) {
	return c.of, c.all, nil
}

func TestBook(t *testing.T) {
	limits := quota.Limits{Tables: 3, Bytes: 1000, AllTables: 5, AllBytes: 1500, Table: 600, Free: 500}
	account := func(tables, bytes int64, data bool) logbook.Account {
		return logbook.Account{Tables: tables, Bytes: bytes, Data: data}
	}
	for name, test := range map[string]struct {
		of, all logbook.Account
		size    logbook.Size
		free    int64
		says    string
	}{
		"the first":                    {account(0, 0, false), account(0, 0, false), logbook.Size{Log: 600}, 500, ""},
		"with a deck":                  {account(1, 300, false), account(1, 300, false), logbook.Size{Log: 100, Digest: "d", Data: 600}, 500, ""},
		"with a deck that is too much": {account(1, 301, false), account(1, 301, false), logbook.Size{Log: 100, Digest: "d", Data: 600}, 500, "tables already take up 301 B"},
		"a deck that is there":         {account(1, 800, true), account(1, 800, true), logbook.Size{Log: 100, Digest: "d", Data: 600}, 500, ""},
		"a deck of somebody else's":    {account(0, 0, false), account(4, 1400, true), logbook.Size{Log: 100, Digest: "d", Data: 600}, 500, ""},
		"the fourth":                   {account(3, 10, false), account(3, 10, false), logbook.Size{Log: 10}, 500, "already made 3 tables"},
		"too long":                     {account(0, 0, false), account(0, 0, false), logbook.Size{Log: 601}, 500, "too long: a table holds 600 B"},
		"the sixth of all":             {account(0, 0, false), account(5, 10, false), logbook.Size{Log: 10}, 500, "no room for another table"},
		"more than all":                {account(0, 0, false), account(4, 1491, false), logbook.Size{Log: 10}, 500, "no room for another table"},
		"a full disk":                  {account(0, 0, false), account(0, 0, false), logbook.Size{Log: 10}, 499, "disk is almost full"},
	} {
		b := quota.NewBook(limits, func() (int64, error) { return test.free, nil }, counted{test.of, test.all})
		made := false
		err := b.Take(t.Context(), "ann", test.size, func() error { made = true; return nil })
		var full *quota.Full
		if test.says == "" && err != nil || test.says != "" && (!errors.As(err, &full) || !strings.Contains(full.Sentence.String(), test.says)) || made != (test.says == "") {
			t.Errorf("%s: %v, made %v; want %q", name, err, made, test.says)
		}
		if b.FreeDisk() != test.free || b.Total(t.Context()) != test.all {
			t.Errorf("%s: %d bytes are free, all take %+v", name, b.FreeDisk(), b.Total(t.Context()))
		}
	}
	if limits.Room(600, 1) == nil || limits.Room(599, 1) != nil {
		t.Error("the room of a table is another one")
	}
}

// Of many that are made at once no more go in than there may be.
func TestTakenOneByOne(t *testing.T) {
	var store memory.Store
	b := quota.NewBook(quota.Limits{Tables: 3}, nil, &store)
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Go(func() {
			_ = b.Take(t.Context(), "ann", logbook.Size{Log: 1}, func() error { // or there is no room
				return store.Create(t.Context(), fmt.Sprint(i), "", &logbook.Card{Index: &logbook.Index{Maker: "ann", Bytes: 1}})
			})
		})
	}
	wg.Wait()
	if tables, err := store.Tables(t.Context()); err != nil || len(tables) != 3 {
		t.Errorf("%d tables were made, %v", len(tables), err)
	}
}

// Without limits there is room for everything, and nobody counts.
func TestNoLimits(t *testing.T) {
	b := quota.NewBook(quota.Limits{}, nil, nil)
	for range 100 {
		if err := b.Take(t.Context(), "ann", logbook.Size{Log: 1 << 40}, func() error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	if err := (quota.Limits{}).Room(1<<40, 1<<40); err != nil {
		t.Error(err)
	}
}
