package api_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web/api"
	"saddlebag/web/roomtest"
)

// damagedByAPI plays at a table whose database is taken away, put back, and
// then found damaged.
func damagedByAPI(t *testing.T, contract *contract) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "tables.db")
	open := func() (c apiClient, end func()) {
		store, err := sqlite.Open(t.Context(), file)
		if err != nil {
			t.Fatal(err)
		}
		return newAPIClient(t, roomtest.StoreConfig(t, store), contract), func() { must(t, store.Close()) }
	}
	c, end := open()
	ann, _ := c.make(nuggetOrder)
	for seen, event := range []string{"table note one", "table note two", "table note three"} {
		ann.enter(201, seen, event)
	}
	must(t, os.Rename(file, file+".away"))
	c.do(503, "POST", "tables", nuggetOrder)
	ann.enter(503, 3, "table note four")
	must(t, os.Rename(file+".away", file))
	ann.enter(201, 3, "table note four")
	end()

	content, err := os.ReadFile(file)
	must(t, err)
	must(t, os.WriteFile(file, bytes.Replace(content, []byte("table note three"), []byte("table note forge"), 1), 0o600))
	c, end = open()
	defer end()
	ann.apiClient = c
	ann.enter(423, 4, "table note five")
	c.do(423, "POST", ann.path("/proposals"), `{"event": "table amend 1 -"}`)
	got := readAs[struct {
		Seen   int
		Damage string
	}](c, ann.path(""))
	if got.Seen != 2 || !strings.Contains(got.Damage, "from entry 3 on") {
		t.Errorf("%+v", got)
	}
	if prompts := readAs[api.PromptList](c, ann.path("/prompts")); len(prompts.Prompts) != 0 {
		t.Errorf("%d prompts where nothing can be entered", len(prompts.Prompts))
	}
	whole := c.do(200, "GET", ann.path("/ledger"), "").Text
	if !strings.HasSuffix(whole, "\n\ntable note one\ntable note two\n") {
		t.Errorf("what is whole is %q", whole)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
