package source

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// What README.md and each page of docs tell a newcomer to type works: in its order, in one
// folder a page.
func TestReadme(t *testing.T) {
	t.Parallel()
	var typed int
	for _, page := range pages(t) {
		t.Run(filepath.Base(page), func(t *testing.T) {
			n := typeAll(t, programtest.Read(t, page))
			if n == 0 && filepath.Base(page) == "README.md" {
				t.Error("the README has no command to type")
			}
			typed += n
		})
	}
	if typed < 50 {
		t.Errorf("only %d commands were found to type", typed)
	}
}

// pages are the files of README.md and of docs.
func pages(t *testing.T) []string {
	t.Helper()
	docs, err := filepath.Glob("../../../docs/*.md")
	if err != nil || len(docs) == 0 {
		t.Fatalf("no pages in docs: %v", err)
	}
	return append(docs, "../../../README.md")
}

// typeAll types the commands of a page, and counts them.
func typeAll(t *testing.T, page string) (typed int) {
	t.Helper()
	dir := t.TempDir()
	for _, block := range regexp.MustCompile("(?s)\n```\n(.*?)\n```\n").FindAllStringSubmatch(page, -1) {
		if strings.HasPrefix(block[1], "saddlebag 1 ") {
			programtest.Write(t, filepath.Join(dir, "readme.ledger"), block[1]+"\n")
			programtest.Shell(t, dir, "saddlebag check readme.ledger")
			continue
		}
		for line := range strings.Lines(block[1]) {
			if flags, serves := strings.CutPrefix(line, "saddlebag serve"); serves {
				programtest.Serve(t, strings.Fields(flags)...)
				typed++
			} else if strings.HasPrefix(line, "saddlebag ") || strings.HasPrefix(line, "echo ") || strings.Contains(line, "| saddlebag ") {
				programtest.Shell(t, dir, line)
				typed++
			}
		}
	}
	return typed
}

// A command within a sentence exists, and so do its flags.
func TestReadmeNamesWhatThereIs(t *testing.T) {
	t.Parallel()
	named := regexp.MustCompile("`saddlebag ([a-z]+)([^`]*)`")
	flags := regexp.MustCompile("--[a-z][a-z-]*")
	for _, page := range pages(t) {
		for _, command := range named.FindAllStringSubmatch(programtest.Read(t, page), -1) {
			var help, refused strings.Builder
			if code := programtest.Run(t.Context(), []string{command[1], "--help"}, strings.NewReader(""), &help, &refused); code != 0 {
				t.Errorf("%s: %s: %s", filepath.Base(page), command[0], refused.String())
			}
			for _, flag := range flags.FindAllString(command[2], -1) {
				if !strings.Contains(help.String(), " "+flag+" ") {
					t.Errorf("%s: %s: there is no %s", filepath.Base(page), command[0], flag)
				}
			}
		}
	}
}

// The terminal shows what docs/terminal.md says that it shows: each line of the example,
// in its order. A line with "> " in it is what somebody types, behind the prompt.
func TestTerminalExample(t *testing.T) {
	t.Parallel()
	example := regexp.MustCompile("(?s)\n```\n(Coal n' Write.*?)\n```\n").FindStringSubmatch(programtest.Read(t, "../../../docs/terminal.md"))
	if example == nil {
		t.Fatal("there is no example")
	}
	var typed, shown []string
	for line := range strings.Lines(example[1]) {
		line = strings.TrimRight(line, "\n")
		if at := strings.LastIndex(line, "> "); at > 0 {
			typed = append(typed, line[at+2:])
		} else if strings.TrimSpace(line) != "…" {
			shown = append(shown, line)
		}
	}
	file := filepath.Join(t.TempDir(), "example.ledger")
	programtest.Write(t, file, "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\nsheet lode-1\n\n")
	var out, refused strings.Builder
	programtest.Run(t.Context(), []string{"play", file}, strings.NewReader(strings.Join(typed, "\n")+"\n"), &out, &refused)
	left := out.String()
	for _, line := range shown {
		_, after, found := strings.Cut(left, line+"\n")
		if !found {
			t.Fatalf("%q is not shown in its place:\n%s%s", line, out.String(), refused.String())
		}
		left = after
	}
	if got := strings.Count(programtest.Read(t, file), "\nBob claim coal-1 4"); got != 1 {
		t.Errorf("the ledger has Bob's claim %d times", got)
	}
}
