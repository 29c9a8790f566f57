//go:build !js

package typeface

import "embed"

// names are the fonts of names, which are most of all fonts' bytes.
//
//go:embed packed/Noto*.ttf.gz
var names embed.FS

// ofNames is the packed file of a font of names.
func ofNames(name string) ([]byte, error) { return names.ReadFile(packedFile(name)) }

// FetchedFonts are the packed files that a program in a browser fetches when a name is first
// printed that needs them, by the names that it asks for.
func FetchedFonts() (map[string][]byte, error) {
	fonts := map[string][]byte{}
	for _, f := range []*Font{thai, east} {
		name := f.Name + ".ttf"
		file, err := ofNames(name)
		if err != nil {
			return nil, err
		}
		fonts[name] = file
	}
	return fonts, nil
}
