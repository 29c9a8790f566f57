package templates

import (
	"embed"
	"io/fs"
)

//go:embed pages/*.html
var pages embed.FS

//go:embed words/*/*.toml
var words embed.FS

// Pages returns the templates of the web app's pages. Each file defines the
// block "main" of one page; base.html is what stands round it.
func Pages() fs.FS { return within(pages, "pages") }

// Words returns the messages that people read: a folder for each language, with a file for
// each room. They have the form of go-i18n, which translators have tools for.
func Words() fs.FS { return within(words, "words") }

// within is a folder of files that are part of the program.
func within(files embed.FS, folder string) fs.FS {
	sub, err := fs.Sub(files, folder)
	if err != nil {
		panic(err)
	}
	return sub
}
