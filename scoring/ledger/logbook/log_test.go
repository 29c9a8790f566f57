package logbook_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// chained is a log of tiny with these events.
func chained(events ...string) *logbook.Log {
	log := &logbook.Log{Header: "saddlebag 1 tiny\nplayer Ann\nplayer Bob\n"}
	for i, text := range events {
		e, err := ledger.ParseEvent(text)
		if err != nil {
			panic(err)
		}
		at := time.Date(2026, 11, 20, 19, 30, i, 5, time.UTC)
		log.Records = append(log.Records, log.Next(at, "host", e, []byte{byte(i), 1, 2}))
	}
	return log
}

func TestVerify(t *testing.T) {
	tests := map[string]struct {
		tamper func(*logbook.Log)
		want   string // the error; empty where the chain holds
	}{
		"whole":            {func(*logbook.Log) {}, ""},
		"cut short":        {func(l *logbook.Log) { l.Records = l.Records[:2] }, ""}, // Last tells
		"another header":   {func(l *logbook.Log) { l.Header += " " }, "entry 1 does not follow from the entries before it"},
		"another event":    {func(l *logbook.Log) { l.Records[1].Entry.Args = []string{"3"} }, "entry 2 is not what was entered"},
		"another actor":    {func(l *logbook.Log) { l.Records[1].Entry.Actor = "Bob" }, "entry 2 is not what was entered"},
		"another hand":     {func(l *logbook.Log) { l.Records[1].By = "Bob" }, "entry 2 is not what was entered"},
		"another time":     {func(l *logbook.Log) { l.Records[1].Time = l.Records[1].Time.Add(1) }, "entry 2 is not what was entered"},
		"made by chance":   {func(l *logbook.Log) { l.Records[1].Entry.Chance = true }, "entry 2 is not what was entered"},
		"another nonce":    {func(l *logbook.Log) { l.Records[1].Nonce = []byte{9} }, "entry 2 is not what was entered"},
		"swapped":          {func(l *logbook.Log) { l.Records[1], l.Records[2] = l.Records[2], l.Records[1] }, "entry 3 is where entry 2 belongs"},
		"swapped, counted": {swapCounted, "entry 2 does not follow from the entries before it"},
		"dropped":          {func(l *logbook.Log) { l.Records = slices.Delete(l.Records, 1, 2) }, "entry 3 is where entry 2 belongs"},
		"the first gone":   {func(l *logbook.Log) { l.Records = l.Records[1:] }, "entry 2 is where entry 1 belongs"},
		"another event, its commitment made anew": {func(l *logbook.Log) {
			r := &l.Records[1]
			r.Entry.Args = []string{"3"}
			r.Commitment = logbook.Chained(l.Records[0].Chain, 2, r.Time, r.By, r.Entry, r.Nonce).Commitment
		}, "entry 2 does not follow from the entries before it"},
		"another event, its nonce withheld": {func(l *logbook.Log) {
			l.Records[1].Entry.Args, l.Records[1].Nonce = []string{"3"}, nil
		}, "entry 2 hides nothing, so it should have a nonce, but it doesn't"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			log := chained("Ann draw ace", "Ann take 1", "Bob take 1", "Bob draw king")
			test.tamper(log)
			_, err := logbook.Verify(log.Header, log.Records)
			if got := errorText(err); got != test.want {
				t.Errorf("error %q; want %q", got, test.want)
			}
		})
	}
}

func swapCounted(l *logbook.Log) {
	l.Records[1], l.Records[2] = l.Records[2], l.Records[1]
	l.Records[1].Number, l.Records[2].Number = 2, 3
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestLogJSON(t *testing.T) {
	log := chained("Ann draw ace", `table note "so it \"goes\" #1"`)
	log.Records[1].Entry.Chance = true
	text, err := json.Marshal(log)
	if err != nil {
		t.Fatal(err)
	}
	var again logbook.Log
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(log, &again); diff != "" {
		t.Errorf("(-written +read):\n%s", diff)
	}
	for name, bad := range map[string]string{
		"a format":      `{"format":"saddlebag-log-2"}`,
		"a field":       `{"format":"saddlebag-log-1","more":1}`,
		"an event":      `{"format":"saddlebag-log-1","entries":[{"event":"Ann"}]}`,
		"a nonce":       `{"format":"saddlebag-log-1","entries":[{"event":"Ann sign","nonce":"xy"}]}`,
		"a short hash":  `{"format":"saddlebag-log-1","entries":[{"event":"Ann sign","chain":"00"}]}`,
		"a longer hash": `{"format":"saddlebag-log-1","entries":[{"event":"Ann sign","chain":"` + strings.Repeat("0", 65) + `"}]}`,
	} {
		if err := json.Unmarshal([]byte(bad), &again); err == nil {
			t.Errorf("%s: %s is taken", name, bad)
		}
	}
	if diff := cmp.Diff(log, &again); diff != "" {
		t.Errorf("a refused export changed the log:\n%s", diff)
	}
}

func FuzzLogJSON(f *testing.F) {
	log := chained("table deal Ann ace", "Ann take 1", `table note "so it goes"`)
	log.Records[0].Nonce = nil
	text, err := json.Marshal(log)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	f.Add(`{"format": "saddlebag-log-1", "header": "", "entries": []}`)
	f.Add(`{"format": "saddlebag-log-1", "header": "", "entries": [{"time": "9999-12-31T23:59:59-01:00", "event": "a b", "nonce": "00"}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		var log, again logbook.Log
		if json.Unmarshal([]byte(text), &log) != nil {
			return
		}
		written, err := json.Marshal(&log)
		if err != nil {
			t.Fatalf("%q was read: %v", text, err)
		}
		if err := json.Unmarshal(written, &again); err != nil {
			t.Fatalf("%s: %v", written, err)
		}
		if diff := cmp.Diff(log, again); diff != "" {
			t.Fatalf("(-first +again):\n%s", diff)
		}
		_, _ = logbook.Verify(log.Header, log.Records) // must not panic
		_, _ = log.Document()
	})
}
