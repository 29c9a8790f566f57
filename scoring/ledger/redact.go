package ledger

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// Redact returns the entry as a seat may read it: every secret argument of somebody else is
// "?". The event inside an amendment is redacted word by word as if its actor had entered
// it. The fold says who acts; it must be where the entry is about to go in, or has just
// gone in.
func (f *Fold) Redact(e Entry, viewer int) Entry {
	said, amended := f.quoted(e)
	redacted := e
	redacted.Args = slices.Clone(e.Args)
	switch {
	case !amended && e.Amends() && len(e.Args) == 2 && e.Args[1] != takenOut:
		redacted.Args[1] = scoring.Hidden // nobody knows what it would have said
		return redacted
	case !amended:
		return f.redact(e, viewer, f.Actor)
	}
	redacted.Args[1] = f.redact(said, viewer, f.actorAt(e.Args[0])).String()
	return redacted
}

// quoted is the event that an amendment says should be in the record.
func (f *Fold) quoted(e Entry) (said Entry, ok bool) {
	said = f.said(e)
	return said, e.Amends() && len(e.Args) == 2 && !said.Amends() && e.Args[1] != takenOut
}

// An actorFinder finds who acts under a name, as [Fold.Actor] does.
type actorFinder func(name string) (seat int, as string, ok bool)

// actorAt finds who acts under a name right before the entry with a number.
func (f *Fold) actorAt(word string) actorFinder {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > f.last.count() {
		return f.Actor
	}
	var there *Fold
	return func(name string) (int, string, bool) {
		if seat, ok := f.seat(name); ok && !f.renamed {
			return seat, "", true
		}
		if there == nil {
			there = f.Clone()
			there.cut(n)
		}
		return there.actor(name)
	}
}

func (f *Fold) redact(e Entry, viewer int, actor actorFinder) Entry {
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
		if owner := keeper(&arg, e, actor); arg.Secret == scoring.Open || owner != scoring.Table && owner == viewer {
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
func keeper(arg *scoring.Arg, e Entry, actor actorFinder) int {
	name := e.Actor
	if arg.Secret == scoring.ToNamed {
		name = composed(e.Args[arg.Named])
	}
	if seat, _, known := actor(name); known {
		return seat
	}
	return scoring.Table
}

// Keeper is the seat that keeps an entry's secret: the one that acts, or the one it's for,
// as with a hand that is dealt. It is scoring.Table if the secret is nobody's.
func (f *Fold) Keeper(e Entry) int {
	actor := f.Actor
	if said, amended := f.quoted(e); amended {
		actor, e = f.actorAt(e.Args[0]), said
	}
	verb, _ := secretVerb(f.game.Info(), e)
	for _, arg := range verb.Args {
		if arg.Secret != scoring.Open && len(e.Args) > arg.Named {
			return keeper(&arg, e, actor)
		}
	}
	return keeper(&scoring.Arg{Secret: scoring.ToActor}, e, actor)
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

// Disclosed says whether nobody has a secret any more: the game has ended by its own
// rules, or everything is shown. A table that merely stopped keeps its secrets, because it
// can go on.
func (f *Fold) Disclosed() bool {
	if f.state().Outcome().Over {
		return true
	}
	d, ok := f.state().(scoring.SecretsDiscloser)
	return ok && d.Disclosed()
}

// RedactDocument returns the document as a seat may read it. It folds the document
// into f, which must be fresh. Once everything was shown, what was entered before is
// no longer secret, even if the game goes on.
func RedactDocument(f *Fold, d *Document, viewer int) *Document {
	redacted := &Document{Header: d.Header, Lines: slices.Clone(d.Lines)}
	shown := 0 // lines that nothing is hidden in any more
	for i := range redacted.Lines {
		line := &redacted.Lines[i]
		if line.Syntax == nil {
			line.Entry = f.Redact(line.Entry, viewer)
		}
		// What is illegal is struck, and redacted all the same.
		if v := f.Take(&d.Lines[i]); v == nil && f.Disclosed() {
			shown += copy(redacted.Lines[shown:], d.Lines[shown:i+1])
		}
	}
	return redacted
}

// Hides says whether anything in an entry, as somebody reads it, is hidden.
func (f *Fold) Hides(e Entry) bool {
	said, _ := f.quoted(e)
	_, secret := secretVerb(f.game.Info(), said)
	return secret && slices.Contains(said.Args, scoring.Hidden)
}
