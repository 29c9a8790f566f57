package logbook

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strconv"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Hash is a SHA-256 checksum; its text form is hexadecimal.
type Hash [sha256.Size]byte

// MarshalText writes the hash in hexadecimal.
func (h Hash) MarshalText() ([]byte, error) { return []byte(hex.EncodeToString(h[:])), nil }

// UnmarshalText reads what MarshalText wrote.
func (h *Hash) UnmarshalText(text []byte) error {
	if hex.DecodedLen(len(text)) != len(h) {
		return speech.Err("store.no-hash", "digits", hex.EncodedLen(len(h)))
	}
	_, err := hex.Decode(h[:], text)
	return err
}

// A Record is an entry as a store keeps it: numbered, dated, and chained to
// the record before.
type Record struct {
	Number int       // from 1, without a gap
	Time   time.Time // UTC
	By     string    // who entered it
	Entry  ledger.Entry
	// Nonce blinds Commitment. It's nil in a copy that withholds a secret:
	// with it, somebody could try out the few possible cards.
	Nonce      []byte
	Commitment Hash // H(nonce, entry)
	Chain      Hash // H(chain before, commitment)
	// Key is the sender's own name for the entry, so that an entry sent twice
	// goes in once; empty for none. It's neither committed to nor exported:
	// it says nothing about the game.
	Key string
}

// Genesis is what the first record of a log is chained to: the header.
func Genesis(header string) Hash { return sha256.Sum256([]byte(header)) }

// Chained returns the record that follows another in a log, or the first one
// if number is 1 and before is the genesis.
func Chained(before Hash, number int, at time.Time, by string, e ledger.Entry, nonce []byte) Record {
	r := Record{Number: number, Time: at.UTC(), By: by, Entry: e, Nonce: nonce}
	r.Commitment = r.commit()
	r.Chain = link(before, r.Commitment)
	return r
}

// commit is the record's commitment, from its nonce and content. The content
// is hashed as a JSON array, in which no two contents look alike.
func (r *Record) commit() Hash {
	content, err := json.Marshal([]any{r.Number, r.Time.UTC().Format(time.RFC3339Nano), r.By, r.Entry.String(), r.Entry.Chance})
	if err != nil {
		panic(err) // numbers, strings and booleans always encode
	}
	h := sha256.New()
	h.Write(r.Nonce)
	h.Write([]byte{0})
	h.Write(content)
	return Hash(h.Sum(nil))
}

func link(before, commitment Hash) Hash {
	return sha256.Sum256(append(before[:], commitment[:]...))
}

// Verified is the result of verifying a chain.
type Verified struct {
	Entries  int // records whose chain holds
	Withheld int // of these, those whose content could not be compared
	Last     Hash
}

// Verify walks a log's chain. The error says which record breaks it.
func Verify(header string, records []Record) (Verified, error) {
	v := Verified{Last: Genesis(header)}
	amended := amendedInSecret(records)
	for i := range records {
		r := &records[i]
		switch {
		case r.Number != i+1:
			return v, speech.Err("store.misplaced", "entry", r.Number, "number", i+1)
		case link(v.Last, r.Commitment) != r.Chain:
			return v, speech.Err("store.unchained", "entry", r.Number)
		case r.Nonce == nil && !hides(r.Entry) && !amended[r.Number]:
			return v, speech.Err("store.no-nonce", "entry", r.Number)
		case r.Nonce == nil:
			v.Withheld++
		case r.commit() != r.Commitment:
			return v, speech.Err("store.changed", "entry", r.Number)
		}
		v.Entries++
		v.Last = r.Chain
	}
	return v, nil
}

// hides says whether words of an entry are withheld, or of the event that an
// amendment says.
func hides(e ledger.Entry) bool {
	if slices.Contains(e.Args, scoring.Hidden) {
		return true
	}
	if e.Verb != ledger.VerbAmend && e.Verb != ledger.VerbInsert || len(e.Args) != 2 {
		return false
	}
	said, err := ledger.ParseEvent(e.Args[1])
	return err == nil && slices.Contains(said.Args, scoring.Hidden)
}

// amendedInSecret are the numbers of the entries that an amendment says something
// secret for: their nonces are withheld with it (clause LG10).
func amendedInSecret(records []Record) map[int]bool {
	amended := map[int]bool{}
	for i := range records {
		if e := &records[i].Entry; e.Verb == ledger.VerbAmend && hides(*e) {
			if n, err := strconv.Atoi(e.Args[0]); err == nil {
				amended[n] = true
			}
		}
	}
	return amended
}
