package storms

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
)

// usualKills is how often TestKilledServerKeepsWhatItAcknowledged kills, unless
// SOAK_KILLS says otherwise.
const usualKills = 25

// How far a server gets before it is killed, which chance decides.
const (
	mostUntilKilled = 140 // entries that it acknowledges
	bitsOfSteps     = 12  // of how often it reads and writes until it serves, at the most
)

// A server that is killed again and again, while phones enter, and also while
// it starts, has all that it had acknowledged: once, and under the number that
// it gave. What a phone sends again because it has heard nothing is in once.
func TestKilledServerKeepsWhatItAcknowledged(t *testing.T) {
	t.Parallel()
	kills := usualKills
	if n := os.Getenv("SOAK_KILLS"); n != "" {
		var err error
		if kills, err = strconv.Atoi(n); err != nil {
			t.Fatal(err)
		}
	}
	database := programtest.UsualDatabase(t)
	random := rand.New(rand.NewPCG(1, uint64(kills)))
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	party := &killedParty{}
	var playing sync.WaitGroup
	for phone := range 4 {
		playing.Go(func() { party.play(ctx, t, phone) })
	}
	var starts []time.Duration
	for n := range kills {
		if n%5 == 4 { // before it has said that it serves
			killEarly(t, database, random.IntN(1<<random.IntN(bitsOfSteps)))
			continue
		}
		s := programtest.StartServer(t, database)
		starts = append(starts, s.Took)
		party.at.Store(&s.At)
		enough := party.count() + 1 + random.IntN(mostUntilKilled)
		waittest.For(t, "phones enter", func() bool { return party.count() >= enough })
		s.Kill(t)
	}
	last := programtest.StartServer(t, database)
	party.at.Store(&last.At)
	party.enough.Store(true)
	playing.Wait()
	slices.Sort(starts)
	t.Logf("%d kills, %d tables, %d entries acknowledged, %d of them after they were sent again; start p50 %v, p99 %v, max %v",
		kills, len(party.tables), party.acknowledged, party.repeated, starts[len(starts)/2], starts[len(starts)*99/100], starts[len(starts)-1])
	if party.acknowledged < kills {
		t.Errorf("only %d entries were acknowledged", party.acknowledged)
	}
	party.compare(t, last.At)
	if out, err := exec.Command("saddlebag", "verify", database).CombinedOutput(); err != nil {
		t.Errorf("verify: %v\n%s", err, out)
	}
}

// killEarly starts a server, and kills it once it has read and written so often, or serves.
func killEarly(t *testing.T, database string, steps int) {
	t.Helper()
	said, err := os.Create(filepath.Join(t.TempDir(), "said"))
	if err != nil {
		t.Fatal(err)
	}
	defer said.Close()
	early := exec.Command("saddlebag", "serve", "--addr", "127.0.0.1:0", "--db", database)
	early.Stdout = said
	if err := early.Start(); err != nil {
		t.Fatal(err)
	}
	waittest.For(t, "a server starts", func() bool {
		text, err := said.Stat()
		return err != nil || text.Size() > 0 || stepsOf(early.Process.Pid) >= steps
	})
	_ = early.Process.Kill()
	_ = early.Wait()
}

// stepsOf is how often a process has read and written, if the system tells that. If it
// doesn't, it's as often as anybody asks for.
func stepsOf(pid int) (steps int) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/io", pid))
	if err != nil {
		return math.MaxInt
	}
	for line := range strings.Lines(string(text)) {
		if name, count, _ := strings.Cut(strings.TrimSpace(line), ": "); name == "syscr" || name == "syscw" {
			n, _ := strconv.Atoi(count)
			steps += n
		}
	}
	return steps
}

// A killedParty are phones at a server that is killed all the time.
type killedParty struct {
	at     atomic.Pointer[string] // address of the server that was started last
	enough atomic.Bool            // nothing new is to be sent

	mu           sync.Mutex
	tables       []*killedTable
	acknowledged int
	repeated     int
}

