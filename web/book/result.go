package book

import (
	"html/template"
	"net/http"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/score"
	"saddlebag/web/live/people"
	"saddlebag/web/play"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// resultPage is how a game ended, or stands.
type resultPage struct {
	site.Frame
	Code    string
	Table   speech.Text // what the table is called
	Host    bool
	Seen    int
	Sorry   *table.EntryError
	Over    bool
	Clause  string
	Ranking []rankedPlayer
	Chart   template.HTML
	Sign    []site.Choice // who can still sign here
	Back    string        // where a signature leads back to
	Sheets  []site.Choice
	Finale  *table.Finale // nil while the game runs
	Out     *outView      // nil while the game runs
}

// A rankedPlayer is a player with everything that made the score.
type rankedPlayer struct {
	ID          string // of the lines
	Name        string
	Score       speech.Text
	Uncorrected speech.Text // empty where it is the score
	Rank        int
	Wins        bool
	Open        bool // what it's for is in sight
	Asked       bool // somebody asked why this score
	Signed      bool
	Claims      []site.ClaimView
	Earned      []earnedLine
}

// An earnedLine is a line of the score and the entry that earned it.
type earnedLine struct {
	Label, Amount speech.Text
	Clause        string
	Number        int         // of the entry, in whose place it stands; 0 for the set-up
	Event         speech.Text // what counts there, in a sentence
	Path          string      // of the entry in the book
}

// result shows the ranking and all that made it.
func (h *handlers) result(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Place(r)
	if err != nil {
		return err
	}
	t, err := table.Look(r.Context(), p)
	if err != nil {
		return table.PageError(err)
	}
	out, wrong := t.View.Outcome, table.Returned(w, r)
	page := resultPage{
		Frame: site.Frame{Title: "book.standings", Icon: "star", Game: t.View.Info.ID}, Code: p.Code, Back: "result",
		Table: t.Title(), Host: p.Role == people.Host, Seen: t.View.Seen, Sorry: wrong,
		Over: out.Over, Clause: out.Clause, Ranking: viewRanking(t, r.URL.Query().Get("of")),
	}
	if out.Over {
		page.Title = "book.result"
	}
	if page.Chart, err = h.chart(r, t); err != nil {
		return table.PageError(err)
	}
	title, err := h.site.Title(t.View.Info.ID)
	if err != nil {
		return err
	}
	for _, sheet := range title.Sheets {
		page.Sheets = append(page.Sheets, site.Choice{Value: sheet.Name, Label: site.Capital(sheet.About)})
	}
	for seat, name := range t.View.Names {
		c := site.Choice{Value: table.SeatValue(seat), Label: speech.Words(name)}
		if !t.View.Signed[seat] && (page.Host || seat == p.Seat) {
			page.Sign = append(page.Sign, c)
		}
	}
	page.Finale = t.Finale(title, t.PodiumOnPage(title, site.Language(r)))
	if page.Out, err = h.outward(w, r, t); err != nil {
		return table.PageError(err)
	}
	return h.site.Render(w, r, wrong.StatusCode(), "result", page)
}

// viewRanking lists the players, the best first. Of is the seat whose score somebody asks
// about, as in addresses; empty for none.
func viewRanking(t *table.Snapshot, of string) []rankedPlayer {
	var all []rankedPlayer
	info := t.View.Info
	for seat, s := range t.View.Tally {
		p := rankedPlayer{
			ID: play.ScoredID(seat), Name: t.View.Names[seat], Score: info.Amount(s.Total()), Rank: t.View.Outcome.Ranks[seat], Signed: t.View.Signed[seat],
		}
		first := t.View.Outcome.Over && p.Rank == 1
		p.Wins, p.Asked = first && len(t.View.Tally) > 1, of == table.SeatValue(seat)
		p.Open = first || p.Asked
		if s.Total() != s.Uncorrected() {
			p.Uncorrected = info.Amount(s.Uncorrected())
		}
		for _, line := range s.Lines {
			p.Earned = append(p.Earned, viewEarned(t, line))
		}
		for _, c := range t.View.Claims {
			if c.Seat == seat {
				p.Claims = append(p.Claims, site.ClaimView{Name: p.Name, Claimed: info.Amount(c.Claimed), Scored: p.Score, Agrees: c.Claimed == s.Total()})
			}
		}
		all = append(all, p)
	}
	slices.SortStableFunc(all, func(a, b rankedPlayer) int { return a.Rank - b.Rank })
	return all
}

func viewEarned(t *table.Snapshot, line scoring.Line) earnedLine {
	v := earnedLine{Label: line.Label, Amount: t.View.Info.Amount(line.Amount), Clause: line.Clause, Number: line.Event}
	if line.Event > 0 && line.Event <= t.View.Seen {
		m := t.View.Move(line.Event)
		if v.Event = m.Now.Sentence; m.Amends > 0 && m.Before == 0 {
			v.Number = m.Amends
		}
		v.Path = t.BookAt(v.Number)
	}
	return v
}

// chart draws the scores over the rounds.
func (h *handlers) chart(r *http.Request, t *table.Snapshot) (template.HTML, error) {
	totals, err := t.Place.Totals(r.Context())
	if err != nil {
		return "", err
	}
	ch := score.Chart{Unit: t.View.Info.Amount, Language: site.Language(r)}
	for seat, name := range t.View.Names {
		ch.Series = append(ch.Series, score.Series{Name: name, Scores: totals[seat]})
	}
	return site.Picture(ch.Page(score.PhoneWidth)), nil
}

// again makes a table for another game of the same players.
func (h *handlers) again(w http.ResponseWriter, r *http.Request) error {
	p, err := h.tables.Hosting(r)
	if err != nil {
		return err
	}
	form, err := site.SentForm(r)
	if err != nil {
		return err
	}
	first, err := site.NumberOf(form.Get("first"), "book.seat-word")
	if err != nil {
		return err
	}
	if err := h.site.Limiters.Again.Check(site.ClientKey(r)); err != nil {
		return err
	}
	next, err := p.Again(r.Context(), first, site.ClientKey(r))
	if err != nil {
		return table.PageError(err)
	}
	http.Redirect(w, r, "/t/"+next.Code, http.StatusSeeOther)
	return nil
}
