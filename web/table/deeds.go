package table

import (
	"fmt"
	"strconv"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// DeedSentence says what somebody did with the power over a table, without its time.
func DeedSentence(d logbook.Deed) speech.Text {
	args := []any{"who", whoDid(d.By), "name", d.Of}
	if d.Deed == live.DeedKeep {
		days, _ := strconv.Atoi(d.Of) // it's a number
		args = []any{"who", whoDid(d.By), "n", days}
	}
	return speech.Say("live.deed-"+d.Deed, args...)
}

// whoDid is who did something, as the journal names them.
func whoDid(by string) speech.Text {
	if by == string(people.Host) {
		return "live.the-host"
	}
	return speech.Words(by)
}

// DeedAt is what somebody did and when.
func DeedAt(d logbook.Deed) speech.Text {
	return speech.Say("live.deed", "what", DeedSentence(d), "time", TimeOf(d.Time))
}

// TimeOf is a time of day, as pages show it.
func TimeOf(t time.Time) string { return t.Format("15:04") }

// A DeedView is a deed as a page shows it.
type DeedView struct {
	Number int
	Says   speech.Text // with the time
}

// A HandoverView is a seat about which the table is asked.
type HandoverView struct {
	ID   string
	Says speech.Text // who wants what, and until when one can object
	Mine bool        // it can be let go here
}

// A DeedsView is what a page shows of the power over a table: the last deeds, and what the
// table is asked.
type DeedsView struct {
	Asked []HandoverView
	May   bool // answer
	Deeds []DeedView
}

// ViewDeeds shows the last deeds to a place. What the table is asked is no news besides, and
// whoever has sat down knows.
func ViewDeeds(t *Snapshot) DeedsView {
	v := DeedsView{May: t.Place.Role != people.Onlooker}
	for _, h := range t.Presence.Handovers {
		v.Asked = append(v.Asked, HandoverView{h.ID, speech.Say(asksFor(h), "who", whoDid(h.By), "name", h.Name, "time", TimeOf(h.Until)), h.Mine})
	}
	for _, d := range t.Presence.Deeds {
		switch mine := t.Place.Seat != scoring.Table && d.Of == t.View.Names[t.Place.Seat]; {
		case d.Deed == live.DeedAsked, d.Deed == live.DeedAskedHost, d.Deed == live.DeedSat && mine:
		default:
			v.Deeds = append(v.Deeds, DeedView{d.Number, DeedAt(d)})
		}
	}
	return v
}

// onPaper is how many of the last deeds are printed.
const onPaper = 12

// JournalOnPaper is the journal of a table in a few lines, for its certificate: the last deeds, and by
// what one tells that no other was left out; nothing if nothing was done.
func JournalOnPaper(j logbook.Journal) (lines []speech.Text) {
	if len(j) == 0 {
		return nil
	}
	for _, d := range j[max(0, len(j)-onPaper):] {
		lines = append(lines, DeedAt(d))
	}
	last := j[len(j)-1]
	return append(lines, speech.Say("sheets.journal-all", "n", last.Number, "chain", fmt.Sprintf("%x", last.Chain[:8])))
}

// asksFor is how the table is asked about a seat.
func asksFor(h live.Handover) string {
	if h.Role == people.Host {
		return "live.asks-host"
	}
	return "live.asks-seat"
}
