package templates

import (
	"embed"
	"io/fs"
)

//go:embed pages/*.html
var pages embed.FS

// Pages returns the templates of the web app's pages. Each file defines the
// block "main" of one page; base.html is what stands round it.
func Pages() fs.FS {
	sub, err := fs.Sub(pages, "pages")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return sub
}
