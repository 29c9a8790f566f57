package site_test

import (
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

// A table of each game goes from a phone to a server as its file, and home again: no entry is
// lost, and none is another.
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
		table := carriedInto(t, w, text)
		out := fetched(w, table+"/game.saddlebag")
		there := programtest.MakeTable(t, server+"/take", url.Values{"parcel": {out}})
		_, copied := programtest.GetText(t, server+there+"/ledger")
		for _, after := range []string{fetched(w, table+"/ledger"), copied} {
			if diff := cmp.Diff(entriesOf(t, text), entriesOf(t, after)); diff != "" {
				t.Errorf("%s arrives otherwise (-want +got):\n%s", files[0], diff)
			}
		}
		if says := sent(w, under+"take", url.Values{"parcel": {out}}); !strings.Contains(says, "has everything") {
			t.Errorf("%s comes home as a game that wasn't there: %s", files[0], says)
		}
	}
}

// One phone passes a game on by its link to another that has never been at the site: there it's
// taken by a tap, and goes on.
func TestGamesGoFromPhoneToPhone(t *testing.T) {
	t.Parallel()
	ann, host := installed(t)
	text := programtest.Read(t, programtest.WholeGames(t, "coal-n-write")[0])
	table := carriedInto(t, ann, text)
	ann.Go(table + "/parcel")
	ann.Wait(`document.getElementById("link")`)
	link := webtest.Eval[string](ann, `document.getElementById("link").value`)
	if !strings.HasPrefix(link, host.URL+under+"#") {
		t.Fatalf("the link is %s", link)
	}
	t.Logf("the link has %d characters for %d entries", len(link), len(entriesOf(t, text)))
	bob := webtest.Start(t).Open(webtest.Phone)
	bob.Go(link)
	bob.WaitText(".kept", "175 entries so far")
	host.Close()
	bob.Follow(".kept button")
	bob.WaitText("#link", "Live")
	if diff := cmp.Diff(entriesOf(t, text), entriesOf(t, fetched(bob, bob.Address()+"/ledger"))); diff != "" {
		t.Errorf("arrives otherwise (-want +got):\n%s", diff)
	}
}

// sent is what a phone is answered to a form.
func sent(w *webtest.Window, at string, form url.Values) string {
	return webtest.Eval[string](w, fmt.Sprintf(`fetch(%q, { method: "POST", body: new URLSearchParams(%q) }).then((answer) => answer.text())`, at, form.Encode()))
}

// carriedInto is the address of a table that a phone makes of a ledger.
func carriedInto(t *testing.T, w *webtest.Window, text string) string {
	t.Helper()
	return carriedTo(t, w, carrying(t, text))
}

// carriedTo is carriedInto by a form.
func carriedTo(t *testing.T, w *webtest.Window, carrying url.Values) string {
	t.Helper()
	table := webtest.Eval[string](w, fmt.Sprintf(`fetch(%q, { method: "POST", body: new URLSearchParams(%q) }).then(({ url }) => url)`, under+"tables/carry", carrying.Encode()))
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
