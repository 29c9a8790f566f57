package alike

import (
	"io"
	"net/http"
	"os/exec"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// The API says of a ledger what the command line says of it, to the byte.
func TestAPIChecksAsTheCommandLine(t *testing.T) {
	const url = "/api/v1/check"
	at := programtest.Serve(t)
	for _, text := range []string{programtest.BrokenLedger, "saddlebag 1 coal-n-write\nplayer <Ann>\n", "saddlebag 1 coal-n-write\nplyer Ann\n", ""} {
		cmd := exec.Command("saddlebag", "check", "--json", "-")
		cmd.Stdin = strings.NewReader(text)
		want, _ := cmd.Output()                                                 // the exit code is that of the findings
		answer, err := http.Post(at+url, "text/plain", strings.NewReader(text)) //nolint:noctx // the test ends with it
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if err != nil || string(got) != string(want) {
			t.Errorf("%q: %v\napi  %s\nhere %s", text, err, got, want)
		}
	}
}
