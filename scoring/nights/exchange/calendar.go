package exchange

import (
	"io"
	"slices"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
)

// Calendar writes the nights for a calendar (RFC 5545), in a language: an event a night, which
// takes the whole day. A night that's imported again replaces itself.
func (l *Log) Calendar(w io.Writer, in *speech.Language) error {
	plays := slices.Clone(l.Plays)
	slices.SortStableFunc(plays, func(a, b nights.Play) int { return strings.Compare(a.Day, b.Day) })
	calendar := ics.NewCalendar()
	calendar.SetProductId("-//" + sourceName + "//EN")
	for len(plays) > 0 {
		n := slices.IndexFunc(plays, func(p nights.Play) bool { return p.Day != plays[0].Day })
		if n < 0 {
			n = len(plays)
		}
		l.addNight(calendar, plays[:n], in)
		plays = plays[n:]
	}
	return calendar.SerializeTo(w, ics.WithNewLineWindows) // on every system, as the RFC says
}

// addNight adds the plays of a day.
func (l *Log) addNight(c *ics.Calendar, plays []nights.Play, in *speech.Language) {
	day, err := time.Parse(time.DateOnly, plays[0].Day)
	if err != nil {
		return // of a play without a day there's no night
	}
	var games speech.List
	var places []string
	for i := range plays {
		if title := l.info(&plays[i]).Title; !slices.Contains(games, title) {
			games = append(games, title)
		}
		if place := plays[i].Place; place != "" && !slices.Contains(places, place) {
			places = append(places, place)
		}
	}
	night := c.AddEvent(ID("night", l.ID, plays[0].Day))
	night.SetDtStampTime(l.Made)
	night.SetAllDayStartAt(day)
	night.SetAllDayEndAt(day.AddDate(0, 0, 1))
	night.SetSummary(in.Of(speech.Say("exchange.night", "games", games)))
	night.SetDescription(strings.TrimSpace(l.text(plays, in, Plain)))
	if places != nil {
		night.SetLocation(strings.Join(places, ", "))
	}
	night.SetTimeTransparency(ics.TransparencyTransparent)
}
