package api

import (
	_ "embed" // for the document
	"net/http"
)

// OpenAPIDocument describes the API to programs that make or test its clients.
//
//go:embed openapi.json
var OpenAPIDocument []byte

// openAPI sends the description of the API.
func openAPI(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-cache")
	_, _ = w.Write(OpenAPIDocument) // fails only where nobody reads it
	return nil
}
