package house

import (
	"crypto/sha256"
	"runtime"
	"sync"
	"weak"
)

// A Reader reads the documents of one kind, and gives all who read the same text at the
// same time the same value: what is worked out from it is worked out once. It remembers
// no more than is in use, and what it gives is read only.
type Reader[T any] struct {
	// Checks hold a document to what a rulebook asks of it. The first that finds
	// something wrong is told; each can rely on those before it.
	Checks []func(*T, *Document) *Error
	// Finish adds what follows from the document; nil for nothing.
	Finish func(*T)

	known sync.Map // of weak.Pointer[T], by the SHA-256 of the text
}

// Read decodes a document into a T, as [Decode] does, and holds it to the checks. The
// file name is used in errors only. Every error is an *[Error].
func (r *Reader[T]) Read(file string, text []byte) (*T, error) {
	digest := sha256.Sum256(text)
	if known, ok := r.known.Load(digest); ok {
		if v := known.(weak.Pointer[T]).Value(); v != nil {
			return v, nil
		}
	}
	v := new(T)
	doc, err := Decode(file, text, v)
	if err != nil {
		return nil, err
	}
	for _, check := range r.Checks {
		if err := check(v, doc); err != nil {
			return nil, err
		}
	}
	if r.Finish != nil {
		r.Finish(v)
	}
	known := weak.Make(v)
	r.known.Store(digest, known)
	runtime.AddCleanup(v, func(gone weak.Pointer[T]) { r.known.CompareAndDelete(digest, gone) }, known)
	return v, nil
}
