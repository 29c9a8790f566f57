package site

import (
	"html/template"
	"io/fs"
	"strings"

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

// pages are the templates by the names of their files.
type pages map[string]*template.Template

// partsFile has the parts that several pages are made of.
const partsFile = "parts.html"

// parsePages reads the templates, which say everything in a language: each page with the frame that base.html is
// and with the parts. The parts of a long page are in files beside its own:
// table.turn.html belongs to table.html. More are the site's own functions beside
// those that draw.
func parsePages(files fs.FS, l *speech.Language, more template.FuncMap) (pages, error) {
	base, err := template.New("base.html").Funcs(templateFuncs).Funcs(sayFuncs(l)).Funcs(more).ParseFS(files, "base.html", partsFile)
	if err != nil {
		return nil, err
	}
	names, err := fs.Glob(files, "*.html")
	if err != nil {
		return nil, err
	}
	all := pages{}
	for _, file := range names {
		name, _, _ := strings.Cut(file, ".")
		if file == base.Name() || file == partsFile || all[name] != nil {
			continue
		}
		page, err := base.Clone()
		if err == nil {
			page, err = page.ParseFS(files, name+".*html")
		}
		if err != nil {
			return nil, err
		}
		all[name] = page
	}
	return all, nil
}
