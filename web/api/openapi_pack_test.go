package api_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/klauspost/compress/gzip"

	"saddlebag/sheets/sheetstest"
	"saddlebag/web/api"
)

// What the program holds compressed is openapi.json.
func TestPackedOpenAPI(t *testing.T) {
	document, err := os.ReadFile("openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	if *sheetstest.Update {
		packOpenAPI(t, document)
	}
	if !bytes.Equal(api.OpenAPIDocument(), document) {
		t.Error("openapi.json.gz holds another document: -update packs it anew")
	}
}

func packOpenAPI(t *testing.T, document []byte) {
	t.Helper()
	var packed bytes.Buffer
	z, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write(document); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("openapi.json.gz", packed.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
