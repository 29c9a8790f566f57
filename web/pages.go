package web

import (
	"bytes"
	"html/template"
	"io/fs"
	"net/http"
	"strings"

	"saddlebag/sheets"
)

// A frame is what every page has; each page's struct embeds it.
type frame struct {
	Title string
	Icon  sheets.Icon // beside the title
	Here  string      // the address of the page in the bar, if it has one there
	Game  string      // the game whose spot colour the page has, if any
}

// pages are the templates by the names of their files.
type pages map[string]*template.Template

// partsFile has the parts that several pages are made of.
const partsFile = "parts.html"

// parsePages reads the templates: each page with the frame that base.html is
// and with the parts. The parts of a long page are in files beside its own:
// table.turn.html belongs to table.html.
func parsePages(files fs.FS) (pages, error) {
	base, err := template.New("base.html").Funcs(drawings).ParseFS(files, "base.html", partsFile)
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

// render sends a page, whole or not at all.
func (a *app) render(w http.ResponseWriter, status int, name string, page any) error {
	var b bytes.Buffer
	if err := a.pages[name].Execute(&b, page); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if w.Header().Get("Cache-Control") == "" {
		w.Header().Set("Cache-Control", "no-cache")
	}
	w.WriteHeader(status)
	_, err := w.Write(b.Bytes())
	if err != nil {
		a.Log.Debug("the reader has gone", "error", err)
	}
	return nil
}

// renderPart sends a part of a page, for a script to put into it.
func (a *app) renderPart(w http.ResponseWriter, name, part string, data any) error {
	var b bytes.Buffer
	if err := a.pages[name].ExecuteTemplate(&b, part, data); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(b.Bytes()) // fails only where nobody reads it
	return nil
}
