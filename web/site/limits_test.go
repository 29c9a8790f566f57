package site

import (
	"strings"
	"testing"
	"time"
)

func TestParseLimits(t *testing.T) {
	const defaults = "make=30+1/10s,ask=20+1/5s,ask-table=5+1/20s,seat=30+10/1s,table=60+40/1s"
	for _, test := range []struct{ text, want string }{
		{"", defaults},
		{defaults, defaults},
		{"off", "make=off,ask=off,ask-table=off,seat=off,table=off"},
		{"make=off", strings.Replace(defaults, "make=30+1/10s", "make=off", 1)},
		{"seat=5+2/s, table=7+1/m", "make=30+1/10s,ask=20+1/5s,ask-table=5+1/20s,seat=5+2/1s,table=7+1/1m0s"},
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
		"seats=off":     `"seats" is none of make, ask, ask-table, seat, table`,
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
