package quota_test

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
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

func TestBook(t *testing.T) {
	free := int64(1000)
	b := quota.NewBook(quota.Limits{Tables: 3, Bytes: 1000, AllTables: 5, AllBytes: 1500, Table: 600, Free: 500},
		func() (int64, error) { return free, nil })
	take := func(maker string, size ledger.Size, says string) {
		t.Helper()
		var full *quota.Full
		err := b.Take(maker, size)
		if says == "" && err != nil || says != "" && (!errors.As(err, &full) || !strings.Contains(full.Sentence, says)) {
			t.Errorf("%s takes %+v: %v; want %q", maker, size, err, says)
		}
	}
	deck := ledger.Size{Log: 100, Digest: "d", Data: 600}
	take("ann", deck, "")
	take("ann", deck, "") // the deck counts once
	take("ann", ledger.Size{Log: 300}, "made from your address take 800 B")
	take("ann", ledger.Size{Log: 10}, "")
	take("ann", ledger.Size{Log: 10}, "3 tables were made from your address")
	take("bob", ledger.Size{Log: 601}, "too long for a table, which holds 600 B")
	take("bob", deck, "") // as much as ann's, by bob's own account; nothing in all
	take("dora", ledger.Size{Log: 599}, "no room for another table")
	take("cy", ledger.Size{Log: 5}, "")
	take("cy", ledger.Size{Log: 5}, "no room for another table")
	if tables, bytes := b.Total(); tables != 5 || bytes != 915 {
		t.Errorf("%d tables take %d bytes", tables, bytes)
	}

	b.Grow("ann", 50)
	if b.Room(600, 1) == nil || b.Room(599, 1) != nil {
		t.Error("the room of a table is another one")
	}
	b.Drop("ann", ledger.Size{Log: 60})
	b.Drop("ann", deck)
	b.Drop("ann", deck)
	b.Drop("bob", deck)
	b.Drop("cy", ledger.Size{Log: 5})
	if tables, bytes := b.Total(); tables != 0 || bytes != 0 {
		t.Errorf("in the end %d tables take %d bytes", tables, bytes)
	}
	free = 499
	take("ann", ledger.Size{Log: 1}, "disk of this server is nearly full")
	free = 500
	take("ann", ledger.Size{Log: 1}, "")
	if b.FreeDisk() != 500 {
		t.Errorf("%d bytes are free", b.FreeDisk())
	}
}

// Without limits there is room for everything.
func TestNoLimits(t *testing.T) {
	b := quota.NewBook(quota.Limits{}, nil)
	for range 100 {
		if err := b.Take("ann", ledger.Size{Log: 1 << 40}); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Room(1<<40, 1<<40); err != nil {
		t.Error(err)
	}
}
