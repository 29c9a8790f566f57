package check

import (
	"cmp"
	"net/http"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// A scoresView is scores alone, and the games that they can be of.
type scoresView struct {
	Told  speech.Text
	Text  string // as they came
	Games []site.Choice
}

// gameOf is which game scores are of: by the form, or by what stands over them.
func gameOf(r *http.Request, s *final.Scores) string { return cmp.Or(r.Form.Get("game"), s.Game) }

// showScores opens the sheets of scores alone, with these filled in, or asks which game
// they are of.
func (h *handlers) showScores(w http.ResponseWriter, r *http.Request, text string, s *final.Scores) error {
	page := h.newCheckPage()
	page.Text = text
	if len(s.Games) == 0 {
		page.Reason = s.Asks()
		return h.site.Render(w, r, http.StatusUnprocessableEntity, "check", page)
	}
	game := gameOf(r, s)
	if game == "" {
		page.Scores = &scoresView{Told: s.Tell(), Text: text, Games: h.choicesOf(s.Games)}
		return h.site.Render(w, r, http.StatusOK, "check", page)
	}
	d, err := s.Sheets(h.site.Shelf, game, nil)
	if err != nil {
		page.Reason = speech.Say("filled.refused-scores", "told", s.Tell(), "why", speech.OfError(err))
		return h.site.Render(w, r, http.StatusUnprocessableEntity, "check", page)
	}
	told := d.Told
	if !strings.HasSuffix(told.String(), "?") {
		told = speech.Say("filled.told", "what", told)
	}
	return h.renderSheet(w, r, shownSheet{Document: d.Document, text: d.Text, depth: depths[audit.TheEnd].word, told: told})
}

// choicesOf are games to choose from.
func (h *handlers) choicesOf(games []string) []site.Choice {
	return scoring.Each(len(games), func(i int) site.Choice {
		title, _ := h.site.Title(games[i]) // of the same shelf
		return site.Choice{Value: games[i], Label: title.Game.Info().Title}
	})
}

// reportScores judges scores alone as the command line does.
func (h *handlers) reportScores(w http.ResponseWriter, r *http.Request, file string, s *final.Scores) error {
	l := site.Language(r)
	refused := ledger.Unreadable{File: file, Error: file + ": " + l.Of(s.Asks()), Games: s.Games}
	if game := gameOf(r, s); game != "" {
		d, err := s.Sheets(h.site.Shelf, game, nil)
		if err == nil {
			var report *final.Report
			err = h.site.AtWork(r, func() error {
				judged, err := d.Audit(r.Context())
				if err == nil {
					report = final.NewReport(file, d.Document, judged)
					report.Read = d.Told
				}
				return err
			})
			if err != nil {
				return err
			}
			return site.StreamJSON(w, r, http.StatusOK, report)
		}
		refused.Error = file + ": " + l.Of(s.Tell()) + ": " + l.Of(speech.OfError(err))
	}
	return site.WriteJSON(w, r, http.StatusUnprocessableEntity, refused)
}
