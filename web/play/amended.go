package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/table"
)

// An UnfitView is how many entries do not fit any more for what was amended before
// them, and the address of the first of them in the book.
type UnfitView struct {
	Count int
	Look  string
}

// ViewUnfit counts the entries that do not fit any more.
func ViewUnfit(t *table.Snapshot) UnfitView {
	var v UnfitView
	for _, m := range t.View.Moves {
		if m.Status != ledger.Struck {
			continue
		}
		if v.Count++; v.Count == 1 {
			v.Look = t.BookAt(m.Number)
		}
	}
	return v
}

// Told is what an amendment has changed, in a sentence that everybody at the table
// understands.
func Told(v *live.View, m live.Move) string {
	by, was, is := m.By, wasBefore(v, m), m.First()
	if by == string(live.Host) {
		by = "The host"
	}
	round := roundOf(m)
	var s string
	switch {
	case m.Entry.Verb == ledger.VerbInsert:
		s = fmt.Sprintf("%s put in %s before entry %d", by, quoted(is), m.Amends)
		if round != "" {
			s += ", in " + round
		}
	case is.Verb == "":
		s = fmt.Sprintf("%s took out %s", by, named(v.Info, was, round))
	case was.String() == is.String(): // what differs is kept secret
		s = fmt.Sprintf("%s changed what is kept secret in entry %d", by, m.Amends)
	case was.Actor == is.Actor && throwIn(v.Info, was) != "" && throwIn(v.Info, is) != "":
		s = fmt.Sprintf("%s changed %s from %s to %s", by, named(v.Info, was, round), throwIn(v.Info, was), throwIn(v.Info, is))
	default:
		s = fmt.Sprintf("%s changed %s to %s", by, named(v.Info, was, round), quoted(is))
	}
	var scores []string
	if m.Change != nil {
		for _, c := range m.Change.Scores {
			scores = append(scores, fmt.Sprintf("%s’s %s became %s", v.Names[c.Seat], v.Info.Amount(c.Was), v.Info.Amount(c.Is)))
		}
	}
	if len(scores) > 0 {
		s += ": " + strings.Join(scores, ", ")
	}
	return s + "."
}

// wasBefore is what counted before an amendment; as far as that is forgotten, what
// was written there first.
func wasBefore(v *live.View, m live.Move) ledger.Entry {
	if m.Change != nil {
		return m.Change.Was
	}
	return v.Moves[m.Amends-1].First()
}

// roundOf is the round that an amendment is about, as people call it: "round 2";
// empty where it is not known.
func roundOf(m live.Move) string {
	if m.Change == nil {
		return ""
	}
	round, _, _ := strings.Cut(m.Change.Moment.Label, ",")
	round, _, _ = strings.Cut(round, ":")
	if !strings.HasSuffix(round, " "+strconv.Itoa(m.Change.Moment.Round)) {
		return ""
	}
	return strings.ToLower(round[:1]) + round[1:]
}

// named is what people call an entry: a throw by whose it is, all else by what it
// says.
func named(info *scoring.Info, e ledger.Entry, round string) string {
	name := quoted(e)
	switch {
	case throwIn(info, e) == "":
	case e.Actor == ledger.Table:
		name = "the throw"
	default:
		name = e.Actor + "’s throw"
	}
	if round != "" {
		name += " of " + round
	}
	return name
}

// throwIn is the dice that an entry says were thrown, as people read them: "2, 3,
// 4"; empty where it says of none.
func throwIn(info *scoring.Info, e ledger.Entry) string {
	for _, v := range info.Verbs {
		at := slices.IndexFunc(v.Args, func(a scoring.Arg) bool { return a.Kind == scoring.Throw })
		if v.Name == e.Verb && at >= 0 && len(e.Args) == len(v.Args) && scoring.HasWords(v.Args, e.Args) {
			return strings.ReplaceAll(e.Args[at], "+", ", ")
		}
	}
	return ""
}

func quoted(e ledger.Entry) string { return "“" + e.String() + "”" }

// takes is what an undo takes back, or a redo brings back.
func takes(info *scoring.Info, m live.Move) string {
	switch {
	case m.Amends == 0 && m.Present.Verb != "":
		return m.Present.String()
	case m.Amends == 0:
		return m.Text()
	case m.Entry.Verb == ledger.VerbInsert:
		return "what was put in, " + quoted(m.First())
	case m.First().Verb == "":
		return fmt.Sprintf("the taking out of entry %d", m.Amends)
	case throwIn(info, m.First()) != "":
		return "the change of " + named(info, m.First(), "")
	}
	return "the change to " + quoted(m.First())
}
