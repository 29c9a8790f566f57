package ledger

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// The verbs that every game has.
const (
	VerbUndo    = "undo"    // LG3
	VerbRedo    = "redo"    // LG4
	VerbCorrect = "correct" // LG5
	VerbResult  = "result"  // LG6
	VerbStop    = "stop"    // LG7
	VerbSign    = "sign"    // LG8
	VerbNote    = "note"    // LG9
	VerbRename  = "rename"  // LG9
	VerbAmend   = "amend"   // LG10
	VerbInsert  = "insert"  // LG10
)

// Unplayed says whether a verb changes nothing in the game, and so is never
// undone.
func Unplayed(verb string) bool {
	switch verb {
	case VerbUndo, VerbRedo, VerbResult, VerbSign, VerbNote:
		return true
	}
	return false
}

// tableVerbs are the verbs that every game has, each with what takes it. A game
// may give its players a verb that only the table has here: a coach stops, and a
// table stops the game.
var tableVerbs map[string]func(*Fold, scoring.Event) *scoring.Violation

// The table is filled at start: its functions use the fold, which uses it.
func init() {
	tableVerbs = map[string]func(*Fold, scoring.Event) *scoring.Violation{
		VerbUndo:    (*Fold).undoVerb,
		VerbRedo:    (*Fold).redoVerb,
		VerbCorrect: (*Fold).correctVerb,
		VerbResult:  (*Fold).resultVerb,
		VerbStop:    (*Fold).stopVerb,
		VerbSign:    (*Fold).signVerb,
		VerbNote:    (*Fold).noteVerb,
		VerbRename:  (*Fold).renameVerb,
		VerbAmend:   (*Fold).amendVerb,
		VerbInsert:  (*Fold).amendVerb,
	}
}

func (f *Fold) correctVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	if _, ok := scoring.ParseTenths(e.Args[1]); !ok || !strings.ContainsAny(e.Args[1][:1], "+-") {
		return scoring.Breaks(clauseUnknown, "ledger.no-amount", "word", QuoteShort(e.Args[1])).Suggest("ledger.usage", "form", usage(e.Verb))
	}
	if strings.TrimSpace(e.Args[2]) == "" {
		return scoring.Breaks(clauseCorrect, "ledger.no-reason").Suggest("ledger.usage", "form", usage(e.Verb))
	}
	return f.take(e.Seat, corrected, e, false)
}

func (f *Fold) resultVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	seat, ok := f.seat(composed(e.Args[0]))
	if !ok {
		return f.unknownActor(e.Args[0])
	}
	amount, ok := scoring.ParseTenths(e.Args[1])
	if !ok {
		return scoring.Breaks(clauseUnknown, "ledger.no-number", "word", QuoteShort(e.Args[1])).Suggest("ledger.usage", "form", usage(e.Verb))
	}
	f.claims = append(f.claims, placedClaim{Claim{Number: e.Number, Seat: seat, Claimed: amount}, f.at.number})
	return nil
}

func (f *Fold) stopVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	if f.now.tip.over {
		return scoring.Breaks(clauseOver, "ledger.stopped-already")
	}
	return f.take(scoring.Table, stopped, e, false)
}

func (f *Fold) signVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	f.signed[e.Seat] = f.now.tip
	return nil
}

func (f *Fold) noteVerb(e scoring.Event) *scoring.Violation {
	return form(e)
}

func (f *Fold) renameVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	seat, ok := f.seat(composed(e.Args[0]))
	if !ok {
		return f.unknownActor(e.Args[0])
	}
	name, err := CleanName(e.Args[1])
	if err != nil {
		return scoring.Breaks(NoteClause, "ledger.no-name", "why", speech.OfError(err))
	}
	if other, clash := taken(f.now.tip.names, name, seat); clash {
		return scoring.Breaks(NoteClause, "ledger.name-taken", "name", QuoteShort(name), "player", QuoteShort(other))
	}
	if cast, ok := f.state().(scoring.CharacterOwner); ok {
		if _, clash := cast.Owner(name); clash {
			return scoring.Breaks(NoteClause, "ledger.character", "name", QuoteShort(name))
		}
	}
	f.renamed = true
	e.Seat, e.Args = seat, []string{e.Args[0], name}
	return f.take(scoring.Table, renamed, e, false)
}
