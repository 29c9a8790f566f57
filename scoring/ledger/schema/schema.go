// Package schema reads the steps that bring SQL stores to their current form.
package schema

import "io/fs"

// Steps are the texts of the files in a folder called schema, in the order of their
// names. Each leads from one version to the next.
func Steps(files fs.FS) ([]string, error) {
	names, err := fs.Glob(files, "schema/*.sql")
	if err != nil {
		return nil, err
	}
	texts := make([]string, len(names))
	for i, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		texts[i] = string(text)
	}
	return texts, nil
}
