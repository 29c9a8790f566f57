package info

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/web/site"
)

// The sizes of the icon, in pixels: of a browser's tab, of phones that put the web app
// among their own.
const (
	tabIcon   = 48
	appleIcon = 180
	smallIcon = 192
	largeIcon = 512
)

// appIcons are the icon in each size, drawn when it is first asked for.
func appIcons() map[int]func() ([]byte, error) {
	icons := map[int]func() ([]byte, error){}
	for _, size := range []int{tabIcon, appleIcon, smallIcon, largeIcon} {
		icons[size] = sync.OnceValues(func() ([]byte, error) { return drawAppIcon(size) })
	}
	return icons
}

// drawAppIcon draws the burro before the sun, so far inside that a phone may cut the
// corners off.
func drawAppIcon(size int) ([]byte, error) {
	const inch, about = 25.4, 60.0 // mm; as large as a page with margins has to be
	dpi := int(float64(size) / about * inch)
	side := float64(size) / float64(dpi) * inch
	page := press.Page{Size: canvas.Size{W: side, H: side}, Name: "Saddlebag", Decor: func(c canvas.Canvas) {
		c.Path(canvas.Circle(side/2, side/2, 0.4*side), canvas.Paint{Fill: canvas.Spot})
		art.DrawIcon(c, art.Burro, 0.22*side, 0.22*side, 0.56*side, canvas.Black)
	}}
	pictures, _, err := press.PNG(context.Background(), []press.Page{page}, press.Options{Spot: canvas.RGB{R: 0xd9, G: 0xa4, B: 0x41}, Margin: 5}, dpi)
	if err != nil {
		return nil, err
	}
	return pictures[0], nil
}

// keptADay is what browsers are told of what seldom changes and has an address of
// their choice.
const keptADay = "public, max-age=86400"

// appIcon sends the icon in a size.
func (h *handlers) appIcon(w http.ResponseWriter, r *http.Request) error {
	size, _ := strconv.Atoi(mux.Vars(r)["size"])
	draw, ok := h.icons[size]
	if !ok {
		return site.Refuse(http.StatusNotFound, "info.no-icon")
	}
	picture, err := draw()
	if err != nil {
		return err
	}
	return sendIcon(w, r, "image/png", picture)
}

// favicon sends the icon to browsers that ask for it by its oldest name: a PNG file in
// the envelope of such icons.
func (h *handlers) favicon(w http.ResponseWriter, r *http.Request) error {
	picture, err := h.icons[tabIcon]()
	if err != nil {
		return err
	}
	head := struct {
		Reserved, Kind, Count         uint16
		Width, Height, Colours, Empty uint8
		Planes, Bits                  uint16
		Length, Offset                uint32
	}{Kind: 1, Count: 1, Width: tabIcon, Height: tabIcon, Planes: 1, Bits: 32, Length: uint32(len(picture))}
	head.Offset = uint32(binary.Size(head))
	var b bytes.Buffer
	if err := binary.Write(&b, binary.LittleEndian, head); err != nil {
		return err
	}
	b.Write(picture)
	return sendIcon(w, r, "image/x-icon", b.Bytes())
}

func sendIcon(w http.ResponseWriter, r *http.Request, kind string, data []byte) error {
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Cache-Control", keptADay)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
	return nil
}

// manifest has a phone put the web app among its own, in the language that the address names:
// browsers ask for it without cookies.
func (h *handlers) manifest(w http.ResponseWriter, r *http.Request) error {
	l, _ := speech.For(r.URL.Query().Get("lang"))
	about, err := json.Marshal(l.Of("info.manifest"))
	if err != nil {
		return err
	}
	return sendIcon(w, r, "application/manifest+json", fmt.Appendf(nil, manifest, about))
}

//nolint:misspell // as its standard has it
const manifest = `{
  "name": "Saddlebag", "short_name": "Saddlebag", "start_url": "./", "display": "standalone",
  "description": %s,
  "background_color": "#f5eedd", "theme_color": "#f5eedd",
  "icons": [
    {"src": "icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
  ]
}
`
