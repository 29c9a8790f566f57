package parcel_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/parcel"
)

func sent(t testing.TB, events ...string) *parcel.Parcel {
	t.Helper()
	log := &logbook.Log{Header: "saddlebag 1 tiny\nplayer Ann\nplayer Bób\n"}
	for i, text := range events {
		e, err := ledger.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		e.Chance = i == 1
		at := time.Date(2026, 11, 20, 19, 30, i, 123456789, time.UTC)
		log.Records = append(log.Records, log.Next(at, "host", e, []byte{byte(i), 1, 2}))
	}
	return &parcel.Parcel{Log: log, Data: "a: 1\n", Dice: "virtual", Seat: 1}
}

// A parcel arrives as it was sent, with the same chain, also with spaces around it.
func TestParcelArrives(t *testing.T) {
	for _, events := range [][]string{nil, {"Ann draw ace"}, {"Ann draw ace", "Ann take 1", `table note "Grüße"`}} {
		want := sent(t, events...)
		text := want.String()
		if strings.Trim(strings.TrimPrefix(text, parcel.Prefix), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") != "" {
			t.Errorf("%s fits into no link", text)
		}
		got, err := parcel.Read(" \n" + text + "\r\n")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("arrives otherwise (-want +got):\n%s", diff)
		}
		if _, err := logbook.Verify(got.Log.Header, got.Log.Records); err != nil {
			t.Error(err)
		}
	}
}

// What is no parcel, or not all of one, is refused.
func TestDamagedParcels(t *testing.T) {
	text := sent(t, "Ann draw ace", "Ann take 1").String()
	for _, wrong := range []string{"", "saddlebag 1 tiny", parcel.Prefix, text[1:], text[:len(text)-1], text[:len(text)/2], text[:40] + text[44:], strings.ToLower(text)} {
		if _, err := parcel.Read(wrong); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}

// Whatever comes, it's read or refused; what is read is the same when it goes on.
func FuzzParcel(f *testing.F) {
	f.Add(sent(f).String())
	f.Add(sent(f, "Ann draw ace", "Ann take 1").String())
	f.Add(parcel.Prefix + "AA")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := parcel.Read(text)
		if err != nil {
			return
		}
		again, err := parcel.Read(p.String())
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(p, again); diff != "" {
			t.Errorf("goes on otherwise (-first +again):\n%s", diff)
		}
	})
}
