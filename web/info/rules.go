package info

import (
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// rulesPage is the clauses of a game and of every ledger.
type rulesPage struct {
	site.Frame
	Edition int
	Odds    bool
	Parts   []rulesPart
	Verbs   []verbView
}

// A verbView is how an event is written in a ledger.
type verbView struct {
	Form, Clause, Example string
	Help                  speech.Text
}

// A rulesPart is clauses under one heading.
type rulesPart struct {
	Heading speech.Text
	Clauses []clauseView
}

// A clauseView is a clause as it is shown.
type clauseView struct {
	Number string
	Text   []textPart
	Marks  []string
}

// A textPart is a part of a text; one with a clause is a reference to it.
type textPart struct{ Text, Clause string }

func (h *handlers) rules(w http.ResponseWriter, r *http.Request) error {
	title, err := h.site.Title(mux.Vars(r)["game"])
	if err != nil {
		return err
	}
	info := title.Game.Info()
	_, odds := title.Game.(scoring.OddsProvider)
	return h.site.Render(w, r, http.StatusOK, "rules", rulesPage{
		Frame:   site.Frame{Title: info.Title, Icon: sheetsIcon, Game: info.ID},
		Edition: info.Edition,
		Odds:    odds,
		Parts:   rulesParts(site.Language(r), info),
		Verbs:   verbViews(info),
	})
}

func rulesParts(l *speech.Language, info *scoring.Info) []rulesPart {
	chapters := scoring.Chapters(slices.Concat(info.Clauses, ledger.Clauses))
	return scoring.Each(len(chapters), func(i int) rulesPart {
		heading := chapters[i].Heading
		if heading == "" {
			heading = "info.the-game"
		}
		return rulesPart{heading, clauseViews(l, info, chapters[i].Clauses)}
	})
}

// sheetsIcon stands over the rules.
const sheetsIcon = "star"

func verbViews(info *scoring.Info) []verbView {
	verbs := ledger.AllVerbs(info)
	return scoring.Each(len(verbs), func(i int) verbView {
		v := &verbs[i]
		return verbView{Form: v.Form(), Help: v.Help, Clause: v.Clause, Example: v.Example}
	})
}

func clauseViews(l *speech.Language, info *scoring.Info, clauses []scoring.Clause) []clauseView {
	views := make([]clauseView, len(clauses))
	for i, c := range clauses {
		views[i] = clauseView{Number: c.Number, Text: linked(info, l.Of(c.Text))}
		if c.Mark != "" {
			views[i].Marks = strings.Split(string(c.Mark), ",")
		}
	}
	return views
}

var clauseForm = regexp.MustCompile(`\b[A-Z]{2,}[0-9]+\b`)

// linked finds the clauses that a text refers to.
func linked(info *scoring.Info, text string) []textPart {
	var textParts []textPart
	rest := 0
	for _, at := range clauseForm.FindAllStringIndex(text, -1) {
		number := text[at[0]:at[1]]
		if !isClause(info, number) {
			continue
		}
		if rest < at[0] {
			textParts = append(textParts, textPart{Text: text[rest:at[0]]})
		}
		textParts = append(textParts, textPart{number, number})
		rest = at[1]
	}
	if rest < len(text) {
		textParts = append(textParts, textPart{Text: text[rest:]})
	}
	return textParts
}

// isClause says whether a number is that of a clause of a game or of every
// ledger.
func isClause(info *scoring.Info, number string) bool {
	_, ok := info.Clause(number)
	return ok || slices.ContainsFunc(ledger.Clauses, func(c scoring.Clause) bool { return c.Number == number })
}
