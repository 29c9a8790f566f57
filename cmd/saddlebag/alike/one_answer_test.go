package alike

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/web/roomtest"
)

// askedAnyway is about how many sheets of random games everybody is asked where nobody soaks.
const askedAnyway = 15

// mostPlayers is how many play at the most in the games whose sheets are asked about.
const mostPlayers = 4

// Whoever is asked what filled sheets come to gives the same answer: the command line in
// words, in JSON and on a certificate, the API, the page, and the bar on top of that. They are
// asked about sheets of random games, most of them with a slip, and about those of the script
// settle.
func TestOneAnswer(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	for name, text := range askedAbout(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			oneAnswer(t, at, text)
		})
	}
}

// totalsAlone are sheets on which nothing is written but who has how much.
const totalsAlone = `saddlebag 1 rin-tin-tin final
player Ann
player Bob

Ann outlaws 30
Ann boodle 7
Ann score 37
Bob score 41
`

// askedAbout are the documents that everybody is asked about, by name.
func askedAbout(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(programtest.SlippedFinals, "*.final"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no documents: %v", err)
	}
	texts := map[string]string{"totals alone": totalsAlone}
	for _, file := range files {
		texts[filepath.Base(file)] = programtest.Read(t, file)
	}
	most := askedAnyway
	if soak, soaks := os.LookupEnv(scoringtest.SlipsEnv); soaks {
		if most, err = strconv.Atoi(soak); err != nil || most < 1 {
			t.Fatalf("%s=%s is not a number of slips", scoringtest.SlipsEnv, soak)
		}
	}
	for n := range most {
		game := titles.List[n%len(titles.List)].Game
		all := kindsOf(t, game)
		kind := n / len(titles.List) % len(all)
		id := game.Info().ID
		texts[fmt.Sprintf("%s-%d", id, n)] = finaltest.Slipped(t, finaltest.Config{Game: game, Kinds: all}, kind, n)
	}
	return texts
}

// kindsOf are the tables of a game, by the house data of a document that names none.
func kindsOf(t *testing.T, game scoring.Game) []scoringtest.Kind {
	t.Helper()
	info := game.Info()
	var all []scoringtest.Kind
	for players := info.MinPlayers; players <= min(info.MaxPlayers, mostPlayers); players++ {
		h := ledger.Header{Game: info.ID, Players: scoringtest.Names(players)}
		if d, err := final.Start(titles.Shelf(), h, nil); err == nil { // else these data are for more, or fewer
			all = append(all, scoringtest.Kind{Players: players, House: d.House.House})
		}
	}
	if len(all) == 0 {
		t.Fatalf("nobody can play %s", info.ID)
	}
	return all
}

// A telling is what somebody tells of filled sheets.
type telling struct {
	Headline, Question string
	Scores             map[string]string // by player: "12", "3 to 5", "" where it is not known
	Winners            []string          // in seating order
}

// oneAnswer asks everybody about a document.
func oneAnswer(t *testing.T, at, text string) {
	t.Helper()
	var here, there map[string]any
	inJSON := asked(t, text, "--json")
	unmarshal(t, inJSON, &here)
	sent := posted(t, at+"/api/v1/check", "text/plain", text)
	unmarshal(t, sent, &there)
	for _, own := range []string{"file", "causes"} { // the API looks for no causes
		delete(here, own)
		delete(there, own)
	}
	if diff := cmp.Diff(here, there); diff != "" {
		t.Errorf("the API tells otherwise (-command line, +API):\n%s", diff)
	}
	want, names := toldInJSON(t, inJSON)
	page := posted(t, at+"/check", "application/x-www-form-urlencoded", url.Values{"ledger": {text}}.Encode())
	for who, tells := range map[string]telling{
		"the command line": toldInWords(asked(t, text), names),
		"the page":         toldOnPage(page),
		"the bar":          toldOnBar(page, want),
		"the certificate":  toldOnPaper(printed(t, asked(t, text, "--certificate", "-")), names, want),
	} {
		if diff := cmp.Diff(want, tells); diff != "" {
			t.Errorf("%s tells otherwise (-JSON, +%s):\n%s", who, who, diff)
		}
	}
	if t.Failed() {
		t.Logf("the document is\n%s", text)
	}
}

