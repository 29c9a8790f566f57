package site

import (
	"bytes"
	"fmt"
	"path"

	"saddlebag/sheets"
)

// An asset is a static file with its ETag.
type asset struct {
	data []byte
	etag string
}

// newAsset has a weak tag: compressed or not, the file is the same, but not its
// bytes.
func newAsset(data []byte) asset {
	return asset{data, "W/" + ETag(data)}
}

// makeAssets are the files of the folder static, the fonts, and the spot
// colours of the titles.
func makeAssets(titles []sheets.Title) (map[string]asset, error) {
	entries, err := static.ReadDir("static")
	if err != nil {
		return nil, err
	}
	all := map[string]asset{
		"games.css": newAsset(spots(titles)),
		"icon.svg":  newAsset([]byte(icon(sheets.Burro))),
	}
	for _, e := range entries {
		data, err := static.ReadFile(path.Join("static", e.Name()))
		if err != nil {
			return nil, err
		}
		all[e.Name()] = newAsset(data)
	}
	for _, f := range sheets.WebFonts() {
		all[f.Name+".ttf"] = newAsset(f.Data)
	}
	return all, nil
}

// spots is the style sheet with the games' colours. In the dark they are mixed
// with white until they can be read; what will be printed is as printed.
func spots(titles []sheets.Title) []byte {
	var b bytes.Buffer
	rule := func(id string, c sheets.RGB) {
		fmt.Fprintf(&b, ".game-%s { --spot: #%02x%02x%02x; }\n", id, c.R, c.G, c.B)
	}
	for _, t := range titles {
		rule(t.Game.Info().ID, t.Spot)
	}
	b.WriteString("@media (prefers-color-scheme: dark) {\n") //nolint:misspell // as CSS has it
	for _, t := range titles {
		rule(t.Game.Info().ID, sheets.RGB{R: paler(t.Spot.R), G: paler(t.Spot.G), B: paler(t.Spot.B)})
	}
	b.WriteString("}\n")
	for _, t := range titles {
		rule(t.Game.Info().ID+" .paper", t.Spot)
	}
	return b.Bytes()
}

// paler is halfway to white.
func paler(part uint8) uint8 { return part + (255-part)/2 }
