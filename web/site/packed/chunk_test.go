package packed

import (
	"bufio"
	"compress/gzip"
	"io"
	"strings"
	"testing"
)

// Chunks of every length can be read as soon as they have come, and the end is one:
// by the decompressor of Go, which checks the sum.
func TestChunksAreReadAtOnce(t *testing.T) {
	in, out := io.Pipe()
	var s Stream
	texts := []string{":\n\n", "", strings.Repeat("a long one, ", 20_000), "{", strings.Repeat("short ", 20), "}\n", strings.Repeat("<g>é</g>", 9_000) + "\n"}
	shared := make([]*Chunk, len(texts))
	for i, text := range texts {
		shared[i] = NewChunk([]byte(text))
	}
	shared[3] = Stored([]byte(texts[3]))
	sent := make(chan []byte, 1)
	go func() {
		defer func() { _ = out.Close() }()
		for p := range sent {
			_, _ = out.Write(p) // into memory
		}
	}()
	sent <- s.Append(nil, shared[0])
	unpacked, err := gzip.NewReader(in)
	if err != nil {
		t.Fatal(err)
	}
	read := bufio.NewReader(unpacked)
	for round := range 2 { // the second time they are compressed already
		for i, text := range texts {
			if i > 0 || round > 0 {
				sent <- s.Append(nil, shared[i])
			}
			got := make([]byte, len(text))
			if _, err := io.ReadFull(read, got); err != nil || string(got) != text { // or waits for ever
				t.Fatalf("chunk %d of %d bytes: read otherwise, %v", i, len(text), err)
			}
		}
	}
	sent <- s.End(nil)
	close(sent)
	if rest, err := io.ReadAll(read); err != nil || len(rest) > 0 {
		t.Errorf("the end is %q, %v", rest, err)
	}
}

// What is repeated is small, and what is the same twice has not always the same length.
func TestChunksAreSmall(t *testing.T) {
	c := NewChunk([]byte(strings.Repeat("the same again ", 1000)))
	lengths := map[int]bool{}
	for range 100 {
		var s Stream
		got := len(s.Append(nil, c))
		if lengths[got] = true; got > len(c.Plain())/20 {
			t.Fatalf("%d bytes of %d", got, len(c.Plain()))
		}
	}
	if len(lengths) < 2 {
		t.Error("the length is always the same")
	}
}
