package serve

import (
	"log/slog"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/web"
)

// benchConfig is how benchmarks that need no process of their own serve.
func benchConfig(tb testing.TB) web.Config {
	tb.Helper()
	s := &command.Settings{Addr: "127.0.0.1:0", Paper: "a4", Log: "text", LogLevel: "info", Limits: "off"}
	config, err := webConfig(s, slog.New(slog.DiscardHandler))
	if err != nil {
		tb.Fatal(err)
	}
	return config
}

// TestBenchConfig sees that the settings of benchmarks are such as the program takes: no
// other test starts a benchmark.
func TestBenchConfig(t *testing.T) {
	t.Parallel()
	if _, err := web.New(benchConfig(t)); err != nil {
		t.Fatal(err)
	}
}
