package site_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// A table of each game goes from a phone to a server as the text of its ledger, and home again:
// no entry is lost, and none is another.
func TestTablesGoToServersAndHome(t *testing.T) {
	t.Parallel()
	w, host := installed(t)
	host.Close()
	server := programtest.Serve(t, "--limits", "off")
	for _, title := range titles.List {
		files := slices.DeleteFunc(programtest.WholeGames(t, title.Game.Info().ID), func(file string) bool {
			return programtest.DataBeside(file, programtest.Read(t, file)) != ""
		})
		text := programtest.Read(t, files[0])
		out := carriedInto(t, w, text)
		table := programtest.MakeTable(t, server+"/tables/carry", carrying(t, out))
		_, there := programtest.GetText(t, server+table+"/ledger")
		home := carriedInto(t, w, there)
		for _, after := range []string{out, there, home} {
			if diff := cmp.Diff(entriesOf(t, text), entriesOf(t, after)); diff != "" {
				t.Errorf("%s arrives otherwise (-want +got):\n%s", files[0], diff)
			}
		}
	}
}

// carriedInto is the ledger of a table that a phone makes of another one's.
func carriedInto(t *testing.T, w *webtest.Window, text string) string {
	t.Helper()
	return fetched(w, carriedTo(t, w, carrying(t, text))+"/ledger")
}

// carriedTo is the address of a table that a phone makes of another one's ledger.
func carriedTo(t *testing.T, w *webtest.Window, carrying url.Values) string {
	t.Helper()
	form, err := json.Marshal(carrying.Encode())
	if err != nil {
		t.Fatal(err)
	}
	table := webtest.Eval[string](w, fmt.Sprintf(`fetch(%q, { method: "POST", body: new URLSearchParams(%s) }).then(({ url }) => url)`, under+"tables/carry", form))
	if !strings.Contains(table, "/t/") {
		t.Fatalf("no table is made of\n%.300s", carrying.Get("ledger"))
	}
	return table
}

// carrying is the form that makes a table of a ledger, for its first player.
func carrying(t *testing.T, text string) url.Values {
	t.Helper()
	return url.Values{"ledger": {text}, "me": documentOf(t, text).Header.Players[:1], "dice": {"physical"}}
}

func entriesOf(t *testing.T, text string) []string {
	t.Helper()
	doc := documentOf(t, text)
	return scoring.Each(len(doc.Lines), func(i int) string { return doc.Lines[i].Entry.String() })
}

func documentOf(t *testing.T, text string) *ledger.Document {
	t.Helper()
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatalf("%v in\n%.300s", err, text)
	}
	return doc
}
