package servers

import (
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

// plainSent is how much a phone is sent at an entry: what it is at the middle of a kept game,
// compressed; bytes.
const plainSent = 2400

// chaosPlayers are who plays at each table, with a phone each.
var chaosPlayers = []string{"Ann", "Bob", "Cec", "Dora"}

// plainTables are tables without rules and sheets, by net/http and the store alone: an entry
// is appended, whatever it says, and what phones are told of it is the same each time. They
// are made, sat down at, and followed as those of the program are.
type plainTables struct {
	store *sqlite.Store

	mu     sync.Mutex
	tables []*plainTable
}

// A plainTable has a log, and those who are to be told of its entries.
type plainTable struct {
	mu     sync.Mutex
	log    logbook.Log
	phones []chan int
}

// servePlainTables serves plain tables from the file that is named, and prints their address.
func servePlainTables() {
	if err := newPlainTables(context.Background(), os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func newPlainTables(ctx context.Context, file string) error {
	store, err := sqlite.Open(ctx, file)
	if err != nil {
		return err
	}
	at, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Printf("http://%s/\n", at.Addr())
	p := &plainTables{store: store}
	ways := http.NewServeMux()
	ways.HandleFunc("POST /api/v1/tables", p.open)
	ways.HandleFunc("POST /api/v1/sit/{table}", p.sit)
	ways.HandleFunc("POST /t/{table}/enter", p.enter)
	ways.HandleFunc("GET /t/{table}/stream", p.stream)
	server := http.Server{ReadHeaderTimeout: time.Minute, Handler: ways}
	return server.Serve(at)
}

// open opens a table, and invites those who play at one of chaos.
func (p *plainTables) open(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	var made struct{ Invitations []map[string]string }
	for range chaosPlayers {
		made.Invitations = append(made.Invitations, map[string]string{"key": strconv.Itoa(len(p.tables)), "role": "player"})
	}
	t := &plainTable{log: logbook.Log{Header: "saddlebag 1 coal-n-write\nplayer Ann\n"}}
	if err := p.store.Create(r.Context(), strconv.Itoa(len(p.tables)), t.log.Header, nil); err != nil {
		panic(err) // it is asked by benchmarks alone
	}
	p.tables = append(p.tables, t)
	_ = json.NewEncoder(w).Encode(made)
}

// sit answers where a table is.
func (p *plainTables) sit(w http.ResponseWriter, r *http.Request) {
	_ = json.NewEncoder(w).Encode(map[string]string{"code": r.PathValue("table")})
}

// table is the one that a request means.
func (p *plainTables) table(r *http.Request) *plainTable {
	p.mu.Lock()
	defer p.mu.Unlock()
	number, err := strconv.Atoi(r.PathValue("table"))
	if err != nil {
		panic(err)
	}
	return p.tables[number]
}

// enter puts an entry on the disk, and tells phones.
func (p *plainTables) enter(w http.ResponseWriter, r *http.Request) {
	t := p.table(r)
	t.mu.Lock()
	defer t.mu.Unlock()
	entry := t.log.Next(time.Now(), "host", ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbNote, Args: []string{r.FormValue("event")}}, nil)
	if err := p.store.Append(r.Context(), r.PathValue("table"), entry); err != nil {
		panic(err)
	}
	t.log.Records = append(t.log.Records, entry)
	for _, phone := range t.phones {
		phone <- entry.Number // there is room: it has been told of the last one
	}
	w.WriteHeader(http.StatusCreated)
	_ = json.NewEncoder(w).Encode(map[string]int{"number": entry.Number})
}

// stream tells of the last entry, and of each from then on.
func (p *plainTables) stream(w http.ResponseWriter, r *http.Request) {
	t := p.table(r)
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Content-Encoding", "gzip")
	packed, err := gzip.NewWriterLevel(w, gzip.NoCompression)
	if err != nil {
		panic(err)
	}
	t.mu.Lock()
	told := make(chan int, 1)
	t.phones = append(t.phones, told)
	told <- len(t.log.Records)
	t.mu.Unlock()
	filling := strings.Repeat("x", plainSent)
	for {
		select {
		case number := <-told:
			_, _ = fmt.Fprintf(packed, "data: {\"seen\":%d,\"parts\":[%q]}\n\n", number, filling)
			_ = packed.Flush()
			_ = http.NewResponseController(w).Flush()
		case <-r.Context().Done():
			return
		}
	}
}
