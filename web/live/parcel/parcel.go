// Package parcel is a table as it's passed from one phone or server to another: a text that
// fits into a link where the game isn't long, and else is a file of a few KB.
//
// A parcel has the whole log, whose chain is the same wherever it goes: two copies of a game are
// known by that, and where they went apart. It hides no secrets. Nothing here knows the store
// or who sits where.
package parcel

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"time"

	"github.com/klauspost/compress/flate"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
)

// A Parcel is a table on its way.
type Parcel struct {
	Log  *logbook.Log // without its journal, which is about the phones of one place
	Data string       // house data of people's own; empty for none
	Dice string       // how throws are made
	Seat int          // which the host plays, or scoring.Table
}

// Prefix is what every parcel begins with.
const Prefix = "saddlebag-1."

// mostUnpacked is how large the largest parcel is once it's unpacked, in bytes: several times
// the longest games with the largest house data.
const mostUnpacked = 8 << 20

// packed is what a parcel holds. The commitments and the chain follow from the rest.
type packed struct {
	Header  string  `json:"h"`
	Entries []entry `json:"e"`
	Data    string  `json:"d,omitempty"`
	Dice    string  `json:"c,omitempty"`
	Seat    int     `json:"s"`
	Last    string  `json:"l"` // the beginning of the last hash of the chain
}

type entry struct {
	Event  string `json:"e"`
	By     string `json:"b"`
	Time   int64  `json:"t"` // ns since 1970
	Nonce  []byte `json:"n"`
	Chance bool   `json:"c,omitempty"`
}

// lastBytes is how much of the last hash a parcel holds: it shows damage, and no more is needed.
const lastBytes = 6

// String is the parcel as text, of letters, digits, "-", "_" and a dot.
func (p *Parcel) String() string {
	x := packed{Header: p.Log.Header, Entries: make([]entry, len(p.Log.Records)), Data: p.Data, Dice: p.Dice, Seat: p.Seat, Last: lastOf(p.Log)}
	for i, r := range p.Log.Records {
		x.Entries[i] = entry{r.Entry.String(), r.By, r.Time.UnixNano(), r.Nonce, r.Entry.Chance}
	}
	plain, err := json.Marshal(x)
	var b bytes.Buffer
	w, makes := flate.NewWriter(&b, flate.BestCompression)
	if err = errors.Join(err, makes); err == nil {
		_, err = w.Write(plain)
		err = errors.Join(err, w.Close())
	}
	if err != nil {
		panic(err) // text and numbers always encode, and a buffer takes all
	}
	return Prefix + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

func lastOf(log *logbook.Log) string {
	last := log.Last()
	return hex.EncodeToString(last[:lastBytes])
}

// Read reads a parcel. What it says of the game is for others to check; its chain holds.
func Read(text string) (*Parcel, error) {
	text, ok := strings.CutPrefix(strings.TrimSpace(text), Prefix)
	if !ok {
		return nil, speech.Err("store.no-parcel")
	}
	x, err := unpacked(text)
	if err != nil {
		return nil, speech.Err("store.parcel-damaged")
	}
	p := &Parcel{Log: &logbook.Log{Header: x.Header}, Data: x.Data, Dice: x.Dice, Seat: x.Seat}
	for i, e := range x.Entries {
		event, err := ledger.ParseEvent(e.Event)
		if err != nil {
			return nil, speech.Err("store.entry-event", "entry", i+1, "why", speech.OfError(err))
		}
		event.Chance = e.Chance
		p.Log.Records = append(p.Log.Records, p.Log.Next(time.Unix(0, e.Time), e.By, event, e.Nonce))
	}
	if lastOf(p.Log) != x.Last {
		return nil, speech.Err("store.parcel-damaged")
	}
	return p, nil
}

func unpacked(text string) (x packed, err error) {
	small, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return x, err
	}
	d := json.NewDecoder(io.LimitReader(flate.NewReader(bytes.NewReader(small)), mostUnpacked))
	d.DisallowUnknownFields()
	err = d.Decode(&x)
	return x, err
}
