package crowds

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
)

// streamBegan is what followStreams prints when a stream has said something first.
const streamBegan = -1

// followStreams follows the streams of the pages that its input names, a line each, and
// prints the number of the last entry whenever one is told something. What stands after
// "plain" is the address of a stream that says one thing and no more.
func followStreams() {
	said := make(chan int)
	go func() {
		for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
			at, plain := strings.CutPrefix(lines.Text(), "plain ")
			follow := followPage
			if plain {
				follow = followPlain
			}
			go func() { _ = follow(at, said) }() // until the process is killed
		}
	}()
	for seen := range said {
		fmt.Println(seen)
	}
}

func followPage(at string, said chan<- int) error {
	begun := false
	return programtest.FollowStream(context.Background(), at, "", "", func(seen int, _ string) error {
		if !begun {
			begun = true
			said <- streamBegan
		}
		said <- seen
		return nil
	})
}

func followPlain(at string, said chan<- int) error {
	answer, err := programtest.PhoneClient.Get(at) //nolint:noctx // until the process is killed
	if err != nil {
		return err
	}
	defer answer.Body.Close() //nolint:errcheck // it has been read
	if _, err := answer.Body.Read(make([]byte, 1)); err != nil {
		return err
	}
	said <- streamBegan
	_, err = io.Copy(io.Discard, answer.Body)
	return err
}

// A crew are phones in a process of their own, so that they take no memory of the one that
// serves them.
type crew struct {
	to   io.Writer
	told chan int
}

// newCrew starts the process.
func newCrew(b *testing.B) *crew {
	b.Helper()
	cmd := exec.Command("follow-streams")
	to, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	from, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait() // killed
	})
	c := &crew{to, make(chan int)}
	go func() {
		for lines := bufio.NewScanner(from); lines.Scan(); {
			if seen, err := strconv.Atoi(lines.Text()); err == nil {
				select {
				case c.told <- seen:
				case <-b.Context().Done():
				}
			}
		}
	}()
	return c
}

// follow has phones follow some streams, and waits until each has been told something.
func (c *crew) follow(b *testing.B, at ...string) {
	b.Helper()
	go func() {
		for _, one := range at {
			_, _ = fmt.Fprintln(c.to, one) // what is not read is waited for
		}
	}()
	c.wait(b, len(at), streamBegan)
}

// wait waits until phones have been told so often of an entry, or streamBegan so many streams.
func (c *crew) wait(b *testing.B, times, entry int) {
	b.Helper()
	patience := time.After(time.Until(waittest.Latest(b)))
	for times > 0 {
		select {
		case seen := <-c.told:
			if seen == entry {
				times--
			}
		case <-patience:
			b.Fatalf("%d phones were not told", times)
		}
	}
}