// A killedTable is what was acknowledged of one phone's notes and amendments at a
// table: the number of each.
type killedTable struct {
	path string
	took map[string]int
}

// mostNotes is how many notes a phone enters at a table before it makes
// another, so that none grows for ever; one of amendsEvery amends the one before.
const (
	mostNotes   = 200
	amendsEvery = 20
)

// count is how many entries were acknowledged.
func (p *killedParty) count() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.acknowledged
}

// play makes tables and enters notes, and sends each until it is acknowledged.
func (p *killedParty) play(ctx context.Context, t *testing.T, phone int) {
	for table := 0; !p.enough.Load(); table++ {
		form := url.Values{"game": {"coal-n-write"}, "player": {"Ann", "Bob"}, "me": {"1"}, "dice": {"physical"}}
		answer, _ := p.post(ctx, t, "/tables", http.StatusSeeOther, form) // one that is not acknowledged is nobody's
		if answer == nil {
			return
		}
		_ = answer.Body.Close()
		k := &killedTable{path: answer.Header.Get("Location"), took: map[string]int{}}
		p.mu.Lock()
		p.tables = append(p.tables, k)
		p.mu.Unlock()
		for n := 0; n < mostNotes && !p.enough.Load(); n++ {
			note := fmt.Sprintf("table note note-%d-%d-%d", phone, table, n)
			if n%amendsEvery == amendsEvery-1 {
				note = fmt.Sprintf("table amend %d %q", n, note) // the note before it
			}
			answer, tries := p.post(ctx, t, k.path+"/enter", http.StatusCreated, url.Values{"seen": {strconv.Itoa(n)}, "event": {note}, "key": {note}})
			if answer == nil {
				return
			}
			var said struct{ Number int }
			err := json.NewDecoder(answer.Body).Decode(&said)
			_ = answer.Body.Close()
			if err != nil {
				n-- // it was cut off: nobody has read the number
				continue
			}
			p.mu.Lock()
			k.took[note] = said.Number
			p.acknowledged++
			if tries > 1 {
				p.repeated++
			}
			p.mu.Unlock()
		}
	}
}

// post sends a form until it is answered, and tells how often it did. An answer
// of another status is a mistake, and then there is none.
func (p *killedParty) post(ctx context.Context, t *testing.T, path string, want int, form url.Values) (answer *http.Response, tries int) {
	client := &http.Client{Transport: programtest.Seated.Transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	for ctx.Err() == nil {
		at := p.at.Load()
		if at == nil {
			time.Sleep(time.Millisecond)
			continue
		}
		r, err := http.NewRequestWithContext(ctx, http.MethodPost, *at+path, strings.NewReader(form.Encode()))
		if err != nil {
			t.Error(err)
			return nil, tries
		}
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		if want == http.StatusCreated {
			r.Header.Set("Accept", "application/json")
		}
		tries++
		answer, err = client.Do(r)
		if err != nil {
			time.Sleep(2 * time.Millisecond)
			continue
		}
		if answer.StatusCode != want {
			t.Errorf("%s: status %d, want %d", path, answer.StatusCode, want)
			_ = answer.Body.Close()
			return nil, tries
		}
		return answer, tries
	}
	return nil, tries
}

// compare wants each note that was acknowledged to be there under its number,
// and none to be there twice.
func (p *killedParty) compare(t *testing.T, at string) {
	t.Helper()
	for _, k := range p.tables {
		log := programtest.Exported(t, at+k.path)
		for note, number := range k.took {
			if number < 1 || number > len(log.Entries) || log.Entries[number-1].Event != note {
				t.Errorf("entry %d, %s, was acknowledged and is not there", number, note)
			}
		}
		there := map[string]bool{}
		for _, e := range log.Entries {
			if there[e.Event] {
				t.Errorf("%s is there twice", e.Event)
			}
			there[e.Event] = true
		}
	}
}
