package live

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	typed "saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/refusal"
)

// Import makes a table to carry on a ledger: a text, or the JSON that a table exports,
// whose chain must hold. The order gives everything except the header. If it can't be read,
// the error is a *ledger.SyntaxError or a *refusal.Error. A ledger with an entry that was
// wrong when it was entered is refused with the first such finding.
func (all *Tables) Import(ctx context.Context, o Order, file, text string) (Place, error) {
	t := &Table{all: all, own: []byte(o.Data)}
	log, err := readLog(text)
	if err != nil {
		return Place{}, err
	}
	if log == nil {
		if log, err = t.logOf(file, text); err != nil {
			return Place{}, err
		}
	}
	g, err := t.newGame(log)
	var v *scoring.Violation
	if errors.As(err, &v) {
		return Place{}, refusal.New("live.not-carried", "why", speech.OfError(err))
	}
	if err != nil {
		return Place{}, err
	}
	if names := g.Truth.Names(); o.Me != "" {
		o.Host = slices.IndexFunc(names, func(name string) bool { return ledger.SameName(name, o.Me) })
		if o.Host < 0 {
			return Place{}, refusal.New("live.not-in-ledger", "name", o.Me, "names", speech.All(speech.Named(names...)))
		}
	}
	return all.found(ctx, o, len(g.Header.Players), log)
}

// readLog reads an exported log; nil where the text is none.
func readLog(text string) (*logbook.Log, error) {
	if !strings.HasPrefix(strings.TrimSpace(text), "{") {
		return nil, nil
	}
	var log logbook.Log
	if err := json.Unmarshal([]byte(text), &log); err != nil {
		return nil, refusal.New("live.no-export", "why", speech.OfError(err))
	}
	v, err := logbook.Verify(log.Header, log.Records)
	if err == nil {
		err = log.Journal.Verify()
	}
	if err != nil {
		return nil, refusal.New("live.broken-chain", "why", speech.OfError(err))
	}
	if v.Withheld > 0 {
		return nil, refusal.New("live.export-withheld")
	}
	return &log, nil
}

// Importer is the sender of the entries that an imported ledger has.
const Importer = "import"

// logOf makes the log of a ledger. What is wrong in a line must have been amended
// below; what an amendment strikes stays struck, to be mended at the table.
func (t *Table) logOf(file, text string) (*logbook.Log, error) {
	o, err := typed.Ledger(t.all.Shelf, file, text, t.ownData())
	if err != nil {
		return nil, err
	}
	h := o.Doc.Header
	h.Data, h.Edition = o.House.Data, o.Fold.Game().Info().Edition
	log := &logbook.Log{Header: h.String()}
	wrong := map[int]error{} // by entry
	for i := range o.Doc.Lines {
		line := &o.Doc.Lines[i]
		entry := line.Entry
		if v := o.Fold.Take(line); v != nil {
			wrong[i+1] = refusal.New("live.not-carried-line", "line", line.Number, "clause", v.Clause, "why", v.Message)
		}
		if line.Syntax != nil { // it may be amended, and has its number
			wrong[i+1] = line.Syntax.In(file)
			entry = ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbNote, Args: []string{line.Raw}}
		}
		nonce, err := codes.Nonce(t.all.Keys)
		if err != nil {
			return nil, err
		}
		log.Records = append(log.Records, log.Next(t.all.Clock(), Importer, entry, nonce))
	}
	if len(wrong) > 0 {
		for _, at := range o.Fold.Places() {
			if at.Status != ledger.Struck {
				delete(wrong, at.Place)
			}
		}
	}
	if len(wrong) > 0 {
		return nil, wrong[slices.Min(slices.Collect(maps.Keys(wrong)))]
	}
	return log, nil
}
