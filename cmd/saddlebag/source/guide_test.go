package source

import (
	"context"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/sheets/example"
)

// withExample is the program as if the small game were in its list: what a
// newcomer makes of it who follows CONTRIBUTING.md.
func withExample() {
	titles.List = append(titles.List, example.Title)
	os.Exit(program.Run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// The files that the guide for newcomers names are there.
func TestGuideNamesWhatThereIs(t *testing.T) {
	guide := programtest.Read(t, "../../../CONTRIBUTING.md")
	named := regexp.MustCompile("`((?:cmd|scoring|sheets|speech|templates|web)/[a-z0-9_/.*-]+)`").FindAllStringSubmatch(guide, -1)
	if len(named) < 20 {
		t.Errorf("only %d files are named", len(named))
	}
	for _, name := range named {
		if found, err := filepath.Glob(filepath.Join("../../..", name[1])); err != nil || len(found) == 0 {
			t.Errorf("there is no %s", name[1])
		}
	}
}

// The tests that the guide says to run are there: each package, and each function
// after -run or -fuzz.
func TestGuideNamesTestsThereAre(t *testing.T) {
	guide := programtest.Read(t, "../../../CONTRIBUTING.md")
	commands := regexp.MustCompile("go test \\./([a-z/]+)([^`\n]*)`").FindAllStringSubmatch(guide, -1)
	if len(commands) < 10 {
		t.Errorf("only %d tests are named", len(commands))
	}
	for _, c := range commands {
		files, err := filepath.Glob(filepath.Join("../../..", c[1], "*_test.go"))
		if err != nil || len(files) == 0 {
			t.Errorf("%s has no tests", c[1])
		}
		var text strings.Builder
		for _, file := range files {
			text.WriteString(programtest.Read(t, file))
		}
		for _, name := range regexp.MustCompile("(?:Test|Fuzz)[A-Za-z]+").FindAllString(c[2], -1) {
			if !strings.Contains(text.String(), "func "+name+"(") {
				t.Errorf("%s has no %s", c[1], name)
			}
		}
	}
}

// What the guide tells a newcomer to type works, in its order, in one folder.
func TestGuide(t *testing.T) {
	typed, dir := 0, t.TempDir()
	for line := range strings.Lines(programtest.Read(t, "../../../CONTRIBUTING.md")) {
		if command, ok := strings.CutPrefix(line, "saddlebag "); ok {
			programtest.Shell(t, dir, "saddlebag-with-example "+command)
			typed++
		}
	}
	if typed == 0 {
		t.Error("the guide has no command to type")
	}
}

// The small game can be copied as the guide says: what comes of it is a game by
// another name that builds, and so do its tests. It is copied elsewhere, and laid over
// the folders of the program, so that no more is built than what is new.
func TestGuideCopies(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, folder := range []string{"scoring/example", "sheets/example", "templates/nugget", "templates/words/en"} {
		if err := os.CopyFS(filepath.Join(dir, folder), os.DirFS(filepath.Join("../../..", folder))); err != nil {
			t.Fatal(err)
		}
	}
	copies := regexp.MustCompile("(?s)\n```\n(cp .*?)go test (.*?)\n```\n").FindStringSubmatch(programtest.Read(t, "../../../CONTRIBUTING.md"))
	if copies == nil {
		t.Fatal("the guide copies nothing")
	}
	programtest.Shell(t, dir, copies[1])
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	var over struct{ Replace map[string]string } // as -overlay reads it
	over.Replace = map[string]string{}
	if err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		at, err := filepath.Rel(dir, file)
		over.Replace[filepath.Join(root, at)] = file
		return err
	}); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(over)
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	programtest.Write(t, overlay, string(text))
	programtest.Shell(t, root, "go test -c -vet=off -o /dev/null -overlay "+overlay+" "+copies[2])
}
