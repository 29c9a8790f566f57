package speech

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/text/language"
)

// lacking are the messages of English that a language has no text of its own for.
func (l *Language) lacking() []string {
	rooms, err := fs.Glob(English.files, "en/*.toml")
	if err != nil {
		panic(err)
	}
	var all []string
	for _, file := range rooms {
		room := strings.TrimSuffix(path.Base(file), ".toml")
		own := l.read(room)
		for _, m := range English.parse(room) {
			if _, ok := own[m.ID]; !ok {
				all = append(all, room+"."+m.ID)
			}
		}
	}
	slices.Sort(all)
	return all
}

// TestLacking lists the messages that the languages lack. They are said in English, so it
// does not fail: make lint shows them.
func TestLacking(t *testing.T) {
	t.Parallel()
	for _, l := range Languages() {
		if lacks := l.lacking(); len(lacks) > 0 {
			t.Logf("%s lacks %d messages:\n%s", l.Tag(), len(lacks), strings.Join(lacks, "\n"))
		}
	}
	if lacks := Pseudo.lacking(); len(lacks) > 0 {
		t.Errorf("Pseudo lacks %q", lacks)
	}
}

// A language of a few messages lacks all others.
func TestLackingOfFew(t *testing.T) {
	t.Parallel()
	files := fstest.MapFS{"de/speech.toml": {Data: []byte("between = \", \"\nall = \" und \"\nany = \" oder \"\nmoney = \"{amount} $\"\n")}}
	german := &Language{tag: language.German, files: files}
	lacks := german.lacking()
	for name, want := range map[string]bool{"speech.part": true, "cli.usage": true, "speech.all": false, "speech.money": false} {
		if slices.Contains(lacks, name) != want {
			t.Errorf("it lacks %s: %t", name, !want)
		}
	}
	if got := german.Of(Say("speech.part", "part", All{"Ann", "Bob"})); got != "Ann und Bob" {
		t.Errorf("what it lacks is said in English, with its own words: %q", got)
	}
}
