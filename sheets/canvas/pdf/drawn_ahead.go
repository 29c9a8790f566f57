package pdf

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"path"
	"slices"

	"github.com/klauspost/compress/zlib"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/fetched"
	"saddlebag/sheets/typeface"
)

// Some parts are drawn ahead: boards by house data of ours, which take a command that
// prints longer than all else. Each is a file that is fetched from the folder of its game,
// under the name of its template.

// An aheadHead is the first line of a file. The operators follow, compressed.
type aheadHead struct {
	Min, Max [2]float64    // of the extent, mm
	Faces    []canvas.Face // in the order of their first use
}

// findAhead is what was drawn ahead under a name; not ok where nothing was, or it can't be
// fetched. It panics where a file cannot be read: that is a mistake of ours, which every test
// of the drawing finds.
func findAhead(folder, name string) (drawn Content, ok bool) {
	if folder == "" {
		return Content{}, false
	}
	file, err := fetched.File(path.Join(folder, name))
	if err != nil {
		return Content{}, false
	}
	line, packed, _ := bytes.Cut(file, []byte("\n"))
	var head aheadHead
	if err := json.Unmarshal(line, &head); err != nil {
		panic(fmt.Errorf("drawn ahead: %s: %w", name, err))
	}
	drawn.Extent = canvas.Extent{MinX: head.Min[0], MinY: head.Min[1], MaxX: head.Max[0], MaxY: head.Max[1], Some: true}
	for _, face := range head.Faces {
		drawn.fonts = append(drawn.fonts, latin(face))
	}
	drawn.packed = packed
	return drawn, true
}

// DrawAhead draws a part and returns the file to keep for it, with its name. It fails if
// the part needs letters that are not Latin, which such a file cannot hold.
func DrawAhead(p canvas.Part, ink canvas.Ink, spot canvas.RGB) (name string, file []byte, err error) {
	p.Ahead = ""
	made := keyOf(p, ink, spot).draw(p)
	drawn := made.drawn
	head := aheadHead{Min: [2]float64{drawn.MinX, drawn.MinY}, Max: [2]float64{drawn.MaxX, drawn.MaxY}}
	for _, font := range drawn.fonts {
		i := slices.IndexFunc(faces, func(f canvas.Face) bool { return latin(f) == font })
		if i < 0 || len(drawn.missed) > 0 {
			return "", nil, fmt.Errorf("%s asks for %s, %q", p.ID, font.Name, drawn.missed)
		}
		head.Faces = append(head.Faces, faces[i])
	}
	line, err := json.Marshal(head)
	if err != nil {
		return "", nil, err
	}
	packed, err := packedBest(drawn.packed)
	return made.id, slices.Concat(line, []byte("\n"), packed), err
}

// packedBest packs anew, as small as can be: time is there ahead.
func packedBest(packed []byte) ([]byte, error) {
	z, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	var best bytes.Buffer
	w, err := zlib.NewWriterLevel(&best, zlib.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := io.Copy(w, z); err != nil {
		return nil, err
	}
	err = w.Close()
	return best.Bytes(), err
}

// faces are all of them.
var faces = []canvas.Face{canvas.Body, canvas.Bold, canvas.Italic}

// latin is the part of a face that has the letters of the Latin alphabet.
func latin(f canvas.Face) *typeface.Subset {
	return typeface.Shape(f.Style(), "A")[0].Pieces()[0].Subset
}
