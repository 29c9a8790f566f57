package web

import (
	"errors"
	"net/http"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// mostFindings is how many findings the page of a check shows.
const mostFindings = 200

// mostKept is how long a text may be to stand in the form again, bytes.
const mostKept = 100 << 10

// checkPage is the form for a ledger or filled sheets, and what was found in a
// ledger.
type checkPage struct {
	frame
	Text    string // what was pasted
	Example string // in the empty form
	Reason  string // why it cannot be checked
	Report  *reportView
	Filled  *filledForm // nil where the ledger is too long to stand in it
	Games   []choice    // whose sheets can be filled in
}

// A reportView is a report as it is shown.
type reportView struct {
	File     string
	Game     string
	Title    string
	Standing string
	Clean    bool
	Hidden   int // findings that are not shown
	Players  []playerView
	Claims   []claimView
	Blocks   []lineBlock
}

// A playerView is the score of a player.
type playerView struct {
	Name        string
	Score       string
	Uncorrected string // empty where it is the score
	Rank        int
	Lines       []scoreLine
}

type scoreLine struct {
	Label, Amount, Clause string
	Line                  int
}

// A claimView compares what the table claims.
type claimView struct {
	Name, Claimed, Scored string
	Agrees                bool
}

func (a *app) newCheckPage() checkPage {
	page := checkPage{frame: frame{Title: "Check", Icon: "eye", Here: "/check"}}
	for _, t := range a.judged() {
		info := t.Game.Info()
		page.Games = append(page.Games, choice{Value: info.ID, Label: info.Title})
	}
	return page
}

func (a *app) checkForm(w http.ResponseWriter, _ *http.Request) error {
	page := a.newCheckPage()
	page.Example = a.example()
	return a.render(w, http.StatusOK, "check", page)
}

// example is the start of a ledger of the first game.
func (a *app) example() string {
	h := ledger.Header{Game: a.Titles[0].Game.Info().ID, Players: []string{"Ann", "Bob"}}
	return h.String()
}

func (a *app) check(w http.ResponseWriter, r *http.Request) error {
	file, text, err := sentLedger(w, r)
	if err != nil {
		return err
	}
	if isFinal(text) {
		return a.showSheet(w, r, sentSheet{file: file, text: text})
	}
	page := a.newCheckPage()
	if len(text) <= mostKept {
		page.Text = text
	}
	err = a.atWork(r, func() error {
		report, opened, err := a.checked(file, text)
		if err != nil {
			return err
		}
		page.Report = viewReport(opened.Fold.Game().Info(), report, text)
		page.Game = report.Game
		if title, err := a.title(report.Game); err == nil && page.Text != "" {
			page.Filled = filled(title, file, text)
		}
		return nil
	})
	status := http.StatusOK
	var unreadable *ledger.SyntaxError
	if errors.As(err, &unreadable) {
		status, page.Reason = http.StatusUnprocessableEntity, err.Error()
	} else if err != nil {
		return err
	}
	return a.render(w, status, "check", page)
}

// checked checks a ledger as the command line does.
func (a *app) checked(file, text string) (*ledger.Report, *ledger.Opened, error) {
	o, err := a.Shelf.Open(file, text, nil)
	if err != nil {
		return nil, nil, err
	}
	return ledger.NewReport(file, o.Fold, ledger.Check(o.Fold, o.Doc)), o, nil
}

// checkJSON answers with what check --json prints of a ledger or filled sheets.
func (a *app) checkJSON(w http.ResponseWriter, r *http.Request) error {
	file, text, err := sentLedger(w, r)
	if err != nil {
		return err
	}
	var report any
	err = a.atWork(r, func() error {
		report, err = a.reported(file, text)
		return err
	})
	var unreadable *ledger.SyntaxError
	if errors.As(err, &unreadable) {
		return writeJSON(w, http.StatusUnprocessableEntity, ledger.Unreadable{File: file, Error: err.Error()})
	}
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, report)
}

// reported checks a ledger or filled sheets, as the command line does.
func (a *app) reported(file, text string) (any, error) {
	if !isFinal(text) {
		report, _, err := a.checked(file, text)
		return report, err
	}
	d, err := a.read(sentSheet{file: file, text: text})
	if err != nil {
		return nil, err
	}
	audit, err := d.Audit()
	if err != nil {
		return nil, err
	}
	return final.NewReport(file, d, audit), nil
}

func viewReport(info *scoring.Info, r *ledger.Report, text string) *reportView {
	v := &reportView{
		File: r.File, Game: r.Game, Title: info.Title, Standing: r.Standing(), Clean: len(r.Findings) == 0,
		Hidden: max(0, len(r.Findings)-mostFindings),
		Blocks: blocks(r.Game, text, r.Findings[:min(len(r.Findings), mostFindings)]),
	}
	if v.File == unnamed {
		v.File = "The ledger"
	}
	for _, p := range r.Players {
		shown := playerView{Name: p.Name, Score: info.Amount(p.Score), Rank: p.Rank}
		if p.Score != p.Uncorrected {
			shown.Uncorrected = info.Amount(p.Uncorrected)
		}
		for _, l := range p.Lines {
			shown.Lines = append(shown.Lines, scoreLine{l.Label, info.Amount(l.Amount), l.Clause, l.Line})
		}
		v.Players = append(v.Players, shown)
	}
	for _, c := range r.Claims {
		v.Claims = append(v.Claims, claimView{c.Name, info.Amount(c.Claimed), info.Amount(c.Scored), c.Agrees})
	}
	return v
}
