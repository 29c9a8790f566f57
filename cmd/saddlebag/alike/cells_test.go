package alike

import (
	"encoding/json"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
)

// leastCells is how many spellings of cells and totals there are at the least.
const leastCells = 100

// asksBack stands for the lines of a document where something is asked back.
const asksBack = "?"

// What people write on filled sheets is read alike by the command line, the API and the
// page, as the lines of a document that somebody has worked out by hand, or is asked back.
func TestCellsReadAlike(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	files, err := filepath.Glob("testdata/cells/*.cells")
	all := 0
	for _, file := range files {
		head, rows, ok := strings.Cut(programtest.Read(t, file), "\n\n")
		if !ok {
			t.Fatalf("%s has no header", file)
		}
		_, head, _ = strings.Cut(head, "saddlebag") // below the comments
		head = "saddlebag" + head + "\n\n"
		rows = strings.TrimSpace(rows)
		all += strings.Count(rows, "\n") + 1
		t.Run(strings.TrimSuffix(filepath.Base(file), ".cells"), func(t *testing.T) {
			t.Parallel()
			for row := range strings.SplitSeq(rows, "\n") {
				typed, want, _ := strings.Cut(row, " => ")
				cellsReadAlike(t, at, head, typed, want)
			}
		})
	}
	if err != nil || all < leastCells {
		t.Fatalf("%d spellings: %v", all, err)
	}
}

// cellsReadAlike holds what is read of a line against the lines that it comes to.
func cellsReadAlike(t *testing.T, at, head, typed, want string) {
	t.Helper()
	d, err := final.Open(titles.Shelf(), "x.final", head+typed+"\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	said := linesOf(d.String()[len(d.Header.String()):])
	var answers [2]struct {
		Unread      []any
		Fingerprint string
	}
	unmarshal(t, asked(t, head+typed+"\n", "--json"), &answers[0])
	unmarshal(t, posted(t, at+"/api/v1/check", "text/plain", head+typed+"\n"), &answers[1])
	page := sheetOf(t, at, head+typed+"\n")
	if want == asksBack {
		if len(d.Unread) == 0 && len(answers[0].Unread) == 0 {
			t.Errorf("%q is read as %q, and is to be asked", typed, said)
		}
		if len(answers[0].Unread) == 0 || len(answers[1].Unread) == 0 || !strings.Contains(page, lastWord(typed)) {
			t.Errorf("%q: the command line asks %d things, the API %d, and the page has\n%s", typed, len(answers[0].Unread), len(answers[1].Unread), page)
		}
		return
	}
	lines := strings.Split(want, " | ")
	if diff := cmp.Diff(lines, said); diff != "" {
		t.Errorf("%q, by hand (-), read (+):\n%s", typed, diff)
	}
	exact, err := final.Open(titles.Shelf(), "x.final", head+strings.Join(lines, "\n")+"\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, who := range []string{"the command line", "the API"} {
		if answers[i].Fingerprint != exact.Fingerprint() {
			t.Errorf("%q: %s reads something else", typed, who)
		}
	}
	if _, body, _ := strings.Cut(page, "\n\n"); !slices.Equal(linesOf(body), lines) {
		t.Errorf("%q is on the page\n%s", typed, page)
	}
}

// linesOf are the lines of a text on which something stands.
func linesOf(text string) []string {
	return slices.DeleteFunc(strings.Split(text, "\n"), func(line string) bool { return line == "" })
}

func lastWord(text string) string { return text[strings.LastIndexByte(text, ' ')+1:] }

// sheetOf is the document of the sheets that the page fills in.
func sheetOf(t *testing.T, at, text string) string {
	t.Helper()
	var page struct{ Document string }
	got := posted(t, at+"/check/sheet", "application/x-www-form-urlencoded", url.Values{"ledger": {text}}.Encode(), "Accept", "application/json")
	if err := json.Unmarshal([]byte(got), &page); err != nil {
		t.Fatalf("%s: %v", got, err)
	}
	return page.Document
}
