package check

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/web/site"
)

// How many of the cells that would have to be known are named, and are few
// enough to be in everybody's way.
const (
	mostMissing = 24
	fewMissing  = 6
)

// A verdictView is what filled sheets are judged to be.
type verdictView struct {
	Game        string
	Verdict     scoring.Verdict
	Says        string
	Clean       bool // nothing contradicts
	Players     []judgedView
	Winners     []string // none where nobody can say
	Findings    []doubtView
	Hidden      int // findings that are not shown
	Missing     []entryView
	AllMissing  string
	FewMissing  bool
	MoreMissing int // that are not named
	Fingerprint string
}

// A judgedView is the score of a player as the sheets give it.
type judgedView struct {
	Name    string
	Score   string // empty where it is not known
	Claimed string // what the sheet says, where that is not the score
	Rank    int
	Lines   []scoreLine
}

// A doubtView is entries that cannot stand together.
type doubtView struct {
	Number          int
	Clause, Message string
	Entries         []entryView
}

// An entryView is a cell of the sheets, and its element on the page.
type entryView struct {
	Element, Owner, Label, Value string
}

// viewVerdict shows what the sheets are judged to be.
func (f *filling) viewVerdict() verdictView {
	info := f.Game.Info()
	r := final.NewReport(site.Unnamed, f.Document, f.audit)
	v := verdictView{
		Game: r.Game, Verdict: r.Verdict, Says: r.Says(), Clean: r.Accepted(), Fingerprint: r.Fingerprint,
		Hidden: max(0, len(r.Findings)-mostFindings), MoreMissing: max(0, len(r.Missing)-mostMissing),
	}
	if len(r.Players) > 1 && r.Verdict != scoring.Impossible {
		v.Winners = r.Winners
	}
	for _, p := range r.Players {
		shown := judgedView{Name: p.Name, Rank: p.Rank}
		if p.Score != nil {
			shown.Score = info.Amount(*p.Score)
		}
		if p.Claimed != nil && (p.Score == nil || *p.Claimed != *p.Score) {
			shown.Claimed = info.Amount(*p.Claimed)
		}
		for _, l := range p.Lines {
			shown.Lines = append(shown.Lines, scoreLine{Label: l.Label, Amount: info.Amount(l.Amount), Clause: l.Clause})
		}
		v.Players = append(v.Players, shown)
	}
	for i, found := range r.Findings[:len(r.Findings)-v.Hidden] {
		v.Findings = append(v.Findings, doubtView{i + 1, found.Clause, found.Message, f.viewEntries(found.Entries, f.audit.Findings[i].Places)})
	}
	for i, found := range r.Unread {
		v.Findings = append(v.Findings, doubtView{len(r.Findings) + i + 1, found.Clause, found.Message, f.viewEntries(found.Entries, f.audit.Unread[i].Places)})
	}
	v.AllMissing, v.FewMissing = counted(len(r.Missing), "cell"), len(r.Missing) <= fewMissing
	named := len(r.Missing) - v.MoreMissing
	v.Missing = f.viewEntries(r.Missing[:named], f.audit.Missing[:named])
	return v
}

// counted counts things.
func counted(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// viewEntries shows entries, whose places are given.
func (f *filling) viewEntries(entries []final.Entry, places []scoring.Place) []entryView {
	views := make([]entryView, len(entries))
	for i, e := range entries {
		views[i] = entryView{f.element(places[i]), e.Owner, e.Label, e.Value}
	}
	return views
}
