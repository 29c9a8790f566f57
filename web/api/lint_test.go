package api_test

import (
	"os"
	"os/exec"
	"testing"
)

// A public linter finds nothing in the document by the rules that it recommends.
func TestDocumentIsLinted(t *testing.T) {
	const linter = "../../.bin/node_modules/@redocly/cli/bin/cli.js"
	if _, err := os.Stat(linter); err != nil {
		t.Fatalf("%v: make need installs it", err)
	}
	cmd := exec.CommandContext(t.Context(), "node", linter, "lint", "--extends", "recommended", "--max-problems", "20", "openapi.json")
	cmd.Env = append(os.Environ(), "REDOCLY_TELEMETRY=off", "REDOCLY_SUPPRESS_UPDATE_NOTICE=true")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v:\n%s", err, out)
	}
}
