package info

import (
	"cmp"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/gorilla/mux"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// mostAsked is how much can be looked for, in characters.
const mostAsked = 80

// rulesPage is the clauses of a game and of every ledger, or those that have some words.
type rulesPage struct {
	site.Frame
	Asked   string // the words
	Most    int    // how long they can be
	Found   int    // clauses that have them
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
type textPart struct {
	Text, Clause string
	Link         string // to the clause
	Hit          bool   // it was looked for
}

func (h *handlers) rules(w http.ResponseWriter, r *http.Request) error {
	title, err := h.site.Title(mux.Vars(r)["game"])
	if err != nil {
		return err
	}
	info, asked := title.Game.Info(), strings.Join(strings.Fields(r.URL.Query().Get("q")), " ")
	if utf8.RuneCountInString(asked) > mostAsked {
		return site.Refuse(http.StatusUnprocessableEntity, "info.asked-too-long", "most", mostAsked)
	}
	_, odds := title.Game.(scoring.OddsProvider)
	parts, found := rulesParts(site.Language(r), info, newSearch(asked))
	return h.site.Render(w, r, http.StatusOK, "rules", rulesPage{
		Frame:   site.Frame{Title: info.Title, Icon: sheetsIcon, Game: info.ID},
		Asked:   asked,
		Most:    mostAsked,
		Found:   found,
		Edition: info.Edition,
		Odds:    odds,
		Parts:   parts,
		Verbs:   verbViews(info),
	})
}

// rulesParts are the chapters with those of their clauses that are looked for, and how
// many these are.
func rulesParts(l *speech.Language, info *scoring.Info, sought search) (parts []rulesPart, found int) {
	for _, chapter := range scoring.Chapters(slices.Concat(info.Clauses, ledger.Clauses)) {
		part := rulesPart{Heading: cmp.Or(chapter.Heading, "info.the-game")}
		for _, c := range chapter.Clauses {
			if text := l.Of(c.Text); sought.isIn(c.Number + " " + text) {
				part.Clauses = append(part.Clauses, viewClause(info, c, text, sought))
			}
		}
		if len(part.Clauses) > 0 {
			parts, found = append(parts, part), found+len(part.Clauses)
		}
	}
	return parts, found
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

func viewClause(info *scoring.Info, c scoring.Clause, text string, sought search) clauseView {
	view := clauseView{Number: c.Number}
	for _, part := range linked(info, text) {
		switch {
		case part.Clause == "":
			view.Text = append(view.Text, sought.marked(part.Text)...)
			continue
		case sought.any(): // that clause need not be on the page
			part.Link = "/rules/" + info.ID
		}
		part.Link += "#" + part.Clause
		view.Text = append(view.Text, part)
	}
	if c.Mark != "" {
		view.Marks = strings.Split(string(c.Mark), ",")
	}
	return view
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
		textParts = append(textParts, textPart{Text: number, Clause: number})
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
