package phones

import (
	"html"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/sheetstest"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// Whoever reads another language than English finds nothing in English on the page of a table,
// whatever game is played there and however far it has come: neither the host nor another
// player; and all of it fits a small phone, in languages that people speak, too. A page is read
// wherever an entry follows on another as none did before, and measured after the first entry of
// each kind.
func TestTablesInPseudo(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	for _, game := range []string{"coal-n-write", "rin-tin-tin", "forty-niners", "maloneys-inheritance", "goldfever"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			var small []*webtest.Window
			for _, l := range append(sheetstest.Languages(game), speech.Pseudo) {
				w := b.Open(programtest.Pocket(360, 640))
				w.Go(at)
				w.Speak(l.Tag())
				small = append(small, w)
			}
			looked := map[[2]string]bool{}
			for _, file := range programtest.WholeGames(t, game) {
				if !strings.Contains(programtest.Read(t, file), "option hands dealt") { // which nobody types
					lookThrough(t, at, file, looked, small...)
				}
			}
		})
	}
}

// lookThrough plays a game, and looks at the pages after entries that have not been looked
// at, some of them on small phones.
func lookThrough(t *testing.T, at, file string, looked map[[2]string]bool, small ...*webtest.Window) {
	text := programtest.Read(t, file)
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	header, _, _ := strings.Cut(text, "\n\n")
	form := url.Values{"ledger": {header + "\n\n"}, "me": doc.Header.Players[:1], "dice": {"physical"}}
	if own := programtest.DataBeside(file, text); own != "" {
		form["own"], form["called"] = []string{programtest.Read(t, own)}, []string{"own.yaml"}
	}
	path := programtest.MakeTable(t, at+"/tables/carry", form)
	seats := programtest.SeatsAt(t, at, path, doc.Header.Players...)
	host, other := seats[doc.Header.Players[0]], seats[doc.Header.Players[len(doc.Header.Players)-1]]
	typed := wordsOf(append(doc.Header.Players, doc.Header.Title, "The well")...) // a zone, as the house data calls it
	for _, line := range doc.Lines {
		typed = append(typed, line.Entry.Actor) // can be a character
	}
	before := ""
	for i, line := range doc.Lines {
		if !slices.ContainsFunc(doc.Header.Players, func(name string) bool { // the host for most
			return strings.HasPrefix(seats[name].Enter(i, line.Entry.String()), "/t/"+seats[name].Code)
		}) {
			t.Fatalf("%s: nobody can enter %s", file, line.Entry)
		}
		pair := [2]string{before, line.Entry.Verb}
		before = line.Entry.Verb
		if looked[pair] {
			continue
		}
		looked[pair] = true
		for who, code := range []string{host.Code, other.Code} {
			page := inPseudo(t, at+"/t/"+code)
			for _, wrong := range roomtest.Unsaid(t, page, append(written(page), typed...)...) {
				t.Errorf("%s: after %s: %s", file, line.Entry, wrong)
			}
			if kind := [2]string{"small", line.Entry.Verb}; (i+who)%2 == 0 && !looked[kind] {
				looked[kind] = true
				for _, w := range small {
					w.Sit(at + "/t/" + code)
					for _, wrong := range append(w.Misfits(), w.LooseEnds()...) {
						t.Errorf("%s: after %s, on a small phone at %s in %s: %s", file, line.Entry, code, webtest.Eval[string](w, "document.documentElement.lang"), wrong)
					}
				}
			}
		}
	}
}

// written are words that a page has as the ledger writes them: what is to be chosen, and its
// name there.
func written(page string) []string {
	var all []string
	for _, value := range regexp.MustCompile(` (?:value|data-face)="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		all = append(all, html.UnescapeString(value[1]))
	}
	return wordsOf(all...)
}

// wordsOf are the words of texts.
func wordsOf(texts ...string) []string {
	return regexp.MustCompile(`[\p{L}\p{N}-]+`).FindAllString(strings.Join(texts, " "), -1)
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
