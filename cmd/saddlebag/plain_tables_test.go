package main

import (
	"compress/gzip"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

// plainSent is how much a phone is sent at an entry: what it is at the middle of a kept game,
// compressed; bytes.
const plainSent = 2400

// plainTables are tables without rules and sheets, by net/http and the engine of the database
// alone: an entry is a row, and what phones are told of it is the same each time. They are
// made, sat down at, and followed as those of the program are.
type plainTables struct {
	insert *sql.Stmt

	mu     sync.Mutex
	tables []*plainTable
}

// A plainTable has the number of its last entry, and who is to be told of it.
type plainTable struct {
	mu     sync.Mutex
	number int
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
	db, err := sql.Open("sqlite", "file:"+file+"?_txlock=immediate&_synchronous=FULL&_pragma=journal_mode(wal)")
	if err != nil {
		return err
	}
	db.SetMaxOpenConns(1)
	if _, err := db.ExecContext(ctx, "CREATE TABLE entries (log INTEGER, number INTEGER, event TEXT, time TEXT, PRIMARY KEY (log, number)) WITHOUT ROWID"); err != nil {
		return err
	}
	p := &plainTables{}
	if p.insert, err = db.PrepareContext(ctx, "INSERT INTO entries VALUES (?, ?, ?, ?)"); err != nil {
		return err
	}
	at, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Printf("http://%s/\n", at.Addr())
	ways := http.NewServeMux()
	ways.HandleFunc("POST /api/v1/tables", p.open)
	ways.HandleFunc("POST /api/v1/sit/{table}", p.sit)
	ways.HandleFunc("POST /t/{table}/enter", p.enter)
	ways.HandleFunc("GET /t/{table}/stream", p.stream)
	server := http.Server{ReadHeaderTimeout: time.Minute, Handler: ways}
	return server.Serve(at)
}

// open opens a table, and invites those who play at one of chaos.
func (p *plainTables) open(w http.ResponseWriter, _ *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	var made struct{ Invitations []map[string]string }
	for range chaosPlayers {
		made.Invitations = append(made.Invitations, map[string]string{"key": strconv.Itoa(len(p.tables)), "role": "player"})
	}
	p.tables = append(p.tables, &plainTable{})
	_ = json.NewEncoder(w).Encode(made)
}

// sit answers where a table is.
func (p *plainTables) sit(w http.ResponseWriter, r *http.Request) {
	_ = json.NewEncoder(w).Encode(map[string]string{"code": r.PathValue("table")})
}

// table is the one that a request means, and its number.
func (p *plainTables) table(r *http.Request) (*plainTable, int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	number, err := strconv.Atoi(r.PathValue("table"))
	if err != nil {
		panic(err) // it is asked by benchmarks alone
	}
	return p.tables[number], number
}

// enter puts an entry on the disk, and tells phones.
func (p *plainTables) enter(w http.ResponseWriter, r *http.Request) {
	t, log := p.table(r)
	t.mu.Lock()
	defer t.mu.Unlock()
	t.number++
	if _, err := p.insert.ExecContext(r.Context(), log, t.number, r.FormValue("event"), time.Now().Format(time.RFC3339Nano)); err != nil {
		panic(err)
	}
	for _, phone := range t.phones {
		phone <- t.number // there is room: it has been told of the last one
	}
	w.WriteHeader(http.StatusCreated)
	_ = json.NewEncoder(w).Encode(map[string]int{"number": t.number})
}

// stream tells of the last entry, and of each from then on.
func (p *plainTables) stream(w http.ResponseWriter, r *http.Request) {
	t, _ := p.table(r)
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Content-Encoding", "gzip")
	packed, err := gzip.NewWriterLevel(w, gzip.NoCompression)
	if err != nil {
		panic(err)
	}
	t.mu.Lock()
	told := make(chan int, 1)
	t.phones = append(t.phones, told)
	told <- t.number
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
