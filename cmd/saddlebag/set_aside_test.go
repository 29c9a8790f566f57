package main

import (
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// Of six tables five are damaged, each in another way. The server starts, serves
// the sixth, shows of the others what is whole, and takes nothing on top.
func TestDamagedTablesAreSetAside(t *testing.T) {
	database := filepath.Join(t.TempDir(), "tables.db")
	s := startServer(t, database)
	tables := map[string]*notebook{}
	for name, keep := range map[string]string{"fine": "90", "forged": "90", "torn": "90", "headless": "90", "cardless": "365", "wild": "30"} {
		form := url.Values{"game": {"coal-n-write"}, "player": {"Ann", "Bob"}, "me": {"1"}, "dice": {"physical"}, "keep": {keep}, "title": {"night " + name}}
		n := &notebook{t: t, table: makeTable(t, s.at+"/tables", form)}
		for _, text := range []string{"one", "two", "three"} {
			if got, ok := takeEvent(s.at+n.table, "0", "table note "+name+"-"+text); !ok || got == 0 {
				t.Fatalf("%s: not entered", name)
			}
		}
		tables[name] = n
	}
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	_ = s.cmd.Wait()
	change(t, database, "note forged-two", "note forged-ten")
	change(t, database, "note torn-three", "note \"orn-three")
	change(t, database, "night headless", "night headlost")
	change(t, database, `"keep":365`, `"keep":366`)
	change(t, database, `"keep":30`, `"keep":{0`)

	s = startServer(t, database)
	for name, n := range tables {
		n.table = s.at + n.table
		status, page := getText(t, n.table)
		wantEntries, wantStatus, says := 3, http.StatusOK, ""
		switch name {
		case "forged":
			wantEntries, says = 1, "from entry 2 on"
		case "torn":
			wantEntries, says = 2, "from entry 3 on"
		case "headless":
			wantEntries, says = 0, "nothing can be entered"
		case "cardless", "wild":
			wantStatus, says = http.StatusLocked, "nothing can be entered"
		}
		if status != wantStatus || !strings.Contains(page, says) || strings.Contains(page, "forged-ten") {
			t.Errorf("%s: the page has status %d, and no %q", name, status, says)
		}
		entered := n.send("more")
		switch {
		case name == "fine":
			if entered.status != http.StatusCreated {
				t.Errorf("fine: %+v", entered)
			}
			wantEntries++
		case entered.status != http.StatusLocked || !strings.Contains(entered.sentence, "set aside"):
			t.Errorf("%s: %+v", name, entered)
		}
		if wantStatus != http.StatusOK {
			continue
		}
		if got := len(exported(t, n.table).Entries); got != wantEntries {
			t.Errorf("%s: %d entries are exported, want %d", name, got, wantEntries)
		}
		getText(t, n.table) // once more, and told once
	}
	wantAnswer(t, s.at+"/readyz", http.StatusOK, "ready\n")
	s.kill(t)
	if told := strings.Count(s.said.String(), "a table is set aside"); told != 5 || strings.Contains(s.said.String(), "level=ERROR") {
		t.Errorf("%d tables are told of:\n%s", told, s.said)
	}
}
