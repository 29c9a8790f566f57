package serve

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/web/site"
)

func TestWelcome(t *testing.T) {
	const kept = "your tables are in night.db\npress Ctrl-C to stop the server; your tables are back at the next start\n"
	const note = "over https, phones could also load a table again while they're offline: see --tls-cert\n" + kept
	plain := addresses{here: []string{"http://localhost:8080/"}, near: []site.Address{{URL: "http://192.168.1.20:8080/"}, {URL: "http://10.0.0.5:8080/"}}}
	safe := addresses{near: []site.Address{{URL: "https://192.168.1.20:8443/"}}}
	alone := addresses{here: []string{"http://127.0.0.1:8080/"}}
	lost := addresses{here: []string{"http://localhost:8080/"}, near: []site.Address{{URL: "http://172.18.0.2:8080/", Doubtful: true}}, lost: true}
	const asks = "http://localhost:8080/\nhttp://172.18.0.2:8080/\n\nphones might not reach this server: none of these addresses seems to be on your network\n"
	for _, test := range []struct {
		name     string
		at       addresses
		terminal bool
		begins   string
		code     string // what its code leads to; empty for none
		ends     string
	}{
		{"no terminal", plain, false, "http://localhost:8080/\nhttp://192.168.1.20:8080/\nhttp://10.0.0.5:8080/\n", "", "10.0.0.5:8080/\n"},
		{"terminal", plain, true, "http://localhost:8080/\nhttp://192.168.1.20:8080/\nhttp://10.0.0.5:8080/\n", "http://192.168.1.20:8080/", note},
		{"over TLS", safe, true, "https://192.168.1.20:8443/\n", "https://192.168.1.20:8443/", "\x1b[0m\n\n" + kept},
		{"behind a proxy", alone.known("https://games.example"), true, "http://127.0.0.1:8080/\nhttps://games.example/\n", "https://games.example/", "\x1b[0m\n\n" + kept},
		{"a container", lost, true, asks, "", "or enter it in the browser when you invite people\n\n" + kept},
		{"a container with its address", lost.known("http://192.168.1.20:8080"), true, "http://localhost:8080/\nhttp://192.168.1.20:8080/\nhttp://172.18.0.2:8080/\n", "http://192.168.1.20:8080/", note},
		{"this machine alone", alone, true, "http://127.0.0.1:8080/\n" + kept, "", kept},
	} {
		var b bytes.Buffer
		if err := welcome(&b, test.at, "night.db", test.terminal); err != nil {
			t.Fatal(err)
		}
		said := b.String()
		if !strings.HasPrefix(said, test.begins) || !strings.HasSuffix(said, test.ends) {
			t.Errorf("%s: %q", test.name, said)
		}
		if got := scanned(t, said); got != test.code {
			t.Errorf("%s: the code leads to %q, want %q", test.name, got, test.code)
		}
	}
}

// scanned is what a reader of QR codes finds on a terminal; nothing where no
// code is drawn.
func scanned(t *testing.T, screen string) string {
	t.Helper()
	const module = 4 // pixels
	var rows [][]rune
	for line := range strings.Lines(screen) {
		if code, ok := strings.CutPrefix(line, blackOnWhite); ok {
			rows = append(rows, []rune(strings.TrimSuffix(code, asBefore+"\n")))
		}
	}
	if len(rows) == 0 {
		return ""
	}
	picture := image.NewGray(image.Rect(0, 0, len(rows[0])*module, len(rows)*2*module))
	for y := range picture.Rect.Max.Y {
		for x := range picture.Rect.Max.X {
			black := "▀█" // in its upper half
			if y/module%2 == 1 {
				black = "▄█"
			}
			if !strings.ContainsRune(black, rows[y/module/2][x/module]) {
				picture.Pix[picture.PixOffset(x, y)] = 0xff
			}
		}
	}
	return scannedFrom(t, picture)
}

// scannedFrom is what a reader of QR codes finds in a picture.
func scannedFrom(t *testing.T, picture image.Image) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "code.png")
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	text, err := exec.Command("zbarimg", "--quiet", "--raw", file).Output()
	if err != nil {
		t.Fatalf("zbarimg: %v", err)
	}
	return strings.TrimSpace(string(text))
}
