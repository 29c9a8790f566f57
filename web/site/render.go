package site

import (
	"bytes"
	"net/http"

	"saddlebag/web/site/packed"
)

// Render sends a page in the language of a request, whole or not at all.
func (s *Site) Render(w http.ResponseWriter, r *http.Request, status int, name string, page any) error {
	var b bytes.Buffer
	if err := s.Template(Language(r), name).Execute(&b, page); err != nil {
		return err
	}
	s.send(w, status, b.Bytes())
	return nil
}

// RenderKept is Render for a page that shows a version of something to everybody with the
// same key. It makes the page only if it isn't kept from before.
func (s *Site) RenderKept(w http.ResponseWriter, r *http.Request, name, key string, version int64, page func() any) error {
	if s.Shrink == nil || !packed.Accepted(r) {
		return s.Render(w, r, http.StatusOK, name, page())
	}
	key += " " + Language(r).Tag()
	kept := s.sent.Get(key, version)
	if kept == nil {
		var b bytes.Buffer
		if err := s.Template(Language(r), name).Execute(&b, page()); err != nil {
			return err
		}
		if kept = packed.Pack(s.Shrink, b.Bytes()); kept == nil {
			s.send(w, http.StatusOK, b.Bytes())
			return nil
		}
		s.sent.Put(key, version, kept)
	}
	w.Header().Set("Content-Encoding", "gzip")
	s.send(w, http.StatusOK, kept)
	return nil
}

// send sends a page.
func (s *Site) send(w http.ResponseWriter, status int, page []byte) {
	Varies(w)
	w.Header().Set("Content-Type", packed.HTML)
	if w.Header().Get("Cache-Control") == "" {
		w.Header().Set("Cache-Control", "no-cache")
	}
	w.WriteHeader(status)
	if _, err := w.Write(page); err != nil {
		s.Log.Debug("the reader has gone", "error", err)
	}
}

// RenderPart sends a part of a page, for a script to put into it.
func (s *Site) RenderPart(w http.ResponseWriter, r *http.Request, name, part string, data any) error {
	var b bytes.Buffer
	if err := s.Template(Language(r), name).ExecuteTemplate(&b, part, data); err != nil {
		return err
	}
	Varies(w)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(b.Bytes()) // fails only where nobody reads it
	return nil
}
