package sqlite_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

// holding tells which of the files of a database name who was deleted.
func holding(t *testing.T, file string) (in []string) {
	t.Helper()
	for _, name := range []string{file, file + "-wal", file + "-journal"} {
		content, err := os.ReadFile(name)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		if bytes.Contains(content, []byte("Belisarius")) {
			in = append(in, name)
		}
	}
	return in
}

// diary is a log of somebody who is found by name, in its header, its card, its
// notes and its data.
func diary(t *testing.T, s *sqlite.Store, table, name string) {
	t.Helper()
	log := &logbook.Log{Header: "saddlebag 1 some-game\nplayer " + name + "\n"}
	must(t, s.SetData(t.Context(), table, []byte(strings.Repeat(name+" owns this. ", 3000))))
	must(t, s.Create(t.Context(), table, log.Header, &logbook.Card{Text: []byte("card of " + name)}))
	for range 300 {
		log.Records = append(log.Records, note(log, "a secret of "+name))
	}
	for half := range 2 {
		must(t, s.Append(t.Context(), table, log.Records[half*150:half*150+150]...))
	}
	must(t, s.SetCard(t.Context(), table, nil, &logbook.Card{Text: []byte("another card of " + name)}))
}

// What is deleted is in no byte of the files, while they are served and after;
// its room is given back.
func TestDeletedIsGone(t *testing.T) {
	file := newFile(t)
	s, err := sqlite.Open(t.Context(), file)
	must(t, err)
	diary(t, s, "t1", "Belisarius")
	diary(t, s, "t2", "Theodora")
	if len(holding(t, file)) == 0 {
		t.Fatal("nothing is in the files yet: this test sees nothing")
	}
	must(t, s.SetNote(t.Context(), []byte("later"))) // all of it is in the file now
	before := size(t, file)
	must(t, s.Delete(t.Context(), "t1"))
	if in := holding(t, file); in != nil {
		t.Errorf("while it is open, %q hold what was deleted", in)
	}
	if after := size(t, file); after > before*3/5 {
		t.Errorf("%d bytes of %d are left of two alike", after, before)
	}
	must(t, s.Close())
	if in := holding(t, file); in != nil {
		t.Errorf("once it is closed, %q hold what was deleted", in)
	}
	whole(t, open(t, file), "t2", 300)
}

// Where a reader holds the write-ahead log, it is emptied the next time.
func TestDeletedIsGoneAfterAReader(t *testing.T) {
	file := newFile(t)
	s := open(t, file)
	diary(t, s, "t1", "Belisarius")
	reader := raw(t, file)
	execute(t, reader, "BEGIN; SELECT * FROM logs")
	must(t, s.Delete(t.Context(), "t1"))
	if len(holding(t, file)) == 0 {
		t.Fatal("the reader holds nothing: this test sees nothing")
	}
	execute(t, reader, "ROLLBACK")
	must(t, s.SetNote(t.Context(), []byte("later")))
	if in := holding(t, file); in != nil {
		t.Errorf("%q hold what was deleted", in)
	}
}

// What earlier versions deleted is gone with the first start of this one.
func TestUpgradeErases(t *testing.T) {
	file := made(t, read(t, "testdata/v2.sql")+`; PRAGMA secure_delete = off;
		INSERT INTO logs VALUES ('old', replace(hex(zeroblob(4000)), '00', 'Belisarius '), NULL); DELETE FROM logs WHERE id = 'old'`)
	if len(holding(t, file)) == 0 {
		t.Fatal("nothing is in the file: this test sees nothing")
	}
	s := open(t, file)
	must(t, s.SetNote(t.Context(), []byte("later")))
	if in := holding(t, file); in != nil {
		t.Errorf("%q hold what was deleted", in)
	}
	whole(t, s, "friday", 3)
}

// Data is in the file once, whoever has it, and goes with the last.
func TestDataOnce(t *testing.T) {
	file := newFile(t)
	s := open(t, file)
	data := bytes.Repeat([]byte("a deck of one's own "), 50_000)
	tables := []string{"t1", "t2", "t3", "t4", "t5"}
	for _, table := range tables {
		must(t, s.SetData(t.Context(), table, data))
		must(t, s.Create(t.Context(), table, header, nil))
	}
	must(t, s.SetNote(t.Context(), []byte("later")))
	if n := size(t, file); n > int64(len(data))*11/10 {
		t.Errorf("%d bytes for %d of data", n, len(data))
	}
	for _, table := range tables {
		got, err := s.Data(t.Context(), table)
		must(t, err)
		if !slices.Equal(got, data) {
			t.Errorf("%s has %d bytes of data", table, len(got))
		}
		must(t, s.Delete(t.Context(), table))
	}
	if n := size(t, file); n > 100_000 {
		t.Errorf("%d bytes once all tables are gone", n)
	}
}

// Data whose log was never created is dropped when the file is opened again.
func TestDataWithoutALog(t *testing.T) {
	file := newFile(t)
	s, err := sqlite.Open(t.Context(), file)
	must(t, err)
	must(t, s.SetData(t.Context(), "never", []byte("lost")))
	must(t, s.Close())
	if data, err := open(t, file).Data(t.Context(), "never"); err != nil || data != nil {
		t.Errorf("%q, %v", data, err)
	}
}

func size(t *testing.T, file string) int64 {
	t.Helper()
	info, err := os.Stat(file)
	must(t, err)
	return info.Size()
}
