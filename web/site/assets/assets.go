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
	"slices"
	"time"
)

// A Set is the static files of a site. They are in one folder, named by the
// digest of them all, so files that name one another find each other there.
type Set struct {
	digest string
	files  map[string]File
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
	s := &Set{files: maps.Clone(later)}
	all := maps.Clone(made)
	entries, err := fs.ReadDir(folder, ".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if all[e.Name()], err = fs.ReadFile(folder, e.Name()); err != nil {
			return nil, err
		}
	}
	digest := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(digest, "%s %d\n%s", name, len(all[name]), all[name])
		s.files[name] = Ready(all[name])
	}
	s.digest = hex.EncodeToString(digest.Sum(nil)[:6])
	return s, nil
}

// Path is the address of a file.
func (s *Set) Path(name string) (string, error) {
	if s.files[name] == nil {
		return "", fmt.Errorf("there is no static file %s", name)
	}
	return path.Join("/static", s.digest, name), nil
}

// forGood is what browsers are told of what never changes.
const forGood = "public, max-age=31536000, immutable"

// Serve sends a file and says whether there is one. If the digest asked for isn't the
// current one, as from a page of an older program, or is missing, the browser must not
// keep the file.
func (s *Set) Serve(w http.ResponseWriter, r *http.Request, digest, name string) (found bool, err error) {
	file := s.files[name]
	if file == nil {
		return false, nil
	}
	data, err := file()
	if err != nil {
		return true, err
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

// kind is the type of a file: not every system knows that of fonts.
func kind(name string) string {
	if path.Ext(name) == ".woff" {
		return "font/woff"
	}
	return mime.TypeByExtension(path.Ext(name))
}
