package saddlebag_test

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"saddlebag"
)

// phrases are how the texts of licences are told apart.
var phrases = map[string]string{
	"MIT":          "Permission is hereby granted, free of charge",
	"BSD-2-Clause": "Redistribution and use in source and binary forms",
	"BSD-3-Clause": "endorse or promote products derived",
	"Apache-2.0":   "Apache License",
	"Unlicense":    "UNLICENSE",
}

// Notice names all that any release is built with, and nothing else, each with the
// licence that lies beside it.
func TestNoticeNamesEveryModule(t *testing.T) {
	noted := map[string]string{} // licence by module
	for line := range strings.Lines(saddlebag.Notice) {
		if fields := strings.Fields(line); len(fields) > 2 && strings.Contains(fields[0], "/") {
			noted[fields[0]] = line
		}
	}
	built := modules(t)
	for _, module := range slices.Sorted(maps.Keys(built)) {
		line, ok := noted[module]
		delete(noted, module)
		if !ok {
			t.Errorf("NOTICE does not name %s", module)
			continue
		}
		text := licenseText(t, built[module])
		known := false
		for license, phrase := range phrases {
			if !strings.Contains(line, license) {
				continue
			}
			known = true
			if !strings.Contains(strings.Join(strings.Fields(text), " "), phrase) {
				t.Errorf("%s is not under %s: its text has no %q", module, license, phrase)
			}
		}
		if !known {
			t.Errorf("of %s no licence is known", module)
		}
	}
	if len(noted) > 0 {
		t.Errorf("nothing is built with %q", slices.Sorted(maps.Keys(noted)))
	}
}

// modules are those that releases are built with, and the folder of each.
func modules(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, system := range []string{"linux", "darwin", "windows"} {
		cmd := exec.CommandContext(t.Context(), "go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Dir}}{{end}}{{end}}", "./cmd/saddlebag")
		cmd.Env = append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0")
		var errors bytes.Buffer
		cmd.Stderr = &errors
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%v: %s", err, &errors)
		}
		for line := range strings.Lines(string(out)) {
			if module, folder, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
				found[module] = folder
			}
		}
	}
	return found
}

func licenseText(t *testing.T, folder string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "LICENSE*"))
	files = slices.DeleteFunc(files, func(file string) bool {
		info, err := os.Stat(file)
		return err == nil && info.IsDir() // some have a folder of the texts of others besides
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("no licence in %s, %v", folder, err)
	}
	var all strings.Builder
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return all.String()
}
