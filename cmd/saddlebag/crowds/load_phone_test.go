package crowds

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
)

// A loadPhone is a phone at a table: it follows the stream of its seat, and
// notes how late it is told of what others enter.
type loadPhone struct {
	table *loadTable
	seat  int
	at    string // address of its page
	told  chan int

	seen int // number of the last entry that it was told of
	late []time.Duration
	err  error
}

// listen follows the stream until it ends. Ready is called once the phone shows
// the table.
func (p *loadPhone) listen(ctx context.Context, ready func()) {
	defer close(p.told)
	p.err = p.follow(ctx, ready)
}

func (p *loadPhone) follow(ctx context.Context, ready func()) error {
	return programtest.FollowStream(ctx, p.at, "", "", func(seen int, _ string) error {
		if err := p.take(seen); err != nil {
			return err
		}
		if ready != nil {
			ready()
			ready = nil
		}
		return nil
	})
}

// take notes when the phone is told of entries.
func (p *loadPhone) take(seen int) error {
	now := time.Now()
	p.table.mu.Lock()
	defer p.table.mu.Unlock()
	begun, sent := p.table.begun, len(p.table.sent)
	if seen < p.seen || seen > begun+sent {
		return fmt.Errorf("entry %d after %d, and %d were sent", seen, p.seen, begun+sent)
	}
	for i := p.seen - begun; i < seen-begun; i++ {
		if p.table.by[i] != p.seat {
			p.late = append(p.late, now.Sub(p.table.sent[i]))
		}
	}
	p.seen = seen
	select {
	case <-p.told: // nobody has read it
	default:
	}
	p.told <- seen
	return nil
}

// wait waits until the phone has been told of so many entries.
func (p *loadPhone) wait(tb testing.TB, entries int) {
	patience := time.After(time.Until(waittest.Latest(tb)))
	for {
		select {
		case seen, ok := <-p.told:
			if !ok {
				tb.Fatalf("the stream ended: %v", p.err)
			}
			if seen == entries {
				return
			}
		case <-patience:
			tb.Fatalf("a phone was not told of all %d entries", entries)
		}
	}
}

// enter enters an event as the page's script does, knowing so many entries.
func (p *loadPhone) enter(seen int, event string) error {
	form := url.Values{"seen": {strconv.Itoa(seen)}, "event": {event}, "key": {"k" + strconv.Itoa(seen)}}
	r, err := http.NewRequest(http.MethodPost, p.at+"/enter", strings.NewReader(form.Encode())) //nolint:noctx // the server ends it
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	answer, err := programtest.PhoneClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close() //nolint:errcheck // it has been read
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return err
	}
	var entered struct{ Number int }
	if err := json.Unmarshal(text, &entered); err != nil || entered.Number != seen+1 {
		return fmt.Errorf("status %d: %s", answer.StatusCode, text)
	}
	return nil
}
