package site

import (
	"bytes"
	"net/http"
)

// Render sends a page, whole or not at all.
func (s *Site) Render(w http.ResponseWriter, status int, name string, page any) error {
	var b bytes.Buffer
	if err := s.pages[name].Execute(&b, page); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if w.Header().Get("Cache-Control") == "" {
		w.Header().Set("Cache-Control", "no-cache")
	}
	w.WriteHeader(status)
	_, err := w.Write(b.Bytes())
	if err != nil {
		s.Log.Debug("the reader has gone", "error", err)
	}
	return nil
}

// RenderPart sends a part of a page, for a script to put into it.
func (s *Site) RenderPart(w http.ResponseWriter, name, part string, data any) error {
	var b bytes.Buffer
	if err := s.pages[name].ExecuteTemplate(&b, part, data); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(b.Bytes()) // fails only where nobody reads it
	return nil
}
