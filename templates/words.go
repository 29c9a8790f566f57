package templates

import (
	"embed"
	"io/fs"
)

//go:embed words/*/*.toml
var words embed.FS

// Words returns the messages that people read: a folder for each language, with a file for
// each room. They have the form of go-i18n, which translators have tools for.
func Words() fs.FS {
	sub, err := fs.Sub(words, "words")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return sub
}
