package live

import (
	"errors"
	"slices"

	"saddlebag/scoring/ledger"
)

// ErrReused is said to a key under which its sender has entered something else.
var ErrReused = errors.New("another entry has this key")

// keyOf is the key of an entry as the store keeps it: the sender's own name for
// it, under who sits at the place. Two who count their entries from 1 do not
// take one for the other's. The table is locked, and the place stands.
func (p Place) keyOf(key string) string {
	if key == "" {
		return ""
	}
	return p.key.Hash + "/" + key
}

// entered finds the entry that came under a key, and says whether it is the one
// that is sent now: whoever sits at the place has sent it twice then, and was
// let in when it came first.
func (t *Table) entered(key string, e ledger.Entry) (number int, same bool) {
	if key == "" {
		return 0, false
	}
	i := slices.IndexFunc(t.log.Records, func(r ledger.Record) bool { return r.Key == key })
	return i + 1, i >= 0 && isSent(e, t.log.Records[i].Entry)
}

// isSent says whether an entry is what became of one that was sent, with what the
// program made in the place of what stands for it.
func isSent(sent, entered ledger.Entry) bool {
	if sent.Actor != entered.Actor || sent.Verb != entered.Verb {
		return false
	}
	at := slices.IndexFunc(sent.Args, func(word string) bool { return word == Roll || word == Stay })
	if at < 0 || !entered.Chance {
		return slices.Equal(sent.Args, entered.Args)
	}
	before, after := sent.Args[:at], sent.Args[at+1:]
	return len(entered.Args) >= len(sent.Args) && slices.Equal(before, entered.Args[:at]) &&
		slices.Equal(after, entered.Args[len(entered.Args)-len(after):])
}
