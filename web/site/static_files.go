package site

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"io/fs"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/web/site/assets"
)

//go:embed static/*
var static embed.FS

// makeAssets are the files of the folder static, the fonts, and the spot
// colours of the titles.
func makeAssets(titles []sheets.Title) (*assets.Set, error) {
	folder, err := fs.Sub(static, "static")
	if err != nil {
		return nil, err
	}
	fonts := canvas.WebFonts()
	later := map[string]assets.File{}
	for _, f := range fonts {
		later[f.Name+".woff"] = f.File
	}
	return assets.New(folder, map[string][]byte{
		"fonts.css": fontFaces(fonts),
		"games.css": spots(titles),
		"icon.svg":  []byte(icon(art.Burro)),
	}, later)
}

// static sends a static file.
func (s *Site) static(w http.ResponseWriter, r *http.Request) error {
	at := mux.Vars(r)
	return s.sendStatic(w, r, at["digest"], at["file"])
}

// StaticFiles calls each with every static file and its address.
func (s *Site) StaticFiles(each func(path string, data []byte) error) error {
	return s.assets.Each(each)
}

// worker sends the service worker.
func (s *Site) worker(w http.ResponseWriter, r *http.Request) error {
	return s.sendStatic(w, r, "", "worker.js")
}

func (s *Site) sendStatic(w http.ResponseWriter, r *http.Request, digest, file string) error {
	found, err := s.assets.Serve(w, r, digest, file)
	if err == nil && !found {
		return Refuse(http.StatusNotFound, "site.nothing-here")
	}
	return err
}

// siteFuncs are what templates know of a site: what its static files are called, which of its
// games it teaches in pictures, and whether it is alone.
func siteFuncs(a *assets.Set, c Config) template.FuncMap {
	return template.FuncMap{
		"teaches": func(game string) bool {
			title, ok := sheets.Find(c.Titles, game)
			return ok && title.Teaches()
		},
		"alone": func() bool { return c.Alone },
		"asset": a.Path, "modules": a.Modules,
		"textFonts": func() ([]string, error) { return textFonts(a) },
	}
}

// textFonts are the addresses of those fonts that every page is set in.
func textFonts(a *assets.Set) ([]string, error) {
	var paths []string
	for _, f := range canvas.WebFonts() {
		if !f.Common || f.Other || f.Face == canvas.Italic {
			continue
		}
		at, err := a.Path(f.Name + ".woff")
		if err != nil {
			return nil, err
		}
		paths = append(paths, at)
	}
	return paths, nil
}

// fontFaces is the style sheet with the fonts. Browsers load those that a page
// has a character of.
func fontFaces(fonts []canvas.WebFont) []byte {
	var b bytes.Buffer
	for _, f := range fonts {
		family, cut := "Saddlebag", ""
		if f.Other {
			family = "Saddlebag Other"
		}
		switch f.Face {
		case canvas.Body:
		case canvas.Bold:
			cut = " font-weight: bold;"
		case canvas.Italic:
			cut = " font-style: italic;"
		}
		fmt.Fprintf(&b, "@font-face { font-family: %q;%s src: url(%q); unicode-range: %s; font-display: swap; }\n",
			family, cut, f.Name+".woff", f.Range)
	}
	return b.Bytes()
}

// spots is the style sheet with the games' colours. In the dark they are mixed
// with white until they can be read; what will be printed is as printed.
func spots(titles []sheets.Title) []byte {
	var b bytes.Buffer
	rule := func(id string, c canvas.RGB) {
		fmt.Fprintf(&b, ".game-%s { --spot: #%02x%02x%02x; }\n", id, c.R, c.G, c.B)
	}
	for _, t := range titles {
		rule(t.Game.Info().ID, t.Spot)
	}
	b.WriteString("@media (prefers-color-scheme: dark) {\n") //nolint:misspell // as CSS has it
	for _, t := range titles {
		rule(t.Game.Info().ID, canvas.RGB{R: paler(t.Spot.R), G: paler(t.Spot.G), B: paler(t.Spot.B)})
	}
	b.WriteString("}\n")
	for _, t := range titles {
		rule(t.Game.Info().ID+" .paper", t.Spot)
	}
	return b.Bytes()
}

// paler is halfway to white.
func paler(part uint8) uint8 { return part + (255-part)/2 }
