package program_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
)

// BenchmarkCold starts the program anew for each of some commands, in turns with a Go
// program that does nothing and one that writes a page by fpdf as it comes. It reports
// what a process takes of the processors.
func BenchmarkCold(b *testing.B) {
	folder := b.TempDir()
	ours, empty, plain := filepath.Join(folder, "saddlebag"), filepath.Join(folder, "empty"), filepath.Join(folder, "plain")
	source := filepath.Join(folder, "empty.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o600); err != nil {
		b.Fatal(err)
	}
	for program, from := range map[string]string{ours: "..", empty: source, plain: "./testdata/plain"} {
		if out, err := exec.Command("go", "build", "-o", program, from).CombinedOutput(); err != nil {
			b.Fatalf("%v: %s", err, out)
		}
	}
	for _, command := range [][]string{
		{"roll", "3d6", "--seed", "1"},
		{"print", "coal-n-write", "worksheet", "-o", "-"},
		{"print", "coal-n-write", "-o", "-"},
		{"print", "rin-tin-tin", "-o", "-"},
		{"print", "maloneys-inheritance", "-o", "-"},
		{"print", "forty-niners", "-o", "-"},
		{"print", "goldfever", "-o", "-"},
	} {
		b.Run(coldName(command), func(b *testing.B) {
			var own, peer, floor programtest.BenchRounds
			for b.Loop() {
				own.Took = append(own.Took, processTime(b, ours, command...))
				peer.Took = append(peer.Took, processTime(b, plain))
				floor.Took = append(floor.Took, processTime(b, empty))
			}
			own.Each, peer.Each, floor.Each = 1, 1, 1
			b.ReportMetric(own.Median()*1000, "cpu-ms")
			b.ReportMetric(peer.Median()*1000, "plain-cpu-ms")
			b.ReportMetric(floor.Median()*1000, "empty-cpu-ms")
		})
	}
}

// processTime is how long the processors work for a process.
func processTime(b *testing.B, program string, arguments ...string) time.Duration {
	b.Helper()
	cmd := exec.Command(program, arguments...)
	if err := cmd.Run(); err != nil {
		b.Fatalf("%v: %v", arguments, err)
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
}

// coldName is a command without where its document goes.
func coldName(command []string) string {
	return strings.TrimSuffix(strings.Join(command, "_"), "_-o_-")
}