// asked is what the command line answers.
func asked(t *testing.T, text string, flags ...string) string {
	t.Helper()
	var said, complained bytes.Buffer
	if code := program.Run(t.Context(), append([]string{"check", "-"}, flags...), strings.NewReader(text), &said, &complained); code == command.ExitFailed {
		t.Fatalf("%q: %s", flags, complained.String())
	}
	return said.String()
}

// posted is what the server answers to a form or a text, with further headers one by one.
func posted(t *testing.T, address, kind, body string, headers ...string) string {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", kind)
	for h := range slices.Chunk(headers, 2) {
		r.Header.Set(h[0], h[1])
	}
	answer, err := (&http.Client{Transport: roomtest.Transport}).Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it is read to its end
	got, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: status %d, %v\n%s", address, answer.StatusCode, err, got)
	}
	return string(got)
}

// printed is what a certificate says, in the order in which it is drawn: behind the signatures
// come the drawings of what contradicts, whose panels go on where nobody sees them.
func printed(t *testing.T, pdf string) string {
	t.Helper()
	cmd := exec.Command("pdftotext", "-raw", "-", "-")
	cmd.Stdin = strings.NewReader(pdf)
	text, err := cmd.Output()
	said, _, signed := strings.Cut(string(text), "\nsigned by ")
	if err != nil || !signed {
		t.Fatalf("%v, and nobody is to sign\n%s", err, text)
	}
	return said
}

func unmarshal(t *testing.T, text string, into any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), into); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
}

// A scoreInJSON is the score of a player in JSON.
type scoreInJSON struct {
	Name  string
	Score *float64
	Range *struct{ Least, Most float64 }
	Rank  *int
}

// toldInJSON is what JSON tells, and the names of the players. Where there are scores as
// repaired there are none beside them.
func toldInJSON(t *testing.T, text string) (tells telling, names []string) {
	t.Helper()
	var r struct {
		Headline, Question string
		Players            []scoreInJSON
		Winners            []string
		Repaired           *struct {
			Scores  []scoreInJSON
			Winners []string
		}
	}
	unmarshal(t, text, &r)
	scores, winners := r.Players, r.Winners
	if r.Repaired != nil {
		for _, p := range r.Players {
			if p.Range != nil || p.Rank != nil || len(r.Winners) > 0 {
				t.Errorf("there are two answers in %s", text)
			}
		}
		scores, winners = r.Repaired.Scores, r.Repaired.Winners
	}
	tells = telling{r.Headline, r.Question, map[string]string{}, winners}
	var first []string
	for _, p := range scores {
		names = append(names, p.Name)
		tells.Scores[p.Name] = ""
		if p.Range != nil {
			tells.Scores[p.Name] = numbers(fmt.Sprintf("%v to %v", p.Range.Least, p.Range.Most))
		}
		if exact := p.Range != nil && p.Range.Least == p.Range.Most; exact != (p.Score != nil) || exact && *p.Score != p.Range.Least {
			t.Errorf("%s has a score that is not its range in %s", p.Name, text)
		}
		if p.Rank != nil && *p.Rank == 1 {
			first = append(first, p.Name)
		}
	}
	if !slices.Equal(first, winners) {
		t.Errorf("%q are the first, and %q win in %s", first, winners, text)
	}
	return tells, names
}

// amounts finds numbers.
var amounts = regexp.MustCompile(`-?\$?\d+(?:\.\d)?`)

// numbers are the numbers of a score, or from what to what it can be: "12" for "$12", "3 to
// 5" for "3 to 5 points"; empty where there are none.
func numbers(score string) string {
	all := amounts.FindAllString(strings.ReplaceAll(score, "$", ""), -1)
	return strings.Join(slices.Compact(all), " to ")
}

// scored reads scores from a text, in which a pattern finds the rank, the name and the score of
// a player.
func scored(text, pattern string) (tells telling) {
	tells.Scores, tells.Winners = map[string]string{}, []string{}
	for _, found := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		rank, name, score := found[1], html.UnescapeString(found[2]), found[3]
		if _, again := tells.Scores[name]; again {
			score = "twice"
		}
		if tells.Scores[name] = numbers(score); strings.HasSuffix(score, " by the total") {
			tells.Scores[name] = "" // which is no score
		}
		if rank == "1" {
			tells.Winners = append(tells.Winners, name)
		}
	}
	slices.Sort(tells.Winners) // they sit in this order
	return tells
}

