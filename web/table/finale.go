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
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
	"saddlebag/web/live/people"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

// A Finale is the end of a game, on the page of its table and on that of its
// result.
type Finale struct {
	Code        string
	Game        string      // its id
	Won         speech.Text // who has won, in a line; alone, one's score
	Margin      speech.Text // by how much; empty where one plays alone
	Decided     speech.Text // what broke a tie, a sentence; empty where there was none
	Reason      speech.Text // why it is over, a sentence
	Badges      []BadgeView
	Podium      template.HTML
	File        string        // what its picture is called where it is kept
	Next        string        // path of one's own seat at the table played next
	Again       string        // address where a guest makes a table like this one, while there is none
	Firsts      []site.Choice // for the host, while there is none: who can go first at another table
	Coming      []string      // who came late, and plays then
	Full        []string      // who came late, too, but finds no room
	Another     string        // address where a table of another game is made for the same people
	Certificate string        // address of the result on paper; empty where the game has no such sheet
}

// A BadgeView is a badge with its holders.
type BadgeView struct {
	Title  speech.Text
	Held   speech.Text // by whom, and with what figure
	Clause string
}

// Finale is the end of a game, with its podium; nil while it runs.
func (t *Snapshot) Finale(title sheets.Title, podium template.HTML) *Finale {
	out := t.View.Outcome
	if !out.Over {
		return nil
	}
	names, winners := t.View.Names, []string(nil)
	f := &Finale{
		Code: t.Place.Code, Game: t.View.Info.ID, Margin: t.margin(), Decided: out.Decided, Reason: t.ended(), Badges: t.badges(), Podium: podium, File: t.View.Info.ID + ".png",
	}
	for seat, name := range names {
		if out.Ranks[seat] == 1 {
			winners = append(winners, name)
		}
		if t.Place.Role == people.Host && t.Presence.Next == "" {
			f.Firsts = append(f.Firsts, site.Choice{Value: SeatValue(seat), Label: speech.Say("table.begins", "name", name)})
		}
	}
	f.Won = speech.Say("table.win", "n", len(winners), "names", speech.All(speech.Named(winners...)))
	if len(names) == 1 {
		f.Won = speech.Say("final.has", "player", names[0], "points", t.View.Info.Amount(t.View.Tally[0].Total()))
	}
	if slices.ContainsFunc(title.Sheets, func(s press.Sheet) bool { return s.Name == score.SheetName }) {
		f.Certificate = "/t/" + f.Code + "/sheets/" + score.SheetName + ".pdf"
	}
	mine := max(t.Place.Seat, 0) // an onlooker's is none
	people := url.Values{"seats": {strconv.Itoa(len(names))}, "player": append(slices.Clone(names[mine:]), names[:mine]...)}
	f.Another = "/tables?" + people.Encode() + "#make"
	if f.Firsts == nil {
		f.Again = "/make?" + t.alike(people).Encode()
	}
	if t.Presence.Next == "" {
		f.Coming, f.Full = t.Presence.Coming, t.Presence.Full
	} else {
		f.Next = "/t/" + t.Presence.Next
	}
	return f
}

// alike is the form for a table of the same game, with the options of this one and those
// people.
func (t *Snapshot) alike(people url.Values) url.Values {
	form, h := url.Values{"game": {t.View.Info.ID}, "dice": {t.Presence.Dice}}, t.View.Header
	for name, values := range people {
		form[name] = values
	}
	for _, o := range h.Options {
		form.Set(print.OptionPrefix+o.Name, o.Value)
	}
	if h.Data.Name != "" {
		form.Set("data", h.Data.Name)
	}
	return form
}

// margin says by how much the first have won: over whoever comes next, or over nobody.
func (t *Snapshot) margin() speech.Text {
	ranks, info := t.View.Outcome.Ranks, t.View.Info
	if len(ranks) == 1 {
		return ""
	}
	of := func(rank int) (names []string, total scoring.Tenths) {
		for seat, r := range ranks {
			if r == rank {
				names, total = append(names, t.View.Names[seat]), t.View.Tally[seat].Total()
			}
		}
		return names, total
	}
	first, total := of(1)
	next, less := of(len(first) + 1)
	switch {
	case next != nil && less < total:
		return speech.Say("table.margin", "n", len(first), "names", speech.All(speech.Named(first...)),
			"score", info.Amount(total), "more", info.Amount(total-less), "next", speech.All(speech.Named(next...)))
	case next != nil:
		first = append(first, next...)
	}
	return speech.Say("table.level", "names", speech.All(speech.Named(first...)), "score", info.Amount(total))
}

// badges are what the players have earned beside their scores. Who plays alone has nobody to
// compare with.
func (t *Snapshot) badges() (all []BadgeView) {
	if len(t.View.Names) == 1 {
		return nil
	}
	for _, b := range scoring.Badges(t.View.State) {
		names := scoring.Each(len(b.Holders()), func(i int) string { return t.View.Names[b.Holders()[i]] })
		all = append(all, BadgeView{b.Badge, speech.Say("table.badge", "names", speech.All(speech.Named(names...)), "amount", b.Amount()), b.Clause})
	}
	return all
}

// ended says why a game is over.
func (t *Snapshot) ended() speech.Text {
	out := t.View.Outcome
	if out.Clause != ledger.StopClause {
		return t.View.Info.Told(out.Reason)
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
	return site.Picture(t.Podium(title, l).Steps())
}

// Podium is how a game ended, as a picture in a language.
func (t *Snapshot) Podium(title sheets.Title, l *speech.Language) score.Podium {
	v := t.View
	p := score.Podium{Game: v.Info.Title, Icon: title.Icon, How: t.ended(), Language: l}
	for seat, name := range v.Names {
		p.Finishers = append(p.Finishers, score.Finisher{
			Name: name, Score: v.Info.Amount(v.Tally[seat].Total()), Rank: v.Outcome.Ranks[seat],
		})
	}
	return p
}
