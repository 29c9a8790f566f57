package check

import (
	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// How much of a verdict is shown.
const (
	fewMissing  = 6  // entries that would have to be known, and are in nobody's way
	mostChoices = 30 // words for what cannot be read
)

// A verdictView is what filled sheets are judged to be.
type verdictView struct {
	Game        string
	Verdict     scoring.Verdict
	Word        speech.Text // what the page calls it
	Says        speech.Text
	Clean       bool // nothing contradicts
	TotalsAlone bool // and nothing else is written: scores aren't known
	Players     []judgedView
	Standing    speech.Text // who has won, and by how much; empty where there is nothing to say yet
	Question    speech.Text // what to look at first where it cannot be settled
	Findings    []doubtView
	More        bool         // there may be more findings than are shown
	Common      []entryView  // what several findings all have
	Unread      []doubtView  // what cannot be read, numbered on
	Look        []doubtView  // what can be, and should be looked at again
	Missing     []missedView // what would have to be known
	AllMissing  int
	FewMissing  bool
	Fingerprint string
}

// A judgedView is the score of a player as the sheets give it.
type judgedView struct {
	Name    string
	Score   speech.Text // empty where it is not known
	Claimed speech.Text // what the sheet says, where that is not the score
	Rank    int
	Lines   []scoreLine
}

// A doubtView is entries that cannot stand together.
type doubtView struct {
	Number  int
	Game    string
	Clause  string
	Message speech.Text
	Entries []entryView
	Choices []site.Choice // what can stand in the place that cannot be read
}

// An entryView is a cell of the sheets, and its element on the page.
type entryView struct {
	Element             string
	Owner, Label, Value speech.Text
}

// viewVerdict shows what the sheets are judged to be.
func (f *filling) viewVerdict() verdictView {
	info := f.Game.Info()
	r := final.NewReportOf(site.Unnamed, f.Document, f.text, f.audit)
	v := verdictView{
		Standing: r.Headline, Question: r.Question,
		Game: r.Game, Verdict: r.Verdict, Word: r.Word(), Says: r.Says(), Clean: r.Accepted(), Fingerprint: r.Fingerprint, More: r.More, TotalsAlone: r.TotalsAlone,
	}
	for _, p := range r.Told() {
		shown := judgedView{Name: p.Name, Rank: p.Place(), Score: p.Points(info)}
		if p.Claimed != nil && (p.Score == nil || *p.Claimed != *p.Score) {
			shown.Claimed = info.Amount(*p.Claimed)
		}
		for _, l := range p.Lines {
			shown.Lines = append(shown.Lines, scoreLine{Label: l.Label, Amount: info.Amount(l.Amount), Clause: l.Clause})
		}
		v.Players = append(v.Players, shown)
	}
	v.Findings = f.viewDoubts(r.Findings, f.audit.Findings, 0)
	if r.Repaired == nil { // the headline names the place
		v.Common = f.viewEntries(r.Common, f.audit.Common)
	}
	v.Unread = f.viewDoubts(r.Unread, f.audit.Unread, len(r.Findings))
	for i := range v.Unread {
		if v.Unread[i].Clause == scoring.UnknownClause {
			v.Unread[i].Clause = "" // no rule of the game
		}
		v.Unread[i].Choices = f.choices(f.audit.Unread[i].Places, r.Unread[i].Choices)
	}
	v.Look = f.viewDoubts(r.Doubts, f.audit.Doubts, 0)
	v.AllMissing, v.FewMissing = len(r.Missing), len(r.Missing) <= fewMissing
	if len(f.Filled) > 0 {
		v.Missing = f.viewMissing()
	}
	return v
}

// viewDoubts shows contradictions, numbered on from so many.
func (f *filling) viewDoubts(described []final.Finding, found []scoring.Contradiction, from int) []doubtView {
	return scoring.Each(len(described), func(i int) doubtView {
		d := described[i]
		return doubtView{Number: from + i + 1, Game: f.Header.Game, Clause: d.Clause, Message: d.Message, Entries: f.viewEntries(d.Entries, found[i].Told())}
	})
}

// choices are what may have been meant by what cannot be read: what is nearest or,
// where nothing is, what can stand in the place, if that is little enough to be
// shown.
func (f *filling) choices(places []scoring.Place, nearest []string) []site.Choice {
	if len(places) == 0 {
		return site.Choices(nearest, nil, "")
	}
	words := f.words(places[0])
	if len(nearest) == 0 && len(words) <= mostChoices {
		nearest = scoring.Each(len(words), func(i int) string { return words[i].Value })
	}
	return scoring.Each(len(nearest), func(i int) site.Choice {
		return site.Choice{Value: nearest[i], Label: f.called(places[0], nearest[i])}
	})
}

// viewEntries shows entries, whose places are given.
func (f *filling) viewEntries(entries []final.Entry, places []scoring.Place) []entryView {
	views := make([]entryView, len(entries))
	for i, e := range entries {
		views[i] = entryView{Owner: speech.Words(e.Owner), Label: e.Label, Value: speech.Words(e.Value)}
		if e.Owner == ledger.Table {
			views[i].Owner = "filled.owner-table"
		}
		if e.Value == blank {
			views[i].Value = "filled.blank"
		}
		if i < len(places) { // what nobody can place has none
			views[i].Element = f.element(places[i])
		}
	}
	return views
}
