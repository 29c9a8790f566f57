package play

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// amendment reads words that amend an entry, or put one in before it: "amend 22
// Ann claim b1 5", "amend line 28 -", "insert 22 234". The event is read as what
// could be entered there. It is not ok where words are something else.
func (k *keptLedger) amendment(f *ledger.Fold, words []string) (e ledger.Entry, ok bool, err error) {
	if len(words) > 0 && strings.EqualFold(words[0], ledger.Table) {
		words = words[1:]
	}
	if len(words) < 2 {
		return e, false, nil
	}
	verb := strings.ToLower(words[0])
	if verb != ledger.VerbAmend && verb != ledger.VerbInsert {
		return e, false, nil
	}
	n, rest, err := k.entryNumber(words[1:])
	if err != nil {
		return e, true, err
	}
	said, err := k.saidAt(f, n, verb, rest)
	return ledger.Entry{Actor: ledger.Table, Verb: verb, Args: []string{fmt.Sprint(n), said}}, true, err
}

// entryNumber reads the number of an entry, or "line" and that of a line of the
// file, and returns the words after it.
func (k *keptLedger) entryNumber(words []string) (n int, rest []string, err error) {
	line := strings.EqualFold(words[0], "line")
	if (line || strings.EqualFold(words[0], "entry")) && len(words) > 1 {
		words = words[1:]
	}
	n, ok := scoring.ParseWhole(words[0])
	if !ok {
		return 0, nil, command.Reason("cli.not-entry", "word", ledger.QuoteShort(words[0]))
	}
	if !line {
		return n, words[1:], nil
	}
	at, ok := slices.BinarySearchFunc(k.Doc.Lines, n, func(l ledger.Line, number int) int { return l.Number - number })
	if !ok {
		return 0, nil, command.Reason("cli.no-entry-on-line", "line", n)
	}
	return at + 1, words[1:], nil
}

// saidAt is the event that words say at an entry, as the ledger writes it.
func (k *keptLedger) saidAt(f *ledger.Fold, n int, verb string, words []string) (string, error) {
	switch {
	case len(words) == 0 && verb == ledger.VerbInsert:
		return "", command.Reason("cli.insert-what")
	case len(words) == 0:
		return "", command.Reason("cli.amend-what")
	case len(words) == 1 && (words[0] == "-" || strings.Contains(words[0], " ")):
		return words[0], nil
	case n < 1 || n > len(k.Doc.Lines):
		return ledger.Entry{Actor: words[0], Verb: strings.Join(words[1:], " ")}.String(), nil // refused for its number
	}
	actor := ""
	if verb == ledger.VerbAmend {
		actor = k.Doc.Lines[n-1].Entry.Actor
	}
	entry, err := reading.Read(command.Language(), f.Before(n), actor, words)
	if err != nil {
		return "", errors.New(command.Told(err)) // an answer to what it leaves open would be an entry of its own
	}
	return entry.String(), nil
}

// unfit says what is in the ledger and no longer fits what amendments have made of
// it, in at most so many lines.
func unfit(f *ledger.Fold, most int) []string {
	var lines []string
	strikes := f.Strikes()
	for i, s := range strikes {
		if i == most {
			return append(lines, command.Say("cli.unfit-more", "n", len(strikes)-most))
		}
		lines = append(lines, command.Say("cli.unfit", "line", s.Line, "entry", s.Number, "event", s.Entry.String(), "clause", s.Breaks.Clause, "why", s.Breaks.Message))
		if i == 0 {
			lines = append(lines, "  "+command.Say("cli.unfit-fix", "entry", s.Place))
		}
	}
	return lines
}

// entries are the last entries with their numbers, in at most so many lines.
func (k *keptLedger) entries(most int) []string {
	var lines []string
	for i := max(0, len(k.Doc.Lines)-most); i < len(k.Doc.Lines); i++ {
		l := &k.Doc.Lines[i]
		said := l.Entry.String()
		if l.Syntax != nil {
			said = l.Raw
		}
		lines = append(lines, fmt.Sprintf("%4d  %s", i+1, command.Legible(said)))
	}
	return append(lines, command.Say("cli.amend-help"))
}

// mostEntries is how many of them are shown.
const mostEntries = 12

// mostUnfit is how many lines tell what no longer fits.
const mostUnfit = 3
