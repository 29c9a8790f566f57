package site

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// taker takes a place for a key and says so, and gives it back when told to.
func taker(t *testing.T, p *places, key string, got chan<- string, goOn <-chan struct{}) {
	t.Helper()
	go func() {
		leave, err := p.take(t.Context(), key)
		if err != nil {
			t.Errorf("%s: %v", key, err)
			return
		}
		got <- key
		<-goOn
		leave()
	}()
}

// One key cannot hold all places, and those that wait come in turn however many
// wait under each.
func TestPlacesAreFair(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPlaces(2, 1)
		p.wait = time.Hour
		got, goOn := make(chan string, 100), make(chan struct{})
		for range 10 {
			taker(t, p, "greedy", got, goOn)
		}
		synctest.Wait()
		if len(got) != 1 {
			t.Errorf("%d places are held by one key", len(got))
		}
		for range 3 {
			taker(t, p, "modest", got, goOn)
			synctest.Wait()
		}
		for range 2 {
			taker(t, p, "other", got, goOn)
			synctest.Wait()
		}
		for range 15 {
			goOn <- struct{}{}
			synctest.Wait()
		}
		close(got)
		var order []string
		for key := range got {
			order = append(order, key)
		}
		if order[0] != "greedy" || order[1] != "modest" || len(order) != 15 {
			t.Fatalf("%d came: %v", len(order), order)
		}
		for i, key := range order[10:] { // those who came with few are through
			if key != "greedy" {
				t.Errorf("%s came as number %d: %v", key, i+11, order)
			}
		}
		if p.free != 2 || len(p.held)+len(p.lines)+len(p.turns)+p.waiting > 0 {
			t.Errorf("left behind: %+v", p)
		}
	})
}

// Who has gone waits no longer, who waits too long is sent away, and a line is
// only so long.
func TestPlacesAreLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPlaces(1, 1)
		leave, err := p.take(t.Context(), "a")
		if err != nil {
			t.Fatal(err)
		}
		gone, goAway := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() {
			_, err := p.take(gone, "b")
			ended <- err
		}()
		synctest.Wait()
		goAway()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("who has gone: %v", err)
		}
		if _, err := p.take(t.Context(), "b"); !errors.Is(err, errBusy) { // after the longest wait
			t.Errorf("who waits too long: %v", err)
		}
		for range mostInLine {
			if _, err := p.line("c"); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := p.line("c"); !errors.Is(err, errBusy) {
			t.Errorf("one more than the line holds: %v", err)
		}
		leave()
		if p.free != 0 || p.held["c"] != 1 || len(p.lines["c"]) != mostInLine-1 {
			t.Errorf("the next has no place: %+v", p)
		}
	})
}
