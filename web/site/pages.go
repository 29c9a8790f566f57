package site

import (
	"html/template"
	"io/fs"
	"strings"
	"sync"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
)

// A Frame is what every page has; each page's struct embeds it.
type Frame struct {
	Title speech.Text
	Icon  art.Icon // beside the title
	Here  string   // the address of the page in the bar, if it has one there
	Game  string   // the game whose spot colour the page has, if any
}

// pages are the templates of a language by the names of their files. Each is read when it's first
// wanted: a phone that is its own server begins anew again and again, and shows few of them.
type pages map[string]func() *template.Template

// partsFile has the parts that several pages are made of.
const partsFile = "parts.html"

// pagesOf are the templates in a language: each page with the frame that base.html is and with
// the parts. The parts of a long page are in files beside its own: table.turn.html belongs to
// table.html. More are the site's own functions beside those that draw. The files are our own,
// and what is wrong in one is found by the tests: it panics.
func pagesOf(files fs.FS, l *speech.Language, more template.FuncMap) (pages, error) {
	const baseFile = "base.html"
	base := sync.OnceValue(func() *template.Template {
		frame := template.New(baseFile).Funcs(templateFuncs).Funcs(sayFuncs(l)).Funcs(more)
		return template.Must(frame.ParseFS(files, baseFile, partsFile))
	})
	names, err := fs.Glob(files, "*.html")
	all := pages{}
	for _, file := range names {
		name, _, _ := strings.Cut(file, ".")
		if file != baseFile && file != partsFile {
			all[name] = sync.OnceValue(func() *template.Template {
				return template.Must(template.Must(base().Clone()).ParseFS(files, name+".*html"))
			})
		}
	}
	return all, err
}
