package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/scoring"
)

// Of every whole game in the testdata of a game that judges sheets, the final
// document is right and agrees with its ledger.
func TestEmitFinal(t *testing.T) {
	folders, err := filepath.Glob("../../scoring/*/testdata/games")
	if err != nil || len(folders) == 0 {
		t.Fatalf("no games: %v", err)
	}
	said := func(args ...string) (string, int) {
		var out, complaint bytes.Buffer
		code := run(t.Context(), args, strings.NewReader(""), &out, &complaint)
		return out.String() + complaint.String(), code
	}
	for _, folder := range folders {
		files, err := filepath.Glob(folder + "/*.ledger")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			title, ok := findTitle(strings.Fields(string(text))[2])
			if _, audits := title.Game.(scoring.Auditor); !ok || !audits || strings.Contains(string(text), "sha256:") {
				continue
			}
			own := ownDataOf(file, string(text), title.Game.Info())
			sheets, code := said(append(own, "check", file, "--emit-final")...)
			if strings.Contains(string(text), "table stop") && code == exitRefused {
				continue
			}
			if code != exitDone {
				t.Errorf("%s: %s", file, sheets)
				continue
			}
			of := filepath.Join(t.TempDir(), "its.final")
			if err := os.WriteFile(of, []byte(sheets), 0o600); err != nil {
				t.Fatal(err)
			}
			report, code := said(append(own, "check", file, "--final", of)...)
			if code != exitDone || !strings.Contains(report, "filled sheets: right\n") || !strings.Contains(report, "the sheets agree with "+file) {
				t.Errorf("%s: exit code %d\n%s", file, code, report)
			}
		}
	}
}

// ownDataOf is the option for a ledger's data that lies beside the games, as it
// does not come with the program.
func ownDataOf(file, text string, info *scoring.Info) []string {
	for line := range strings.Lines(text) {
		if name, ok := strings.CutPrefix(line, info.DataWord+" "); ok {
			beside := filepath.Join(filepath.Dir(file), "..", strings.TrimSpace(name)+".yaml")
			if _, err := os.Stat(beside); err == nil {
				return []string{"--data", beside}
			}
		}
	}
	return nil
}
