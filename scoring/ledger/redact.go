package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// Redact returns the entry as a seat may read it: every secret argument of
// somebody else is "?". The fold tells who acts; it stands where the entry is
// about to go in, or has just gone in.
func (f *Fold) Redact(e Entry, viewer int) Entry {
	verb, secret := secretVerb(f.game.Info(), e)
	if !secret {
		return e
	}
	redacted := e
	redacted.Args = slices.Clone(e.Args)
	for i, arg := range verb.Args {
		if i >= len(e.Args) {
			break
		}
		if owner := f.keeper(arg.Secret, e); arg.Secret == scoring.Open || owner != scoring.Table && owner == viewer {
			continue
		}
		last := i + 1
		if i == len(verb.Args)-1 {
			last = len(e.Args) // the last argument may have many words
		}
		for j := i; j < last; j++ {
			redacted.Args[j] = scoring.Hidden
		}
	}
	return redacted
}

// keeper is whose secret an argument of an entry is, or scoring.Table.
func (f *Fold) keeper(kept scoring.Secrecy, e Entry) int {
	name := e.Actor
	if kept == scoring.ToNamed {
		name = composed(e.Args[0])
	}
	if seat, _, known := f.Actor(name); known {
		return seat
	}
	return scoring.Table
}

// Keeper is the seat that keeps what an entry tells or shows: the one that acts,
// or the one for whose eyes it is, as with a hand that is dealt. It is
// scoring.Table for nobody's.
func (f *Fold) Keeper(e Entry) int {
	verb, _ := secretVerb(f.game.Info(), e)
	for _, arg := range verb.Args {
		if arg.Secret != scoring.Open && len(e.Args) > 0 {
			return f.keeper(arg.Secret, e)
		}
	}
	return f.keeper(scoring.ToActor, e)
}

// malformed is how an entry is read that has none of its verb's forms, as when
// a word is misspelt: anything in it may be the secret.
var malformed = scoring.Verb{Args: []scoring.Arg{{Secret: scoring.ToActor}}}

// secretVerb finds the form of an entry, and whether it has secrets at all.
func secretVerb(info *scoring.Info, e Entry) (_ scoring.Verb, secret bool) {
	for _, v := range info.Verbs {
		if v.Name != e.Verb {
			continue
		}
		has := slices.ContainsFunc(v.Args, func(a scoring.Arg) bool { return a.Secret != scoring.Open })
		if scoring.HasWords(v.Args, e.Args) {
			return v, has
		}
		secret = secret || has
	}
	return malformed, secret
}

// Disclosed says whether nobody has a secret any more: the game has come to its
// end by its own rules, or to where all is shown. A table that merely stopped
// keeps its secrets, as it can go on.
func (f *Fold) Disclosed() bool {
	if f.now.state.Outcome().Over {
		return true
	}
	d, ok := f.now.state.(scoring.SecretsDiscloser)
	return ok && d.Disclosed()
}

// RedactDocument returns the document as a seat may read it. It folds the
// document into f, which must be fresh. Once all was shown, what was entered up
// to then is no secret any more, even if the game is taken up again.
func RedactDocument(f *Fold, d *Document, viewer int) *Document {
	redacted := &Document{Header: d.Header, Lines: slices.Clone(d.Lines)}
	shown := 0 // lines that nothing is hidden in any more
	for i := range redacted.Lines {
		line := &redacted.Lines[i]
		if line.Syntax != nil {
			continue
		}
		entry := line.Entry
		line.Entry = f.Redact(entry, viewer)
		// What is illegal is struck, and redacted all the same.
		if v := f.Apply(line.Number, entry); v == nil && f.Disclosed() {
			shown += copy(redacted.Lines[shown:], d.Lines[shown:i+1])
		}
	}
	return redacted
}

// Read returns the log as somebody reads it, with the entry of each record as
// it is for them, and whether anything in it is hidden: its nonce is withheld
// then. Where even the record does not tell it is hidden all the same, so that
// nobody knows whether it does.
func (l *Log) Read(as func(Record) (e Entry, hidden bool)) *Log {
	read := &Log{Header: l.Header, Records: slices.Clone(l.Records)}
	for i := range read.Records {
		r := &read.Records[i]
		entry, hidden := as(*r)
		if r.Entry = entry; hidden {
			r.Nonce = nil
		}
	}
	return read
}

// Hides says whether anything in an entry, as somebody reads it, is hidden.
func (f *Fold) Hides(e Entry) bool {
	_, secret := secretVerb(f.game.Info(), e)
	return secret && slices.Contains(e.Args, scoring.Hidden)
}
