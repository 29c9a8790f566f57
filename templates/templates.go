// Package templates holds what can be replaced without compiling: the house
// data of the games, <game>/<name>.yaml, and the page templates of the web app,
// pages/<page>.html, built into the program. A user's own house data takes the
// place of ours by --data.
//
// Here lie only the files and the way to find them. What a file means is known
// to who reads it; this package imports nothing of the project.
package templates

import (
	"embed"
	"path"
	"slices"
	"strings"
)

//go:embed */*.yaml
var files embed.FS

const suffix = ".yaml"

// House returns the house data of a game by its name, as YAML.
func House(game, name string) ([]byte, bool) {
	if !slices.Contains(Houses(game), name) { // a name is no path
		return nil, false
	}
	text, err := files.ReadFile(path.Join(game, name+suffix))
	return text, err == nil
}

// Houses lists the names of the house data of a game, sorted; none for a game
// that has no data.
func Houses(game string) []string {
	entries, err := files.ReadDir(game)
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), suffix))
	}
	return names
}
