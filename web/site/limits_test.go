package site

import (
	"strings"
	"testing"
	"time"
)

func TestParseLimits(t *testing.T) {
	const defaults = "make=30+1/10s,again=10+1/30s,join=40+1/2s,ask=20+1/5s,ask-table=16+1/10s," +
		"print=60+2/1s,preview=60+2/1s,check=30+1/1s,fill=120+20/1s,seat=30+10/1s,table=60+40/1s,insert=20+1/2s," +
		"stream-seat=50,stream-guest=60,stream-table=200,stream-address=200,streams=2000"
	for _, test := range []struct{ text, want string }{
		{"", defaults},
		{defaults, defaults},
		{"off", "make=off,again=off,join=off,ask=off,ask-table=off,print=off,preview=off,check=off,fill=off," +
			"seat=off,table=off,insert=off,stream-seat=off,stream-guest=off,stream-table=off,stream-address=off,streams=off"},
		{"streams=5,stream-seat=off", strings.Replace(strings.Replace(defaults, "streams=2000", "streams=5", 1), "stream-seat=50", "stream-seat=off", 1)},
		{"make=off", strings.Replace(defaults, "make=30+1/10s", "make=off", 1)},
		{"seat=5+2/s, table=7+1/m", strings.Replace(strings.Replace(defaults, "seat=30+10/1s", "seat=5+2/1s", 1), "table=60+40/1s", "table=7+1/1m0s", 1)},
	} {
		if got, err := ParseLimits(test.text); err != nil || got.String() != test.want {
			t.Errorf("%q: %s, %v, want %s", test.text, got, err, test.want)
		}
	}
	seat, err := ParseLimits("seat=5+2/500ms")
	if want := (Limit{5, 2, 500 * time.Millisecond}); err != nil || seat.Seat != want {
		t.Errorf("%v, %v", seat.Seat, err)
	}
}

func TestParseLimitsRefuses(t *testing.T) {
	for text, says := range map[string]string{
		"seats=off":     `"seats" is none of make, again, join, ask, ask-table, print,`,
		"streams=5+1/s": `streams: "5+1/s" is neither a whole number`,
		"streams=0":     "neither",
		"make=off,":     `"" is none of`,
		"seat":          `seat: "" is neither`,
		"seat=none":     `"none" is neither a limit like 30+1/10s`,
		"seat=30":       "neither",
		"seat=30+10":    "neither",
		"seat=0+10/s":   "neither",
		"seat=30+0/s":   "neither",
		"seat=30+1/0s":  "neither",
		"seat=30+1/-1s": "neither",
		"seat=30+1/day": "neither",
		"seat=+10/s":    "neither",
	} {
		if got, err := ParseLimits(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}
