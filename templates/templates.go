// Package templates holds what can be replaced without compiling: the house
// data of the games, <game>/<name>.yaml, and the page templates of the web app,
// pages/<page>.html, built into the program. A user's own house data takes the
// place of ours by --data.
//
// What all house data of a game have in common is written once, as
// <game>/parts/<part>.yaml, with top-level keys of its own.
//
// Here lie only the files and the way to find them. What a file means is known
// to who reads it; this package imports nothing of the project.
package templates

import (
	"bytes"
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:embed */*.yaml */parts/*.yaml
var files embed.FS

const (
	suffix = ".yaml"
	parts  = "parts"
)

// House returns the house data of a game by its name, as YAML: a whole
// document, with the game's parts after what is its own.
func House(game, name string) ([]byte, bool) { return whole(files, game, name) }

// Houses lists the names of the house data of a game, sorted; none for a game
// that has no data.
func Houses(game string) []string { return names(files, game) }

// whole puts the parts of a game, in order of their names, after a file.
func whole(fsys fs.FS, game, name string) ([]byte, bool) {
	if !slices.Contains(names(fsys, game), name) { // a name is no path
		return nil, false
	}
	paths := []string{path.Join(game, name+suffix)}
	for _, part := range names(fsys, path.Join(game, parts)) {
		paths = append(paths, path.Join(game, parts, part+suffix))
	}
	texts := make([][]byte, len(paths))
	for i, p := range paths {
		text, err := fs.ReadFile(fsys, p)
		if err != nil {
			return nil, false
		}
		texts[i] = text
	}
	return bytes.Join(texts, []byte("\n")), true
}

// names lists the data files of a folder, sorted. Folders in it are none.
func names(fsys fs.FS, folder string) []string {
	entries, err := fs.ReadDir(fsys, folder)
	if err != nil {
		return nil
	}
	var found []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), suffix); ok {
			found = append(found, name)
		}
	}
	return found
}
