package table

import (
	"html/template"
	"net/url"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/score"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
)

// A Finale is the end of a game, on the page of its table and on that of its
// result.
type Finale struct {
	Code    string
	Reason  speech.Text // why it is over, as a sentence without its full stop: "Six deliveries"
	Winners []string
	Podium  template.HTML
	File    string        // what its picture is called where it is kept
	Next    string        // path of one's own seat at the table played next
	Another string        // address where a guest makes a table with the same names, while there is none
	Firsts  []site.Choice // for the host, while there is none: who can go first at another table
}

// Finale is the end of a game, with its podium; nil while it runs.
func (t *Snapshot) Finale(podium template.HTML) *Finale {
	out := t.View.Outcome
	if !out.Over {
		return nil
	}
	f := &Finale{
		Code: t.Place.Code, Reason: speech.Say("table.headline", "what", ended(out)), Podium: podium, File: t.View.Info.ID + ".png",
	}
	for seat, name := range t.View.Names {
		if out.Ranks[seat] == 1 {
			f.Winners = append(f.Winners, name)
		}
		if t.Place.Role == people.Host && t.Presence.Next == "" {
			f.Firsts = append(f.Firsts, site.Choice{Value: SeatValue(seat), Label: speech.Words(name)})
		}
	}
	if t.Place.Role != people.Host {
		mine := max(t.Place.Seat, 0) // an onlooker's is none
		names := append(slices.Clone(t.View.Names[mine:]), t.View.Names[:mine]...)
		f.Another = "/make?" + url.Values{"game": {t.View.Info.ID}, "seats": {strconv.Itoa(len(names))}, "player": names}.Encode()
	}
	if t.Presence.Next != "" {
		f.Next = "/t/" + t.Presence.Next
	}
	return f
}

// ended says why a game is over.
func ended(out scoring.Outcome) speech.Text {
	if out.Clause != ledger.StopClause {
		return out.Reason
	}
	if why, told := out.Reason.Argument("reason"); told {
		return speech.Say("table.stopped-because", "reason", why)
	}
	return "table.stopped"
}

// PodiumOnPage is how a game ended, as a picture on a page; empty while it runs.
func (t *Snapshot) PodiumOnPage(title sheets.Title, l *speech.Language) template.HTML {
	if !t.View.Outcome.Over {
		return ""
	}
	return site.Picture(t.Podium(title, l).Page())
}

// Podium is how a game ended, as a picture in a language.
func (t *Snapshot) Podium(title sheets.Title, l *speech.Language) score.Podium {
	v := t.View
	p := score.Podium{Game: v.Info.Title, Icon: title.Icon, How: ended(v.Outcome), Language: l}
	for seat, name := range v.Names {
		p.Finishers = append(p.Finishers, score.Finisher{
			Name: name, Score: v.Info.Amount(v.Tally[seat].Total()), Rank: v.Outcome.Ranks[seat],
		})
	}
	return p
}
