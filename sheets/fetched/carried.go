//go:build !js

package fetched

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed files
var files embed.FS

const folder = "files/"

// File is a file by its name, as "fonts/DejaVuSans.ttf.gz". There may be none.
func File(name string) ([]byte, error) { return files.ReadFile(folder + name) }

// All are the files by their names.
func All() (map[string][]byte, error) {
	all := map[string][]byte{}
	err := fs.WalkDir(files, ".", func(path string, at fs.DirEntry, err error) error {
		if err != nil || at.IsDir() {
			return err
		}
		all[strings.TrimPrefix(path, folder)], err = files.ReadFile(path)
		return err
	})
	return all, err
}
