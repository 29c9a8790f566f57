// Package logbook is the record of a table as a store keeps it: the log of its entries,
// each chained to the one before so that every change shows; the card beside it; what's
// wrong if something is damaged; and the contract of every store, for one server
// ([Store]) or several at a time ([Shared]).
//
// What an entry means is for the ledger to say; nothing here knows the rules or the fold.
// Stores are in the folders beside this one. Begin with [Log] and [Store].
package logbook

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strconv"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Log is the whole record of a game as a store keeps it.
type Log struct {
	Header  string // canonical text of the header
	Records []Record
	Journal Journal // of the table, where it was exported; stores keep it on the card
}

// Last is the hash that the next record is chained to.
func (l *Log) Last() Hash {
	if n := len(l.Records); n > 0 {
		return l.Records[n-1].Chain
	}
	return Genesis(l.Header)
}

// Next returns the record that would come next in the log, without adding it.
func (l *Log) Next(at time.Time, by string, e ledger.Entry, nonce []byte) Record {
	return Chained(l.Last(), len(l.Records)+1, at, by, e, nonce)
}

// Document is the log as a document; its line numbers are the numbers of the
// records.
func (l *Log) Document() (*ledger.Document, error) {
	doc, err := ledger.Parse(l.Header)
	if err != nil {
		return nil, err
	}
	for _, r := range l.Records {
		doc.Lines = append(doc.Lines, ledger.Line{Number: r.Number, Column: 1, Entry: r.Entry})
	}
	return doc, nil
}

// exported is the JSON form of a log.
type exported struct {
	Format  string           `json:"format"`
	Header  string           `json:"header"`
	Entries []exportedRecord `json:"entries"`
	// Journal is left out if it's empty: programs of before there was one read the rest.
	Journal Journal `json:"journal,omitempty"`
}

type exportedRecord struct {
	Number     int       `json:"number"`
	Time       time.Time `json:"time"`
	By         string    `json:"by"`
	Event      string    `json:"event"`
	Chance     bool      `json:"chance"`
	Nonce      string    `json:"nonce"` // hexadecimal; empty where withheld
	Commitment Hash      `json:"commitment"`
	Chain      Hash      `json:"chain"`
}

// exportFormat marks the JSON form.
const exportFormat = "saddlebag-log-1"

// MarshalJSON writes the log with everything that its chain needs.
func (l *Log) MarshalJSON() ([]byte, error) {
	x := exported{Format: exportFormat, Header: l.Header, Entries: make([]exportedRecord, len(l.Records)), Journal: l.Journal}
	for i, r := range l.Records {
		x.Entries[i] = exportedRecord{
			Number: r.Number, Time: r.Time, By: r.By, Event: r.Entry.String(), Chance: r.Entry.Chance,
			Nonce: hex.EncodeToString(r.Nonce), Commitment: r.Commitment, Chain: r.Chain,
		}
	}
	return json.Marshal(x)
}

// UnmarshalJSON reads what MarshalJSON wrote. It does not verify the chain.
func (l *Log) UnmarshalJSON(text []byte) error {
	var x exported
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&x); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return speech.Err("store.more-after-export")
	}
	if x.Format != exportFormat {
		return speech.Err("store.other-format", "format", ledger.QuoteShort(x.Format), "known", strconv.Quote(exportFormat))
	}
	log := Log{Header: x.Header, Records: make([]Record, len(x.Entries)), Journal: x.Journal}
	for i, e := range x.Entries {
		entry, err := ledger.ParseEvent(e.Event)
		if err != nil {
			return speech.Err("store.entry-event", "entry", i+1, "why", speech.OfError(err))
		}
		if year := e.Time.UTC().Year(); year < 0 || year > 9999 {
			return speech.Err("store.entry-year", "entry", i+1, "year", year)
		}
		entry.Chance = e.Chance
		r := Record{Number: e.Number, Time: e.Time.UTC(), By: e.By, Entry: entry, Commitment: e.Commitment, Chain: e.Chain}
		if e.Nonce != "" {
			if r.Nonce, err = hex.DecodeString(e.Nonce); err != nil {
				return speech.Err("store.entry-nonce", "entry", i+1)
			}
		}
		log.Records[i] = r
	}
	*l = log
	return nil
}

// Read returns the log as somebody reads it. For each record, as gives the entry they read
// and whether anything in it is hidden; then its nonce is withheld. That goes for secrets
// that even the record doesn't know, so nobody learns whether it does.
func (l *Log) Read(as func(Record) (e ledger.Entry, hidden bool)) *Log {
	read := &Log{Header: l.Header, Records: slices.Clone(l.Records), Journal: l.Journal}
	for i := range read.Records {
		r := &read.Records[i]
		entry, hidden := as(*r)
		if r.Entry = entry; hidden {
			r.Nonce = nil
		}
	}
	return read
}
