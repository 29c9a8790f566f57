package serve

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/nights"
	"saddlebag/web/roomtest"
)

// What made a record is told in the reader's language, on the page of a group that has played a
// whole game of each title: whoever looked before in another one.
func TestRecordsInTheReadersLanguage(t *testing.T) {
	t.Parallel()
	app, tables := groupApp(t, &memory.Store{})
	link, err := tables.MakeGroup(t.Context(), "A", "")
	if err != nil {
		t.Fatal(err)
	}
	g, err := tables.Groups().At(t.Context(), link)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"An", "Bo", "Cy", "Di"}
	for i, p := range finishedPlays(t) {
		err := g.EnterWith(t.Context(), names[:len(p.Seats)], func(persons []string) (ledger.Entry, error) {
			p.ID, p.Source, p.Day = fmt.Sprint("play-", i), nights.FromLedger, "2026-11-20"
			p.Seats = slices.Clone(p.Seats)
			for seat := range p.Seats {
				p.Seats[seat].Person = persons[seat]
			}
			return nights.PlayEntry(&p)
		}, "")
		if err != nil {
			t.Fatal(err)
		}
	}
	page := func(headers ...string) string {
		r := httptest.NewRequest(http.MethodGet, "/nights/"+link, nil)
		for header := range slices.Chunk(headers, 2) {
			r.Header.Set(header[0], header[1])
		}
		answer := httptest.NewRecorder()
		app.ServeHTTP(answer, r)
		return answer.Body.String()
	}
	record := regexp.MustCompile(`<td>20 November 2026</td><td>([^<]+)</td></tr>`)
	english := page()
	var lines []string
	for _, found := range record.FindAllStringSubmatch(english, -1) {
		lines = append(lines, found[1])
	}
	if len(lines) < 4 {
		t.Errorf("only %q are told", lines)
	}
	pseudo := page(roomtest.InPseudo...)
	for _, wrong := range roomtest.Unsaid(t, pseudo, names...) {
		t.Error(wrong)
	}
	for _, line := range lines {
		if strings.Contains(pseudo, line) {
			t.Errorf("%q is in English", line)
		}
	}
	if page() != english {
		t.Error("the page in English is another one then")
	}
}
