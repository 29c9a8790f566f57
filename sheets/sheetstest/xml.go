package sheetstest

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
)

// Elements reads a picture as XML: it fails where it is none, and returns the
// Elements in their order.
func Elements(t *testing.T, svg string) []xml.StartElement {
	t.Helper()
	var all []xml.StartElement
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			all = append(all, e.Copy())
		}
	}
}

// Attribute is the value of an attribute; empty where the element has none.
func Attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
