// Package templates holds what can be replaced without compiling: the house data of the
// games, <game>/<name>.yaml, the page templates of the web app, pages/<page>.html, and what
// people read, words/<language>/<room>.toml. All are built into the program. With --data a user's own house data replaces ours.
//
// What all house data of a game has in common is written once, as
// <game>/parts/<part>.yaml, with one top-level key of that name. A file that has the key
// itself doesn't get the part.
//
// If house data changes, it gets a new name. The old file moves to <game>/old, for ledgers
// that name it; nobody is offered it.
//
// This package has only the files and the way to find them. Its callers know what a
// file means; it imports nothing of the project.
package templates

import (
	"bytes"
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:embed */*.yaml */parts/*.yaml */old/*.yaml
var files embed.FS

const (
	suffix = ".yaml"
	parts  = "parts"
	old    = "old"
)

// House returns the house data of a game by its name, as YAML: a whole
// document, with the game's parts after what is its own.
func House(game, name string) ([]byte, bool) { return whole(files, game, name) }

// Houses lists the names of the house data that a game offers, sorted; none for a
// game that has no data.
func Houses(game string) []string { return names(files, game) }

// whole puts the parts of a game, in order of their names, after a file.
func whole(fsys fs.FS, game, name string) ([]byte, bool) {
	folder := game
	if has(fsys, path.Join(game, old), name) {
		folder = path.Join(game, old)
	} else if !has(fsys, game, name) {
		return nil, false
	}
	text, err := fs.ReadFile(fsys, path.Join(folder, name+suffix))
	if err != nil {
		return nil, false
	}
	for _, part := range names(fsys, path.Join(game, parts)) {
		if bytes.Contains(text, []byte("\n"+part+":")) {
			continue
		}
		more, err := fs.ReadFile(fsys, path.Join(game, parts, part+suffix))
		if err != nil {
			return nil, false
		}
		text = slices.Concat(text, []byte("\n"), more)
	}
	return text, true
}

// has says whether a folder has a data file of a name, which is no path.
func has(fsys fs.FS, folder, name string) bool {
	if strings.Contains(name, "/") {
		return false
	}
	_, err := fs.Stat(fsys, path.Join(folder, name+suffix))
	return err == nil
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
