package check

import (
	"context"
	"errors"
	"net/http"
	"net/url"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/repair"
	"saddlebag/scoring/speech"
	"saddlebag/web/print"
	"saddlebag/web/site"
)

func (h *handlers) form(w http.ResponseWriter, r *http.Request) error {
	page := h.newCheckPage()
	page.Example = h.example()
	return h.site.Render(w, r, http.StatusOK, "check", page)
}

// example is the start of a ledger of the first game.
func (h *handlers) example() string {
	header := ledger.Header{Game: h.site.Titles[0].Game.Info().ID, Players: []string{"Ann", "Bob"}}
	return header.String()
}

func (h *handlers) check(w http.ResponseWriter, r *http.Request) error {
	file, text, err := site.SentLedger(w, r)
	if err != nil {
		return err
	}
	if scores, ok := final.ReadScores(h.site.Shelf, text); ok {
		return h.showScores(w, r, text, scores)
	}
	if isFinal(text) {
		return h.showSheet(w, r, sentSheet{file: file, text: text, language: site.Language(r)})
	}
	made, err := sentRepairs(text, r.Form)
	if err != nil {
		return err
	}
	file = called(file, r.Form)
	page := h.newCheckPage()
	if len(text) <= MostKept {
		page.Text = made.text
	}
	err = h.site.AtWork(r, func() error {
		report, opened, err := h.checked(r.Context(), file, made.text)
		if err != nil {
			return err
		}
		page.Report = viewReport(opened.Fold.Game().Info(), report, made, site.Language(r))
		page.Game = report.Game
		if err := h.before(r.Context(), page.Report, made); err != nil {
			return err
		}
		page.Report.rank()
		text := made.text
		if title, err := h.site.Title(report.Game); err == nil && page.Text != "" {
			page.Filled = filled(title, file, text, print.PaperChoices(h.site, r, url.Values{}))
		}
		return nil
	})
	status := http.StatusOK
	var unreadable *ledger.SyntaxError
	if errors.As(err, &unreadable) {
		status, page.Reason = http.StatusUnprocessableEntity, reasonOf(err)
	} else if err != nil {
		return err
	}
	return h.site.Render(w, r, status, "check", page)
}

// reasonOf is why something can't be read, and what to do where we can't have what is missing.
func reasonOf(err error) speech.Text {
	why := speech.OfError(err)
	if ledger.WantsOwnData(err) {
		return speech.Say("filled.own-data", "what", why)
	}
	return why
}

// called is the name of a ledger: that of its file, also once it is repaired.
func called(file string, form url.Values) string {
	if name := form.Get("called"); file == site.Unnamed && name != "" {
		return site.PlainName(name)
	}
	return file
}

// before adds to a report what the scores were before anything was repaired.
func (h *handlers) before(ctx context.Context, v *reportView, made *repairs) error {
	if len(made.done) == 0 {
		return nil
	}
	o, err := reading.Ledger(h.site.Shelf, v.Name, made.sent, nil)
	if err != nil {
		return err
	}
	if _, err := ledger.CheckUpTo(ctx, o.Fold, o.Doc, 0); err != nil {
		return err
	}
	info := o.Fold.Game().Info()
	for seat, score := range o.Fold.State().Tally() {
		if seat < len(v.Players) {
			v.Players[seat].Sent = info.Amount(score.Total())
		}
	}
	return nil
}

// mostTold is how many findings an answer tells at the most.
const mostTold = 1000

// checked checks a ledger as the command line does, as long as somebody waits
// for it.
func (h *handlers) checked(ctx context.Context, file, text string) (*ledger.Report, *reading.Typed, error) {
	o, err := reading.Ledger(h.site.Shelf, file, text, nil)
	if err != nil {
		return nil, nil, err
	}
	report, err := repair.Report(ctx, file, o.Opened, o.Text, mostTold)
	if err == nil {
		report.Read = append(report.Read, o.Notes...)
	}
	return report, o, err
}

// json answers with what check --json prints of a ledger or filled sheets.
func (h *handlers) json(w http.ResponseWriter, r *http.Request) error {
	file, text, err := site.SentLedger(w, r)
	if errors.Is(err, site.ErrBinary) {
		return site.WriteJSON(w, r, http.StatusUnprocessableEntity, ledger.Unreadable{File: site.Unnamed, Error: site.Unnamed + ":1:1: " + reading.ErrBinary.Error()})
	}
	if err != nil {
		return err
	}
	if scores, ok := final.ReadScores(h.site.Shelf, text); ok {
		return h.reportScores(w, r, file, scores)
	}
	var report any
	err = h.site.AtWork(r, func() error {
		report, err = h.reported(r, file, text)
		return err
	})
	var unreadable *ledger.SyntaxError
	if errors.As(err, &unreadable) {
		return site.WriteJSON(w, r, http.StatusUnprocessableEntity, ledger.Unreadable{File: file, Error: site.Language(r).Of(speech.OfError(err))})
	}
	if err != nil {
		return err
	}
	return site.StreamJSON(w, r, http.StatusOK, report)
}

// reported checks a ledger or filled sheets, as the command line does.
func (h *handlers) reported(r *http.Request, file, text string) (any, error) {
	if !isFinal(text) {
		report, _, err := h.checked(r.Context(), file, text)
		return report, err
	}
	d, err := h.read(sentSheet{file: file, text: text, language: site.Language(r)})
	if err != nil {
		return nil, err
	}
	audit, err := d.Audit(r.Context())
	if err != nil {
		return nil, err
	}
	return final.NewReport(file, d, audit), nil
}

func viewReport(info *scoring.Info, r *ledger.Report, made *repairs, l *speech.Language) *reportView {
	causes := viewCauses(r.Causes, made.sent, l)
	v := &reportView{
		Name: r.File, File: speech.Words(r.File), Game: r.Game, Title: info.Title, Standing: r.Standing(), Clean: len(r.Findings) == 0,
		Hidden: max(0, len(r.Findings)-mostFindings) + r.More,
		Blocks: blocks(r.Game, made.text, r.Findings[:min(len(r.Findings), mostFindings)], causes),
		Called: r.File, Sent: made.sent, Done: made.view(l), Repairs: r.Repairs(), Left: r.Left,
	}
	v.Read = r.Read[:min(len(r.Read), mostFindings)]
	v.MoreRead = len(r.Read) - len(v.Read)
	if v.Name == site.Unnamed {
		v.File = "filled.the-ledger"
	}
	for i := range r.Players {
		p := &r.Players[i]
		shown := playerView{Name: p.Name, Score: info.Amount(p.Score), Rank: p.Rank}
		if p.Score != p.Uncorrected {
			shown.Uncorrected = info.Amount(p.Uncorrected)
		}
		if p.Repaired != nil {
			shown.Repaired = info.Amount(*p.Repaired)
		}
		shown.More = max(0, len(p.Lines)-mostScoreLines)
		for _, l := range p.Lines[:len(p.Lines)-shown.More] {
			shown.Lines = append(shown.Lines, scoreLine{l.Label, info.Amount(l.Amount), l.Clause, l.Line})
		}
		v.Players = append(v.Players, shown)
	}
	v.MoreClaims = max(0, len(r.Claims)-mostClaims)
	for _, c := range r.Claims[:len(r.Claims)-v.MoreClaims] {
		v.Claims = append(v.Claims, site.ClaimView{Name: c.Name, Claimed: info.Amount(c.Claimed), Scored: info.Amount(c.Scored), Agrees: c.Agrees})
	}
	return v
}
