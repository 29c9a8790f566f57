package sheetstest

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"saddlebag/scoring/house"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// ownTried is how many data of people's own are tried, unless SOAK_OWN says otherwise.
const ownTried = 30

// placed is what a refusal of data begins with: the file, a line and a column.
var placed = regexp.MustCompile(`^[a-z-]+: own\.yaml:\d+:\d+: `)

// Own tests that data of people's own print as well as ours, whatever the names and
// counts in them: all sheets of a night are made, what lies on them fits, boxes hold a
// pencil, and type can be read; or the data are refused, with a place in them. Draw gives
// any that a game can be played by; not one in three may be refused.
func Own(t *testing.T, title sheets.Title, draw func(*rapid.T) any) {
	t.Helper()
	tried := ownTried
	if text, soaks := os.LookupEnv("SOAK_OWN"); soaks {
		var err error
		if tried, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	data, refused := rapid.Custom(func(t *rapid.T) any { return draw(t) }), 0
	for i := range tried {
		text, err := json.MarshalIndent(data.Example(i), "", " ")
		if err != nil {
			t.Fatal(err)
		}
		if !prints(t, title, string(text), i) {
			refused++
		}
		if t.Failed() {
			t.Fatalf("by the data %d:\n%s", i, text)
		}
	}
	t.Logf("%d of %d data are refused", refused, tried)
	if 3*refused > tried {
		t.Errorf("%d of %d data are refused", refused, tried)
	}
}

// prints tests what is printed by house data; false where it is refused.
func prints(t *testing.T, title sheets.Title, text string, seed int) bool {
	t.Helper()
	if _, err := title.Game.ReadHouse("own.yaml", []byte(text)); err != nil {
		var wrong *house.Error
		if !errors.As(err, &wrong) || wrong.Line == 0 {
			t.Errorf("no place in the data is told: %v", err)
		}
		t.Log(err)
		return false
	}
	players := smallest(title, text)
	if seed%2 == 0 {
		players = largest(title, text)
	}
	job, ok := tableOf(title, text, players, nil)
	if !ok {
		t.Fatal("no game can be made")
	}
	job.House, job.Data = false, "A Sheet of Our Own"
	job.Where = func(field string) string { return house.Where("own.yaml", []byte(text), field) }
	f := fitting{writes: seed%3 == 0, t: t, title: title, job: job, pages: map[string][]press.Page{}, laid: map[laidKey]panel.Laid{}, what: fmt.Sprint("own data ", seed), leastName: leastType}
	for _, s := range title.Sheets {
		pages, err := press.Pages([]press.Sheet{s}, job, 1)
		switch {
		case err == nil:
			f.pages[s.Name] = pages
		case !s.InDefaultSet:
			f.pages[s.Name] = nil
		case placed.MatchString(err.Error()):
			t.Log(err)
			return false
		default:
			t.Errorf("%s: %v", s.Name, err)
		}
	}
	f.checkPlaces()
	for _, s := range title.Sheets {
		f.checkList(s.Name, f.pages[s.Name])
	}
	return true
}

// largest is how many players house data is for at the most.
func largest(title sheets.Title, text string) int {
	for n := title.Game.Info().MaxPlayers; n > title.Game.Info().MinPlayers; n-- {
		if _, ok := tableOf(title, text, n, nil); ok {
			return n
		}
	}
	return title.Game.Info().MinPlayers
}

// checkList tests the type on pages, and that they stay within their margins.
func (f fitting) checkList(sheet string, pages []press.Page) {
	for _, page := range pages {
		list, err := page.List()
		if err != nil {
			f.t.Fatalf("%s: %s: %v", f.what, sheet, err)
		}
		for _, m := range typeLine.FindAllStringSubmatch(list, -1) {
			if size, err := strconv.ParseFloat(m[1], 64); err != nil || size < leastType-0.001 {
				f.t.Errorf("%s: %s: type of %s points: %s", f.what, sheet, m[1], m[2])
			}
			if strings.HasSuffix(m[2], "…\"") {
				f.t.Errorf("%s: %s: words are left out after %s", f.what, sheet, m[2])
			}
		}
	}
	if len(pages) > 0 && f.writes {
		if _, err := press.Write(f.t.Context(), io.Discard, pages, Options(f.title)); err != nil {
			f.t.Errorf("%s: %s: %v", f.what, sheet, err)
		}
	}
}

// Extreme is a number of a range, often the least or the most.
func Extreme(t *rapid.T, least, most int, label string) int {
	return rapid.OneOf(rapid.Just(least), rapid.Just(most), rapid.IntRange(least, most)).Draw(t, label)
}

// syllables are what names are made of.
var syllables = []string{"Ham", "burg", "Łó", "dź", "Wien", "San ", "Île", "ñor", "Мо", "сква", "W", "i", "Köln-", "Ágios ", "mmm", "o"}

// Name is a name of 1 to most characters, of many languages.
func Name(t *rapid.T, most int, label string) string {
	var name []rune
	for long := Extreme(t, 1, most, label); len(name) < long; {
		name = append(name, []rune(rapid.SampledFrom(syllables).Draw(t, label))...)
	}
	name = name[:min(len(name), most)]
	if last := len(name) - 1; name[last] == ' ' {
		name[last] = 'n'
	}
	return string(name)
}
