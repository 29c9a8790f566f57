package storms

import (
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// Of six tables five are damaged, each in another way. The server starts, serves
// the sixth, shows of the others what is whole, and takes nothing on top.
func TestDamagedTablesAreSetAside(t *testing.T) {
	database := filepath.Join(t.TempDir(), "tables.db")
	s := programtest.StartServer(t, database)
	tables := map[string]*notebook{}
	for name, keep := range map[string]string{"fine": "90", "forged": "90", "torn": "90", "headless": "90", "cardless": "365", "wild": "30"} {
		form := url.Values{"game": {"coal-n-write"}, "player": {"Ann", "Bob"}, "me": {"1"}, "dice": {"physical"}, "keep": {keep}, "title": {"night " + name}}
		n := &notebook{t: t, table: programtest.MakeTable(t, s.At+"/tables", form)}
		for _, text := range []string{"one", "two", "three"} {
			if got, ok := programtest.TakeEvent(s.At+n.table, "0", "table note "+name+"-"+text); !ok || got == 0 {
				t.Fatalf("%s: not entered", name)
			}
		}
		tables[name] = n
	}
	if err := s.Cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	_ = s.Cmd.Wait()
	programtest.Change(t, database, "note forged-two", "note forged-ten")
	programtest.Change(t, database, "note torn-three", "note \"orn-three")
	programtest.Change(t, database, "night headless", "night headlost")
	programtest.Change(t, database, `"keep":365`, `"keep":366`)
	programtest.Change(t, database, `"keep":30`, `"keep":{0`)

	s = programtest.StartServer(t, database)
	for name, n := range tables {
		n.table = s.At + n.table
		status, page := programtest.GetText(t, n.table)
		wantEntries, wantStatus, says := 3, http.StatusOK, ""
		switch name {
		case "forged":
			wantEntries, says = 1, "from entry 2 on"
		case "torn":
			wantEntries, says = 2, "from entry 3 on"
		case "headless":
			wantEntries, says = 0, "t enter anything"
		case "cardless", "wild":
			wantStatus, says = http.StatusLocked, "t enter anything"
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
		case entered.status != http.StatusLocked || !strings.Contains(entered.sentence, "on hold"):
			t.Errorf("%s: %+v", name, entered)
		}
		if wantStatus != http.StatusOK {
			continue
		}
		if got := len(programtest.Exported(t, n.table).Entries); got != wantEntries {
			t.Errorf("%s: %d entries are exported, want %d", name, got, wantEntries)
		}
		programtest.GetText(t, n.table) // once more, and told once
	}
	programtest.WantAnswer(t, s.At+"/readyz", http.StatusOK, "ready\n")
	s.Kill(t)
	if told := strings.Count(s.Said.String(), "a table is set aside"); told != 5 || strings.Contains(s.Said.String(), "level=ERROR") {
		t.Errorf("%d tables are told of:\n%s", told, s.Said)
	}
}
