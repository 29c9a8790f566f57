package api

import (
	"bytes"
	_ "embed"
	"io"
	"net/http"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// packedOpenAPI is openapi.json compressed: as it stands it would be one of the largest
// files in the program.
//
//go:embed openapi.json.gz
var packedOpenAPI []byte

// OpenAPIDocument is the description of the API as JSON. It is shared: read only.
var OpenAPIDocument = sync.OnceValue(func() []byte {
	packed, err := gzip.NewReader(bytes.NewReader(packedOpenAPI))
	if err != nil {
		panic(err) // a mistake of ours, which the tests find
	}
	document, err := io.ReadAll(packed)
	if err != nil {
		panic(err)
	}
	return document
})

// openAPI sends the description of the API.
func openAPI(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-cache")
	_, _ = w.Write(OpenAPIDocument()) // fails only where nobody reads it
	return nil
}
