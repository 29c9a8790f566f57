//go:build unix

package program_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets/sheetstest"
	"saddlebag/templates"
)

// notation is what is the same in every language: commands of the program with what stands
// behind them, flags, words to fill in, files and addresses, and what has numbers in it.
var notation = regexp.MustCompile(`(?m)^  (source <\()?saddlebag .*$|\[(flags|command)\]|--?[a-z][a-z-]*|\b[A-Z][A-Z|…]+\b|\S*[\d/.]\S*`)

// known are words that are the same in every language, beside what games are written with.
var known = strings.Fields(`saddlebag yes no table ann bob cy zed abe cid dot eve sha256 bash zsh fish powershell
	chek version shuffle addr log drain seed ruled no such file or directory`)

// foreign are the words that a terminal shows outside the messages of Pseudo.
func foreign(said string, names map[string]bool) (found []string) {
	for _, w := range regexp.MustCompile(`\pL[\pL'’-]{2,}`).FindAllString(notation.ReplaceAllString(scoringtest.Outside(said), " "), -1) {
		for _, part := range append(strings.Split(strings.ToLower(w), "-"), strings.ToLower(w)) {
			if names[part] {
				w = ""
			}
		}
		if w != "" {
			found = append(found, w)
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// writtenNames are the words that ledgers and house data are written with.
func writtenNames() map[string]bool {
	names := map[string]bool{}
	word := regexp.MustCompile(`\pL[\pL'’]+`)
	add := func(texts ...string) {
		for _, text := range texts {
			for _, w := range word.FindAllString(strings.ToLower(text), -1) {
				names[w] = true
			}
		}
	}
	add(known...)
	for _, cmd := range []string{"backup", "check", "completion", "copy", "data", "games", "help", "licenses", "new", "nights", "play", "print", "roll", "rules", "say", "serve", "site", "tables", "verify", "list", "export", "restore", "delete", "event", "quit", "amend", "player", "config", "ink"} {
		add(cmd)
	}
	for _, t := range titles.List {
		info := t.Game.Info()
		add(info.ID, info.DataWord)
		for _, v := range ledger.AllVerbs(info) {
			add(v.Name, v.Form(), v.Example)
			for _, a := range v.Args {
				add(a.Choices...)
			}
		}
		for _, o := range info.Options {
			add(append(o.Choices, o.Name)...)
		}
		add(t.SheetNames()...)
		for _, name := range templates.Houses(info.ID) {
			text, _ := templates.House(info.ID, name)
			add(name, string(text))
		}
	}
	return names
}

// commands are all that have help.
var commands = []string{"", "games", "print", "new", "say", "play", "check", "export", "verify", "roll", "rules", "data", "serve", "site", "backup", "copy", "tables", "nights", "tables list", "tables export", "tables restore", "tables delete", "licenses", "completion", "help"}

// mistaken are command lines with errors of each kind.
var mistaken = []string{
	"shuffle", "chek", "version", "help shuffle", "--shuffle", "print --papr a4", "print --paper", "print -x", "print ---", "print coal --margin wide", "print coal --copies 0",
	"print", "print poker", "print coal stor", "print coal --ink purple", "print coal --margin 3", "print coal -o x.doc", "print coal --from none.ledger", "print coal result", "print coal --set ones", "print coal --set ones=2", "print coal --player Ann --player Ann",
	"new coal", "new coal --player Ann --data none", "new rin-tin-tin --player Ann", "new coal --player Ann --date soon", "new coal --player Ann --final --depth low",
	"check none.ledger", "check -", "rules coal CW999", "rules coal --odds --verbs", "roll 3d", "roll 0d6", "roll 3d1", "roll fourtyniners", "data coal none", "data coal x --list", "serve --log loud", "serve --drain -1", "serve --tls-cert x", "tables list --db none.db", "tables shuffle", "verify none.json", "verify -", "copy a", "copy a a", "backup", "completion tcsh", "games --config none.yaml", "play none.ledger", "say none.ledger Ann pass",
}

// Whatever the program says in a terminal is in messages.
func TestTerminalSpeaksPseudo(t *testing.T) {
	t.Parallel()
	dir, names := t.TempDir(), writtenNames()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	says := func(stdin string, args ...string) string {
		t.Helper()
		cmd := exec.Command("saddlebag", args...)
		cmd.Env = append(os.Environ(), "SADDLEBAG_LANG=en-XA", "XDG_CONFIG_HOME="+dir)
		cmd.Dir, cmd.Stdin = dir, strings.NewReader(stdin)
		out, _ := cmd.CombinedOutput()
		if found := foreign(string(out), names); len(found) > 0 || len(out) == 0 {
			t.Errorf("saddlebag %s: %q are in no message:\n%s", strings.Join(args, " "), found, out)
		}
		return string(out)
	}
	for _, c := range commands {
		says("", append(strings.Fields(c), "--help")...)
	}

	// Errors of each kind.
	for _, line := range mistaken {
		says("", strings.Fields(line)...)
	}

	// What describes games.
	for _, t := range titles.List {
		id := t.Game.Info().ID
		says("", "rules", id)
		says("", "rules", id, "--verbs")
		says("", "rules", id, "--odds")
	}

	// House data of one's own that is wrong: a list, and a key too many.
	says("", "data", "coal", write("wrong.yaml", "- 1\n"))
	for _, t := range titles.List {
		info := t.Game.Info()
		ours, _ := templates.House(info.ID, info.Data)
		says("", "data", info.ID, write("wrong.yaml", string(ours)+"known: 1\n"))
	}

	// A night: new, say, play, check, print.
	night := write("night.ledger", says("", "new", "coal-n-write", "--player", "Ann", "--player", "Bob"))
	says("", "say", night, "table", "roll", "2+3+4")
	says("", "say", night)
	says("", "say", night, "Ann", "claim", "coal-1", "3")
	says("", "say", night, "Ann", "clam", "coal-1")
	says("", "say", night, "Ann c")
	says("", "say", night, "Zed pass")
	says("?\nhelp\nAnn claim borax-1 4\nc coal-1\n\nx\nu\nu\nU\n99\namend 99 -\namend\nplayer Cy\nBob\nBob dig b1 9\n", "play", night)
	says("", "check", night)
	for _, ledgers := range []string{"coal", "rintintin", "maloney", "fortyniners", "goldfever", "example"} {
		files, err := filepath.Glob("../../../scoring/" + ledgers + "/testdata/broken/*.ledger")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			at, _ := filepath.Abs(file)
			if !strings.Contains(programtest.Read(t, file), "sha256:") && ledgers != "example" {
				says("", "check", "--all", at)
			}
		}
	}
	finals, err := filepath.Glob(programtest.SlippedFinals + "/*.final")
	if err != nil || len(finals) == 0 {
		t.Fatalf("no filled sheets: %v", err)
	}
	for _, file := range finals {
		at, _ := filepath.Abs(file)
		says("", "check", "--all", at)
	}
	says("", "print", "coal-n-write", "-o", "out.pdf", "--player", "Ann", "--force")
	says("", "print", "coal-n-write", "result", "--from", night, "-o", "out.pdf", "--force")
}

// The program says the same in every language: each command has its help, each mistake its
// error, with all that they are about. A line that has words is another one than in English,
// unless it shows what is typed.
func TestTerminalSpeaksLanguages(t *testing.T) {
	t.Parallel()
	dir, names := t.TempDir(), writtenNames()
	says := func(in string, args ...string) (string, int) {
		cmd := exec.Command("saddlebag", args...)
		cmd.Env = append(os.Environ(), "SADDLEBAG_LANG="+in, "XDG_CONFIG_HOME="+dir)
		cmd.Dir = dir
		out, _ := cmd.CombinedOutput()
		return string(out), cmd.ProcessState.ExitCode()
	}
	var lines [][]string
	for _, c := range commands {
		lines = append(lines, append(strings.Fields(c), "--help"))
	}
	for _, line := range mistaken {
		lines = append(lines, strings.Fields(line))
	}
	gap := regexp.MustCompile(`\{[\^_]?[a-z][a-zA-Z]*\}`)
	for _, args := range lines {
		english, code := says("en", args...)
		for _, l := range sheetstest.Languages(strings.Join(args, " ")) {
			said, ends := says(l.Tag(), args...)
			if ends != code || strings.Contains(said, "panic") || gap.MatchString(said) {
				t.Errorf("%s: saddlebag %s exits %d, in English %d:\n%s", l.Tag(), strings.Join(args, " "), ends, code, said)
			}
			for line := range strings.Lines(said) {
				if strings.Contains("\n"+english, "\n"+line) && len(foreign(line, names)) > 1 {
					t.Errorf("%s: saddlebag %s: in English: %s", l.Tag(), strings.Join(args, " "), line)
				}
			}
		}
	}
}
