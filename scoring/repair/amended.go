package repair

import (
	"slices"
	"strconv"

	"saddlebag/scoring/ledger"
)

// Amended is the text of a ledger with the first repair of every cause in it: as
// amendments at its end (clause LG10), so that what was written stays, or in its
// lines where amendments do not come to the same. Open opens a ledger at its start.
func Amended(text string, causes []ledger.Cause, open func(text string) (*ledger.Opened, error)) (string, error) {
	repaired := Repaired(text, causes)
	o, err := open(text)
	if err != nil {
		return "", err
	}
	amended, ok := appended(o, text, causes)
	if !ok {
		return repaired, nil
	}
	want, err := open(repaired)
	if err != nil {
		return "", err
	}
	got, err := open(amended)
	if err != nil {
		return "", err
	}
	if len(ledger.Check(want.Fold, want.Doc)) != len(ledger.Check(got.Fold, got.Doc)) || scores(want.Fold) != scores(got.Fold) {
		return repaired, nil
	}
	return amended, nil
}

// appended writes the first repairs at the end of a text. It is not ok where
// something else than events is to be changed.
func appended(o *ledger.Opened, text string, causes []ledger.Cause) (amended string, ok bool) {
	s := newScript(text)
	for i := range causes {
		if len(causes[i].Repairs) == 0 {
			continue
		}
		for _, edit := range causes[i].Repairs[0].Edits() {
			lines, ok := amendments(o, edit)
			if !ok {
				return "", false
			}
			for _, line := range lines {
				s.lines = append(s.lines, scriptLine{text: line})
			}
		}
	}
	s.whole = true
	return s.String(), true
}

// amendments are what an edit is as lines at the end of a ledger.
func amendments(o *ledger.Opened, edit ledger.Edit) (lines []string, ok bool) {
	at, there := slices.BinarySearchFunc(o.Doc.Lines, edit.Line, func(l ledger.Line, number int) int { return l.Number - number })
	put := func(before int, text string) string {
		if before == len(o.Doc.Lines) {
			return text
		}
		return amendment(ledger.VerbInsert, before, text)
	}
	if edit.Do == ledger.Insert {
		return []string{put(at, edit.Text)}, canAmend(o.Fold, edit.Text)
	}
	if !there || !canAmend(o.Fold, o.Doc.Lines[at].Entry.String()) {
		return nil, false // a line of the header, or one that stays
	}
	switch edit.Do {
	case ledger.Change:
		return []string{amendment(ledger.VerbAmend, at, edit.Text)}, canAmend(o.Fold, edit.Text)
	case ledger.Remove:
		return []string{amendment(ledger.VerbAmend, at, "-")}, true
	default:
		to, _ := slices.BinarySearchFunc(o.Doc.Lines, edit.To, func(l ledger.Line, number int) int { return l.Number - number })
		return []string{amendment(ledger.VerbAmend, at, "-"), put(to, o.Doc.Lines[at].Entry.String())}, o.Doc.Lines[at].Syntax == nil
	}
}

func amendment(verb string, at int, text string) string {
	return ledger.Entry{Actor: ledger.Table, Verb: verb, Args: []string{strconv.Itoa(at + 1), text}}.String()
}

// canAmend says whether an amendment can say or change an event.
func canAmend(f *ledger.Fold, text string) bool {
	e, err := ledger.ParseEvent(text)
	return err == nil && !f.IsFixed(e)
}
