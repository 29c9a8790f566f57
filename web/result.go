package web

import (
	"html/template"
	"net/http"
	"slices"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/web/live"
)

// resultPage is how a game ended, or stands.
type resultPage struct {
	frame
	Code     string
	Table    string // what the table is called
	Host     bool
	Seen     int
	Sorry    *sorry
	Over     bool
	Reason   string
	Clause   string
	TieBreak string
	Ranking  []rankedPlayer
	Chart    template.HTML
	Sign     []choice // who can still sign here
	Back     string   // where a signature leads back to
	Sheets   []choice
	Next     string   // path of one's own seat at the table played next
	Firsts   []choice // for the host: who can go first at another table
}

// A rankedPlayer is a player with everything that made the score.
type rankedPlayer struct {
	Name        string
	Score       string
	Uncorrected string // empty where it is the score
	Rank        int
	Wins        bool
	Signed      bool
	Claims      []claimView
	Earned      []earnedLine
}

// An earnedLine is a line of the score and the entry that earned it.
type earnedLine struct {
	Label, Amount, Clause string
	Number                int    // of the entry; 0 for the set-up
	Event                 string // the entry
	Page                  int    // of the book that has it
}

// result shows the ranking and all that made it.
func (a *app) result(w http.ResponseWriter, r *http.Request) error {
	p, err := a.place(r)
	if err != nil {
		return err
	}
	return a.showResult(w, r, p, http.StatusOK, nil)
}

func (a *app) showResult(w http.ResponseWriter, r *http.Request, p live.Place, status int, s *sorry) error {
	t, err := lookAt(r.Context(), p)
	if err != nil {
		return told(err)
	}
	out := t.view.Outcome
	page := resultPage{
		frame: frame{Title: "Standings", Icon: "star", Game: t.view.Info.ID}, Code: p.Code, Back: "result",
		Table: either(t.view.Header.Title, t.view.Info.Title), Host: p.Role == live.Host, Seen: t.view.Seen, Sorry: s,
		Over: out.Over, Reason: out.Reason, Clause: out.Clause, TieBreak: out.TieBreak, Ranking: viewRanking(t),
	}
	if out.Over {
		page.Title = "Result"
	}
	if page.Chart, err = a.chart(r, t); err != nil {
		return told(err)
	}
	title, err := a.title(t.view.Info.ID)
	if err != nil {
		return err
	}
	for _, sheet := range title.Sheets {
		page.Sheets = append(page.Sheets, choice{Value: sheet.Name, Label: sheet.About})
	}
	for seat, name := range t.view.Names {
		c := choice{Value: seatValue(seat), Label: name}
		if !t.view.Signed[seat] && (page.Host || seat == p.Seat) {
			page.Sign = append(page.Sign, c)
		}
		page.Firsts = append(page.Firsts, c)
	}
	if t.company.Next != "" {
		page.Next = "/t/" + t.company.Next
	}
	w.Header().Set("Cache-Control", "no-store")
	return a.render(w, status, "result", page)
}

// viewRanking lists the players, the best first.
func viewRanking(t *atTable) []rankedPlayer {
	var all []rankedPlayer
	info := t.view.Info
	for seat, s := range t.view.Tally {
		p := rankedPlayer{
			Name: t.view.Names[seat], Score: info.Amount(s.Total()), Rank: t.view.Outcome.Ranks[seat], Signed: t.view.Signed[seat],
		}
		p.Wins = t.view.Outcome.Over && p.Rank == 1
		if s.Total() != s.Uncorrected() {
			p.Uncorrected = info.Amount(s.Uncorrected())
		}
		for _, line := range s.Lines {
			p.Earned = append(p.Earned, viewEarned(t, line))
		}
		for _, c := range t.view.Claims {
			if c.Seat == seat {
				p.Claims = append(p.Claims, claimView{p.Name, info.Amount(c.Claimed), p.Score, c.Claimed == s.Total()})
			}
		}
		all = append(all, p)
	}
	slices.SortStableFunc(all, func(a, b rankedPlayer) int { return a.Rank - b.Rank })
	return all
}

func viewEarned(t *atTable, line scoring.Line) earnedLine {
	v := earnedLine{Label: line.Label, Amount: t.view.Info.Amount(line.Amount), Clause: line.Clause, Number: line.Event}
	if line.Event > 0 && line.Event <= len(t.view.Moves) {
		v.Event = t.view.Moves[line.Event-1].Text()
		v.Page = min(line.Event+pageOfBook/2, len(t.view.Moves))
	}
	return v
}

// chart draws the scores over the rounds.
func (a *app) chart(r *http.Request, t *atTable) (template.HTML, error) {
	totals, err := t.place.Totals(r.Context())
	if err != nil {
		return "", err
	}
	ch := sheets.Chart{Unit: t.view.Info.Amount}
	for seat, name := range t.view.Names {
		ch.Series = append(ch.Series, sheets.Series{Name: name, Scores: totals[seat]})
	}
	return picture(ch.Page(sheets.PhoneWidth)), nil
}

// again makes a table for another game of the same players.
func (a *app) again(w http.ResponseWriter, r *http.Request) error {
	p, err := a.hosting(r)
	if err != nil {
		return err
	}
	form, err := sentForm(r)
	if err != nil {
		return err
	}
	first, err := numberOf(form.Get("first"), "seat")
	if err != nil {
		return err
	}
	next, err := p.Again(r.Context(), first)
	if err != nil {
		return told(err)
	}
	http.Redirect(w, r, "/t/"+next.Code, http.StatusSeeOther)
	return nil
}
