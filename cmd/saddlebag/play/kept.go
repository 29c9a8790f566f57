package play

import (
	"errors"
	"io"
	"io/fs"
	"strings"

	"github.com/rogpeppe/go-internal/lockedfile"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// A keptLedger is a ledger file that events are added to. Others may add to it
// at the same time: it is locked while it is read and written, and read anew
// where it is no longer what it was.
type keptLedger struct {
	file, data string       // the name of the file, and what --data says
	text       string       // as it was read last, in the file's own encoding
	findings   int          // in it
	redoable   int          // number of the event that could be brought back before the last entry was added
	told       []string     // what the last entry has done beside what it says
	as         reading.Text // how the file says it
	*reading.Typed
}

// openKept reads a ledger file.
func openKept(file, data string) (*keptLedger, error) {
	k := &keptLedger{file: file, data: data}
	return k, k.locked(lockedfile.Open, func(*lockedfile.File) error { return nil })
}

// locked opens and locks the file, reads it, and does something with it.
func (k *keptLedger) locked(open func(file string) (*lockedfile.File, error), do func(*lockedfile.File) error) error {
	f, err := open(k.file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return command.Hinted(command.FailedBy(k.file, command.PlainCause(err)), "cli.no-ledger-hint", "file", k.file)
	case err != nil:
		return command.FailedBy(k.file, command.PlainCause(err))
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, ledger.MaxBytes+1))
	if err != nil {
		return command.FailedBy(k.file, command.PlainCause(err))
	}
	if k.Typed == nil || k.text != string(text) {
		if err := k.take(string(text)); err != nil {
			return err
		}
	}
	return do(f)
}

// take folds a text in the file's own encoding.
func (k *keptLedger) take(text string) error {
	as, err := reading.Decode([]byte(text))
	if err != nil {
		return command.FailedBy(k.file, err)
	}
	o, err := command.OpenLedger(k.file, as.String, k.data)
	if err != nil {
		return err
	}
	k.Typed, k.as, k.text, k.told = o, as, text, nil
	k.findings = len(ledger.Check(o.Fold, o.Doc))
	return nil
}

// A reader finds the event that is meant in a game as it stands.
type reader func(*ledger.Fold) (ledger.Entry, error)

// add adds the event that read finds to the end of the file, if it is legal. It
// is on the disk when add returns. Breaks says why it is not legal.
func (k *keptLedger) add(read reader) (entry ledger.Entry, breaks *scoring.Violation, err error) {
	err = k.locked(command.OpenLocked, func(f *lockedfile.File) error {
		if entry, err = read(k.Fold); err != nil {
			return err
		}
		entry = k.Fold.Spelled(entry)
		if breaks = k.Fold.TellApart(entry); breaks != nil {
			return nil
		}
		k.redoable, _, _ = k.Fold.Redoable()
		tail := addition(k.Text, len(k.Doc.Lines), entry)
		raw, err := k.as.Bytes(tail)
		if err != nil {
			return command.RefusedBy(k.file, err)
		}
		before := k.Fold.State().Clone()
		if breaks = k.Fold.Apply(strings.Count(k.Text+tail, "\n"), entry); breaks != nil {
			return nil
		}
		if err := k.write(f, raw); err != nil {
			k.Typed = nil // it has an event that the file has not
			return command.FailedBy(k.file, command.PlainCause(err))
		}
		k.text += string(raw)
		k.Text += tail
		k.told = tells(before, k.Fold, entry)
		k.Doc.Lines = append(k.Doc.Lines, ledger.Line{Number: strings.Count(k.Text, "\n"), Column: 1, Entry: entry})
		return nil
	})
	return entry, breaks, err
}

// rewind takes from the file again what has been added to it since it was a text, unless
// somebody else has written to it.
func (k *keptLedger) rewind(text string) error {
	mine := k.text
	return k.locked(command.OpenLocked, func(f *lockedfile.File) error {
		if k.text != mine {
			return nil
		}
		if err := f.Truncate(int64(len(text))); err != nil {
			return command.FailedBy(k.file, command.PlainCause(err))
		}
		return k.take(text)
	})
}

// tells says what an entry of the game's own has done beside what it says.
func tells(before scoring.State, f *ledger.Fold, entry ledger.Entry) []string {
	if !f.Plays(entry) {
		return nil
	}
	seat, as, _ := f.Actor(entry.Actor)
	told := scoring.Tells(before, f.State(), scoring.Event{Seat: seat, As: as, Verb: entry.Verb, Args: entry.Args})
	return scoring.Each(len(told), func(i int) string { return command.Words(told[i]) })
}

// write adds bytes to the end of the file, or leaves the file as it is.
func (k *keptLedger) write(f *lockedfile.File, tail []byte) error {
	if _, err := f.Write(tail); err != nil {
		_ = f.Truncate(int64(len(k.text))) // half an event would be a finding ever after
		return err
	}
	if err := f.Sync(); err != nil && !errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	return nil
}

// addition is what is written after a text so that an entry becomes its next
// line: with the end of an unfinished line and the blank line after a header
// where they are missing.
func addition(text string, lines int, entry ledger.Entry) string {
	line := entry.String() + "\n"
	switch {
	case lines > 0 && strings.HasSuffix(text, "\n"):
		return line
	case lines > 0:
		return "\n" + line
	}
	for _, gap := range []string{"", "\n"} {
		if doc, err := ledger.Parse(text + gap + line); err == nil && len(doc.Lines) == 1 && doc.Lines[0].Entry.String() == entry.String() {
			return gap + line
		}
	}
	return "\n\n" + line
}

// earlier says how much is wrong in the ledger already.
func (k *keptLedger) earlier() speech.Text {
	return speech.Say("cli.earlier-findings", "n", k.findings)
}

// warn tells of what is wrong in the ledger already.
func (k *keptLedger) warn(w io.Writer) {
	if k.findings > 0 {
		command.Note(w, "cli.file-findings", "file", k.file, "findings", k.earlier())
	}
}
