package print_test

import (
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/creack/pty"
)

// Who prints pictures at a terminal sees how many are done, in one line that makes room at
// the end for what was printed.
func TestPicturesAreCounted(t *testing.T) {
	t.Parallel()
	name := filepath.Join(t.TempDir(), "night.png")
	cmd := exec.Command("saddlebag", "print", "coal-n-write", "store", "worksheet", "--player", "Ann", "--dpi", "30", "-o", name)
	tty, err := pty.Start(cmd)
	if err != nil {
		t.Fatal(err)
	}
	defer tty.Close()
	shown, _ := io.ReadAll(tty) // ends with an error, as terminals do whose other end is closed
	if err := cmd.Wait(); err != nil {
		t.Fatalf("%v\n%s", err, shown)
	}
	want := "\r1 of 2 pictures\r2 of 2 pictures\r               \r" + strings.TrimSuffix(name, ".png") + "-1.png to "
	if !strings.HasPrefix(string(shown), want) {
		t.Errorf("shown %q, want first %q", shown, want)
	}
}
