// Package assets serves a site's static files under addresses that change with their
// content, so a browser keeps them for good and never asks again.
package assets

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"mime"
	"net/http"
	"path"
	"regexp"
	"slices"
	"sync"
	"time"

	"github.com/klauspost/compress/gzip"

	"saddlebag/web/site/packed"
)

// A Set is the static files of a site. They are in one folder, named by the
// digest of them all, so files that name one another find each other there.
type Set struct {
	digest string
	files  map[string]File
	packed map[string]func() ([]byte, error) // those that gain by it, as small as can be
}

// A File is made when somebody first asks for it, if making it takes long. If it
// changes, its name must, too.
type File func() ([]byte, error)

// Ready is a file that has been made.
func Ready(data []byte) File {
	return func() ([]byte, error) { return data, nil }
}

// New is the files of a folder and others: some already made, and
// some made when they are needed.
func New(folder fs.FS, made map[string][]byte, later map[string]File) (*Set, error) {
	s := &Set{files: maps.Clone(later), packed: map[string]func() ([]byte, error){}}
	all := maps.Clone(made)
	entries, err := fs.ReadDir(folder, ".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		text, err := fs.ReadFile(folder, e.Name())
		if err != nil {
			return nil, err
		}
		if remark := remarks[path.Ext(e.Name())]; remark != nil {
			text = remark.ReplaceAll(text, nil)
		}
		all[e.Name()] = text
	}
	digest := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(digest, "%s %d\n%s", name, len(all[name]), all[name])
		s.files[name] = Ready(all[name])
		if len(all[name]) >= gains && path.Ext(name) != ".mp4" { // films are asked for in parts
			s.packed[name] = sync.OnceValues(func() ([]byte, error) { return pack(all[name]) })
		}
	}
	s.digest = hex.EncodeToString(digest.Sum(nil)[:6])
	return s, nil
}

// remarks are the comments of scripts, which have lines of their own, and of style sheets: they
// are for us, and a phone that comes for the first time would load thousands of bytes of them.
var remarks = map[string]*regexp.Regexp{
	".js":  regexp.MustCompile(`(?m)^[ \t]*//.*\n`),
	".css": regexp.MustCompile(`(?s)/\*.*?\*/\n?`),
}

// gains is how long a file must be to gain by being compressed, in bytes.
const gains = 1 << 10

// pack compresses a file: once for all who ask for it, so it may take its time.
func pack(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(data); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// Path is the address of a file.
func (s *Set) Path(name string) (string, error) {
	if s.files[name] == nil {
		return "", fmt.Errorf("there is no static file %s", name)
	}
	return path.Join("/static", s.digest, name), nil
}

// Each calls do with every file and its address, in order.
func (s *Set) Each(do func(path string, data []byte) error) error {
	for _, name := range slices.Sorted(maps.Keys(s.files)) {
		at, err := s.Path(name)
		if err != nil {
			return err
		}
		data, err := s.files[name]()
		if err != nil {
			return err
		}
		if err := do(at, data); err != nil {
			return err
		}
	}
	return nil
}

// forGood is what browsers are told of what never changes.
const forGood = "public, max-age=31536000, immutable"

// partOnly is the policy of a file that is a part of pages: theirs says what may be loaded.
// It's short, as a page has dozens of such files.
const partOnly = "default-src 'none'"

// Serve sends a file and says whether there is one. If the digest asked for isn't the
// current one, as from a page of an older program, or is missing, the browser must not
// keep the file. A worker, which loads what it wants, is asked for without one.
func (s *Set) Serve(w http.ResponseWriter, r *http.Request, digest, name string) (found bool, err error) {
	file := s.files[name]
	if file == nil {
		return false, nil
	}
	if small := s.packed[name]; small != nil && packed.Accepted(r) {
		file = small
		w.Header().Set("Content-Encoding", "gzip")
	}
	data, err := file()
	if err != nil {
		return true, err
	}
	if digest != "" {
		w.Header().Set("Content-Security-Policy", partOnly)
	}
	w.Header().Set("Content-Type", kind(name))
	w.Header().Set("ETag", `W/"`+s.digest+`"`) // weak: compressed or not, it is the same
	w.Header().Set("Cache-Control", "no-cache")
	if digest == s.digest {
		w.Header().Set("Cache-Control", forGood)
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
	return true, nil
}

// kind is the type of a file: not every system knows those of fonts and films.
func kind(name string) string {
	switch path.Ext(name) {
	case ".woff":
		return "font/woff"
	case ".mp4":
		return "video/mp4"
	}
	return mime.TypeByExtension(path.Ext(name))
}