// someName matches the name of a player.
func someName(names []string) string {
	quoted := make([]string, len(names))
	for i, name := range names {
		quoted[i] = regexp.QuoteMeta(name)
	}
	return "(" + strings.Join(quoted, "|") + ")"
}

// toldInWords is what the command line tells in words: below what the verdict means comes who
// has won, then the question.
func toldInWords(text string, names []string) telling {
	score := `(?m)^  (?:(\d+)\. )?` + someName(names) + `: (.*?)(?: \(the sheet says .*)?$`
	tells := scored(text, score)
	for _, line := range strings.Split(text, "\n")[2:] {
		said, indented := strings.CutPrefix(line, "  ")
		if !indented || regexp.MustCompile(score).MatchString(line) {
			break
		}
		tells.say(said)
	}
	return tells.nobodyElse(text)
}

// say takes what is said in a paragraph for the question, or for the headline.
func (tells *telling) say(text string) {
	if strings.HasPrefix(text, "Look again: ") {
		tells.Question = text
	} else {
		tells.Headline = text
	}
}

// namesWinner finds that somebody is said to have won.
var namesWinner = regexp.MustCompile(`[^.]* (?:wins, |share the win)[^.]*`)

// nobodyElse puts it into the headline where a text names a winner elsewhere, too.
func (tells telling) nobodyElse(text string) telling {
	if all := namesWinner.FindAllString(text, -1); len(all) > len(namesWinner.FindAllString(tells.Headline, -1)) {
		tells.Headline += fmt.Sprintf(" and elsewhere: %q", all)
	}
	return tells
}

// What is read from a page.
var (
	pageVerdict   = regexp.MustCompile(`(?s)<section id="verdict".*?</section>`)
	pageStanding  = regexp.MustCompile(`(?s)<div id="standing">.*?</div>`)
	pageWhole     = regexp.MustCompile(`(?s)<div class="verdict.*?</div>`)
	pageParagraph = regexp.MustCompile(`<p>(.*?)</p>`)
	pageTag       = regexp.MustCompile(`<[^>]*>`)
)

// toldOnPage is what the verdict of a page tells.
func toldOnPage(page string) telling {
	verdict := pageVerdict.FindString(page)
	tells := scored(verdict, `<summary>(?:<span class="rank">(\d+)\.</span> )?<span class="name">(.*?)</span> <span class="sum">(.*?)</span>`)
	for _, p := range pageParagraph.FindAllStringSubmatch(pageWhole.FindString(verdict), -1)[1:] {
		tells.say(html.UnescapeString(pageTag.ReplaceAllString(p[1], "")))
	}
	return tells.nobodyElse(html.UnescapeString(pageStanding.ReplaceAllString(page, "")))
}

// toldOnBar is what the bar on top of a page tells: the scores, or where those aren't known, but
// totals are, the headline. It has no room for more.
func toldOnBar(page string, want telling) telling {
	bar := pageStanding.FindString(page)
	if headline := pageParagraph.FindStringSubmatch(bar); headline != nil {
		want.Headline = html.UnescapeString(headline[1])
	} else {
		want.Scores = scored(bar, `()<span class="name">(.*?)</span> <strong>(.*?)</strong>`).Scores
	}
	return want
}

// toldOnPaper is what a certificate tells: on it headline and question are one paragraph, which
// is there as it should be or not at all.
func toldOnPaper(text string, names []string, want telling) telling {
	tells := scored(text, `(?m)^(?:(\d+)\. )?`+someName(names)+` (not known|-?\$?[\d.]+(?: to -?\$?[\d.]+)?(?: [a-z]+)?)(?: written: .*)?$`)
	plain := strings.Join(strings.Fields(text), " ")
	if strings.Contains(plain, strings.TrimSpace(want.Headline+" "+want.Question)) {
		tells.Headline, tells.Question = want.Headline, want.Question
	} else {
		tells.Headline = plain
	}
	return tells.nobodyElse(plain)
}
