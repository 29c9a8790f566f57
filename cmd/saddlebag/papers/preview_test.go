package papers

import (
	"html"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/roomtest"
)

var (
	ofLeaves   = regexp.MustCompile(`Pages (\d+) to (\d+) of (\d+)\.`)
	nextLeaves = regexp.MustCompile(`href="(/print\?[^"]*)">More pages`)
)

// The preview of a set of many leaves is turned over until all have been seen, and
// what it shows is what the document has.
func TestPreviewIsTurnedOver(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t)
	names, shown, turns := "&player=Ann&player=Bob&player=Cy", 0, 0
	for path := "/print?game=maloneys-inheritance&paper=a4&duplex=long" + names; path != ""; turns++ {
		page := roomtest.Get(t, at+path)
		of := ofLeaves.FindStringSubmatch(page.Text)
		if page.StatusCode != http.StatusOK || of == nil {
			t.Fatalf("%s: status %d, and no word of which leaves these are", path, page.StatusCode)
		}
		first, last, all := count(t, of[1]), count(t, of[2]), count(t, of[3])
		if first != shown+1 || strings.Count(page.Text, "<figure") != last-first+1 {
			t.Errorf("%s after %d: %d leaves drawn", of[0], shown, strings.Count(page.Text, "<figure"))
		}
		shown, path = last, ""
		if next := nextLeaves.FindStringSubmatch(page.Text); next != nil {
			path, _, _ = strings.Cut(html.UnescapeString(next[1]), "#")
		} else if last != all {
			t.Errorf("%s, and no way on", of[0])
		}
	}
	if turns < 2 {
		t.Errorf("all on %d pages", turns)
	}
	roomtest.Get(t, at+"/print?game=maloneys-inheritance&paper=a4&leaf=99"+names).Wants(t, 422, "number of the first page is &#34;99&#34;; it should be a whole number from 1 to")
}

func count(t *testing.T, digits string) int {
	t.Helper()
	n, err := strconv.Atoi(digits)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// Two sheets to a page are half as many leaves, on paper that holds them.
func TestPreviewOfTwoToAPage(t *testing.T) {
	t.Parallel()
	page := programtest.Serve(t) + "/print?game=coal-n-write&sheet=worksheet&paper=a3&player=Ann&player=Bob"
	roomtest.Get(t, page).Wants(t, 200, "2 leaves of a3.")
	roomtest.Get(t, page+"&two-up=yes").Wants(t, 200, "One leaf of a3.", `name="two-up" value="yes" checked`)
}
