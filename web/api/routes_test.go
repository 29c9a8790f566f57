package api

import (
	"slices"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/go-cmp/cmp"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

// Each address of the API is described, and no other.
func TestAPIIsDocumented(t *testing.T) {
	h := handlers{site: new(site.Site), tables: new(table.Tables)}
	var routes, documented []string
	for _, r := range h.routes() {
		routes = append(routes, r.method+" /"+r.path)
	}
	doc, err := openapi3.NewLoader().LoadFromData(OpenAPIDocument())
	if err != nil {
		t.Fatal(err)
	}
	for path, item := range doc.Paths.Map() {
		for method := range item.Operations() {
			documented = append(documented, method+" "+path)
		}
	}
	slices.Sort(routes)
	slices.Sort(documented)
	if diff := cmp.Diff(documented, routes); diff != "" {
		t.Error(diff)
	}
}
