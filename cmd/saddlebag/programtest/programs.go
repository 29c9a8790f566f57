package programtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// A Program is at a seat by the table's interface for programs.
type Program struct {
	t        *testing.T
	at, Code string
}

// ProgramAt is a program at the seat of a code.
func ProgramAt(t *testing.T, at, code string) Program { return Program{t, at, code} }

// A ProgramState is what a program reads of a table.
type ProgramState struct {
	Seen   int
	Over   bool
	Player string
	Moves  []struct {
		Event  string
		Stands bool
	}
}

// A programPrompt is something that a program can enter.
type programPrompt struct {
	Example string
	Args    []struct{ Choices []string }
}

// Ask sends a request, and reads the answer.
func (p Program) Ask(method, path string, body, answer any) (status int) {
	p.t.Helper()
	sent, err := json.Marshal(body)
	if err != nil {
		p.t.Fatal(err)
	}
	r, err := http.NewRequestWithContext(p.t.Context(), method, p.at+"/api/v1/tables/"+p.Code+path, bytes.NewReader(sent))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	got, err := (&http.Client{Transport: roomtest.Transport}).Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer got.Body.Close() //nolint:errcheck // it is read to its end
	text, err := io.ReadAll(got.Body)
	if err == nil {
		err = json.Unmarshal(text, answer)
	}
	if err != nil {
		p.t.Fatalf("%s %s: %v in %s", method, path, err, text)
	}
	return got.StatusCode
}

// State is the table, with the moves after a number.
func (p Program) State(since int) (s ProgramState) {
	p.t.Helper()
	p.Ask(http.MethodGet, fmt.Sprintf("?since=%d", since), nil, &s)
	return s
}

// Enters enters an event after a number of entries, and says whether it is legal.
func (p Program) Enters(seen int, event string) bool {
	p.t.Helper()
	var answer struct{ Number int }
	return p.Ask(http.MethodPost, "/events", map[string]any{"seen": seen, "event": event}, &answer) == http.StatusCreated
}

// Some is an event that the seat can enter now; empty for none.
func (p Program) Some(r *rand.Rand) string {
	p.t.Helper()
	var list struct{ Prompts []programPrompt }
	p.Ask(http.MethodGet, "/prompts", nil, &list)
	if len(list.Prompts) == 0 {
		return ""
	}
	one := list.Prompts[r.IntN(len(list.Prompts))]
	if len(one.Args) != 1 || len(one.Args[0].Choices) == 0 {
		return one.Example
	}
	rest, ok := strings.CutSuffix(one.Example, " "+one.Args[0].Choices[0])
	if !ok { // the program makes it
		return one.Example
	}
	return rest + " " + one.Args[0].Choices[r.IntN(len(one.Args[0].Choices))]
}
