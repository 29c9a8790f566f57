package phones

import (
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/roomtest"
)

// Whoever reads another language than English finds nothing in English on the page of a table,
// whatever game is played there and however far it has come: neither the host nor another
// player. A page is looked at wherever an entry follows on another as none did before.
func TestTablesInPseudo(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	for _, game := range []string{"coal-n-write", "rin-tin-tin", "forty-niners", "maloneys-inheritance", "goldfever"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			looked := map[[2]string]bool{}
			for _, file := range programtest.WholeGames(t, game) {
				lookThrough(t, at, file, looked)
			}
		})
	}
}

// lookThrough plays a game, and looks at the pages after entries that have not been looked
// at.
func lookThrough(t *testing.T, at, file string, looked map[[2]string]bool) {
	text := programtest.Read(t, file)
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	header, _, _ := strings.Cut(text, "\n\n")
	form := url.Values{"ledger": {header + "\n\n"}, "me": doc.Header.Players[:1]}
	if own := programtest.DataBeside(file, text); own != "" {
		form["own"], form["called"] = []string{programtest.Read(t, own)}, []string{"own.yaml"}
	}
	path := programtest.MakeTable(t, at+"/tables/carry", form)
	seats := programtest.SeatsAt(t, at, path, doc.Header.Players...)
	host, other := seats[doc.Header.Players[0]], seats[doc.Header.Players[len(doc.Header.Players)-1]]
	before := ""
	for i, line := range doc.Lines {
		where := host.Enter(i, line.Entry.String())
		if !strings.HasPrefix(where, path) {
			t.Fatalf("%s: %s is not entered: %s", file, line.Entry, where)
		}
		pair := [2]string{before, line.Entry.Verb}
		before = line.Entry.Verb
		if looked[pair] {
			continue
		}
		looked[pair] = true
		for _, code := range []string{host.Code, other.Code} {
			for _, wrong := range roomtest.Unsaid(t, inPseudo(t, at+"/t/"+code), doc.Header.Players...) {
				t.Errorf("%s: after %s: %s", file, line.Entry, wrong)
			}
		}
	}
}

// inPseudo is a page of a table in Pseudo.
func inPseudo(t *testing.T, address string) string {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name := range slices.Chunk(roomtest.InPseudo, 2) {
		r.Header.Set(name[0], name[1])
	}
	answer, err := roomtest.Keyed{RoundTripper: roomtest.Transport}.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it has been read
	page, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK || !strings.Contains(string(page), `<html lang="en-XA">`) {
		t.Fatalf("status %d, %v: %s", answer.StatusCode, err, page)
	}
	return string(page)
}
