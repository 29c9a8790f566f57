package site

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"net/http"
	"time"
)

// SendFile sends something for a browser to save as a file.
func SendFile(w http.ResponseWriter, kind, name string, content []byte) {
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", name))
	h.Set("Cache-Control", "no-store")
	_, _ = w.Write(content) // fails only where nobody reads it
}

// SendPDF sends a document, in the language of its request, under a name, with the headers already set. It sends it whole,
// because making a part takes as much drawing as the whole.
func SendPDF(w http.ResponseWriter, r *http.Request, name string, pdf []byte) {
	h := w.Header()
	Varies(w)
	h.Del("Content-Security-Policy") // browsers show a PDF by a page of their own, which it would hinder
	h.Set("Content-Type", "application/pdf")
	h.Set("Content-Disposition", fmt.Sprintf("inline; filename=%q", name+".pdf"))
	whole := r.Clone(r.Context())
	whole.Header.Del("Range")
	http.ServeContent(w, whole, "", time.Time{}, bytes.NewReader(pdf))
}

// ETag is the name of content.
func ETag(data []byte) string {
	sum := sha256.Sum256(data)
	return fmt.Sprintf(`"%x"`, sum[:16])
}
