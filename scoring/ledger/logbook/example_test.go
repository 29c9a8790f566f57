package logbook_test

import (
	"fmt"
	"log"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// A store chains each record to the one before, so that nobody can change what
// was entered without its showing.
func ExampleVerify() {
	doc, err := ledger.Parse("saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\nAnn draw ace\nAnn bury nowhere\nBob draw queen\n")
	if err != nil {
		log.Fatal(err)
	}
	kept := logbook.Log{Header: doc.Header.String()}
	at := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	for i, line := range doc.Lines {
		nonce := []byte{byte(i)} // random bytes, at a real table
		kept.Records = append(kept.Records, kept.Next(at, "Ann", line.Entry, nonce))
	}
	verified, err := logbook.Verify(kept.Header, kept.Records)
	fmt.Println(verified.Entries, err)

	kept.Records[0].Entry.Args = []string{"king"}
	_, err = logbook.Verify(kept.Header, kept.Records)
	fmt.Println(err)
	// Output:
	// 3 <nil>
	// entry 1 is not what was entered
}
